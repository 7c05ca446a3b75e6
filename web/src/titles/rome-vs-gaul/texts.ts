/** Texts of Rome vs Gaul: verbs and buttons. */

import type { LegendEntry } from "../../board/map/sheet";
import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const GROUPS: Record<string, string> = {
  army: msg("rome-vs-gaul-caesar"),
  tribe: msg("rome-vs-gaul-place-a-tribe"),
  council: msg("rome-vs-gaul-into-gallic-council-box"),
  displace: msg("rome-vs-gaul-leave-gallic-council-box"),
  submit: msg("rome-vs-gaul-submit"),
  shift: msg("rome-vs-gaul-move-the-marker"),
  restore: msg("rome-vs-gaul-restore-a-legion"),
  return: msg("rome-vs-gaul-bring-a-legion"),
  emergency: msg("rome-vs-gaul-emergency-replacements"),
  legate: msg("rome-vs-gaul-place-a-legate"),
  keep: msg("rome-vs-gaul-keep-a-legate"),
  muster: msg("rome-vs-gaul-spring-muster"),
  influence: msg("rome-vs-gaul-place-influence"),
  convert: msg("rome-vs-gaul-convert-influence"),
  remove: msg("rome-vs-gaul-remove-influence"),
  devastate: msg("rome-vs-gaul-devastate"),
  unit: msg("rome-vs-gaul-place-a-unit"),
  upgrade: msg("rome-vs-gaul-upgrade-a-fortified-town"),
  supremacy: msg("rome-vs-gaul-naval-supremacy"),
  target: msg("rome-vs-gaul-choose-a-space"),
  germani: msg("rome-vs-gaul-the-germani"),
  activate: msg("rome-vs-gaul-activate"),
  take: msg("rome-vs-gaul-pick-up"),
  drop: msg("rome-vs-gaul-drop-off"),
  step: msg("rome-vs-gaul-go-on-to"),
  intercept: msg("rome-vs-gaul-intercept"),
  send: msg("rome-vs-gaul-goes-along"),
  inside: msg("rome-vs-gaul-goes-inside"),
  "withdraw-all": msg("rome-vs-gaul-avoid-battle"),
  "retreat-all": msg("rome-vs-gaul-retreat"),
  withdraw: msg("rome-vs-gaul-avoid-battle"),
  join: msg("rome-vs-gaul-sortie"),
  reroll: msg("rome-vs-gaul-reroll"),
  lose: msg("rome-vs-gaul-who-loses-a-step"),
  retreat: msg("rome-vs-gaul-retreat"),
  "retreat-inside": msg("rome-vs-gaul-retreat-inside"),
  camp: msg("rome-vs-gaul-winter-camp"),
};

