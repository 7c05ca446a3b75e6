/** A view of Julius Caesar as the table draws it. */

import type { Battle, BattleLine, Piece, Place, Scene, Track, TrackStep } from "../title";
import { msg, t } from "../../i18n";
import { cardTitle, createCard, handCards } from "./cards";
import type { ComponentIndex } from "./component-index";
import { SIDES, type Back, type Block, type CaesarView } from "./data";

/** Places off the map, with their headings. */
const POOLS: [string, string][] = [
  ["levy-pool", msg("julius-caesar-levy-pool")],
  ["eliminated", msg("julius-caesar-eliminated-back-next-year")],
  ["waiting", msg("julius-caesar-waiting-for-their-hour")],
];
const INITIATIVES = ["A", "B", "C", "D"];

export function createScene(index: ComponentIndex, view: CaesarView): Scene {
  const { victory_points: goal, battle_rounds: rounds } = index.components;
  const pieces = piecesOnMap(index, view);
  const owners = placeOwners(pieces, index.places);
  return {
    viewer: view.viewer,
    phase: index.words.say([`phase-${view.phase}-heading`, {}]),
    decides: view.decides,
    pieces,
    pools: pools(index, view),
    owners,
    cards: handCards(index, view),
    openCards: [],
    auction: null,
    discards: view.discarded ? [{ ...createCard(index, view.discarded), state: "discarded" }] : [],
    played: view.played.flatMap((card, at) =>
      card ? [{ side: SIDES[at] ?? "", title: cardTitle(index, card) }] : [],
    ),
    tracks: tracks(index, view),
    score: SIDES.map((side, at) => ({
      side,
      figures: [{ label: t("julius-caesar-points"), value: view.score[at] ?? 0, goal }],
      detail: `${scoreParts(index, view, side, owners).join(", ") || t("julius-caesar-no-points-yet")}.`,
    })),
    victoryText: t("julius-caesar-goal-points-end-year", { goal }),
    counters: counters(view),
    battle: battle(index, view, pieces, rounds),
    marching: view.marching?.block ?? null,
  };
}

// -------------------------------------------------------------------------------------------------------- pieces

function piecesOnMap(index: ComponentIndex, view: CaesarView): Piece[] {
  const pieces: Piece[] = [];
  for (const [id, [place, strength]] of Object.entries(view.own ?? {})) {
    if (id in view.revealed || !index.places.has(place)) continue;
    const at = view.marching?.block === id ? view.marching.at : place;
    pieces.push(knownPiece(index, view, id, view.viewer, at, strength));
  }
  for (const [id, [place, strength, side]] of Object.entries(view.revealed)) {
    pieces.push(knownPiece(index, view, id, side, place, strength));
  }
  for (const [side, backs] of Object.entries(view.hidden))
    for (const back of backs) pieces.push(...hiddenPieces(index, side, back));
  return pieces;
}

/** A block with its face, as it stands in a place. */
export function knownPiece(
  index: ComponentIndex,
  view: CaesarView,
  id: string,
  side: string,
  place: string,
  strength: number,
): Piece {
  const block = index.block(id);
  const attacks = view.battle?.attacker === side && view.battle.place === place;
  return {
    key: id,
    id,
    place,
    side,
    colour: id === "cleopatra" ? "egypt" : block.side,
    shape: "block",
    count: 1,
    name: index.blockName(id, side),
    short: shortName(index, block),
    symbol: block.type,
    strength,
    maxStrength: block.max_strength,
    rating: `${initiative(block, attacks)}${block.firepower}`,
    moved: view.moved?.includes(id) ?? false,
    reserve: view.reserves?.includes(id) ?? false,
  };
}

/** Blocks seen from behind: one piece each, with a key that stays the same as long as nothing of it changes. */
function hiddenPieces(
  index: ComponentIndex,
  side: string,
  [place, colour, moved, reserve, , count]: Back,
): Piece[] {
  const isCleopatra = colour === "egypt";
  return Array.from({ length: count }, (_, at) => ({
    key: `${side} ${place} ${colour} ${moved} ${reserve} ${at}`,
    id: null,
    place,
    side,
    colour,
    shape: "block",
    count: 1,
    name: isCleopatra
      ? index.words.name("own-block", "cleopatra")
      : t("julius-caesar-a-block-of-side", { side: index.sideName(side) }),
    short: "",
    symbol: isCleopatra ? "cleopatra" : "back",
    strength: 0,
    maxStrength: 0,
    rating: "",
    moved: moved === 1,
    reserve: reserve === 1,
  }));
}

function initiative(block: Block, attacks: boolean): string {
  return (attacks ? block.initiative_attacking : block.initiative_defending) ?? block.initiative ?? "";
}

function shortName(index: ComponentIndex, block: Block): string {
  if (block.type === "leader" || block.type === "cleopatra") return index.words.name("own-block", block.id);
  return /\d+$/.exec(block.id)?.[0] ?? "";
}

