/** What the start page says about this title. */

import { msg } from "../../i18n";

/** What a newcomer reads on the start page. */
export const INTRO = [
  msg("template-title-caesar-pompey-compete-hills"),
  msg("template-title-each-round-both-play"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = false;
