/** How Julius Caesar is written: strengths, and lines of the log. */

import type { LogStyle } from "../title";

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const LOG_STYLE: LogStyle = {
  headings: ["year", "turn", "half"],
  turns: ["half", "turn"],
  loud: ["reveal", "battle", "victory", "score", "over", "eliminated", "home"],
  acts: [
    "discard",
    "play",
    "march",
    "sail",
    "levy",
    "raise",
    "strike",
    "defects",
    "loyal",
    "disband",
    "swap",
  ],
  openers: ["reveal"],
  follows: [
    ...["turn", "cancelled", "first", "hit", "eliminated", "loyal", "welcome", "disrupted"],
    ...["reversal", "round", "score"],
  ],
  battle: { begins: "battle", ends: ["victory"], news: ["eliminated", "disrupted"] },
  concerns: ["march", "sail", "defects", "loyal", "strike"],
  pauses: {
    ...{ reveal: 1200, battle: 900, fire: 650, victory: 900, march: 240, levy: 300, eliminated: 400 },
    ...{ cancelled: 1600, defects: 1600, loyal: 1600, strike: 1600, home: 900, score: 900 },
  },
};
