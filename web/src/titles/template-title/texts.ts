/** Template Title in words: phases, hints with the numbers of their rules, the log, and the start page. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const LOG_STYLE: LogStyle = {
  headings: ["hill"],
  turns: ["hill"],
  loud: ["take", "over"],
  pauses: { cards: 700, dice: 900, again: 700, take: 700 },
};

/** What a newcomer reads on the start page. */
export const INTRO = [
  msg("template-title-caesar-pompey-compete-hills"),
  msg("template-title-each-round-both-play"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = false;
