/** Texts of Julius Caesar: cards, and the introduction. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const LOG_STYLE: LogStyle = {
  headings: ["year", "turn"],
  turns: ["half", "turn"],
  loud: ["reveal", "battle", "victory", "score", "over", "eliminated", "home"],
  pauses: { reveal: 900, battle: 700, fire: 650, victory: 700, march: 160, eliminated: 300 },
};

/** What the God cards do. */
export const GODS: Record<string, string> = {
  apollo: msg("julius-caesar-copies-card-enemy-played"),
  jupiter: msg("julius-caesar-enemy-block-next-one"),
  mars: msg("julius-caesar-one-group-land-blocks"),
  mercury: msg("julius-caesar-one-group-land-blocks-moves"),
  neptune: msg("julius-caesar-one-group-ships-moves"),
  pluto: msg("julius-caesar-one-group-land-blocks-moves-more"),
  vulcan: msg("julius-caesar-every-block-one-enemy"),
};
