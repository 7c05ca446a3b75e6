/** Caesar XL's component pack and views, as the server sends them. */

import type { Facts } from "../../i18n/words";
import type { Phases } from "../phases";

export type Side = "caesar" | "pompey";
export const SIDES: Side[] = ["caesar", "pompey"];

export interface City {
  id: string;
  name: string;
  gold: number;
  shape: "city" | "colony" | "client";
  ports: string[];
  roads: string[];
  lanes: string[];
}

export interface Claim {
  claim: string;
  gold?: number;
  count?: number;
  kind?: string;
  city?: string;
  cities?: string[];
}

export interface PackCard {
  id: string;
  name: string;
  type: "event" | "forum" | "action" | "tactics" | "leader";
  text: string;
  phase?: string;
  role?: string;
  swords?: number;
  claim?: Claim[];
  symbols?: Record<string, number>;
  effects: { effect: string; unit?: string; gold?: number }[];
}

export interface Commander {
  id: Side;
  name: string;
  side: Side;
  swords: number;
  successor: string;
  text: string;
}

export interface Pack {
  /** The season and the year of each turn. */
  calendar: Facts[];
  name: string;
  note: string;
  rules: { id: string; value: number }[];
  commanders: Commander[];
  cities: City[];
  barbarians: { id: string; name: string; strength: number; near: string[] }[];
  cards: PackCard[];
  phases: Phases;
}

/** Units by kind: `legion`, `veteran-allied`, `caesar`, `cato`. */
export type Units = Record<string, number>;
export type Pair = [number, number];

export interface XLView {
  viewer: string;
  turn: number;
  season: string;
  active: Side;
  phase: string;
  decides: Side | null;
  gold: Pair;
  points: Pair;
  worth: Pair;
  hand_size: Pair;
  hand_limit: Pair;
  front: [string[], string[]];
  forum: string[];
  discards: string[];
  draw_pile: number;
  armies: [Record<string, Units>, Record<string, Units>];
  /** Caesar's Allied units and Legions, then Pompey's. */
  stock: [number, number, number, number];
  succeeded: Pair;
  card: string | null;
  bids: Pair;
  owed: { losses: Pair; kind: string; city: string | null };
  muster: { left: number; unit: number; price: number; cities: string[] };
  marched: Record<string, Units>;
  battle: Fight | null;
  hand?: string[];
  face_down?: string | null;
}

export interface Fight {
  city: string;
  round: number;
  step: "allied" | "legions" | "leaders";
  done: boolean;
  lead: Side;
  hits: number;
  retreating: Side | null;
  committed: [Units, Units];
  /** The swords of each kind of unit in the battle, with what Tactics cards give and take. */
  swords: [Units, Units];
  cards: [boolean, boolean];
  tactics: [string | null, string | null];
}
