/** A view of Caesar XL as the table draws it. */

import type { Scene, Track } from "../title";
import { t } from "../../i18n";
import { battle } from "./battle";
import { auction, handCards, openRows } from "./cards";
import { SIDES, type Side, type XLView } from "./data";
import type { PackIndex } from "./pack-index";
import { cityOwners, piecesOnMap, stockPools } from "./pieces";

export function createScene(index: PackIndex, view: XLView): Scene {
  const whose = view.phase === "over" ? "" : t("caesar-xl-side-turn", { side: index.sideName(view.active) });
  return {
    viewer: view.viewer,
    phase: [whose, index.words.say([`phase-${view.phase}-heading`, {}])].filter(Boolean).join(": "),
    decides: view.decides,
    pieces: SIDES.flatMap((side) => piecesOnMap(index, view, side)),
    pools: stockPools(index, view),
    owners: cityOwners(view),
    cards: handCards(index, view),
    openCards: openRows(index, view),
    auction: auction(index, view),
    played: [],
    tracks: tracks(index, view),
    score: SIDES.map((side, at) => ({
      side,
      figures: [
        {
          label: t("caesar-xl-victory-points"),
          value: view.points[at] ?? 0,
          goal: index.rule("political"),
          symbol: "forum",
        },
        {
          label: t("caesar-xl-value-of-cities"),
          value: view.worth[at] ?? 0,
          goal: index.rule("military"),
          symbol: "legio",
        },
        { label: t("caesar-xl-gold"), value: view.gold[at] ?? 0, symbol: "coin" },
        { label: t("caesar-xl-cards-in-hand"), value: view.hand_size[at] ?? 0, symbol: "cards" },
      ],
      detail: victoryText(index, view, side, at),
    })),
    counters: counters(view),
    battle: battle(index, view),
    marching: null,
  };
}

/** How far a side is from either victory. */
function victoryText(index: PackIndex, view: XLView, side: Side, at: number): string {
  const leader = index.unitName(view, side);
  const where = Object.entries(view.armies[at] ?? {}).find(([, units]) => units[side])?.[0];
  return [
    t("caesar-xl-political-victory-points-goal", {
      points: view.points[at] ?? 0,
      goal: index.rule("political"),
    }),
    t("caesar-xl-military-victory-cities-worth", {
      worth: view.worth[at] ?? 0,
      goal: index.rule("military"),
      leader,
    }),
    where
      ? t("caesar-xl-leader-is-in-place", { leader, place: index.placeName(where) })
      : t("caesar-xl-leader-off-map", { leader }),
  ].join(" ");
}

const seasonName = (index: PackIndex, turn: number): string =>
  index.words.say(["season", index.pack.calendar[turn - 1] ?? {}]);

function tracks(index: PackIndex, view: XLView): Track[] {
  const steps = Array.from({ length: index.rule("turns") }, (_, at) => ({
    label: at + 1 === view.turn ? seasonName(index, view.turn) : String(at + 1),
    now: at + 1 === view.turn,
    past: at + 1 < view.turn,
  }));
  return [{ title: t("caesar-xl-turn"), steps, long: true }];
}

function counters(view: XLView): Scene["counters"] {
  const at = SIDES.indexOf(view.viewer as Side);
  const owed = view.owed.losses[at] ?? 0;
  const gold = { label: t("caesar-xl-gold"), value: view.gold[at] ?? 0 };
  if (view.phase === "losses" && owed) {
    const swords = view.owed.kind.startsWith("swords");
    return [{ label: swords ? t("caesar-xl-swords-to-lose") : t("caesar-xl-units-to-lose"), value: owed }];
  }
  if (view.phase === "mustering") return [{ label: t("caesar-xl-to-place"), value: view.muster.left }, gold];
  return view.phase === "purchase" ? [gold] : [];
}
