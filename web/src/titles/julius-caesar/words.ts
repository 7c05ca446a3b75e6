/** Julius Caesar in words: phases, cards, and what each kind of decision is about. */

export const ROMAN = ["0", "I", "II", "III", "IV"];

export const PHASES: Record<string, string> = {
  deploy: "Deployment",
  cards: "Cards",
  defection: "Jupiter",
  welcome: "Jupiter",
  eruption: "Vulcan",
  movement: "Movement",
  marching: "Movement",
  "main-attack": "Movement",
  surprise: "Movement",
  levies: "Levies",
  "next-battle": "Battles",
  "battle-turn": "Battle",
  hits: "Battle",
  regroup: "After the battle",
  "navis-to-port": "Winter: ships to port",
  "winter-supply": "Winter: supply",
  disbanding: "Winter: disbanding",
  over: "The war is over",
};

export const WINTER = new Set(["navis-to-port", "winter-supply", "disbanding", "over"]);

/** What a decision is about, and the rule that says so. */
export const HINTS: Record<string, [string, string]> = {
  deploy: ["Choose two blocks in different cities; they change places, unseen by the enemy.", "5.3"],
  discard: ["Keep five cards, one for each turn of the Year. 3/1 means three moves and one levy.", "2.1"],
  play: ["Both sides choose in secret. Whoever has more moves goes first.", "2.1"],
  movement: ["One move point sets one place in motion: its blocks may go one step and attack, or two without.", "6.1"],
  marching: ["It may go one step further, but not attack, nor straight back.", "6.1"],
  "main-attack": ["Who came by the main road fights at once; the others come a round later.", "7.3"],
  surprise: ["Your blocks there act before any defender in the first round.", "Mars"],
  levies: ["A levy point adds a step to a block, or brings in a new one at strength I.", "6.4"],
  defection: ["A leader or a Navis stays but loses a step; any other block joins you.", "Jupiter"],
  welcome: ["The defector goes to a city of yours next to where it stood.", "Jupiter"],
  eruption: ["Every block in that city loses a step.", "Vulcan"],
  "next-battle": ["All battles are fought this turn; you choose the order.", "7.1"],
  "battle-turn": ["Fire rolls a die for each step. A acts before B before C, defenders first.", "7.2"],
  hits: ["The strongest block takes the hit; among equals you choose.", "7.4"],
  regroup: ["The victor's blocks may each move on by one road.", "7.7"],
  "navis-to-port": ["Ships spend the winter in a friendly port of their sea.", "8.3"],
  "winter-supply": ["A city feeds three blocks, and one more for each of its points.", "8.4"],
  disbanding: ["Blocks you send to the Levy Pool can be raised anew next Year.", "8.5"],
};

export const GODS: Record<string, string> = {
  apollo: "Copies the card your enemy played last turn.",
  jupiter: "An enemy block next to one of your cities comes over to you.",
  mars: "One group of land blocks moves, and strikes first in one battle.",
  mercury: "One group of land blocks moves, each a city further than usual.",
  neptune: "One group of ships moves, and strikes first in one battle.",
  pluto: "One group of land blocks moves; more of them may attack by each road.",
  vulcan: "Every block in one enemy city loses a step.",
};

export const ENDS: Record<string, string> = {
  deploy: "My army stands as it is",
  defection: "Nobody shall defect",
  eruption: "No eruption",
  movement: "End movement",
  surprise: "No surprise",
  levies: "End levies",
  regroup: "The rest stays",
  disbanding: "Disband nobody else",
};

export const INTRO = [
  "Rome is at war with itself: five Years, each of five turns.",
  "Hold the cities with stars and kill enemy leaders: 10 points when a Year ends win, or more than the other after the fifth.",
  "Each turn both sides play a card in secret. 3/1 lets you set three places in motion and raise one levy.",
  "Blocks hide what they are until both sides meet in a place and fight.",
];

export const many = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`;
