/**
 * What the table needs to know of a title. Panels, map and keyboard serve every title alike; a title says, as
 * data, what lies where, what a choice is called and what one touches to make it.
 */

import type { LogLine, View } from "./screen";

/** A way out of a place. */
export interface Way {
  to: string;
  how: string;
}

export interface Place {
  id: string;
  name: string;
  sea: boolean;
  /** Points for holding it. */
  value: number;
  /** What else there is to know: a port, the land it lies in. */
  notes: string[];
  ways: Way[];
}

/** One piece, as this viewer sees it. */
export interface Piece {
  /** For drawing: the same piece keeps it from view to view, as far as the viewer can tell. */
  key: string;
  /** Its id in actions; nothing for a piece seen from behind. */
  id: string | null;
  place: string;
  /** Who commands it, and whose colour it wears. */
  side: string;
  colour: string;
  name: string;
  /** What stands on the block: a number, or a short name. */
  short: string;
  symbol: string;
  strength: number;
  most: number;
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
  tone: Tone;
  /** What it means, in a few words, shown at the place. */
  chip?: string;
}

export interface Card {
  id: string;
  title: string;
  /** Large figures, if it has any: moves and levies. */
  figures: { value: number; word: string }[];
  text: string;
  symbol: string;
  state: "hand" | "chosen" | "discarded";
}

export interface Played {
  side: string;
  title: string;
}

export interface TrackStep {
  label: string;
  now: boolean;
  past: boolean;
}

/** Blocks of one side that act at the same moment of a round. */
export interface Rank {
  label: string;
  pieces: Piece[];
}

export interface Line {
  side: string;
  role: string;
  ranks: Rank[];
  reserves: Piece[];
}

export interface Battle {
  place: string;
  title: string;
  round: number;
  rounds: number;
  hits: number;
  note: string;
  lines: Line[];
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
  played: Played[];
  /** How many cards the other side holds. */
  held: string;
  tracks: { title: string; steps: TrackStep[] }[];
  score: { side: string; points: number; goal: number; detail: string[] }[];
  counters: { word: string; value: number }[];
  battle: Battle | null;
  /** A piece under way: chosen without a click. */
  marching: string | null;
}

export interface Title {
  id: string;
  name: string;
  sides: string[];
  places: Map<string, Place>;
  /** The sheet of the map, if there is one. */
  sheet: string | null;
  sideName(side: string): string;
  scene(view: View): Scene;
  choice(view: View, action: string): Choice;
  /** What this kind of decision is about, and the number of its rule. */
  hint(view: View, kind: string): { text: string; rule: string };
  /** The action that clicking what is not offered would be, for "why not?". */
  wish(view: View, piece: string, place: string): string | null;
  /** Dice of a line of the log, with those that hit. */
  dice(line: LogLine): { rolled: number[]; hits: number } | null;
  /** Which places a line of the log speaks of. */
  mentions(line: LogLine): string[];
  /** The way that a line of the log tells of: from where to where. */
  route(line: LogLine): string[] | null;
  /** The action that ends the march of a piece where it stands, if the title has one. */
  stay: string | null;
}