/** What is written on a button or a chip. */
export const BUTTONS: Record<string, string> = {
  event: msg("rome-vs-gaul-play-the-event"),
  discard: msg("rome-vs-gaul-discard-and-draw"),
  surprise: msg("rome-vs-gaul-play-the-surprise"),
  react: msg("rome-vs-gaul-cancel-the-card"),
  campaign: msg("rome-vs-gaul-play-winter-campaign"),
  army: msg("rome-vs-gaul-caesar-here"),
  tribe: msg("rome-vs-gaul-place-here"),
  council: msg("rome-vs-gaul-to-the-council-box"),
  displace: msg("rome-vs-gaul-make-room"),
  submit: msg("rome-vs-gaul-submits"),
  shift: msg("rome-vs-gaul-marker-here"),
  restore: msg("rome-vs-gaul-restore"),
  return: msg("rome-vs-gaul-place-here"),
  emergency: msg("rome-vs-gaul-give-up"),
  legate: msg("rome-vs-gaul-place-here"),
  keep: msg("rome-vs-gaul-keep"),
  muster: msg("rome-vs-gaul-muster"),
  influence: msg("rome-vs-gaul-influence"),
  convert: msg("rome-vs-gaul-convert"),
  remove: msg("rome-vs-gaul-remove"),
  devastate: msg("rome-vs-gaul-devastate-inline"),
  store: msg("rome-vs-gaul-put-marker-into-council"),
  "open-council": msg("rome-vs-gaul-open-the-council-box"),
  uprising: msg("rome-vs-gaul-declare-a-major-uprising"),
  unit: msg("rome-vs-gaul-place-here"),
  upgrade: msg("rome-vs-gaul-upgrade"),
  target: msg("rome-vs-gaul-here"),
  germani: msg("rome-vs-gaul-germani"),
  activate: msg("rome-vs-gaul-activate"),
  take: msg("rome-vs-gaul-pick-up"),
  "take-all": msg("rome-vs-gaul-pick-up-all"),
  drop: msg("rome-vs-gaul-drop-off"),
  step: msg("rome-vs-gaul-go"),
  clear: msg("rome-vs-gaul-remove-marker-here-2"),
  siege: msg("rome-vs-gaul-siege-roll-3-mps"),
  sortie: msg("rome-vs-gaul-sortie"),
  march: msg("rome-vs-gaul-carry-out-the-move"),
  intercept: msg("rome-vs-gaul-intercept-inline"),
  send: msg("rome-vs-gaul-goes"),
  "back-up": msg("rome-vs-gaul-back-up"),
  inside: msg("rome-vs-gaul-inside"),
  "inside-all": msg("rome-vs-gaul-all-inside"),
  "send-all": msg("rome-vs-gaul-all-go"),
  "join-all": msg("rome-vs-gaul-all-join"),
  "withdraw-all": msg("rome-vs-gaul-withdraw"),
  "retreat-all": msg("rome-vs-gaul-retreat-inline"),
  replan: msg("rome-vs-gaul-plan-differently"),
  avoid: msg("rome-vs-gaul-avoid-battle"),
  withdraw: msg("rome-vs-gaul-withdraw"),
  join: msg("rome-vs-gaul-joins"),
  lose: msg("rome-vs-gaul-loses-a-step"),
  retreat: msg("rome-vs-gaul-retreat-inline"),
  "retreat-inside": msg("rome-vs-gaul-inside"),
  camp: msg("rome-vs-gaul-camp"),
};

export const ATTACKS = new Set(["siege", "sortie", "lose", "reroll", "intercept", "devastate"]);

/** Verbs that are written at a place on the map, because others may be offered at the same time. */
export const CHIPS = new Set(["convert", "remove", "devastate", "upgrade", "emergency", "intercept"]);

/** The button that ends a phase. */
export const ENDS: Record<string, string> = {
  replacements: msg("rome-vs-gaul-forfeit-the-rest"),
  muster: msg("rome-vs-gaul-end-the-spring-muster"),
  actions: msg("rome-vs-gaul-end-the-card-play"),
  event: msg("rome-vs-gaul-enough-of-this-effect"),
  council: msg("rome-vs-gaul-close-the-council-box"),
  uprising: msg("rome-vs-gaul-end-the-uprising"),
  move: msg("rome-vs-gaul-end-the-activation"),
  camps: msg("rome-vs-gaul-all-legions-camp"),
  sending: msg("rome-vs-gaul-go-label"),
  "keep-legate": msg("rome-vs-gaul-keep-no-legate"),
  shift: msg("rome-vs-gaul-remove-the-marker"),
};

/** The button that passes. */
export const PASSES: Record<string, string> = {
  "winter-campaign": msg("rome-vs-gaul-no-winter-campaign"),
  reaction: msg("rome-vs-gaul-let-it-happen"),
  intercept: msg("rome-vs-gaul-no-interception"),
  scouts: msg("rome-vs-gaul-no-surprise"),
  "battle-surprise": msg("rome-vs-gaul-no-surprise"),
  stratagem: msg("rome-vs-gaul-no-surprise"),
  treachery: msg("rome-vs-gaul-no-surprise"),
  reroll: msg("rome-vs-gaul-no-reroll"),
  "elite-reroll": msg("rome-vs-gaul-no-reroll"),
  "back-up": msg("rome-vs-gaul-attack-label"),
  defenders: msg("rome-vs-gaul-stand-and-fight"),
};

export const DICE: Record<string, string> = {
  "own-1": msg("rome-vs-gaul-reroll-my-first-die"),
  "own-2": msg("rome-vs-gaul-reroll-my-second-die"),
  "enemy-1": msg("rome-vs-gaul-reroll-enemy-first-die"),
  "enemy-2": msg("rome-vs-gaul-reroll-enemy-second-die"),
};

