/** A battle of Rome vs Gaul as the battle board draws it. */

import type { Battle, BattleLine, ResultTable } from "../title";
import { t } from "../../i18n";
import { SIDES, type Fight, type GaulView, type Side } from "./data";
import type { PackIndex } from "./pack-index";
import { createPiece } from "./pieces";

/** Roles of a battle, in the order of its figures. */
const ATTACKER = 0;
const DEFENDER = 1;
/** A kind of battle: the Sugambri or Britanni attack. */
const INDEPENDENTS_ATTACK = 2;

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
    table: battleTable(index, fight, attacker, defender),
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

/** The dice of a role, as they fell and as they count: 13.5.4, Roman dice at least 3. */
function countedDice(
  index: PackIndex,
  fight: Fight,
  side: Side,
  role: number,
): { face: number; value: number }[] {
  const least =
    side === "rome" && !(fight.kind === INDEPENDENTS_ATTACK && role === ATTACKER)
      ? index.pack.tables.battle.roman_die_minimum
      : 1;
  return fight.dice.slice(2 * role, 2 * role + 2).map((face) => ({ face, value: Math.max(face, least) }));
}

const diceSum = (index: PackIndex, fight: Fight, side: Side, role: number): number =>
  countedDice(index, fight, side, role).reduce((total, { value }) => total + value, 0);

/** The dice as they stand, and the cells of the table they give. */
function standing(index: PackIndex, fight: Fight, attacker: Side, defender: Side): string {
  if (!fight.dice.length) return "";
  return [[attacker, ATTACKER] as const, [defender, DEFENDER] as const]
    .map(([side, role]) => {
      const sum = diceSum(index, fight, side, role);
      return t("rome-vs-gaul-side-dice-sum-result", {
        side: index.sideName(side),
        dice: countedDice(index, fight, side, role)
          .map(({ face, value }) =>
            face === value ? `${face}` : t("rome-vs-gaul-die-counts-as", { face, value }),
          )
          .join(" + "),
        sum,
        result: index.battleCell(fight.columns[role] ?? 0, sum),
      });
    })
    .join("; ");
}

/** The columns of the Battle Table that both sides roll on, hits and asterisks; the cells of their dice are marked. */
function battleTable(index: PackIndex, fight: Fight, attacker: Side, defender: Side): ResultTable {
  const rolls = Array.from({ length: 11 }, (_, at) => at + 2);
  return {
    caption: t("rome-vs-gaul-battle-table"),
    corner: t("rome-vs-gaul-dice"),
    head: rolls.map(String),
    rows: [[attacker, ATTACKER] as const, [defender, DEFENDER] as const].map(([side, role]) => ({
      label: index.battleColumn(fight.columns[role] ?? 0),
      side,
      cells: rolls.map((roll) => index.battleCell(fight.columns[role] ?? 0, roll)),
      marked: fight.dice.length ? diceSum(index, fight, side, role) - 2 : null,
    })),
  };
}
