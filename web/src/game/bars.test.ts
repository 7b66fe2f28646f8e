import { describe, expect, it } from "vitest";
import { drawn, percent } from "./bars";

describe("chances as bars", () => {
  it("are never called impossible or certain when they are not", () => {
    expect([0, 1, 5, 333, 996, 1000].map(percent)).toEqual(["0", "<1", "1", "33", ">99", "100"]);
  });

  it("leave out what cannot come, and what is too much to see", () => {
    const bars = Array.from({ length: 9 }, (_, index) => ({
      outcome: "item" as const,
      label: `Item ${String(index)}`,
      per_mille: index * 100,
    }));
    const shown = drawn({ text: "", bars });
    expect(shown.map(({ label }) => label)).toEqual(
      [1, 2, 3, 4, 5, 6].map((index) => `Item ${String(index)}`),
    );
    expect(shown[0]?.share).toBeCloseTo(0.1);
  });
});