export const SPACE_TYPES: Record<string, string> = {
  town: msg("rome-vs-gaul-town"),
  walled_city: msg("rome-vs-gaul-walled-city"),
  stronghold: msg("rome-vs-gaul-stronghold"),
  german_stronghold: msg("rome-vs-gaul-stronghold-germania-nobody-enters"),
};

export const PATHS: Record<string, string> = {
  path: msg("rome-vs-gaul-path"),
  rough: msg("rome-vs-gaul-rough-path"),
  channel: msg("rome-vs-gaul-channel-crossing"),
  rhine: msg("rome-vs-gaul-across-rhine-germani-alone"),
};

/** Boxes with pieces, those that a player waits for first. */
export const BOXES: Record<string, string> = {
  drawn: msg("rome-vs-gaul-to-be-placed"),
  council: msg("rome-vs-gaul-gallic-council-box"),
  submitted: msg("rome-vs-gaul-submitted-tribes"),
  eliminated: msg("rome-vs-gaul-eliminated"),
  rome: msg("rome-vs-gaul-in-rome"),
  kept: msg("rome-vs-gaul-kept-legate"),
  holding: msg("rome-vs-gaul-by-events"),
  "turn-track": msg("rome-vs-gaul-later-turns"),
  pool: msg("rome-vs-gaul-in-the-cups"),
};

export const CARD_KINDS: Record<string, string> = {
  event: msg("rome-vs-gaul-event"),
  bonus: msg("rome-vs-gaul-bonus"),
  surprise: msg("rome-vs-gaul-surprise"),
  reaction: msg("rome-vs-gaul-reaction"),
};

export const COLOURS: Record<string, string> = {
  roman: msg("rome-vs-gaul-rome"),
  gallic: msg("rome-vs-gaul-gaul"),
  both: msg("rome-vs-gaul-both-sides"),
};

export const LOG_STYLE: LogStyle = {
  headings: ["turn", "plays"],
  sentences: ["plays"],
  turns: ["plays"],
  acts: ["plays"],
  follows: [],
  battle: { begins: "battle", ends: ["battle-result"], news: ["battle"] },
  concerns: ["moves"],
  loud: [
    "surprise",
    "reacts",
    "battle",
    "battle-result",
    "siege",
    "surrenders",
    "captured",
    "governance",
    "over",
  ],
  pauses: {
    plays: 1800,
    surprise: 1500,
    reacts: 1500,
    activates: 500,
    moves: 600,
    intercepts: 900,
    intercepted: 700,
    avoids: 900,
    influence: 600,
    convert: 600,
    remove: 600,
    tribe: 600,
    battle: 1200,
    "battle-dice": 900,
    rerolls: 700,
    "battle-result": 1500,
    submission: 1500,
    siege: 900,
    subjugation: 900,
    "siege-roll": 1200,
    surrenders: 1500,
    captured: 1500,
    eliminated: 500,
    governance: 1500,
  },
};

/** The legend of the map. */
export const LEGEND: LegendEntry[] = [
  { label: msg("rome-vs-gaul-legend-path"), road: "major" },
  { label: msg("rome-vs-gaul-legend-rough"), road: "minor" },
  { label: msg("rome-vs-gaul-legend-channel"), road: "strait" },
  { label: msg("rome-vs-gaul-legend-rhine"), road: "lane" },
  { label: msg("rome-vs-gaul-legend-town"), shape: "town" },
  { label: msg("rome-vs-gaul-legend-roman"), shape: "town", owner: "rome" },
  { label: msg("rome-vs-gaul-legend-gallic"), shape: "town", owner: "gaul" },
  { label: msg("rome-vs-gaul-legend-walled"), shape: "walled", owner: "rome" },
  { label: msg("rome-vs-gaul-legend-stronghold"), shape: "stronghold", owner: "gaul" },
  { label: msg("rome-vs-gaul-legend-fort"), shape: "town", owner: "gaul", mark: { fort: true } },
  {
    label: msg("rome-vs-gaul-legend-besieged"),
    shape: "town",
    owner: "gaul",
    mark: { fort: true, besieged: true, siege: 2 },
  },
  { label: msg("rome-vs-gaul-legend-devastated"), shape: "town", mark: { devastated: true } },
  { label: msg("rome-vs-gaul-legend-port"), shape: "anchor" },
];
