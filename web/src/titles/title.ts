/**
 * What the table needs to know of a title. Panels, map and keyboard serve every title alike; a title says, as
 * data, what lies where, what a choice is called and what one touches to make it.
 */

import type { LogLine, View } from "../net/screen";

/** A way out of a place. */
export interface Way {
  to: string;
  how: string;
}

export interface Place {
  id: string;
  name: string;
  sea: boolean;
  /** What holding it is worth, and how that is written: `★★`, `2 Gold`. */
  value: number;
  mark: string;
  /** What else there is to know: a port, the land it lies in. */
  notes: string[];
  ways: Way[];
}

/** One piece, or several of a kind that stand together, as this viewer sees it. */
export interface Piece {
  /** For drawing: the same piece keeps it from view to view, as far as the viewer can tell. */
  key: string;
  /** Its id in actions; nothing for a piece seen from behind. */
  id: string | null;
  place: string;
  /** Who commands it, and whose colour it wears. */
  side: string;
  colour: string;
  /** A wooden block that stands on its edge, a square counter, a round one. */
  shape: "block" | "square" | "round";
  /** How many of them there are: they can be told apart by nobody. */
  count: number;
  name: string;
  /** What stands on the block: a number, or a short name. */
  short: string;
  symbol: string;
  strength: number;
  maxStrength: number;
  rating: string;
  moved: boolean;
  reserve: boolean;
}

export type Tone = "act" | "attack" | "sea" | "note";

/** One action, as a person meets it. */
export interface Choice {
  /** The action in the title's notation. */
  action: string;
  verb: string;
  /** Under which heading it is listed. */
  group: string;
  label: string;
  /** What one touches: first the piece, then the place (or the other piece); or a card. */
  piece?: string;
  place?: string;
  other?: string;
  card?: string;
  /** It starts from a place: one touches that first. */
  from?: string;
  /** It takes everybody who stands in this place. */
  whole?: string;
  /** It is one of a range of numbers: a bid. */
  amount?: number;
  tone: Tone;
  /** What it is called on a button beside the piece or on the card, where the label would say too much. */
  buttonLabel?: string;
  /** What it means, in a few words, shown at the place. */
  chip?: string;
}

export interface Card {
  id: string;
  title: string;
  /** What sort of card it is, where there are several. */
  sort: string;
  /** Large figures, if it has any: moves and levies. */
  figures: { value: number; word: string }[];
  text: string;
  /** What one has to do or pay to get it. */
  terms: string;
  /** Small signs on it, with their meaning. */
  signs: { symbol: string; word: string }[];
  symbol: string;
  state: "hand" | "chosen" | "open" | "discarded";
}

/** Cards that lie open on the table: for all to claim, before a side, discarded. */
export interface CardRow {
  title: string;
  /** Whose they are, if they are somebody's. */
  side?: string;
  cards: Card[];
}

/** What is bid for, and what each side has bid so far and could bid. */
export interface Auction {
  card: Card;
  bids: { side: string; bid: number; purse: number }[];
}

export interface PlayedCard {
  side: string;
  title: string;
}

export interface TrackStep {
  label: string;
  now: boolean;
  past: boolean;
}

export interface Track {
  title: string;
  steps: TrackStep[];
  /** Where there is little room, only the present step is shown. */
  long: boolean;
}

/** A figure of a side that all can see. With a goal, one wins who gets there. */
export interface ScoreFigure {
  word: string;
  value: number;
  goal?: number;
  symbol?: string;
}

/** Pieces of one side that act at the same moment of a round. */
export interface BattleRank {
  label: string;
  pieces: Piece[];
}

export interface BattleLine {
  side: string;
  role: string;
  ranks: BattleRank[];
  reserves: Piece[];
  /** The card that this side fights with; one that lies face-down has no text for the other. */
  card?: { title: string; text: string };
}

export interface Battle {
  place: string;
  title: string;
  /** Before the first round it is 0; without a last one they go on until it is decided. */
  round: number;
  rounds?: number;
  hits: number;
  note: string;
  lines: BattleLine[];
  /** Pieces whose turn it is, and those that have acted. */
  turn: string[];
  acted: string[];
}

/** A position, ready to be drawn. */
export interface Scene {
  /** A side, or `spectator`. */
  viewer: string;
  phase: string;
  decides: string | null;
  pieces: Piece[];
  /** Pieces beside the map, by heading. */
  pools: { title: string; pieces: Piece[] }[];
  /** Which side holds a place. */
  owners: Record<string, string>;
  cards: Card[];
  rows: CardRow[];
  auction: Auction | null;
  /** Cards that one has put away for this Year, say. */
  discards?: Card[];
  /** The cards of all sides, once nothing is hidden any more. */
  hands?: { side: string; cards: Card[] }[];
  played: PlayedCard[];
  /** How many cards the other side holds. */
  held: string;
  tracks: Track[];
  /** How each side stands, and what that is made of. */
  score: { side: string; figures: ScoreFigure[]; detail: string }[];
  /** With what one wins, where it is the same for all. */
  aim?: string;
  counters: { word: string; value: number }[];
  battle: Battle | null;
  /** A piece under way: chosen without a click. */
  marching: string | null;
}

/** What one has touched and would like to have done with it. */
export interface Attempt {
  piece?: string;
  place?: string;
  card?: string;
}

/** How the words of the log are shown. */
export interface LogStyle {
  /** Words that begin a chapter, the greatest first. */
  headings: string[];
  /** Words that begin a side's turn to move: arrows of earlier marches go. */
  turns: string[];
  loud: string[];
  /** For how many milliseconds one looks at an event before the next is shown. */
  pauses: Record<string, number>;
}

/** So many of a piece. */
export interface PieceCount {
  piece: string;
  count: number;
}

export interface Title {
  id: string;
  name: string;
  /** What everybody should know about these components. */
  note: string;
  sides: string[];
  places: Map<string, Place>;
  /** The sheet of the map, if there is one. */
  sheet: string | null;
  logStyle: LogStyle;
  sideName(side: string): string;
  scene(view: View): Scene;
  choice(view: View, action: string): Choice;
  /** What this kind of decision is about, and the number of its rule. */
  hint(view: View, kind: string): { text: string; rule: string };
  /** The action that touching what is not offered would be, for "why not?". */
  attemptedAction(view: View, attempt: Attempt): string | null;
  /** The question, in the title's words, about the odds of a fight: in a place, or of an attack on it by an army. */
  oddsQuestion?(view: View, place: string, army: PieceCount[]): string;
  /** Dice of a line of the log, with those that hit. */
  dice(line: LogLine): { rolled: number[]; hits: number } | null;
  /** Which places a line of the log speaks of. */
  mentions(line: LogLine): string[];
  /** The way that a line of the log tells of: from where to where. */
  route(line: LogLine): string[] | null;
  /** The action that ends the march of a piece where it stands, if the title has one. */
  stay: string | null;
}
