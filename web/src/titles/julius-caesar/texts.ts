/** Julius Caesar in words: phases, cards, and what each kind of decision is about. */

import type { Telling } from "../title";
import { words } from "../../i18n";

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const PHASES: Record<string, string> = {
  deploy: words("Deployment"),
  cards: words("Cards"),
  defection: words("Jupiter"),
  welcome: words("Jupiter"),
  eruption: words("Vulcan"),
  movement: words("Movement"),
  marching: words("Movement"),
  "main-attack": words("Movement"),
  surprise: words("Movement"),
  levies: words("Levies"),
  "next-battle": words("Battles"),
  "battle-turn": words("Battle"),
  hits: words("Battle"),
  regroup: words("After the battle"),
  "navis-to-port": words("Winter: ships to port"),
  "winter-supply": words("Winter: supply"),
  disbanding: words("Winter: disbanding"),
  over: words("The war is over"),
};

export const TELLING: Telling = {
  headings: ["year", "turn"],
  turns: ["half", "turn"],
  loud: ["reveal", "battle", "victory", "score", "over", "eliminated", "home"],
  pauses: { reveal: 900, battle: 700, fire: 650, victory: 700, march: 160, eliminated: 300 },
};

export const WINTER = new Set(["navis-to-port", "winter-supply", "disbanding", "over"]);

/** What a decision is about, and the rule that says so. */
export const HINTS: Record<string, [string, string]> = {
  deploy: [words("Choose two blocks in different cities; they change places, unseen by the enemy."), "5.3"],
  discard: [
    words("Keep five cards, one for each turn of the Year. 3/1 means three moves and one levy."),
    "2.1",
  ],
  play: [words("Both sides choose in secret. Whoever has more moves goes first."), "2.1"],
  movement: [
    words("One move point sets one place in motion: its blocks may go one step and attack, or two without."),
    "6.1",
  ],
  marching: [words("It may go one step further, but not attack, nor straight back."), "6.1"],
  "main-attack": [words("Who came by the main road fights at once; the others come a round later."), "7.3"],
  surprise: [words("Your blocks there act before any defender in the first round."), "Mars"],
  levies: [words("A levy point adds a step to a block, or brings in a new one at strength I."), "6.4"],
  defection: [words("A leader or a Navis stays but loses a step; any other block joins you."), "Jupiter"],
  welcome: [words("The defector goes to a city of yours next to where it stood."), "Jupiter"],
  eruption: [words("Every block in that city loses a step."), "Vulcan"],
  "next-battle": [words("All battles are fought this turn; you choose the order."), "7.1"],
  "battle-turn": [words("Fire rolls a die for each step. A acts before B before C, defenders first."), "7.2"],
  hits: [words("The strongest block takes the hit; among equals you choose."), "7.4"],
  regroup: [words("The victor's blocks may each move on by one road."), "7.7"],
  "navis-to-port": [words("Ships spend the winter in a friendly port of their sea."), "8.3"],
  "winter-supply": [words("A city feeds three blocks, and one more for each of its points."), "8.4"],
  disbanding: [words("Blocks you send to the Levy Pool can be raised anew next Year."), "8.5"],
  over: [words("After each Year 10 points win; after the last, more points, or Rome."), "1.2"],
};

export const GODS: Record<string, string> = {
  apollo: words("Copies the card your enemy played last turn."),
  jupiter: words("An enemy block next to one of your cities comes over to you."),
  mars: words("One group of land blocks moves, and strikes first in one battle."),
  mercury: words("One group of land blocks moves, each a city further than usual."),
  neptune: words("One group of ships moves, and strikes first in one battle."),
  pluto: words("One group of land blocks moves; more of them may attack by each road."),
  vulcan: words("Every block in one enemy city loses a step."),
};

export const ENDS: Record<string, string> = {
  deploy: words("My army stands as it is"),
  defection: words("Nobody shall defect"),
  eruption: words("No eruption"),
  movement: words("End movement"),
  surprise: words("No surprise"),
  levies: words("End levies"),
  regroup: words("The rest stays"),
  disbanding: words("Disband nobody else"),
};

export const INTRO = [
  words("Rome is at war with itself: five Years, each of five turns."),
  words(
    "Hold the cities with stars and kill enemy leaders: 10 points when a Year ends win, or more than the " +
      "other after the fifth.",
  ),
  words(
    "Each turn both sides play a card in secret. 3/1 lets you set three places in motion and raise one levy.",
  ),
  words("Blocks hide what they are until both sides meet in a place and fight."),
];
