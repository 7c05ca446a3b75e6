/** Pieces of Rome vs Gaul on the map and in boxes. */

import type { Piece, Scene } from "../title";
import { t } from "../../i18n";
import type { GaulView } from "./data";
import type { PackIndex } from "./pack-index";
import { BOXES } from "./texts";

/** Numbers of Legions are written on them; other names are shortened to fit. */
const MAX_LETTERS = 9;

export function createPiece(index: PackIndex, view: GaulView, id: string): Piece {
  const piece = index.piece(id);
  const side = index.side(id);
  const reduced = view.reduced.includes(id);
  const leader = index.isLeader(id);
  const strength = typeof piece.strength === "number" ? piece.strength : (piece.full ?? 0);
  const now = reduced ? (piece.reduced ?? strength) : strength;
  return {
    key: id,
    id,
    place: view.pieces[id] ?? "",
    side,
    colour: side,
    shape: leader ? "round" : "square",
    count: 1,
    name: [
      index.pieceName(id),
      now && !leader ? t("rome-vs-gaul-combat-strength", { n: now }) : "",
      leader
        ? t("rome-vs-gaul-battle-rating-battle-command", {
            battle: piece.battle ?? 0,
            command: piece.command ?? 0,
          })
        : "",
      reduced ? t("rome-vs-gaul-reduced") : "",
      view.inside.includes(id) ? t("rome-vs-gaul-inside-besieged") : "",
    ]
      .filter(Boolean)
      .join(", "),
    short: index.isLegion(id) ? piece.name : shortName(index.pieceName(id)),
    symbol: symbol(index, id),
    strength: 0,
    maxStrength: 0,
    rating: leader ? `${piece.battle ?? 0}–${piece.command ?? 0}` : now ? `${now}${reduced ? "◗" : ""}` : "",
    moved: view.used.includes(id),
    reserve: view.inside.includes(id),
  };
}

const shortName = (name: string): string => {
  const last = name === "L. Caesar" ? name : (name.split(" ").at(-1) ?? name);
  return last.length > MAX_LETTERS ? `${last.slice(0, MAX_LETTERS - 1)}.` : last;
};

function symbol(index: PackIndex, id: string): string {
  if (index.isLeader(id)) return "leader";
  if (index.isLegion(id)) return "legio";
  return id === "german-cavalry" ? "equitatus" : "auxilia";
}

/** Leaders first, then the strongest. */
export function piecesOnMap(index: PackIndex, view: GaulView): Piece[] {
  const here = Object.keys(view.pieces).filter((id) => index.places.has(view.pieces[id] ?? ""));
  const rank = (id: string): number => (index.isLeader(id) ? 0 : view.reduced.includes(id) ? 2 : 1);
  return here.sort((a, b) => rank(a) - rank(b)).map((id) => createPiece(index, view, id));
}

/** Pieces in boxes, by box; those that a player waits for first. */
export function boxes(index: PackIndex, view: GaulView): Scene["pools"] {
  return Object.entries(BOXES).flatMap(([box, title]) => {
    const pieces = Object.keys(view.pieces).filter((id) => view.pieces[id] === box);
    const isCouncil = box === "council";
    const tribes = pieces.filter((id) => !index.isLeader(id)).length;
    return pieces.length || isCouncil
      ? [
          {
            title: t(title),
            pieces: pieces.map((id) => createPiece(index, view, id)),
            ...(isCouncil
              ? { note: t("rome-vs-gaul-council-holds", { tribes, markers: view.council_im }) }
              : {}),
          },
        ]
      : [];
  });
}
