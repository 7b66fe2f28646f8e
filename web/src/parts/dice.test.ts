// @vitest-environment node
import { expect, it } from "vitest";
import { proves } from "./dice";

it("tells the promised seed from another", async () => {
  const seed = "00".repeat(32);
  const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await proves(seed, promise)).toBe(true);
  expect(await proves("01".repeat(32), promise)).toBe(false);
});
