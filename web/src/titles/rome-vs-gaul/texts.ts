/** Texts of Rome vs Gaul: phases, verbs, and what each kind of decision is about. */

import type { LogStyle } from "../title";
import { msg } from "../../i18n";

export const TURNS = 6;
/** The year of the first turn, BC. */
export const FIRST_YEAR = 57;

export const PHASES: Record<string, string> = {
  "army-setup": msg("Setup"),
  "legate-setup": msg("Setup"),
  tribes: msg("Gallic reinforcements"),
  shift: msg("Gallic reinforcements"),
  displacing: msg("Gallic reinforcements"),
  replacements: msg("Roman replacements"),
  caesar: msg("Caesar returns"),
  "late-caesar": msg("Caesar returns"),
  legates: msg("Legates"),
  muster: msg("Spring Muster"),
  "winter-campaign": msg("Start of the Strategy Phase"),
  round: msg("A card"),
  reaction: msg("Reaction"),
  actions: msg("Actions"),
  event: msg("A card takes effect"),
  council: msg("Gallic Council"),
  uprising: msg("Major Uprising"),
  move: msg("Movement"),
  intercept: msg("Interception"),
  sending: msg("Interception"),
  scouts: msg("Scouts and Guides"),
  "back-up": msg("Intercepted"),
  "lone-leaders": msg("A Leader alone"),
  defenders: msg("An enemy arrives"),
  withdrawal: msg("Avoid Battle"),
  relief: msg("Relief"),
  battle: msg("Battle"),
  reroll: msg("Battle"),
  "battle-surprise": msg("Battle"),
  "elite-reroll": msg("Battle"),
  losses: msg("Losses"),
  retreat: msg("Retreat"),
  siege: msg("Siege"),
  stratagem: msg("Siege"),
  treachery: msg("Siege"),
  displacement: msg("A Leader is displaced"),
  germani: msg("The Germani"),
  "germani-retreat": msg("The Germani"),
  supply: msg("Supply"),
  "winter-leaders": msg("Winter"),
  "keep-legate": msg("Winter"),
  camps: msg("Winter camps"),
  forage: msg("Winter camps"),
  over: msg("The war is over"),
};

/** What a decision is about, and the number of its rule. */
export const HINTS: Record<string, [string, string]> = {
  "army-setup": [msg("Caesar begins with six Legions in a Town of the Aedui."), "3.1"],
  "legate-setup": [msg("One of the two Legates goes with Caesar, the other to Vienne."), "3.1"],
  tribes: [
    msg("Each Tribe goes into its Province with a Fortified Town, or waits in the Gallic Council Box."),
    "5.1.2",
  ],
  shift: [msg("The marker that the Fortified Town displaces may move to another Town."), "11.2.1"],
  replacements: [msg("Two steps restore Legions; three markers from Provincia give one more."), "5.2"],
  caesar: [msg("On a Roman space with a Supply Path to Rome."), "5.3"],
  legates: [msg("With a Legion, or in a Roman Walled City."), "5.4"],
  muster: [msg("Each Tribe and Gallic Leader may move 3 MPs, clear of the Legions."), "6"],
  "winter-campaign": [msg("Whoever holds Winter Campaign may play it now and lead every round."), "7.3"],
  round: [msg("Play a card: its Event, its Bonus with its Action Points, or the points alone."), "7.5"],
  reaction: [msg("The Reaction cancels the card before it takes effect."), "7.5.5"],
  actions: [
    msg("Each Action Point activates a Leader or unit, places an Influence marker, or converts one."),
    "7.7",
  ],
  event: [msg("The card says what may be done. You may do less."), "7.5.2"],
  council: [msg("Take out what you like; each needs a legal space."), "18.3"],
  uprising: [msg("Submitted Tribes return at their present strength, each in its Province."), "7.7.3"],
  move: [msg("Plan the move step by step: pick up, go on, drop off, besiege. Then carry it out."), "10"],
  intercept: [msg("Two dice and the Leader's rating: 9 or more, and the stack arrives first."), "12.1"],
  sending: [msg("Any part of the stack may go."), "12.1.4"],
  scouts: [msg("Scouts and Guides changes the dice of this attempt by 3."), "7.5.4"],
  "back-up": [msg("On 9 or more the Army stays where it was, and its move is over."), "12.2.2"],
  defenders: [msg("Go inside the walls, stand and fight, or try to avoid the battle."), "12.2"],
  withdrawal: [msg("The space is chosen after the dice; each has its own modifiers."), "12.3"],
  relief: [msg("Besieged units may attack together with the Relief Army."), "14.6"],
  reroll: [msg("Reroll one of your dice, or make the enemy reroll one. Attacker first, in turn."), "13.5"],
  "battle-surprise": [msg("A Surprise card may give more rerolls."), "7.5.4"],
  "elite-reroll": [msg("An Elite unit gives one more reroll; on a 1 or 6 it loses a step."), "13.5.3"],
  losses: [msg("You choose who loses a step. Hired units come last."), "13.6.3"],
  retreat: [msg("Enemy markers and the Channel cost a step."), "13.7"],
  stratagem: [msg("Stratagem changes the siege roll by 2."), "14.3"],
  treachery: [msg("Treachery changes the Siege Points by 1."), "14.3"],
  displacement: [msg("Caesar's defeat costs three Roman markers."), "9.6"],
  germani: [msg("The Germani enter no space with pieces, a Town or a City."), "17.4"],
  supply: [msg("A stack out of supply with three steps or more loses one."), "15.4"],
  camps: [
    msg("Legions march 3 MPs. Two winter safely in a neutral space, four with a Roman marker."),
    "16.2",
  ],
  forage: [msg("Legions beyond the Forage Level lose a step."), "16.2.4"],
};

