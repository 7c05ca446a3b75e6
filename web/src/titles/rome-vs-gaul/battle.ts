/** A battle of Rome vs Gaul as the battle board draws it. */

import type { Battle, BattleLine } from "../title";
import { t } from "../../i18n";
import { SIDES, type Fight, type GaulView, type Side } from "./data";
import type { PackIndex } from "./pack-index";
import { createPiece } from "./pieces";

/** Roles of a battle, in the order of its figures. */
const ATTACKER = 0;
const DEFENDER = 1;

export function battle(index: PackIndex, view: GaulView): Battle | null {
  const fight = view.battle;
  if (!fight?.space) return null;
  const attacker = SIDES[fight.attacker] ?? "rome";
  const defender: Side = attacker === "rome" ? "gaul" : "rome";
  return {
    place: fight.space,
    title: t("rome-vs-gaul-battle-of-place", { place: index.placeName(fight.space) }),
    round: 0,
    hits: view.losses?.hits ?? 0,
    note: standing(index, fight, attacker, defender),
    lines: [
      line(index, view, fight, defender, DEFENDER, fight.defenders),
      line(index, view, fight, attacker, ATTACKER, fight.attackers),
    ],
    turn: [],
    acted: [],
  };
}

function line(
  index: PackIndex,
  view: GaulView,
  fight: Fight,
  side: Side,
  role: number,
  ids: string[],
): BattleLine {
  const pieces = ids.filter((id) => index.places.has(view.pieces[id] ?? ""));
  return {
    side: pieces.includes("germani") ? "germani" : side,
    role: [
      role === ATTACKER ? t("rome-vs-gaul-attacks") : t("rome-vs-gaul-defends"),
      t("rome-vs-gaul-battle-strength-column-column", {
        n: fight.strengths[role] ?? 0,
        column: index.battleColumn(fight.columns[role] ?? 0),
      }),
      fight.rerolls[role] ? t("rome-vs-gaul-reroll-left", { n: fight.rerolls[role] ?? 0 }) : "",
    ]
      .filter(Boolean)
      .join(", "),
    ranks: [{ label: "", pieces: pieces.map((id) => createPiece(index, view, id)) }],
    reserves: [],
  };
}

/** The dice as they stand, and the cells of the table they give. */
function standing(index: PackIndex, fight: Fight, attacker: Side, defender: Side): string {
  if (!fight.dice.length) return "";
  return [[attacker, ATTACKER] as const, [defender, DEFENDER] as const]
    .map(([side, role]) => {
      const dice = fight.dice.slice(2 * role, 2 * role + 2);
      const least = side === "rome" && !(fight.kind === 2 && role === ATTACKER) ? 3 : 1;
      const sum = dice.reduce((total, die) => total + Math.max(die, least), 0);
      return t("rome-vs-gaul-side-dice-sum-result", {
        side: index.sideName(side),
        dice: dice.join(" + "),
        sum,
        result: index.battleCell(fight.columns[role] ?? 0, sum),
      });
    })
    .join("; ");
}
