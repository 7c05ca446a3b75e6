/** Template Title in words: phases, hints with the numbers of their rules, the log, and the start page. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const PHASES: Record<string, string> = {
  choice: msg("Both choose a card in secret"),
  favour: msg("The dice are thrown"),
  over: msg("The game is over"),
};

/** What a decision is about, and the rule that says so. */
export const HINTS: Record<string, [string, string]> = {
  choice: [msg("Strong cards for good hills. Nobody sees your choice before both have chosen."), "2.2"],
  favour: [msg("You have two favours in the whole game. Those that are left break a tie."), "2.4"],
};

export const LOG_STYLE: LogStyle = {
  headings: ["hill"],
  turns: ["hill"],
  loud: ["take", "over"],
  pauses: { cards: 700, dice: 900, again: 700, take: 700 },
};

/** What a newcomer reads on the start page. */
export const INTRO = [
  msg("Caesar and Pompey compete for the hills of Rome: five to ten minutes."),
  msg("In each round, both play a card in secret and throw a die. The higher total takes the hill."),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = false;
