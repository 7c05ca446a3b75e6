/** Texts of Caesar XL: phases, cards, and what each kind of decision is about. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

/** The button that passes. */
export const PASSES: Record<string, string> = {
  bidding: msg("caesar-xl-pass"),
  tactics: msg("caesar-xl-no-tactics-card"),
};

/** The steps of a round of battle. */
export const STEPS: Record<string, string> = {
  allied: msg("caesar-xl-allied"),
  legions: msg("caesar-xl-legions"),
  leaders: msg("caesar-xl-leaders"),
};

export const UNITS: Record<string, string> = {
  allied: msg("caesar-xl-allied-unit"),
  "veteran-allied": msg("caesar-xl-veteran-allied-unit"),
  legion: msg("caesar-xl-legion"),
  "veteran-legion": msg("caesar-xl-veteran-legion"),
};

export const CARD_KINDS: Record<string, string> = {
  event: msg("caesar-xl-event"),
  forum: msg("caesar-xl-forum"),
  action: msg("caesar-xl-action"),
  tactics: msg("caesar-xl-tactics"),
  leader: msg("caesar-xl-leader"),
};

export const FACTIONS: Record<string, string> = {
  optimates: msg("caesar-xl-optimates"),
  populares: msg("caesar-xl-populares"),
  either: msg("caesar-xl-optimates-or-populares"),
};

/** Kinds of city, by the shape of their marker. */
export const CITY_SHAPES: Record<string, string> = {
  colony: msg("caesar-xl-legionary-colony"),
  client: msg("caesar-xl-allied-client"),
  city: "",
};
/** Kinds of city, when several of them are asked for. */
export const CITY_KINDS: Record<string, string> = {
  colony: msg("caesar-xl-legionary-colonies"),
  client: msg("caesar-xl-allied-clients"),
  city: msg("caesar-xl-cities"),
  port: msg("caesar-xl-ports"),
};
/** Ports, by the sea zone on which they lie. */
export const PORT_ZONES: Record<string, string> = {
  atlantic: msg("caesar-xl-port-on-the-atlantic"),
  west: msg("caesar-xl-port-western-mediterranean"),
  east: msg("caesar-xl-port-eastern-mediterranean"),
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
