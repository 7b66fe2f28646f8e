#!/usr/bin/env python3
"""A tiny agent for Derelict: plays one seat of a local game to its end.

    python3 docs/examples/agent.py [PROGRAM] [ARGUMENTS OF `derelict play`]

Needs nothing but Python's standard library. It shows the whole conversation: read a line, and
whenever you are asked, answer with a choice. How it chooses is up to you; see `decide`.
"""

import json
import random
import subprocess
import sys


def decide(ask, rng):
    """Picks one of the options of an `ask`: acts rather than passes, and leaves in a pod."""
    options = ask["options"]
    for wanted in ("launch", "room-action"):
        for option in options:
            if option["choice"] == wanted and rng.random() < 0.5:
                return option
    rather = [option for option in options if not option["choice"].startswith(("pass", "drop", "offer"))]
    return rng.choice(rather or options)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "derelict"
    game = subprocess.Popen(
        [program, "play", "--json", *sys.argv[2:]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    rng = random.Random(1)
    for line in game.stdout:
        message = json.loads(line)
        if message["type"] == "told":
            print(message["text"])
        elif message["type"] == "ask":
            option = decide(message, rng)
            print(f"\n> {message['text']} {option['text']}")
            answer = {"choose": option["choice"], "decision": message["decision"]}
            game.stdin.write(json.dumps(answer) + "\n")
            game.stdin.flush()
        elif message["type"] == "error":
            sys.exit(message["text"])
        elif message["type"] == "end":
            print("\n" + "\n".join(message["text"]))
            print("winners:", message["winners"], "record:", message["record"])
    sys.exit(game.wait())


if __name__ == "__main__":
    main()
