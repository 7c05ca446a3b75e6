/** What a step of the film has changed, in words and as marks on the map; read off the positions before and after. */

import type { LogLine } from "../net/screen";
import type { Piece, Scene, Title } from "../titles/title";
import type { ChangeMark } from "../board/map/sheet";
import { t } from "../i18n";
import { describePieces } from "./describe";
import { placesOf } from "./line-facts";

const piecesAt = (scene: Scene, place: string): Piece[] =>
  scene.pieces.filter((piece) => piece.place === place);
const sidesAt = (scene: Scene, place: string): Set<string> =>
  new Set(piecesAt(scene, place).map((piece) => piece.side));

/** What a viewer of `side` sees to have followed from these lines, as sentences. */
export function effects(title: Title, side: string, lines: LogLine[], before: Scene, after: Scene): string[] {
  const places = [...new Set(lines.flatMap((line) => placesOf(title, line)))];
  return [
    ...places.flatMap((place) => changeOfPlace(title, side, place, before, after)),
    ...changesOfScore(title, before, after),
    ...lossesOf(side, before, after),
  ];
}

function changeOfPlace(title: Title, side: string, id: string, before: Scene, after: Scene): string[] {
  const place = title.places.get(id)?.name ?? id;
  const sides = sidesAt(after, id);
  if (sides.size > 1) {
    const own = piecesAt(after, id).filter((piece) => piece.side === side);
    if (sidesAt(before, id).size > 1) return [];
    return own.length
      ? [t("effect-yours-attacked", { place, pieces: describePieces(title, own, side) })]
      : [t("effect-contested", { place })];
  }
  const [was, is] = [before.owners[id], after.owners[id]];
  if (was === is) return [];
  return is ? [t("effect-held", { place, side: title.sideName(is) })] : [t("effect-vacant", { place })];
}

/** Figures that win the game, where they have changed. */
function changesOfScore(title: Title, before: Scene, after: Scene): string[] {
  return after.score.flatMap(({ side, figures }) => {
    const old = before.score.find((each) => each.side === side)?.figures ?? [];
    return figures.flatMap(({ label, value, goal }) => {
      const was = old.find((figure) => figure.label === label)?.value ?? value;
      if (goal === undefined || was === value) return [];
      return [t("effect-figure", { side: title.sideName(side), label, was, value })];
    });
  });
}

/** Own pieces that are off the map now. */
function lossesOf(side: string, before: Scene, after: Scene): string[] {
  const count = (scene: Scene): Map<string, number> => {
    const found = new Map<string, number>();
    for (const piece of scene.pieces)
      if (piece.side === side) found.set(piece.name, (found.get(piece.name) ?? 0) + piece.count);
    return found;
  };
  const now = count(after);
  const lost = [...count(before)].flatMap(([name, number]) => {
    const gone = number - (now.get(name) ?? 0);
    return gone > 0 ? [gone > 1 ? `${gone} × ${name}` : name] : [];
  });
  return lost.length ? [t("effect-lost", { pieces: lost.join(", ") })] : [];
}

/** How many pieces of others are more or fewer in each place than before. */
export function changeMarks(side: string, before: Scene, after: Scene): Record<string, ChangeMark> {
  const changes = new Map<string, number>();
  for (const [scene, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const piece of scene.pieces)
      if (piece.side !== side) changes.set(piece.place, (changes.get(piece.place) ?? 0) + sign * piece.count);
  }
  return Object.fromEntries([...changes].flatMap(([place, change]) => (change ? [[place, { change }]] : [])));
}
