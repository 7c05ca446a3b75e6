/** A battle of Caesar XL as the battle board draws it. */

import type { Battle, BattleLine, BattleRank } from "../title";
import { t } from "../../i18n";
import { createCard } from "./cards";
import { SIDES, type Fight, type Side, type XLView } from "./data";
import type { PackIndex } from "./pack-index";
import { createPiece, leadersOf } from "./pieces";
import { STEPS } from "./texts";

export function battle(index: PackIndex, view: XLView): Battle | null {
  const fight = view.battle;
  if (!fight || index.pack.phases[view.phase]?.scene !== "battle") return null;
  const lines = SIDES.map((side, at) => battleLine(index, view, fight, side, at));
  if (view.active === "caesar") lines.reverse(); // the defender stands first
  const pieces = lines.flatMap((line) => line.ranks.flatMap((rank) => rank.pieces));
  return {
    place: fight.city,
    title: t("caesar-xl-battle-of-place", { place: index.placeName(fight.city) }),
    round: view.phase === "tactics" ? 0 : fight.round,
    hits: fight.hits,
    note: note(index, view, fight),
    lines,
    turn: [],
    acted: pieces.flatMap((piece) => (piece.id?.endsWith("/spent") ? [piece.id] : [])),
  };
}

function note(index: PackIndex, view: XLView, fight: Fight): string {
  if (view.phase === "tactics") return t("caesar-xl-tactics-cards");
  if (fight.retreating) return t("caesar-xl-side-retreats", { side: index.sideName(fight.retreating) });
  return fight.done ? t("caesar-xl-retreat-or-stay") : t(STEPS[fight.step] ?? "");
}

function battleLine(index: PackIndex, view: XLView, fight: Fight, side: Side, at: number): BattleLine {
  const here = view.armies[at]?.[fight.city] ?? {};
  const committed = fight.committed[at] ?? {};
  const rank = (label: string, kinds: string[]): BattleRank => ({
    label: t(label),
    pieces: kinds.flatMap((kind) => {
      const spent = committed[kind] ?? 0;
      const fresh = (here[kind] ?? 0) - spent;
      const found = fresh ? [createPiece(index, view, side, kind, fight.city, fresh)] : [];
      return spent ? [...found, createPiece(index, view, side, kind, fight.city, spent, "/spent")] : found;
    }),
  });
  const ranks = [
    rank(STEPS.allied ?? "", ["veteran-allied", "allied"]),
    rank(STEPS.legions ?? "", ["veteran-legion", "legion"]),
    rank(STEPS.leaders ?? "", leadersOf(here)),
  ];
  const role = view.active === side ? t("caesar-xl-attacks") : t("caesar-xl-defends");
  const leads = view.phase !== "tactics" && fight.lead === side;
  const card = tacticsCard(index, view, fight, side, at);
  return {
    side,
    role: leads ? t("caesar-xl-role-and-leads", { role }) : role,
    ranks: ranks.filter((each) => each.pieces.length),
    reserves: [],
    ...(card && { card }),
  };
}

/** The Tactics card of a side, as far as the viewer may know it. */
function tacticsCard(
  index: PackIndex,
  view: XLView,
  fight: Fight,
  side: Side,
  at: number,
): BattleLine["card"] {
  const known = fight.tactics[at] ?? (view.viewer === side ? view.face_down : null);
  if (known) {
    const { title, text } = createCard(index, known);
    return { title, text };
  }
  return fight.cards[at] ? { title: t("caesar-xl-tactics-card-face-down"), text: "" } : undefined;
}
