/** Where on a body a wound is: the part of the figure that shows it, in its own 120 x 320. */

export type Region = { x: number; y: number; width: number; height: number };

const WHOLE: Region = { x: 0, y: 0, width: 120, height: 320 };

const REGIONS: Record<string, Region> = {
  body: { x: 32, y: 52, width: 56, height: 116 },
  arm: { x: 84, y: 62, width: 36, height: 78 },
  hand: { x: 92, y: 138, width: 28, height: 44 },
  leg: { x: 60, y: 168, width: 44, height: 152 },
};

/** What bleeds everywhere, or is not known, is the whole body. */
export const regionOf = (wound: string): Region => REGIONS[wound] ?? WHOLE;
