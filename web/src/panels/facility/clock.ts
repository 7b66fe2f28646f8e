/** The time track of a facility: its slots from the first to the last, and what waits between them. */

import { nextOut, type Charge } from "../../board/facility/ground";

/** What must be known to draw it. Slots count down; 0 is the last one. */
export type Clock = {
  first: number;
  now: number;
  /** Backup power is on: only thresholds that always count cost anything. */
  backup: boolean;
  thresholds: Threshold[];
  capsules: Capsule[];
  /** Slots on which a capsule lay that was turned over. */
  spent: number[];
  /** The slot from which one may lock oneself in. */
  isolation: number;
  autodestruction: { slot: number; final: boolean } | null;
  /** The slot at which the alert ends the game. */
  alert: number | null;
};

/** Between the slot that is left and the next: the highest power token that is on goes out. */
export type Threshold = { leaving: number; always: boolean };

/** A token that launches pods; its front is known to whoever has seen it. */
export type Capsule = { slot: number; front: string | null };

export type Circuit = Charge & { id: string };

export type Slot = {
  what: "slot";
  slot: number;
  state: "past" | "now" | "later" | "end";
  capsule: Capsule | null;
  spent: boolean;
  /** Signs beside it. */
  opens: boolean;
  autodestruction: "yellow" | "red" | null;
  alert: boolean;
};

export type Step = {
  what: "step";
  leaving: number;
  always: boolean;
  /** It lies ahead, and counts as things stand. */
  counts: boolean;
  past: boolean;
  /** What goes dark there, if nothing changes until then. */
  out: string | null;
};

/** Everything on the track, from the top down. */
export function rowsOf(clock: Clock, circuits: Circuit[]): (Slot | Step)[] {
  let left = circuits;
  return Array.from({ length: clock.first + 1 }, (_, at) => clock.first - at).flatMap((slot) => {
    const threshold = clock.thresholds.find(({ leaving }) => leaving === slot);
    if (!threshold) return [slotOf(clock, slot)];
    const past = clock.now < slot;
    const counts = !past && (threshold.always || !clock.backup);
    const out = counts ? nextOut(left) : null;
    if (out) left = left.map((one) => (one.id === out.id ? { ...one, on: false } : one));
    const { always } = threshold;
    const step: Step = { what: "step", leaving: slot, always, counts, past, out: out?.id ?? null };
    return [slotOf(clock, slot), step];
  });
}

/** What is still to come, with the present slot first: all that a phone has room for. */
export function ahead(rows: (Slot | Step)[]): (Slot | Step)[] {
  const from = rows.findIndex((row) => row.what === "slot" && row.state === "now");
  return rows.slice(Math.max(0, from));
}

/** The first threshold ahead that costs power. */
export function nextStep(rows: (Slot | Step)[]): Step | null {
  return rows.find((row): row is Step => row.what === "step" && row.out !== null) ?? null;
}

function slotOf(clock: Clock, slot: number): Slot {
  const { autodestruction } = clock;
  return {
    what: "slot",
    slot,
    state: slot === clock.now ? "now" : slot > clock.now ? "past" : slot === 0 ? "end" : "later",
    capsule: clock.capsules.find((one) => one.slot === slot) ?? null,
    spent: clock.spent.includes(slot),
    opens: slot === clock.isolation,
    autodestruction:
      autodestruction?.slot === slot ? (autodestruction.final ? "red" : "yellow") : null,
    alert: clock.alert === slot,
  };
}
