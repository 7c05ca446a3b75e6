import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Words } from "../src/i18n/words";
import type { Pack, XLView } from "../src/titles/caesar-xl/data";
import { PackIndex } from "../src/titles/caesar-xl/pack-index";
import { piecesOnMap } from "../src/titles/caesar-xl/pieces";

const DATA = join(import.meta.dirname, "../../src/rubicon/games/caesar_xl/data");
const pack = JSON.parse(readFileSync(join(DATA, "pack.json"), "utf8")) as Pack;
const index = new PackIndex(pack, new Words("en", [], [], { names: {}, final: false }));

/** What pieces are made from, with a battle in which a Tactics card gives each Legion a sword. */
const view = {
  active: "caesar",
  armies: [{ pharsalus: { legion: 2 }, rome: { legion: 1, caesar: 1 } }, {}],
  marched: {},
  succeeded: [1, 0],
  battle: { city: "pharsalus", swords: [{ legion: 3 }, {}] },
} as unknown as XLView;

it("shows the swords in force in a battle, and the printed ones elsewhere", () => {
  const shown = piecesOnMap(index, view, "caesar").map((piece) => [piece.place, piece.symbol, piece.rating]);
  expect(shown).toEqual([
    ["pharsalus", "legio", "†††"],
    ["rome", "leader", "†††"], // a Successor, who has one less than Caesar
    ["rome", "legio", "††"],
  ]);
});
