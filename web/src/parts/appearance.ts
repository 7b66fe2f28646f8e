/** Has the page look as somebody likes it. */

type Liked = { motion: "system" | "reduced" | "full"; text: string; contrast: string };

let bent = false;

export function show({ motion, text, contrast }: Liked): void {
  Object.assign(document.documentElement.dataset, { motion, text, contrast });
  // What the style sheets say for everybody need not be bent for those who like it.
  if (!bent && motion === "system" && text === "usual") return;
  bent = true;
  void import("./restyle").then(
    ({ restyle }) => {
      restyle(motion, text);
    },
    () => {
      bent = false;
    },
  );
}
