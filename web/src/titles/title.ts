/**
 * What the table needs to know about a title. Panels, map and keyboard work alike for every title; a title says, as
 * data, what lies where, what a choice is called and what the player touches to make it.
 */

import type { AreaState, LegendEntry, PlaceMark, Route } from "../board/map/sheet";
import type { Words } from "../i18n/words";
import type { LogLine, View } from "../net/screen";

/** A way from a place to the next; `how` names its kind: `major road`. */
export interface Way {
  to: string;
  how: string;
}

export interface Place {
  id: string;
  name: string;
  sea: boolean;
  /** The value of holding it, and how that is written: `★★`, `2 Gold`. */
  value: number;
  mark: string;
  /** Other facts: that it is a port, which sea it lies on. */
  notes: string[];
  ways: Way[];
}

/** One piece, or several of a kind that stand together, as this viewer sees it. */
export interface Piece {
  /** Identifies the piece from view to view, as far as the viewer can tell. */
  key: string;
  /** Its id in actions; null for a piece seen from behind. */
  id: string | null;
  place: string;
  /** The side that commands it, and the side whose colour it has. */
  side: string;
  colour: string;
  /** A wooden block that stands on its edge, a square counter or a round counter. */
  shape: "block" | "square" | "round";
  /** How many pieces this stands for; nothing tells them apart. */
  count: number;
  name: string;
  /** What is written on the piece: a number or a short name. */
  short: string;
  symbol: string;
  strength: number;
  maxStrength: number;
  rating: string;
  moved: boolean;
  reserve: boolean;
}

export type Tone = "act" | "attack" | "sea" | "note";

/** One action, as the page offers it. */
export interface Choice {
  /** The action in the title's notation. */
  action: string;
  verb: string;
  /** The heading under which it is listed. */
  group: string;
  label: string;
  /** What the player touches for it: first the piece, then the place (or the other piece); or a card. */
  piece?: string;
  place?: string;
  other?: string;
  card?: string;
  /** The place where it starts, for a choice of two places: it is touched first. */
  from?: string;
  /** The place of which all pieces go, for a choice that moves them together. */
  allFrom?: string;
  /** The number, for a choice among numbers: a bid. */
  amount?: number;
  tone: Tone;
  /** A label that stays true while other actions are taken before this one. */
  laterLabel?: string;
  /** A shorter label, for a button next to the piece or on the card. */
  buttonLabel?: string;
  /** What is lost by it, in words, if something is: it asks once before it is taken. */
  wastes?: string;
  /** Whether orders cannot be taken back any more after it. */
  final?: boolean;
  /** What it means, in a few words; shown at the place. */
  chip?: string;
}

export interface Card {
  id: string;
  title: string;
  /** The kind of card, where there are several. */
  kind: string;
  /** Large figures, if it has any: moves and levies. */
  figures: { value: number; label: string }[];
  text: string;
  /** What a side has to do or pay to get it. */
  terms: string;
  /** Small signs on it, with their meaning. */
  signs: { symbol: string; label: string }[];
  symbol: string;
  state: "hand" | "chosen" | "open" | "discarded";
}

/** Cards that lie open on the table: to be claimed, in front of a side, or discarded. */
export interface CardRow {
  title: string;
  /** The side that owns them, if there is one. */
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
  /** Whether only the current step is shown where there is little room. */
  long: boolean;
}

/** A figure of a side that all can see. A side that reaches the goal, if there is one, wins. */
export interface ScoreFigure {
  label: string;
  value: number;
  goal?: number;
  symbol?: string;
  /** A word for it where there is room, if the figure has no symbol. */
  short?: string;
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
  /** The card that this side fights with; for the other side a card that lies face-down has no text. */
  card?: { title: string; text: string };
}

export interface Battle {
  place: string;
  title: string;
  /** 0 before the first round. Without `rounds` the battle goes on until it is decided. */
  round: number;
  rounds?: number;
  hits: number;
  note: string;
  lines: BattleLine[];
  /** Pieces whose turn it is, and those that have acted. */
  turn: string[];
  acted: string[];
  /** All pieces in the order of their turns in this round, where that is fixed. */
  order?: Piece[];
  /** The table that is rolled on. */
  table?: ResultTable;
}

/** Rows of a table that is rolled on, and the cell of each that counts now. */
export interface ResultTable {
  caption: string;
  corner: string;
  head: string[];
  rows: { label: string; side?: string; cells: string[]; marked: number | null }[];
}

/** An answer of the server about a position, ready to be shown in a panel and on the map. */
export interface Inspection {
  title: string;
  lines: string[];
  table?: ResultTable;
  routes: Route[];
  /** Places that it is about, with a few words each; weak ones are lit only a little. */
  places: Record<string, { tone: Tone; text: string; weak: boolean }>;
  /** By place: the actions that plan the way there. */
  ways: Record<string, string[]>;
  /** The pieces that would attack together. */
  army: string[];
}

/** A hidden piece that may stand in a place: how likely, and how the player knows. */
export interface KnownPiece {
  piece: Piece;
  name: string;
  chance: number;
  how: string;
}

/** What the player may know about the hidden pieces of a place. */
export interface StackKnowledge {
  title: string;
  summary: string;
  pieces: KnownPiece[];
  /** What the player was told about this place, oldest first. */
  lines: { when: string; text: string }[];
}

/** A piece where it was seen last: it may be elsewhere by now. */
export interface Ghost {
  piece: Piece;
  when: string;
  how: string;
}

