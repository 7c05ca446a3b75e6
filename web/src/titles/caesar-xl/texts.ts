/** Caesar XL in words: phases, cards, and what each kind of decision is about. */

import type { Telling } from "../title";
import { words } from "../../i18n";

export const PHASES: Record<string, string> = {
  forum: words("Forum"),
  bidding: words("Bidding"),
  losses: words("Losses"),
  honours: words("Promotion"),
  discarding: words("Too many cards"),
  purchase: words("Purchase"),
  placing: words("Purchase"),
  mustering: words("Purchase"),
  picking: words("Purchase"),
  targeting: words("A card is played"),
  march: words("March"),
  sailing: words("March"),
  "next-battle": words("Combat"),
  tactics: words("Battle"),
  commitment: words("Battle"),
  hits: words("Battle"),
  retreat: words("Battle"),
  "victory-or-death": words("Battle"),
  withdrawal: words("Retreat"),
  veterans: words("After the battle"),
  over: words("The war is over"),
};

/** What a decision is about, and the rule that says so. */
export const HINTS: Record<string, [string, string]> = {
  forum: [
    words("One card a turn, if you fulfil what it asks for. It then works for you to the end of the game."),
    "5",
  ],
  bidding: [
    words("The highest bid is paid and takes the card; the loser forfeits half of his own."),
    "Bidding",
  ],
  losses: [words("You choose which of your units are lost."), "12"],
  honours: [words("A veteran has one sword more."), "Veteran troops"],
  discarding: [
    words("Caesar holds 4 cards, Pompey 3; one too many goes to the discards."),
    "Hand size limits",
  ],
  purchase: [
    words(
      "Touch a unit of your stock, then a city. In each city one Legion or two Allied units. Cards are played now too.",
    ),
    "7",
  ],
  placing: [words("In any city where you have another unit."), "LEADER cards"],
  mustering: [words("Beyond the usual limits, each in another city."), "7"],
  picking: [
    words("Take one card from the discards; the other side sees which."),
    "Picking from the discards",
  ],
  targeting: [words("Choose the city that the card is about."), "6"],
  march: [
    words(
      "Touch units, choose how many go, then touch a place next to them. Each goes one space; a city " +
        "left empty is nobody's.",
    ),
    "9",
  ],
  sailing: [words("First the port from which your units sail, then where to."), "2.1"],
  "next-battle": [words("Every battle is fought this turn; you choose the order."), "Order of battles"],
  tactics: [
    words("Face-down; when the defender has chosen too, both are shown."),
    "Committing Tactics cards",
  ],
  commitment: [
    words("A roll up to the swords of the unit hits. First Allied units, then Legions, then Leaders."),
    "Battle Rounds",
  ],
  hits: [words("One that has rolled is the smaller loss: the others can still roll in this round."), "Hits"],
  "vae-victis": [words("Each 1 that the victor rolled costs you a unit of your choice."), "Vae Victis"],
  retreat: [
    words("Whoever retreats loses a Leader, and the victor rolls once more for each of his units."),
    "10",
  ],
  "victory-or-death": [
    words("Whoever retreats loses a Leader, but never the Supreme Leader."),
    "Aut Vincere Aut Mori",
  ],
  withdrawal: [
    words("The attacker goes back to where he came from; the defender goes together to one city."),
    "10",
  ],
  veterans: [words("A veteran has one sword more."), "Veteran troops"],
};

/** What one says to be done with a phase. */
export const ENDS: Record<string, string> = {
  forum: words("Draw cards"),
  purchase: words("Collect taxes and march"),
  mustering: words("Place no more"),
  picking: words("Take none"),
  honours: words("Promote nobody else"),
  march: words("End the march"),
  veterans: words("Promote nobody"),
};

export const PASSES: Record<string, string> = {
  bidding: words("Pass"),
  tactics: words("No Tactics card"),
};

export const STEPS: Record<string, string> = {
  allied: words("Allied"),
  legions: words("Legions"),
  leaders: words("Leaders"),
};

export const UNITS: Record<string, string> = {
  allied: words("Allied unit"),
  "veteran-allied": words("veteran Allied unit"),
  legion: words("Legion"),
  "veteran-legion": words("veteran Legion"),
};

export const SORTS: Record<string, string> = {
  event: words("Event"),
  forum: words("Forum"),
  action: words("Action"),
  tactics: words("Tactics"),
  leader: words("Leader"),
};

export const FACTIONS: Record<string, string> = {
  optimates: words("Optimates"),
  populares: words("Populares"),
  either: words("Optimates or Populares"),
};

export const SHAPES: Record<string, string> = {
  colony: words("Legionary Colony"),
  client: words("Allied Client"),
  city: "",
};
export const MANY: Record<string, string> = {
  colony: words("Legionary Colonies"),
  client: words("Allied Clients"),
  city: words("cities"),
  port: words("ports"),
};
export const ZONES: Record<string, string> = {
  atlantic: words("port on the Atlantic"),
  west: words("port of the Western Mediterranean"),
  east: words("port of the Eastern Mediterranean"),
};

export const TELLING: Telling = {
  headings: ["turn", "player-turn"],
  turns: ["player-turn"],
  loud: ["event", "claim", "battle", "victory", "betrayed", "supreme-lost", "over"],
  pauses: {
    event: 900,
    bidding: 500,
    bid: 500,
    claim: 700,
    play: 500,
    battle: 700,
    tactics: 900,
    roll: 450,
    "vae-victis": 700,
    victory: 700,
    march: 160,
    eliminated: 250,
  },
};

export const INTRO = [
  words("Rome is at war with itself: fourteen turns, from 50 to 44 BC."),
  words(
    "Win with 7 Victory Points on the cards before you; or with your Supreme Leader in Rome, the enemy's " +
      "off the map and cities worth 25.",
  ),
  words("A city where only your units stand is yours: it pays Gold and takes recruits."),
  words(
    "The map, the setup and most cards are a component pack designed by this project: the printed ones are not known.",
  ),
];
