/** What the server tells of a facility, made into what is drawn of it. */

import type { Capsule, Circuit, Clock } from "../../panels/facility/clock";
import type { Seat } from "../../wire";
import type { Bay, Standing } from "./ground";

/** The facility as a view tells it. */
export type Told = {
  /** The power tokens of the sections, from 1, and behind them that of the elevator. */
  power: Record<string, { number: number; blue: boolean }>;
  backup: boolean;
  elevator: string;
  /** Tokens that launch pods: where each lies until it is revealed, and what it is, if that is known. */
  timing: Record<string, { slot: number | null; token: string | null }>;
  irrevocable: boolean;
  gate_open: boolean;
  rover: string | null;
  contingency: Record<string, Chit>;
  computer: { open: string | null };
};

export type Chit = {
  place: "active" | { neutral: number } | { held: Seat };
  /** Everybody has seen it. */
  open: boolean;
  token: string | null;
};

/** What a view tells besides. */
export type Around = {
  pods: Record<string, { state: "docked" | "launched" | "unused"; aboard: Seat[] }>;
  players: Record<string, { character: string | null; place: unknown }>;
  /** The room whose air is let out. */
  airlock: string | null;
};

/** What is printed on the time track. */
export type Printed = Pick<Clock, "first" | "thresholds" | "isolation"> & { capsules: number[] };

/** How the elevator is called among the circuits. */
export const ELEVATOR = "elevator";

/** Every power token and what it feeds: the sections as they are printed, and the elevator. */
export function circuitsOf(told: Told, zones: { id: string }[]): Circuit[] {
  return [...zones.map(({ id }) => id), ELEVATOR].flatMap((id, index) => {
    const power = told.power[index + 1];
    return power ? [{ id, number: power.number, on: power.blue }] : [];
  });
}

/** How things stand on the board. */
export function standingOf(
  told: Told,
  zones: { id: string }[],
  { pods, players, airlock }: Around,
  cards: number,
): Standing {
  const circuits = circuitsOf(told, zones);
  const lift = circuits.find(({ id }) => id === ELEVATOR) ?? { number: 0, on: false };
  const people = Object.values(players);
  return {
    sections: Object.fromEntries(
      circuits
        .filter(({ id }) => id !== ELEVATOR)
        .map(({ id, number, on }) => [id, { number, on }]),
    ),
    elevator: { number: lift.number, on: lift.on, room: told.elevator },
    gateOpen: told.gate_open,
    rover: told.rover,
    bunker: people.flatMap(({ place, character }) => (place === "bunker" ? (character ?? []) : [])),
    pods: Object.entries(pods)
      .filter(([, { state }]) => state !== "unused")
      .map(([id, { state, aboard }]): Bay => {
        const [seat] = aboard;
        const character = seat === undefined ? null : (players[seat]?.character ?? null);
        const waiting = seat === undefined ? "waiting" : "taken";
        return {
          letter: letterOf(id),
          state: state === "launched" ? "launched" : waiting,
          character,
        };
      }),
    computer:
      told.computer.open === null
        ? null
        : { letter: told.computer.open.toUpperCase(), left: Math.max(0, cards - 1) },
    codes: chitsOf(told).filter(({ place }) => typeof place === "object" && "neutral" in place)
      .length,
    venting: airlock === null ? [] : [airlock],
  };
}

/** How the time track stands. */
export function clockOf(
  told: Told,
  printed: Printed,
  tracks: { time: number; autodestruction: number | null; alert: number | null },
): Clock {
  const capsules = Object.values(told.timing).flatMap(({ slot, token }): Capsule[] =>
    slot === null ? [] : [{ slot, front: frontOf(token) }],
  );
  const { first, thresholds, isolation } = printed;
  return {
    first,
    thresholds,
    isolation,
    now: tracks.time,
    backup: told.backup,
    capsules,
    spent: printed.capsules.filter(
      (slot) => slot >= tracks.time && !capsules.some((one) => one.slot === slot),
    ),
    autodestruction:
      tracks.autodestruction === null
        ? null
        : { slot: tracks.autodestruction, final: told.irrevocable },
    alert: tracks.alert,
  };
}

/** Contingency tokens in their order. */
export function chitsOf(told: Told): (Chit & { id: string })[] {
  return Object.entries(told.contingency).map(([id, chit]) => ({ id, ...chit }));
}

/** Pods are counted, and bear letters in a facility. */
function letterOf(pod: string): string {
  const number = Number(pod.replace(/\D/g, ""));
  return number > 0 ? String.fromCharCode(64 + number) : pod.slice(-1).toUpperCase();
}

/** What stands on a token that launches pods: a letter where there is one of its own. */
function frontOf(token: string | null): string | null {
  return token !== null && token.length === 1 ? token.toUpperCase() : token;
}
