import { expect, it, vi } from "vitest";
import type { Clock } from "./clock";
import { Speaker } from "./speaker";

it("says one sentence at a time, and sums up what came meanwhile", () => {
  let now = 0;
  let later: (() => void) | null = null;
  const after = vi.fn((_: number, act: () => void) => {
    later = act;
    return () => {
      later = null;
    };
  });
  const clock: Clock = { now: () => now, after };
  const said: string[] = [];
  const speaker = new Speaker(clock, (sentence, more) => said.push(`${sentence} +${more}`));
  speaker.hear(["One."]);
  expect(said).toEqual(["One. +0"]);
  now = 300;
  speaker.hear(["Two."]);
  speaker.hear(["Three.", "Four."]);
  expect(said).toHaveLength(1);
  expect(after).toHaveBeenCalledExactlyOnceWith(500, expect.any(Function));
  now = 800;
  (later as (() => void) | null)?.();
  expect(said).toEqual(["One. +0", "Two. +2"]);
  speaker.hear(["Five."]);
  speaker.hush();
  expect(later).toBeNull();
});
