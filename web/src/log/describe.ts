/** Places and pieces in words, for players who use a screen reader. */

import type { View } from "../net/screen";
import type { Battle, Piece, Place, Title } from "../titles/title";
import { t } from "../i18n";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

export function describePiece(piece: Piece): string {
  const strength = piece.strength ? ` ${ROMAN[piece.strength] ?? piece.strength}` : "";
  const states = [piece.moved ? t("moved") : "", piece.reserve ? t("in-reserve") : ""]
    .filter(Boolean)
    .join(", ");
  const count = piece.count > 1 ? `${piece.count} × ` : "";
  return `${count}${piece.name}${strength}${states ? ` (${states})` : ""}`;
}

/** `your Caesar III, Legio 13 III; 2 blocks of Pompey`. */
export function describePieces(title: Title, pieces: Piece[], side: string): string {
  const known = pieces.filter((piece) => piece.id !== null);
  const parts: string[] = [];
  for (const owner of new Set(known.map((piece) => piece.side))) {
    const names = known.filter((piece) => piece.side === owner).map(describePiece);
    const pieces = names.join(", ");
    parts.push(
      owner === side
        ? t("your-pieces", { pieces })
        : t("side-pieces", { side: title.sideName(owner), pieces }),
    );
  }
  const backs = new Map<string, Piece[]>();
  for (const piece of pieces)
    if (piece.id === null) backs.set(piece.name, [...(backs.get(piece.name) ?? []), piece]);
  for (const [name, same] of backs) {
    parts.push(
      same.length === 1
        ? name
        : t("blocks-of-side", { n: same.length, side: title.sideName(same[0]?.side ?? "") }),
    );
  }
  return parts.join("; ") || t("empty");
}

/** A place in one sentence: its facts, the pieces there, where its ways lead. */
export function describePlace(title: Title, place: Place, pieces: Piece[], side: string): string {
  const facts = [place.value ? t("worth-value", { value: place.value }) : "", ...place.notes]
    .filter(Boolean)
    .join(", ");
  const ways = new Map<string, string[]>();
  for (const way of place.ways) {
    ways.set(way.how, [...(ways.get(way.how) ?? []), title.places.get(way.to)?.name ?? way.to]);
  }
  const roads = [...ways].map(([how, names]) => `${how}: ${names.join(", ")}`).join("; ");
  return `${place.name}${facts ? ` (${facts})` : ""}: ${describePieces(title, pieces, side)}. ${roads}.`;
}

/** The round of a battle in words; empty before the first. */
export function describeRound({ round, rounds }: Battle): string {
  if (rounds) return t("round-round-of-rounds", { round, rounds });
  return round ? t("round-round", { round }) : "";
}

/** A plan in words, for a viewer who sees `view`: each action under its heading, `Massilia: Legio 13 III → Roma`. */
export function describePlan(title: Title, view: View, plan: string[]): string[] {
  return plan
    .filter((action) => action !== title.stayAction)
    .map((action) => {
      const { group, label } = title.choice(view, action);
      return group ? `${group}${group.endsWith("?") ? "" : ":"} ${label}` : label;
    });
}
