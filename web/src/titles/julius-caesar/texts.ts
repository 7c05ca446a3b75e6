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
  deploy: [msg("Choose two blocks in different cities; they change places, unseen by the enemy."), "5.3"],
  discard: [
    msg("Keep five cards, one for each turn of the Year. 3/1 means three moves and one levy."),
    "2.1",
  ],
  play: [msg("Both sides choose in secret. Whoever has more moves goes first."), "2.1"],
  movement: [
    msg("One move point sets one place in motion: its blocks may go one step and attack, or two without."),
    "6.1",
  ],
  marching: [msg("It may go one step further, but not attack, nor straight back."), "6.1"],
  "main-attack": [msg("Who came by the main road fights at once; the others come a round later."), "7.3"],
  surprise: [msg("Your blocks there act before any defender in the first round."), "Mars"],
  levies: [msg("A levy point adds a step to a block, or brings in a new one at strength I."), "6.4"],
  defection: [msg("A leader or a Navis stays but loses a step; any other block joins you."), "Jupiter"],
  welcome: [msg("The defector goes to a city of yours next to where it stood."), "Jupiter"],
  eruption: [msg("Every block in that city loses a step."), "Vulcan"],
  "next-battle": [msg("All battles are fought this turn; you choose the order."), "7.1"],
  "battle-turn": [msg("Fire rolls a die for each step. A acts before B before C, defenders first."), "7.2"],
  hits: [msg("The strongest block takes the hit; among equals you choose."), "7.4"],
  regroup: [msg("The victor's blocks may each move on by one road."), "7.7"],
  "navis-to-port": [msg("Ships spend the winter in a friendly port of their sea."), "8.3"],
  "winter-supply": [msg("A city feeds three blocks, and one more for each of its points."), "8.4"],
  disbanding: [msg("Blocks you send to the Levy Pool can be levied again next Year."), "8.5"],
  over: [msg("After each Year 10 points win; after the last, more points, or Rome."), "1.2"],
};

/** What the God cards do. */
export const GODS: Record<string, string> = {
  apollo: msg("Copies the card your enemy played last turn."),
  jupiter: msg("An enemy block next to one of your cities comes over to you."),
  mars: msg("One group of land blocks moves, and strikes first in one battle."),
  mercury: msg("One group of land blocks moves, each a city further than usual."),
  neptune: msg("One group of ships moves, and strikes first in one battle."),
  pluto: msg("One group of land blocks moves; more of them may attack by each road."),
  vulcan: msg("Every block in one enemy city loses a step."),
};

export const INTRO = [
  msg("Rome is at war with itself: five Years, each of five turns."),
  msg(
    "Hold the cities with stars and kill enemy leaders: 10 points when a Year ends win, or more than the " +
      "other after the fifth.",
  ),
  msg(
    "Each turn both sides play a card in secret. 3/1 lets you set three places in motion and raise one levy.",
  ),
  msg("Blocks hide what they are until both sides meet in a place and fight."),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
