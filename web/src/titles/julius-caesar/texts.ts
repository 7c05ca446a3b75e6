/** How Julius Caesar is written: strengths, and lines of the log. */

import type { LogStyle } from "../title";

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const LOG_STYLE: LogStyle = {
  headings: ["year", "turn"],
  turns: ["half", "turn"],
  loud: ["reveal", "battle", "victory", "score", "over", "eliminated", "home"],
  pauses: { reveal: 900, battle: 700, fire: 650, victory: 700, march: 160, eliminated: 300 },
};
