/** The checks of the end come one after another on a page of their own, and so are not staged. */
export type Checked =
  | "game-ended"
  | "engine-revealed"
  | "coordinates-revealed"
  | "course-shown"
  | "discoveries-checked"
  | "contamination-checked"
  | "last-card-drawn"
  | "contamination-survived"
  | "insanity-checked"
  | "mutation-checked"
  | "objective-revealed"
  | "won"
  | "common-objective-checked"
  | "nobody-wins";
