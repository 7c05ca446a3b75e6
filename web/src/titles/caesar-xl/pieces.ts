/** Units of Caesar XL as pieces. Units of one kind in one place are one piece with a number. */

import type { Piece, Scene } from "../title";
import { t } from "../../i18n";
import { SIDES, type Side, type Units, type XLView } from "./data";
import { isSquare, isVeteran, type PackIndex } from "./pack-index";

/** Kinds of square unit in the order in which they stand: the best first. */
const SQUARES = ["veteran-legion", "legion", "veteran-allied", "allied"];
/** What can be recruited, in the order of `XLView.stock`. */
const RECRUITS = ["allied", "legion"];
/** The place of units that are not yet recruited. */
export const STOCK = "stock";

/** Units that have marched, or have rolled in this round of a battle, are a piece apart from the others. */
export type UnitState = "" | "/marched" | "/spent";

/** The id of the units of a kind in a place: `caesar:legion@rome`, `caesar:legion@rome/spent`. */
export function pieceId(side: string, kind: string, place: string, state: UnitState = ""): string {
  return `${side}:${kind}@${place}${state}`;
}

/** The kind and the place in a piece's id. */
export function parsePieceId(id: string): { kind: string; place: string } {
  const [, kind = "", place = ""] = id.split(/[:@/]/);
  return { kind, place };
}

export function createPiece(
  index: PackIndex,
  view: XLView,
  side: Side,
  kind: string,
  place: string,
  count: number,
  state: UnitState = "",
): Piece {
  const square = isSquare(kind);
  const name = index.unitName(view, kind);
  const id = pieceId(side, kind, place, state);
  return {
    key: id,
    id,
    place,
    side,
    colour: side,
    shape: square ? "square" : "round",
    count,
    name,
    short: square ? (isVeteran(kind) ? "★" : "") : name,
    symbol: square ? (kind.endsWith("legion") ? "legio" : "auxilia") : "leader",
    strength: 0,
    maxStrength: 0,
    rating: "†".repeat(swordsInForce(index, view, side, kind, place)),
    moved: state === "/marched",
    reserve: false,
  };
}

/** In a battle the swords in force there, elsewhere the printed ones. */
function swordsInForce(index: PackIndex, view: XLView, side: Side, kind: string, place: string): number {
  const fighting = view.battle?.city === place ? view.battle.swords[SIDES.indexOf(side)] : undefined;
  return fighting?.[kind] ?? index.unitSwords(view, kind);
}

/** The Leaders among units. */
export const leadersOf = (units: Units): string[] => Object.keys(units).filter((kind) => !isSquare(kind));

/** All units of a side on the map; those that have marched apart from those that have not. */
export function piecesOnMap(index: PackIndex, view: XLView, side: Side): Piece[] {
  const found: Piece[] = [];
  for (const [city, units] of Object.entries(view.armies[SIDES.indexOf(side)] ?? {})) {
    const marched = view.active === side ? (view.marched[city] ?? {}) : {};
    for (const kind of [...leadersOf(units), ...SQUARES.filter((square) => units[square])]) {
      const gone = marched[kind] ?? 0;
      const fresh = (units[kind] ?? 0) - gone;
      if (fresh) found.push(createPiece(index, view, side, kind, city, fresh));
      if (gone) found.push(createPiece(index, view, side, kind, city, gone, "/marched"));
    }
  }
  return found;
}

/** The units that each side can still recruit; the viewer's come first. */
export function stockPools(index: PackIndex, view: XLView): Scene["pools"] {
  const sides = view.viewer === "pompey" ? [...SIDES].reverse() : SIDES;
  return sides.map((side) => stockPool(index, view, side)).filter((pool) => pool.pieces.length);
}

function stockPool(index: PackIndex, view: XLView, side: Side): Scene["pools"][number] {
  const first = SIDES.indexOf(side) * RECRUITS.length;
  const pieces = RECRUITS.flatMap((kind, at) => {
    const count = view.stock[first + at] ?? 0;
    const name = t("caesar-xl-name-gold-gold", {
      name: index.unitName(view, kind),
      gold: index.unitCost(view, side, kind),
    });
    return count ? [{ ...createPiece(index, view, side, kind, STOCK, count), name }] : [];
  });
  return { title: t("caesar-xl-side-stock", { side: index.sideName(side) }), pieces };
}

/** The side that holds each city: the only side with units there. */
export function cityOwners(view: XLView): Record<string, string> {
  const owners: Record<string, string> = {};
  SIDES.forEach((side, at) => {
    for (const city of Object.keys(view.armies[at] ?? {}))
      if (!view.armies[1 - at]?.[city]) owners[city] = side;
  });
  return owners;
}

/** How many units of the side that is not active stand in a place. */
export function enemiesAt(view: XLView, place: string): number {
  const units = view.armies[1 - SIDES.indexOf(view.active)]?.[place] ?? {};
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}