/** Something to ask about a place, in the title's notation. */
export interface PlaceQuestion {
  label: string;
  question: string;
}

/** A position, ready to be drawn. */
export interface Scene {
  /** A side, or `spectator`. */
  viewer: string;
  phase: string;
  decides: string | null;
  pieces: Piece[];
  /** Pieces off the map, by heading. */
  pools: { title: string; pieces: Piece[]; note?: string }[];
  /** The side that holds each place. */
  owners: Record<string, string>;
  /** The side that holds each area, where the map has areas; markers that lie in places. */
  areas?: Record<string, AreaState>;
  marks?: Record<string, PlaceMark>;
  cards: Card[];
  openCards: CardRow[];
  auction: Auction | null;
  /** Cards that the viewer has put away: for this Year, say. */
  discards?: Card[];
  /** The cards of all sides, once nothing is hidden any more. */
  hands?: { side: string; cards: Card[] }[];
  played: PlayedCard[];
  tracks: Track[];
  /** The figures of each side, and where they come from. */
  score: { side: string; figures: ScoreFigure[]; detail: string | string[] }[];
  /** What wins the game, if it is the same for all sides. */
  victoryText?: string;
  /** What the viewer has left in this phase: moves, levies. */
  counters: { label: string; value: number }[];
  battle: Battle | null;
  /** The piece in the middle of its march: it is selected without a click. */
  marching: string | null;
  /** The places of a move that the viewer has planned and not yet carried out. */
  plannedRoute?: string[];
  /** The places that the moment is about: where the enemy is about to go, what is besieged. */
  spot?: string[];
}

/** What the player has touched, though no choice fits. */
export interface Attempt {
  piece?: string;
  place?: string;
  card?: string;
}

/** How lines of the log are shown, by the kind of event. */
export interface LogStyle {
  /** Events that are headings, the largest first. */
  headings: string[];
  /** Headings that are whole sentences, such as a card with what it does. */
  sentences?: string[];
  /** Events that begin a side's turn to move: arrows of earlier marches go. */
  turns: string[];
  /** What a side does in its own turn: the film of the enemy's turn begins after it. */
  acts: string[];
  /** Events that are worth a film even without a turn of the enemy: cards that are shown. */
  openers?: string[];
  /** Events that are told together with what was before them: a hit with the roll. */
  follows: string[];
  /** Events that begin and end a battle; and those that are told on the sheet of its result. */
  battle?: { begins: string; ends: string[]; news: string[] };
  /** Events that stop the film when they happen where the viewer has pieces. */
  concerns: string[];
  loud: string[];
  /** How many milliseconds an event is shown before the next. */
  pauses: Record<string, number>;
}

/** One step of what the viewer has ordered in this phase, as a line of the log tells it. */
export interface OrderStep {
  /** The actions that would do it again, and the one that ends the phase before, if there is one. */
  actions: string[];
  opens?: string | undefined;
  /** What went: steps of the same piece that follow each other are one march, if it goes on. */
  who: string;
  goesOn: boolean;
  /** Where it came from; empty for a piece that came in. */
  from: string;
  to: string;
  pieces: Piece[];
}

/** A piece, and how many of those it stands for. */
export interface PieceCount {
  piece: string;
  count: number;
}

export interface Title {
  id: string;
  name: string;
  /** What every player should know about these components. */
  note: string;
  sides: string[];
  /** Its sentences and names, in the language of the page. */
  words: Words;
  places: Map<string, Place>;
  /** The id of the map's sheet, if there is a map. */
  sheet: string | null;
  /** What the lines and signs of the map mean, where that needs to be said. */
  legend?: LegendEntry[];
  logStyle: LogStyle;
  sideName(side: string): string;
  scene(view: View): Scene;
  choice(view: View, action: string): Choice;
  /** What this kind of decision is about, and the number of its rule. */
  hint(view: View, kind: string): { text: string; rule: string };
  /** By computer player: seconds that it thinks about a choice at most, if it goes by time. */
  thinks?: Record<string, number>;
  /** Whether this kind of decision shows only what all sides see. */
  isPublic(kind: string): boolean;
  /** The action that touching this would be if it were offered: the server is asked why it is not. */
  attemptedAction(view: View, attempt: Attempt): string | null;
  /** The question about the odds of a fight, in the title's notation: in a place, or of an attack on it by `army`. */
  oddsQuestion?(view: View, place: string, army: PieceCount[]): string;
  /** What the table asks the server about this position by itself, if anything. */
  liveQuestion?(view: View): string | null;
  placeQuestions?(view: View, place: string): PlaceQuestion[];
  /** The server's answer to such a question. */
  inspection?(view: View, facts: Record<string, unknown>, log: LogLine[]): Inspection | null;
  /** What the server says about hidden pieces, for a place and for the map; absent where nothing stands hidden. */
  stackKnowledge?(view: View, facts: Record<string, unknown>, place: string): StackKnowledge | null;
  ghosts?(view: View, facts: Record<string, unknown>): Ghost[];
  /** The question how far these pieces can go in this phase, in the title's notation; null if there is none. */
  reachQuestion?(view: View, pieces: string[]): string | null;
  /** What the viewer has ordered in this phase by this line of the log, if it can be taken back by itself. */
  orderStep?(view: View, line: LogLine): OrderStep | null;
  /** The action that ends the march of a piece where it stands, if the title has one. */
  stayAction: string | null;
}
