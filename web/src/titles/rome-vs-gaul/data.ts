/** The component pack and the views of Rome vs Gaul, as the server sends them. */

import type { Phases } from "../phases";

export type Side = "rome" | "gaul";
export const SIDES: Side[] = ["rome", "gaul"];

export interface Space {
  id: string;
  name: string;
  type: "town" | "walled_city" | "stronghold" | "german_stronghold";
  province: string;
  ports: string[];
}

export interface Province {
  id: string;
  name: string;
  number: number | null;
  region: string;
  size: number;
  required: number | null;
  controllable: boolean;
}

export interface PackPiece {
  id: string;
  name: string;
  full?: number;
  reduced?: number;
  strength?: number | string | null;
  elite?: boolean;
  battle?: number;
  command?: number;
  ma: number | null;
  group?: string;
  count?: number;
  role?: string;
}

export interface PackCard {
  no: number;
  title: string;
  ap: number;
  colour: "roman" | "gallic" | "both";
  kind: "event" | "bonus" | "surprise" | "reaction";
  text: string;
}

export interface Pack {
  note: string;
  /** `first_year` is that of the first turn, BC. */
  calendar: { first_year: number; turns: number };
  map: {
    spaces: Space[];
    provinces: Province[];
    paths: { a: string; b: string; kind: string }[];
  };
  tribes: PackPiece[];
  units: PackPiece[];
  legions: PackPiece[];
  leaders: PackPiece[];
  cards: PackCard[];
  tables: {
    victory: { vp_to_win: number };
    battle: { roman_die_minimum: number; columns: { id: string; cells: Record<string, string> }[] };
    siege: { columns: { id: string; cells: Record<string, string> }[] };
    governance: {
      dominance: Record<string, number>;
      not_controlled: Record<string, number>;
      vp: [number, number, number][];
      gallic_win_at_most: number;
    };
  };
  /** The kinds of the arguments of each verb. */
  verbs: Record<string, string>;
  phases: Phases;
}

/** A view. Pieces, spaces and cards are named by their ids. */
export interface GaulView {
  viewer: string;
  phase: string;
  decides: Side | null;
  turn: number;
  active: Side;
  /** Where each piece is: a space or a box. */
  pieces: Record<string, string>;
  reduced: string[];
  inside: string[];
  used: string[];
  militia_belgic: number;
  roman_im: string[];
  gallic_im: string[];
  strongholds: string[];
  roman_cities: string[];
  /** The Fortified Town of each Tribe that has one. */
  towns: Record<string, string>;
  upgraded: string[];
  devastated: string[];
  siege_points: Record<string, number>;
  council_im: number;
  discards: string[];
  hand_size: [number, number];
  deck_size: number;
  card: string | null;
  use: string;
  ap: number;
  score: {
    pass: number;
    germania: number;
    britannia: number;
    governance: number[];
    /** Tribes eliminated, and Victory Points for Governance by turn. */
    tribes: number;
    earned: number[];
    /** Governance as it would be scored now. */
    now: {
      total: number;
      points: number;
      regions: Record<string, number>;
      dominated: string[];
      incursions: number;
    };
  };
  /** Victory Points of Rome as they stand, and the Governance points that would be scored now. */
  points: number;
  governance_now: number;
  provinces: [string[], string[]];
  /** The activation: the piece, those that move with it, MPs. */
  move: { marcher: string | null; moving: string[]; allowance: number; spent: number };
  /** The step that is being made, if one is. */
  step: { origin: string | null; goal: string | null };
  battle: Fight;
  siege: { space: string | null; modifier: number; outcome: number };
  losses?: { hits: number; among: string[] };
  hand?: string[];
  plan?: string[];
}

/** A battle. Figures by role: the attacker's, then the defender's; two dice each. */
export interface Fight {
  /** 0 between the sides, 1 against the Germani, 2 the Sugambri or Britanni attack. */
  kind: number;
  space: string | null;
  attacker: number;
  attackers: string[];
  defenders: string[];
  strengths: number[];
  columns: number[];
  dice: number[];
  rerolls: number[];
  hits: number[];
}
