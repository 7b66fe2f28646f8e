import { expect, it } from "vitest";
import gravities from "../../../locales/gravity.json";
import { open } from "../drawings/albums.svelte";
import { lookOf } from "../drawings/happenings";
import { album as lockdown } from "../drawings/lockdown";
import type { News } from "../wire";
import { provoking, striking, type Looker } from "./striking";

const NOBODY: Looker = { seat: null, room: null };
const ME: Looker = { seat: 2, room: "011" };

type Fact = { kind: string } & Record<string, unknown>;

const told = (...facts: (string | Fact)[]): News[] =>
  facts.map((fact, index) => {
    const whole = typeof fact === "string" ? { kind: fact } : fact;
    const text = `${whole.kind} ${index + 1}`;
    return { n: index + 1, at: 0, news: "event", text, rule: "", fact: whole };
  }) as unknown as News[];

it("shows the gravest of what is new, not the last", () => {
  const news = told("noise-placed", "event-drawn", "died", "noise-placed", "moved");
  expect(striking(news, 0, NOBODY)).toMatchObject({ kind: "died", text: "died 3" });
  expect(striking(news, 3, NOBODY)).toMatchObject({ kind: "noise-placed", text: "noise-placed 4" });
  expect(striking(news, 4, NOBODY)).toBeNull();
});

it("shows the latest of several that are alike", () => {
  expect(striking(told("noise-placed", "noise-placed"), 0, NOBODY)?.n).toBe(2);
});

it("shows what happened to oneself before what happened to others", () => {
  const news = told(
    "serious-wound",
    { kind: "larva-infested", seat: 2 },
    { kind: "died", seat: 1 },
  );
  expect(striking(news, 0, ME)?.kind).toBe("larva-infested");
  expect(striking(news, 0, NOBODY)?.kind).toBe("died");
});

it("names the kill, the arrival and the course, not one's own die", () => {
  const shot = told(
    { kind: "combat-rolled", seat: 2 },
    { kind: "injured", mini: "adult-1" },
    { kind: "intruder-killed", mini: "adult-1", room: "011" },
  );
  expect(striking(shot, 0, ME)?.kind).toBe("intruder-killed");
  const noise = told(
    { kind: "noise-rolled", seat: 2, room: "011" },
    { kind: "encounter-began", room: "011", trigger: 2 },
    { kind: "token-drawn" },
    { kind: "intruder-placed", mini: "adult-1", room: "011" },
    { kind: "surprise-checked", seat: 2 },
  );
  expect(striking(noise, 0, ME)?.kind).toBe("intruder-placed");
  const course = told({ kind: "destination-set", seat: 1 }, { kind: "noise-rolled", seat: 2 });
  expect(striking(course, 0, ME)?.kind).toBe("destination-set");
});

it("names what was found, sent, destroyed or in vain before the noise that followed", () => {
  for (const fact of [
    { kind: "room-explored", seat: 2, room: "013" },
    { kind: "egg-destroyed", room: "013" },
    { kind: "signal-sent", seat: 2 },
    { kind: "hibernation-failed", seat: 2 },
    { kind: "boarding-failed", seat: 2 },
    { kind: "pod-launched" },
  ]) {
    const news = told(
      fact,
      { kind: "noise-rolled", seat: 2 },
      { kind: "noise-placed", corridor: "11-13" },
    );
    expect(striking(news, 0, ME)?.kind).toBe(fact.kind);
  }
  open(lockdown);
  expect(Object.keys(gravities).filter((kind) => lookOf(kind) === undefined)).toEqual([]);
});

it("names one's own wound before the arrival that brought it", () => {
  const news = told(
    { kind: "intruder-placed", mini: "adult-1", room: "011" },
    { kind: "attack-hit", mini: "adult-1", target: 2 },
    { kind: "light-wound", seat: 2 },
  );
  expect(striking(news, 0, ME)?.kind).toBe("light-wound");
});

it("counts what happens where one is as one's own", () => {
  const fires = told({ kind: "fire-placed", room: "011" }, { kind: "fire-placed", room: "004" });
  expect(striking(fires, 0, ME)?.n).toBe(1);
  expect(striking(fires, 0, NOBODY)?.n).toBe(2);
});

it("names what one may react to", () => {
  const news = told("died", "action-taken", "card-paid", "window-opened");
  expect(provoking(news)).toMatchObject({ kind: "action-taken", text: "action-taken 2" });
  expect(provoking(told("died"))).toBeNull();
});

it("names what was interrupted", () => {
  const news = told({ kind: "action-taken", seat: 2 }, "card-paid", "window-opened", {
    kind: "interrupted",
    by: 1,
    actor: 2,
  });
  expect(striking(news, 0, ME)).toMatchObject({ kind: "interrupted", of: "action-taken 1" });
});
