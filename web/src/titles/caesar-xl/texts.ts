/** Texts of Caesar XL: passing, the steps of a battle, and how lines of the log are shown. */

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

export const LOG_STYLE: LogStyle = {
  headings: ["turn", "player-turn"],
  turns: ["player-turn"],
  loud: ["event", "claim", "battle", "victory", "betrayed", "supreme-lost", "over"],
  acts: [
    ...["pick", "play", "use", "bidding", "claim", "recruit", "placed", "promote", "march", "sail"],
    ...["discard", "commit"],
  ],
  openers: ["event"],
  follows: [
    "rolled",
    "gold",
    "eliminated",
    "supreme-lost",
    "conceded",
    "tactics",
    "lead",
    "round",
    "withdraw",
  ],
  battle: {
    begins: "battle",
    ends: ["victory"],
    news: ["battle", "tactics", "retreat", "vae-victis", "eliminated", "withdraw", "supreme-lost"],
  },
  concerns: ["march", "sail", "betrayed", "looting"],
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
