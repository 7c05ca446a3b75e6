/** The clocks that a new game can have, by the notation of the server, with their names. */

import { t } from "../i18n";

/** Group, notation and name of each clock. */
export const namedClocks = (): [group: string, clock: string, name: string][] => [
  ["", "none", t("no-clock")],
  [t("live"), "live 900+10", t("text-15-minutes-each-10")],
  [t("live"), "live 1800+20", t("text-30-minutes-each-20")],
  [t("live"), "live 3600+30", t("text-1-hour-each-30")],
  [t("days"), "days 1 pauses 2x7", t("text-1-day-move-2")],
  [t("days"), "days 3 pauses 2x7", t("text-3-days-move-2")],
  [t("days"), "days 7 pauses 2x14", t("text-7-days-move-2")],
];

/** The name of a clock; its notation if it has none. */
export const clockName = (wanted: string): string =>
  namedClocks().find(([, clock]) => clock === wanted)?.[2] ?? wanted;
