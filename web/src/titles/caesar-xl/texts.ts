/** Texts of Caesar XL: phases, cards, and what each kind of decision is about. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

/** What a decision is about, and the number or heading of its rule; `{caesar}` and `{pompey}` are hand limits. */
export const HINTS: Record<string, [string, string]> = {
  forum: [
    msg("One card a turn, if you fulfil what it asks for. It then works for you to the end of the game."),
    "5",
  ],
  bidding: [
    msg("The highest bid is paid and takes the card; the loser forfeits half of their bid."),
    "Bidding",
  ],
  losses: [msg("You choose which of your units are lost."), "12"],
  honours: [msg("A veteran has one sword more."), "Veteran troops"],
  discarding: [
    msg("Caesar holds {caesar} cards, Pompey {pompey}; one too many goes to the discards."),
    "Hand size limits",
  ],
  purchase: [
    msg(
      "Touch a unit of your stock, then a city. In each city one Legion or two Allied units. Cards are played now too.",
    ),
    "7",
  ],
  placing: [msg("In any city where you have another unit."), "LEADER cards"],
  mustering: [msg("Beyond the usual limits, each in another city."), "7"],
  picking: [msg("Take one card from the discards; the other side sees which."), "Picking from the discards"],
  targeting: [msg("Choose the city that the card is about."), "6"],
  march: [
    msg(
      "Touch units, choose how many go, then touch a place next to them. Each goes one space; a city " +
        "left empty is nobody's.",
    ),
    "9",
  ],
  sailing: [msg("First the port from which your units sail, then where to."), "2.1"],
  "next-battle": [msg("Every battle is fought this turn; you choose the order."), "Order of battles"],
  tactics: [msg("Face-down; when the defender has chosen too, both are shown."), "Committing Tactics cards"],
  commitment: [
    msg("A roll up to the swords of the unit hits. First Allied units, then Legions, then Leaders."),
    "Battle Rounds",
  ],
  hits: [msg("One that has rolled is the smaller loss: the others can still roll in this round."), "Hits"],
  "vae-victis": [msg("Each 1 that the victor rolled costs you a unit of your choice."), "Vae Victis"],
  retreat: [msg("Whoever retreats loses a Leader, and the victor rolls once more for each unit."), "10"],
  "victory-or-death": [
    msg("Whoever retreats loses a Leader, but never the Supreme Leader."),
    "Aut Vincere Aut Mori",
  ],
  withdrawal: [msg("Attackers go back to where they came from; defenders go together to one city."), "10"],
  veterans: [msg("A veteran has one sword more."), "Veteran troops"],
};

/** The button that passes. */
export const PASSES: Record<string, string> = {
  bidding: msg("Pass"),
  tactics: msg("No Tactics card"),
};

/** The steps of a round of battle. */
export const STEPS: Record<string, string> = {
  allied: msg("Allied"),
  legions: msg("Legions"),
  leaders: msg("Leaders"),
};

export const UNITS: Record<string, string> = {
  allied: msg("Allied unit"),
  "veteran-allied": msg("veteran Allied unit"),
  legion: msg("Legion"),
  "veteran-legion": msg("veteran Legion"),
};

export const CARD_KINDS: Record<string, string> = {
  event: msg("Event"),
  forum: msg("Forum"),
  action: msg("Action"),
  tactics: msg("Tactics"),
  leader: msg("Leader"),
};

export const FACTIONS: Record<string, string> = {
  optimates: msg("Optimates"),
  populares: msg("Populares"),
  either: msg("Optimates or Populares"),
};

/** Kinds of city, by the shape of their marker. */
export const CITY_SHAPES: Record<string, string> = {
  colony: msg("Legionary Colony"),
  client: msg("Allied Client"),
  city: "",
};
/** Kinds of city, when several of them are asked for. */
export const CITY_KINDS: Record<string, string> = {
  colony: msg("Legionary Colonies"),
  client: msg("Allied Clients"),
  city: msg("cities"),
  port: msg("ports"),
};
/** Ports, by the sea zone on which they lie. */
export const PORT_ZONES: Record<string, string> = {
  atlantic: msg("port on the Atlantic"),
  west: msg("port of the Western Mediterranean"),
  east: msg("port of the Eastern Mediterranean"),
};

export const LOG_STYLE: LogStyle = {
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
  msg("Rome is at war with itself: fourteen turns, from 50 to 44 BC."),
  msg(
    "Win with 7 Victory Points on the cards before you; or with your Supreme Leader in Rome, the enemy's " +
      "off the map and cities worth 25.",
  ),
  msg("A city where only your units stand is yours: it pays Gold and takes recruits."),
  msg(
    "The map, the setup and most cards are a component pack designed by this project: the printed ones are not known.",
  ),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
