/** The outline of the ship: decoration that never carries state. */

import type { Board } from "../library";

export type Hull = { outline: string; ribs: string[]; nozzles: string };

const NOZZLES = [86, 276, 462].map((y) => `M1136,${y}l13,-10v56l-13,-10z`).join("");

const SLENDER: Hull = {
  outline:
    "M4,294L58,214L122,138L176,62L398,62L414,6L700,6L742,42L1010,42L1136,62V528L1010,550" +
    "L742,550L700,592L414,592L398,530L176,530L122,450L58,374Z",
  ribs: ["M176,62V530", "M328,62V530", "M545,6V592", "M700,6V592", "M860,42V550", "M1010,42V550"],
  nozzles: NOZZLES,
};

const BLUNT: Hull = {
  outline:
    "M14,70L40,30H150L190,62H290L306,6H440L470,48L640,48L690,62L900,30H1080L1136,62V528L1080,562" +
    "H900L690,530L640,544L470,544L440,592H306L290,530H190L150,562H40L14,522Z",
  ribs: ["M190,62V530", "M306,6V592", "M470,48V544", "M690,62V530", "M900,30V562"],
  nozzles: NOZZLES,
};

const HULLS: Record<string, Hull> = { basic: SLENDER, alternative: BLUNT };

/** The hull of a board; one without a drawing is a slab with cut corners. */
export function hullOf({
  id,
  size: [width, height],
  zones,
}: Pick<Board, "id" | "size" | "zones">): Hull {
  const cut = 40;
  const [right, bottom] = [width - 6, height - 6];
  return (
    (zones.length > 0 ? undefined : HULLS[id]) ?? {
      outline:
        `M${6 + cut},6H${right - cut}L${right},${6 + cut}V${bottom - cut}L${right - cut},${bottom}` +
        `H${6 + cut}L6,${bottom - cut}V${6 + cut}Z`,
      ribs: [],
      nozzles: "",
    }
  );
}
