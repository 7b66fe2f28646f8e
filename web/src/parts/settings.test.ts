import { beforeEach, describe, expect, it, vi } from "vitest";
import { read, settings, write } from "./settings.svelte";

const fresh = read(null);

beforeEach(() => {
  localStorage.clear();
});

describe("what somebody likes", () => {
  it("is read back as it was written, with the version", () => {
    const liked = { ...fresh, motion: "full", text: "larger", confirm: "every", speed: 4 } as const;
    expect(JSON.parse(write(liked))).toMatchObject({ version: 1, motion: "full" });
    expect(read(write(liked))).toEqual(liked);
  });

  it("is read from before there were versions", () => {
    expect(read('{"speed":2,"coach":false}')).toEqual({ ...fresh, speed: 2, coach: false });
  });

  it.each(["", "null", "[]", "7", '"high"', "{", "no JSON at all"])(
    "is as everybody new has it where %s was kept",
    (written) => {
      expect(read(written)).toEqual(fresh);
    },
  );

  it("keeps what is sound of what is damaged", () => {
    const written = JSON.stringify({
      sound: "yes",
      volume: 7,
      coached: ["draft", 3],
      pace: -1,
      speed: 3,
      motion: "wild",
      text: null,
      contrast: "high",
      confirm: "never",
    });
    expect(read(written)).toEqual({ ...fresh, contrast: "high" });
  });

  it("is kept and shown at once", () => {
    settings.like({ contrast: "high", volume: 0.2 });
    expect(read(localStorage.getItem("derelict.settings"))).toMatchObject({
      contrast: "high",
      volume: 0.2,
    });
    expect(document.documentElement.dataset.contrast).toBe("high");
    settings.like({ contrast: "usual" });
    expect(document.documentElement.dataset.contrast).toBe("usual");
  });

  it("holds for this page where nothing can be kept", () => {
    const refuses = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    settings.like({ confirm: "lost" });
    expect(settings.confirm).toBe("lost");
    refuses.mockRestore();
  });
});
