/** Has the page look as somebody likes it. */

type Liked = { motion: "system" | "reduced" | "full"; text: string; contrast: string };

let bent = false;
let fetched = Promise.resolve();

/** Resolves once the page looks so, or nothing that could make it so can be fetched. */
export const ready = (): Promise<void> => fetched;

export function show({ motion, text, contrast }: Liked): void {
  Object.assign(document.documentElement.dataset, { motion, text, contrast });
  // What the style sheets say for everybody need not be bent for those who like it.
  if (!bent && motion === "system" && text === "usual") return;
  bent = true;
  fetched = import("./restyle").then(
    ({ restyle }) => {
      restyle(motion, text);
    },
    () => {
      bent = false;
    },
  );
}
