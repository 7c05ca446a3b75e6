/** A position with nothing hidden, put together from what each side knows of its own pieces. */

import type { Scene } from "../titles/title";

/** The scene `shown`, with the pieces, pools and cards of each side as that side itself sees them. */
export function revealAll(shown: Scene, sides: Scene[], sideName: (side: string) => string): Scene {
  const known = new Set(sides.map((scene) => scene.viewer));
  const reserves = (side: string) =>
    sides.find((scene) => scene.viewer === side)?.battle?.lines.find((line) => line.side === side)?.reserves;
  return {
    ...shown,
    pieces: [
      ...sides.flatMap((scene) => scene.pieces.filter((piece) => piece.side === scene.viewer)),
      ...shown.pieces.filter((piece) => !known.has(piece.side)),
    ],
    pools: sides.flatMap((scene) =>
      scene.pools
        .map((pool) => ({
          title: `${sideName(scene.viewer)}: ${pool.title}`,
          pieces: pool.pieces.filter((piece) => piece.side === scene.viewer),
        }))
        .filter((pool) => pool.pieces.length),
    ),
    cards: [],
    hands: sides.map((scene) => ({ side: scene.viewer, cards: [...scene.cards, ...(scene.discards ?? [])] })),
    battle: shown.battle && {
      ...shown.battle,
      lines: shown.battle.lines.map((line) => ({ ...line, reserves: reserves(line.side) ?? line.reserves })),
    },
    marching: null,
  };
}
