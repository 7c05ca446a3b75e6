/** Template Title in words: phases, hints with the numbers of their rules, the log, and the start page. */

import type { LogStyle } from "../title";

export const LOG_STYLE: LogStyle = {
  headings: ["hill"],
  turns: ["hill"],
  acts: [],
  follows: [],
  concerns: [],
  loud: ["take", "over"],
  pauses: { cards: 700, dice: 900, again: 700, take: 700 },
};
