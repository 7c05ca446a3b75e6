/** Texts of Rome vs Gaul: phases, verbs, and what each kind of decision is about. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const TURNS = 6;
/** The year of the first turn, BC. */
export const FIRST_YEAR = 57;

export const PHASES: Record<string, string> = {
  "army-setup": msg("rome-vs-gaul-setup"),
  "legate-setup": msg("rome-vs-gaul-setup"),
  tribes: msg("rome-vs-gaul-gallic-reinforcements"),
  shift: msg("rome-vs-gaul-gallic-reinforcements"),
  displacing: msg("rome-vs-gaul-gallic-reinforcements"),
  replacements: msg("rome-vs-gaul-roman-replacements"),
  caesar: msg("rome-vs-gaul-caesar-returns"),
  "late-caesar": msg("rome-vs-gaul-caesar-returns"),
  legates: msg("rome-vs-gaul-legates"),
  muster: msg("rome-vs-gaul-spring-muster"),
  "winter-campaign": msg("rome-vs-gaul-start-strategy-phase"),
  round: msg("rome-vs-gaul-a-card"),
  reaction: msg("rome-vs-gaul-reaction"),
  actions: msg("rome-vs-gaul-actions"),
  event: msg("rome-vs-gaul-a-card-takes-effect"),
  council: msg("rome-vs-gaul-gallic-council"),
  uprising: msg("rome-vs-gaul-major-uprising"),
  move: msg("rome-vs-gaul-movement"),
  intercept: msg("rome-vs-gaul-interception"),
  sending: msg("rome-vs-gaul-interception"),
  scouts: msg("rome-vs-gaul-scouts-and-guides"),
  "back-up": msg("rome-vs-gaul-intercepted"),
  "lone-leaders": msg("rome-vs-gaul-a-leader-alone"),
  defenders: msg("rome-vs-gaul-an-enemy-arrives"),
  withdrawal: msg("rome-vs-gaul-avoid-battle"),
  relief: msg("rome-vs-gaul-relief"),
  battle: msg("rome-vs-gaul-battle"),
  reroll: msg("rome-vs-gaul-battle"),
  "battle-surprise": msg("rome-vs-gaul-battle"),
  "elite-reroll": msg("rome-vs-gaul-battle"),
  losses: msg("rome-vs-gaul-losses"),
  retreat: msg("rome-vs-gaul-retreat"),
  siege: msg("rome-vs-gaul-siege"),
  stratagem: msg("rome-vs-gaul-siege"),
  treachery: msg("rome-vs-gaul-siege"),
  displacement: msg("rome-vs-gaul-a-leader-is-displaced"),
  germani: msg("rome-vs-gaul-the-germani"),
  "germani-retreat": msg("rome-vs-gaul-the-germani"),
  supply: msg("rome-vs-gaul-supply"),
  "winter-leaders": msg("rome-vs-gaul-winter"),
  "keep-legate": msg("rome-vs-gaul-winter"),
  camps: msg("rome-vs-gaul-winter-camps"),
  forage: msg("rome-vs-gaul-winter-camps"),
  over: msg("rome-vs-gaul-the-war-is-over"),
};

/** What a decision is about, and the number of its rule. */
export const HINTS: Record<string, [string, string]> = {
  "army-setup": [msg("rome-vs-gaul-caesar-begins-six-legions"), "3.1"],
  "legate-setup": [msg("rome-vs-gaul-one-two-legates-goes"), "3.1"],
  tribes: [msg("rome-vs-gaul-each-tribe-goes-into"), "5.1.2"],
  shift: [msg("rome-vs-gaul-marker-fortified-town-displaces"), "11.2.1"],
  replacements: [msg("rome-vs-gaul-two-steps-restore-legions"), "5.2"],
  caesar: [msg("rome-vs-gaul-roman-space-supply-path"), "5.3"],
  legates: [msg("rome-vs-gaul-legion-roman-walled-city"), "5.4"],
  muster: [msg("rome-vs-gaul-each-tribe-gallic-leader"), "6"],
  "winter-campaign": [msg("rome-vs-gaul-whoever-holds-winter-campaign"), "7.3"],
  round: [msg("rome-vs-gaul-play-card-its-event"), "7.5"],
  reaction: [msg("rome-vs-gaul-reaction-cancels-card-before"), "7.5.5"],
  actions: [msg("rome-vs-gaul-each-action-point-activates"), "7.7"],
  event: [msg("rome-vs-gaul-card-says-what-may"), "7.5.2"],
  council: [msg("rome-vs-gaul-take-out-what-like"), "18.3"],
  uprising: [msg("rome-vs-gaul-submitted-tribes-return-their"), "7.7.3"],
  move: [msg("rome-vs-gaul-plan-move-step-step"), "10"],
  intercept: [msg("rome-vs-gaul-two-dice-leader-rating"), "12.1"],
  sending: [msg("rome-vs-gaul-any-part-stack-may"), "12.1.4"],
  scouts: [msg("rome-vs-gaul-scouts-guides-changes-dice"), "7.5.4"],
  "back-up": [msg("rome-vs-gaul-9-more-army-stays"), "12.2.2"],
  defenders: [msg("rome-vs-gaul-go-inside-walls-stand"), "12.2"],
  withdrawal: [msg("rome-vs-gaul-space-chosen-after-dice"), "12.3"],
  relief: [msg("rome-vs-gaul-besieged-units-may-attack"), "14.6"],
  reroll: [msg("rome-vs-gaul-reroll-one-dice-make"), "13.5"],
  "battle-surprise": [msg("rome-vs-gaul-surprise-card-may-give"), "7.5.4"],
  "elite-reroll": [msg("rome-vs-gaul-elite-unit-gives-one"), "13.5.3"],
  losses: [msg("rome-vs-gaul-choose-who-loses-step"), "13.6.3"],
  retreat: [msg("rome-vs-gaul-enemy-markers-channel-cost"), "13.7"],
  stratagem: [msg("rome-vs-gaul-stratagem-changes-siege-roll"), "14.3"],
  treachery: [msg("rome-vs-gaul-treachery-changes-siege-points"), "14.3"],
  displacement: [msg("rome-vs-gaul-caesar-defeat-costs-three"), "9.6"],
  germani: [msg("rome-vs-gaul-germani-enter-no-space"), "17.4"],
  supply: [msg("rome-vs-gaul-stack-out-supply-three"), "15.4"],
  camps: [msg("rome-vs-gaul-legions-march-3-mps"), "16.2"],
  forage: [msg("rome-vs-gaul-legions-beyond-forage-level"), "16.2.4"],
};

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
  headings: ["turn", "card"],
  turns: ["card"],
  loud: ["card", "battle", "battle-won", "siege", "submits", "eliminated", "governance", "over"],
  pauses: { card: 700, battle: 800, dice: 500, siege: 700, step: 160, governance: 900 },
};

export const INTRO = [
  msg("rome-vs-gaul-six-turns-57-52"),
  msg("rome-vs-gaul-rome-needs-12-victory"),
  msg("rome-vs-gaul-gaul-wins-if-rome-falls"),
  msg("rome-vs-gaul-map-tables-cards-component"),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