export const GROUPS: Record<string, string> = {
  army: msg("Caesar"),
  tribe: msg("Place a Tribe"),
  council: msg("Into the Gallic Council Box"),
  displace: msg("Leave the Gallic Council Box"),
  submit: msg("Submit"),
  shift: msg("Move the marker"),
  restore: msg("Restore a Legion"),
  return: msg("Bring a Legion"),
  emergency: msg("Emergency replacements"),
  legate: msg("Place a Legate"),
  keep: msg("Keep a Legate"),
  muster: msg("Spring Muster"),
  influence: msg("Place Influence"),
  convert: msg("Convert Influence"),
  remove: msg("Remove Influence"),
  devastate: msg("Devastate"),
  unit: msg("Place a unit"),
  upgrade: msg("Upgrade a Fortified Town"),
  supremacy: msg("Naval Supremacy"),
  target: msg("Choose a space"),
  germani: msg("The Germani"),
  activate: msg("Activate"),
  take: msg("Pick up"),
  drop: msg("Drop off"),
  step: msg("Go on to"),
  intercept: msg("Intercept"),
  send: msg("Goes along"),
  inside: msg("Goes inside"),
  "withdraw-all": msg("Avoid Battle"),
  "retreat-all": msg("Retreat"),
  withdraw: msg("Avoid Battle"),
  join: msg("Sortie"),
  reroll: msg("Reroll"),
  lose: msg("Who loses a step?"),
  retreat: msg("Retreat"),
  "retreat-inside": msg("Retreat inside"),
  camp: msg("Winter camp"),
};

/** What is written on a button or a chip. */
export const BUTTONS: Record<string, string> = {
  event: msg("Play the Event"),
  discard: msg("Discard and draw"),
  surprise: msg("Play the Surprise"),
  react: msg("Cancel the card"),
  campaign: msg("Play Winter Campaign"),
  army: msg("Caesar here"),
  tribe: msg("place here"),
  council: msg("To the Council Box"),
  displace: msg("Make room"),
  submit: msg("Submits"),
  shift: msg("marker here"),
  restore: msg("Restore"),
  return: msg("place here"),
  emergency: msg("give up"),
  legate: msg("place here"),
  keep: msg("Keep"),
  muster: msg("muster"),
  influence: msg("influence"),
  convert: msg("convert"),
  remove: msg("remove"),
  devastate: msg("devastate"),
  store: msg("Put a marker into the Council Box"),
  "open-council": msg("Open the Council Box"),
  uprising: msg("Declare a Major Uprising"),
  unit: msg("place here"),
  upgrade: msg("upgrade"),
  target: msg("here"),
  germani: msg("Germani"),
  activate: msg("Activate"),
  take: msg("Pick up"),
  "take-all": msg("Pick up all"),
  drop: msg("Drop off"),
  step: msg("go"),
  clear: msg("Remove the marker here (2 MPs)"),
  siege: msg("Siege roll (3 MPs)"),
  sortie: msg("Sortie"),
  march: msg("Carry out the move"),
  intercept: msg("intercept"),
  send: msg("Goes"),
  "back-up": msg("Back up"),
  inside: msg("Inside"),
  "inside-all": msg("All inside"),
  "send-all": msg("All go"),
  "join-all": msg("All join"),
  "withdraw-all": msg("withdraw"),
  "retreat-all": msg("retreat"),
  replan: msg("Plan differently"),
  avoid: msg("Avoid Battle"),
  withdraw: msg("withdraw"),
  join: msg("Joins"),
  lose: msg("Loses a step"),
  retreat: msg("retreat"),
  "retreat-inside": msg("Inside"),
  camp: msg("camp"),
};

