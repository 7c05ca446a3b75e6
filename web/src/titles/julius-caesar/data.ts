/** Julius Caesar's components and views, as the server sends them. */

import type { Phases } from "../phases";

export interface City {
  id: string;
  name: string;
  port: boolean;
  major_port: boolean;
  vp: number;
}

export interface Block {
  id: string;
  name: string;
  side: Side;
  type: string;
  initiative?: string;
  initiative_attacking?: string;
  initiative_defending?: string;
  firepower: number;
  max_strength: number;
  steps: number[];
  levy_city?: string;
}

export interface Components {
  cities: City[];
  seas: { id: string; name: string }[];
  roads: { a: string; b: string; kind: string; name?: string }[];
  shores: [string, string][];
  sea_borders: [string, string][];
  blocks: Block[];
  calendar: { first_year: number; years: number; turns: number };
  /** Points that win the game at the end of a Year. */
  victory_points: number;
  battle_rounds: number;
  /** How many blocks may use a border, by its kind; a kind that is not listed has no limit. */
  border_limits: { march: Record<string, number>; attack: Record<string, number> };
  pluto_attack_limits: Record<string, number>;
  /** The arguments of each verb, one letter each: b a block, l a location, c a card. */
  verbs: Record<string, string>;
  phases: Phases;
}

export type Side = "caesar" | "pompey";
export const SIDES: Side[] = ["caesar", "pompey"];

/** Blocks seen from behind: place, colour, moved, reserve, border, how many. */
export type Back = [string, string, number, number, number, number];

export interface CaesarView {
  edition: string;
  year: number;
  turn: number;
  phase: string;
  decides: string | null;
  first: string | null;
  score: [number, number];
  played: (string | null)[];
  hand_size: number;
  god: string | null;
  moves_left: number;
  activated: string[];
  used: Record<string, number>;
  surprise: string | null;
  battle: {
    place: string;
    round: number;
    attacker: Side;
    acted: string[];
    turn: string[];
    hits: number;
  } | null;
  eliminated: string[];
  killed: string[];
  viewer: string;
  revealed: Record<string, [string, number, Side]>;
  hidden: Record<string, Back[]>;
  marching?: {
    at: string;
    from: string | null;
    stands: string;
    back: [string, number, number, number];
    block?: string;
  };
  own?: Record<string, [string, number]>;
  moved?: string[];
  reserves?: string[];
  hand?: string[];
  discarded?: string | null;
  chosen?: string | null;
  levies_left?: number;
  swaps?: number;
}
