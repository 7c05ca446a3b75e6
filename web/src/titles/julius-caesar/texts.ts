/** Texts of Julius Caesar: phases, cards, and what each kind of decision is about. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const LOG_STYLE: LogStyle = {
  headings: ["year", "turn"],
  turns: ["half", "turn"],
  loud: ["reveal", "battle", "victory", "score", "over", "eliminated", "home"],
  pauses: { reveal: 900, battle: 700, fire: 650, victory: 700, march: 160, eliminated: 300 },
};

/** Phases after the last turn of a Year. */
export const WINTER = new Set(["navis-to-port", "winter-supply", "disbanding", "over"]);

/** What a decision is about, and the number of its rule or the God that it belongs to. */
export const HINTS: Record<string, [string, string]> = {
  deploy: [msg("julius-caesar-choose-two-blocks-different"), "5.3"],
  discard: [msg("julius-caesar-keep-five-cards-one"), "2.1"],
  play: [msg("julius-caesar-both-sides-choose-secret"), "2.1"],
  movement: [msg("julius-caesar-one-move-point-sets"), "6.1"],
  marching: [msg("julius-caesar-may-go-one-step"), "6.1"],
  "main-attack": [msg("julius-caesar-who-came-main-road"), "7.3"],
  surprise: [msg("julius-caesar-blocks-there-act-before"), "Mars"],
  levies: [msg("julius-caesar-levy-point-adds-step"), "6.4"],
  defection: [msg("julius-caesar-leader-navis-stays-but"), "Jupiter"],
  welcome: [msg("julius-caesar-defector-goes-city-yours"), "Jupiter"],
  eruption: [msg("julius-caesar-every-block-city-loses"), "Vulcan"],
  "next-battle": [msg("julius-caesar-all-battles-fought-turn"), "7.1"],
  "battle-turn": [msg("julius-caesar-fire-rolls-die-each"), "7.2"],
  hits: [msg("julius-caesar-strongest-block-takes-hit-among"), "7.4"],
  regroup: [msg("julius-caesar-victor-blocks-may-each"), "7.7"],
  "navis-to-port": [msg("julius-caesar-ships-spend-winter-friendly"), "8.3"],
  "winter-supply": [msg("julius-caesar-city-feeds-three-blocks-one"), "8.4"],
  disbanding: [msg("julius-caesar-blocks-send-levy-pool"), "8.5"],
  over: [msg("julius-caesar-after-each-year-10"), "1.2"],
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

export const INTRO = [
  msg("julius-caesar-rome-war-itself-five"),
  msg("julius-caesar-hold-cities-stars-kill"),
  msg("julius-caesar-each-turn-both-sides"),
  msg("julius-caesar-blocks-hide-what-they"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