export const ATTACKS = new Set(["siege", "sortie", "lose", "reroll", "intercept", "devastate"]);

/** Verbs that are written at a place on the map, because others may be offered at the same time. */
export const CHIPS = new Set(["convert", "remove", "devastate", "upgrade", "emergency", "intercept"]);

/** The button that ends a phase. */
export const ENDS: Record<string, string> = {
  replacements: msg("Forfeit the rest"),
  muster: msg("End the Spring Muster"),
  actions: msg("End the card play"),
  event: msg("Enough of this effect"),
  council: msg("Close the Council Box"),
  uprising: msg("End the Uprising"),
  move: msg("End the activation"),
  camps: msg("All Legions are in camp"),
  sending: msg("Go"),
  "keep-legate": msg("Keep no Legate"),
  shift: msg("Remove the marker"),
};

/** The button that passes. */
export const PASSES: Record<string, string> = {
  "winter-campaign": msg("No Winter Campaign"),
  reaction: msg("Let it happen"),
  intercept: msg("No interception"),
  scouts: msg("No Surprise"),
  "battle-surprise": msg("No Surprise"),
  stratagem: msg("No Surprise"),
  treachery: msg("No Surprise"),
  reroll: msg("No reroll"),
  "elite-reroll": msg("No reroll"),
  "back-up": msg("Attack"),
  defenders: msg("Stand and fight"),
};

export const DICE: Record<string, string> = {
  "own-1": msg("Reroll my first die: {n}"),
  "own-2": msg("Reroll my second die: {n}"),
  "enemy-1": msg("Reroll the enemy's first die: {n}"),
  "enemy-2": msg("Reroll the enemy's second die: {n}"),
};

export const SPACE_TYPES: Record<string, string> = {
  town: msg("Town"),
  walled_city: msg("Walled City"),
  stronghold: msg("Stronghold"),
  german_stronghold: msg("Stronghold in Germania: nobody enters"),
};

export const PATHS: Record<string, string> = {
  path: msg("path"),
  rough: msg("rough path"),
  channel: msg("Channel Crossing"),
  rhine: msg("across the Rhine, for the Germani alone"),
};

/** Boxes with pieces, those that a player waits for first. */
export const BOXES: Record<string, string> = {
  drawn: msg("To be placed"),
  council: msg("Gallic Council Box"),
  submitted: msg("Submitted Tribes"),
  eliminated: msg("Eliminated"),
  rome: msg("In Rome"),
  kept: msg("Kept Legate"),
  holding: msg("By events"),
  "turn-track": msg("Later turns"),
  pool: msg("In the cups"),
};

export const CARD_KINDS: Record<string, string> = {
  event: msg("Event"),
  bonus: msg("Bonus"),
  surprise: msg("Surprise"),
  reaction: msg("Reaction"),
};

export const COLOURS: Record<string, string> = {
  roman: msg("Rome"),
  gallic: msg("Gaul"),
  both: msg("both sides"),
};

export const LOG_STYLE: LogStyle = {
  headings: ["turn", "card"],
  turns: ["card"],
  loud: ["card", "battle", "battle-won", "siege", "submits", "eliminated", "governance", "over"],
  pauses: { card: 700, battle: 800, dice: 500, siege: 700, step: 160, governance: 900 },
};

export const INTRO = [
  msg("Six turns, 57 to 52 BC: Caesar conquers Gaul, or Gaul outlasts Caesar."),
  msg(
    "Rome needs 12 Victory Points: Governance each winter, Tribes eliminated, Germania, Britannia, Caesar's Pass.",
  ),
  msg("Gaul wins if Rome falls short, or if its Governance falls to 3 points in any winter."),
  msg(
    "The map, the tables and the cards are a component pack designed by this project: the printed ones are not known.",
  ),
];

/** Whether there is a drawn map: public/map/ has a sheet and a picture then. */
export const HAS_MAP = true;
