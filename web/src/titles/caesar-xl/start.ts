/** What the start page says about this title. */

import { msg } from "../../i18n";

export const INTRO = [
  msg("caesar-xl-rome-war-itself-fourteen"),
  msg("caesar-xl-win-7-victory-points"),
  msg("caesar-xl-city-where-only-units"),
  msg("caesar-xl-map-setup-most-cards"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
