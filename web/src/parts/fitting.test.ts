import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fitting } from "./fitting";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A text that needs so much height at each step, in a room of 60. */
function text(heights: number[]): HTMLElement {
  const node = document.createElement("span");
  Object.defineProperty(node, "clientHeight", { value: 60 });
  Object.defineProperty(node, "scrollHeight", { get: () => heights[Number(node.dataset.fit)] });
  return node;
}

it("sets a text only as small as it must", () => {
  const short = text([40, 35, 30, 25, 20]);
  fitting(() => "Rest")(short);
  expect(short.dataset.fit).toBe("0");
  const long = text([90, 75, 60, 50, 40]);
  fitting(() => "Search")(long);
  expect(long.dataset.fit).toBe("2");
});

it("leaves what never fits at the smallest step", () => {
  const endless = text([900, 800, 700, 600, 500]);
  fitting(() => "...")(endless);
  expect(endless.dataset.fit).toBe("4");
});