function pools(index: ComponentIndex, view: CaesarView): Scene["pools"] {
  const own = Object.entries(view.own ?? {});
  const found = POOLS.map(([pool, title]) => ({
    title: t(title),
    pieces: own
      .filter(([, [place]]) => place === pool)
      .map(([id]) => knownPiece(index, view, id, view.viewer, pool, 0)),
  }));
  const offMap = (id: string, pool: string): Piece =>
    knownPiece(index, view, id, index.block(id).side, pool, 0);
  const killed = view.killed.map((id) => offMap(id, "killed"));
  const fallen = view.eliminated
    .filter((id) => !(id in (view.own ?? {})))
    .map((id) => offMap(id, "eliminated"));
  found.push(
    { title: t("julius-caesar-eliminated-enemies"), pieces: fallen },
    { title: t("julius-caesar-leaders-killed"), pieces: killed },
  );
  return found.filter((pool) => pool.pieces.length);
}

/** The side that holds each city: the only side with blocks there. */
function placeOwners(pieces: Piece[], places: ReadonlyMap<string, Place>): Record<string, string> {
  const sidesAt = new Map<string, Set<string>>();
  for (const piece of pieces) {
    if (places.get(piece.place)?.sea) continue;
    sidesAt.set(piece.place, (sidesAt.get(piece.place) ?? new Set()).add(piece.side));
  }
  const owners: Record<string, string> = {};
  for (const [place, sides] of sidesAt) if (sides.size === 1) owners[place] = [...sides][0] ?? "";
  return owners;
}

// -------------------------------------------------------------------------------------------- battle and status

function battle(index: ComponentIndex, view: CaesarView, pieces: Piece[], rounds: number): Battle | null {
  const fight = view.battle;
  if (!fight || index.sceneOf(view) !== "battle") return null;
  const here = pieces.filter((piece) => piece.place === fight.place);
  const defender = fight.attacker === "caesar" ? "pompey" : "caesar";
  const lines = [defender, fight.attacker].map((side): BattleLine => {
    const fighting = here.filter((piece) => piece.side === side && piece.id !== null && !piece.reserve);
    const ranks = INITIATIVES.map((letter) => ({
      label: letter,
      pieces: fighting.filter((piece) => piece.rating.startsWith(letter)),
    }));
    return {
      side,
      role: side === fight.attacker ? t("julius-caesar-attacks") : t("julius-caesar-defends"),
      ranks: ranks.filter((rank) => rank.pieces.length),
      reserves: here.filter((piece) => piece.side === side && piece.reserve),
    };
  });
  const surprise = view.surprise === fight.place && fight.round === 1;
  // 7.2: A to D, the defender first; with surprise, all attackers of round 1 first.
  const [defending, attacking] = lines.map((line) => line.ranks.flatMap((rank) => rank.pieces));
  const byLetter = INITIATIVES.flatMap((letter) =>
    [defending, attacking].flatMap((side) => (side ?? []).filter((piece) => piece.rating.startsWith(letter))),
  );
  return {
    place: fight.place,
    title: t("julius-caesar-battle-of-place", { place: index.placeName(fight.place) }),
    round: fight.round,
    rounds,
    hits: fight.hits,
    note: surprise ? t("julius-caesar-side-strikes-first", { side: index.sideName(fight.attacker) }) : "",
    lines,
    order: surprise ? [...(attacking ?? []), ...(defending ?? [])] : byLetter,
    turn: fight.turn,
    acted: fight.acted,
  };
}

/** What the points of a side are for: cities and leaders killed. */
function scoreParts(
  index: ComponentIndex,
  view: CaesarView,
  side: string,
  owners: Record<string, string>,
): string[] {
  const cities = [...index.places.values()].filter((place) => place.value && owners[place.id] === side);
  const killed = view.killed.filter((id) => index.block(id).side !== side);
  return [
    ...cities.map((place) => `${place.name} ${place.value}`),
    ...killed.map((id) => t("julius-caesar-name-killed-1", { name: index.words.name("own-block", id) })),
  ];
}

function counters(view: CaesarView): Scene["counters"] {
  const found: Scene["counters"] = [];
  if (["movement", "marching"].includes(view.phase))
    found.push({ label: t("julius-caesar-move-left", { n: view.moves_left }), value: view.moves_left });
  if (view.levies_left !== undefined)
    found.push({ label: t("julius-caesar-levy-left", { n: view.levies_left }), value: view.levies_left });
  if (view.swaps !== undefined)
    found.push({ label: t("julius-caesar-swap-left", { n: view.swaps }), value: view.swaps });
  return found;
}

/** Years, and the turns of the Year with its winter. */
function tracks(index: ComponentIndex, view: CaesarView): Track[] {
  const { first_year, years, turns } = index.components.calendar;
  const year = Math.max(view.year, first_year);
  const turn = index.sceneOf(view) === "winter" ? turns + 1 : Math.max(1, view.turn);
  const step = (label: string, at: number, now: number): TrackStep => ({
    label,
    now: at === now,
    past: at < now,
  });
  const count = (length: number): number[] => Array.from({ length }, (_, at) => at);
  return [
    {
      title: t("julius-caesar-year"),
      long: true,
      steps: count(years).map((at) => step(String(first_year + at), first_year + at, year)),
    },
    {
      title: t("julius-caesar-turn"),
      long: false,
      steps: [
        ...count(turns).map((at) => step(String(at + 1), at + 1, turn)),
        step(t("julius-caesar-winter"), turns + 1, turn),
      ],
    },
  ];
}
