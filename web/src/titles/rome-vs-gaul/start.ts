/** What the start page says about this title. */

import { msg } from "../../i18n";

export const INTRO = [
  msg("rome-vs-gaul-six-turns-57-52"),
  msg("rome-vs-gaul-rome-needs-12-victory"),
  msg("rome-vs-gaul-gaul-wins-if-rome-falls"),
  msg("rome-vs-gaul-map-tables-cards-component"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
