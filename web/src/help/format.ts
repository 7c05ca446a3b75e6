/** Chances and expectations as text. */

/** A chance in percent: 0% and 100% only where it is impossible or certain. */
export function formatPercent(chance: number): string {
  if (chance > 1e-7 && chance < 0.005) return "<1%";
  if (chance > 0.995 && chance < 1 - 1e-7) return ">99%";
  return `${Math.round(100 * chance)}%`;
}

/** `64% ± 3`. */
export const formatChance = (value: number, error: number): string =>
  `${formatPercent(value)}${error >= 0.005 ? ` ± ${Math.round(100 * error)}` : ""}`;

/** An expectation: `2.4 ± 0.1`. */
export const formatExpectation = (value: number, error: number): string =>
  `${value.toFixed(1)}${error >= 0.05 ? ` ± ${error.toFixed(1)}` : ""}`;
