/** What the start page says about this title. */

import { msg } from "../../i18n";

export const INTRO = [
  msg("julius-caesar-rome-war-itself-five"),
  msg("julius-caesar-hold-cities-stars-kill"),
  msg("julius-caesar-each-turn-both-sides"),
  msg("julius-caesar-blocks-hide-what-they"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
