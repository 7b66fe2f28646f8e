/** Chances as bars: which are drawn, how long they are, and what stands behind them. */

import type { Likely, Outcome } from "../wire";

export type Drawn = { outcome: Outcome; label: string; share: number; percent: string };

/** Bars drawn of a risk; the sentence says what else may come. */
const MOST = 6;

/** A chance in whole percent; what may happen is never called impossible, nor certain what may not. */
export function percent(perMille: number): string {
  const whole = Math.round(perMille / 10);
  if (whole === 0 && perMille > 0) return "<1";
  if (whole === 100 && perMille < 1000) return ">99";
  return String(whole);
}

/** The bars of a risk, without what cannot come. */
export function drawn({ bars }: Likely): Drawn[] {
  return bars
    .filter((bar) => bar.per_mille > 0)
    .slice(0, MOST)
    .map(({ outcome, label, per_mille }) => ({
      outcome,
      label,
      share: per_mille / 1000,
      percent: percent(per_mille),
    }));
}
