/**
 * Where the pieces of each place stand: of one size on the screen whatever the zoom, next to their own place, off names
 * and other places, and off each other as far as there is room.
 */

import { markerRadius, toBox, type Box, type Sheet, type SheetPlace } from "./sheet";

/** How many pieces of one side stand in a place, and whether they are seen from behind. */
export interface Group {
  count: number;
  hidden: boolean;
}

/** The pieces of a place by side, in their order. */
export function bySide<P extends { side: string }>(pieces: P[]): P[][] {
  return [...new Set(pieces.map((piece) => piece.side))].map((side) =>
    pieces.filter((piece) => piece.side === side),
  );
}

/** Whether all of a group are seen from behind. */
export const isHidden = (group: { id: string | null }[]): boolean =>
  group.every((piece) => piece.id === null);

/** Columns and rows of a group, and its width in pieces. */
export interface Shape {
  columns: number;
  rows: number;
  width: number;
}

/** A stack: its box, and the size of a piece, in units of the sheet. */
export interface Spot {
  box: Box;
  unit: number;
}

/** Pixels: the size of a piece from afar. Near, pieces have their natural size. */
const PIECE_PIXELS = 30;
/** Units: the size of a piece near by, and the largest from afar. */
export const PIECE_UNITS = 46;
const MAX_PIECE_UNITS = 84;
/** Up to this many pieces stand in one row. */
const ROW = 4;
/** The part of a piece seen from behind that the next one leaves visible, and how many are drawn. */
export const BACK_STEP = 0.3;
export const BACKS = 4;
/** Where there is no good spot for a stack, its pieces are drawn smaller. A spot is good up to this cost. */
const SHRINK = [1, 0.85, 0.7, 0.58, 0.48];
const GOOD = 320;
/** To cover a name costs at most this: less than to stand nearer to another place. */
const MAX_NAME_COST = 850;
/** The gap between the groups of two sides, in pieces. */
export const GROUP_GAP = 0.1;
/** Distances from the marker in units that are tried, and how far along an edge a stack is shifted, in its own length. */
const DISTANCES = [4, 14, 28, 44, 64];
const SHIFTS = [0, -0.15, 0.15, -0.3, 0.3, -0.42, 0.42, -0.55, 0.55];

/** The size of a piece in units of the sheet, where a pixel is this many of them. */
export function pieceUnits(perPixel: number): number {
  return Math.min(MAX_PIECE_UNITS, Math.max(PIECE_UNITS, PIECE_PIXELS * perPixel));
}

/** Side by side; from five on in two rows, from eleven on in three. Backs overlap. */
export function shapeOf({ count, hidden }: Group): Shape {
  if (hidden)
    return { columns: Math.min(count, BACKS), rows: 1, width: 1 + (Math.min(count, BACKS) - 1) * BACK_STEP };
  const rows = count <= ROW ? 1 : count <= 10 ? 2 : 3;
  const columns = Math.ceil(count / rows);
  return { columns, rows, width: columns };
}

/** Width and height of a stack in pieces. */
export function stackSize(groups: Group[]): { width: number; height: number } {
  const shapes = groups.map(shapeOf);
  return {
    width: shapes.reduce((sum, shape) => sum + shape.width, 0) + GROUP_GAP * (shapes.length - 1),
    height: Math.max(...shapes.map((shape) => shape.rows)),
  };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const square = ({ x, y }: { x: number; y: number }, r: number): Box => ({
  left: x - r,
  top: y - r,
  right: x + r,
  bottom: y + r,
});

/** A box of this size next to a place, and how little that spot is liked. */
function* boxesBeside(place: SheetPlace, w: number, h: number): Generator<{ box: Box; cost: number }> {
  const prefers = place.stack.side;
  for (const distance of DISTANCES) {
    const r = markerRadius(place) + distance;
    for (const shift of SHIFTS) {
      const middles: [side: string, x: number, y: number][] = [
        ["n", place.x + shift * w, place.y - r - h / 2],
        ["s", place.x + shift * w, place.y + r + h / 2],
        ["e", place.x + r + w / 2, place.y + shift * h],
        ["w", place.x - r - w / 2, place.y + shift * h],
      ];
      for (const [side, x, y] of middles)
        yield {
          box: { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 },
          cost: distance * 3 + Math.abs(shift) * 20 + (prefers.includes(side) ? 0 : 12),
        };
    }
  }
}

/**
 * The spots of all stacks. The largest choose first; each takes the spot that covers least, and of those the nearest
 * to its place. The sheet's own side comes first where it is as good, so that stacks seldom change sides.
 */
export function placeStacks(
  sheet: Sheet,
  groups: Record<string, Group[]>,
  names: Box[],
  perPixel: number,
): Record<string, Spot> {
  const unit = pieceUnits(perPixel);
  const found: Record<string, Spot> = {};
  const near = (place: SheetPlace, other: SheetPlace): boolean =>
    Math.abs(place.x - other.x) < 700 && Math.abs(place.y - other.y) < 500;
  const waiting = sheet.places
    .filter((place) => groups[place.id]?.length)
    .map((place) => ({ place, ...stackSize(groups[place.id]!) }))
    .sort((a, b) => b.width * b.height - a.width * a.height || (a.place.id < b.place.id ? -1 : 1));
  for (const { place, width, height } of waiting) {
    const others = sheet.places
      .filter((other) => other !== place && near(place, other))
      .map((other) => ({ other, marker: square(other, markerRadius(other) + 5) }));
    const [reachX, reachY] = [width * unit + 100, height * unit + 100];
    const around = names.filter(
      (box) =>
        box.right > place.x - reachX &&
        box.left < place.x + reachX &&
        box.bottom > place.y - reachY &&
        box.top < place.y + reachY,
    );
    let best: Spot | undefined;
    let least = Infinity;
    for (const size of SHRINK.map((part) => part * unit)) {
      if (least <= GOOD) break;
      for (const { box, cost: dislike } of boxesBeside(place, width * size, height * size)) {
        let cost = dislike;
        const [beyondX, beyondY] = [
          Math.max(0, 4 - box.left, box.right - sheet.width + 4),
          Math.max(0, 4 - box.top, box.bottom - sheet.height + 4),
        ];
        cost += (beyondX + beyondY) * 100;
        // What follows only adds to the cost, and most boxes cost too much before all of it is counted.
        if (cost >= least) continue;
        for (const name of around) cost += Math.min(overlap(box, name) * 1.6, MAX_NAME_COST);
        if (cost >= least) continue;
        const own = toBox(place.x, place.y, box);
        for (const { other, marker } of others) {
          cost += overlap(box, marker) * 6;
          // Nearer to another place than to its own: whose stack is it?
          if (toBox(other.x, other.y, box) < own + 8) cost += 5000;
          if (cost >= least) break;
        }
        for (const spot of Object.values(found)) cost += overlap(box, spot.box) * 3;
        if (cost < least) [best, least] = [{ box, unit: size }, cost];
      }
    }
    if (best) found[place.id] = best;
  }
  return found;
}
