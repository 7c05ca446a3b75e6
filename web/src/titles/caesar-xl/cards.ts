/** Cards of Caesar XL, and what is asked of a side that claims one. */

import type { Auction, Card, CardRow } from "../title";
import { t } from "../../i18n";
import { SIDES, type Claim, type XLView } from "./data";
import type { PackIndex } from "./pack-index";
import { FACTIONS, CITY_KINDS, CARD_KINDS } from "./texts";

export function createCard(index: PackIndex, id: string, state: Card["state"] = "open"): Card {
  const card = index.card(id);
  const when =
    card.phase === "march"
      ? t("caesar-xl-march-phase")
      : card.phase === "purchase"
        ? t("caesar-xl-purchase-phase")
        : "";
  const swords = card.swords ? t("caesar-xl-sword", { n: card.swords }) : "";
  const signs = Object.entries(card.symbols ?? {}).flatMap(([faction, count]) =>
    Array.from({ length: count }, () => ({ symbol: faction, label: t(FACTIONS[faction] ?? faction) })),
  );
  return {
    id,
    title: index.words.name("card", id),
    kind: [t(CARD_KINDS[card.type] ?? card.type), when || swords].filter(Boolean).join(", "),
    figures: [],
    text: index.words.name("card-text", id),
    terms: (card.claim ?? []).map((claim) => claimText(index, claim)).join(", "),
    signs,
    symbol: card.type,
    state,
  };
}

function claimText(index: PackIndex, claim: Claim): string {
  const names = (claim.cities ?? (claim.city ? [claim.city] : [])).map(index.placeName);
  switch (claim.claim) {
    case "bid":
      return t("caesar-xl-by-bidding");
    case "pay":
      return t("caesar-xl-pay-gold-gold", { gold: claim.gold ?? 0 });
    case "control":
      return t("caesar-xl-control-places", { places: names.join(t("caesar-xl-and")) });
    case "hold":
      return t("caesar-xl-hold-count-kind", {
        count: claim.count ?? 0,
        kind: t(CITY_KINDS[claim.kind ?? ""] ?? "cities"),
      });
    case "supreme-in":
      return t("caesar-xl-supreme-leader-in-places", { places: names.join(t("caesar-xl-or")) });
    case "leaders":
      return t("caesar-xl-count-leaders-in-play", { count: claim.count ?? 0 });
    case "veterans":
      return t("caesar-xl-count-veteran-units", { count: claim.count ?? 0 });
    default:
      return t("caesar-xl-friendly-cities-worth-gold", { gold: claim.gold ?? 0 });
  }
}

/** The viewer's hand, with the Tactics card that lies face-down. */
export function handCards(index: PackIndex, view: XLView): Card[] {
  const cards = (view.hand ?? []).map((id) => createCard(index, id, "hand"));
  return view.face_down ? [...cards, createCard(index, view.face_down, "chosen")] : cards;
}

/** Cards that all can see: the Forum, those in front of each side, the discards. */
export function openRows(index: PackIndex, view: XLView): CardRow[] {
  const open = (ids: string[]): Card[] => ids.map((id) => createCard(index, id));
  return [
    {
      title: t("caesar-xl-the-forum"),
      cards: open(view.forum.filter((id) => id !== view.card || view.phase !== "bidding")),
    },
    ...SIDES.map((side, at) => ({
      title: t("caesar-xl-before-side", { side: index.sideName(side) }),
      side,
      cards: open(view.front[at] ?? []),
    })),
    {
      title: t("caesar-xl-discards-count-cards-draw", { count: view.draw_pile }),
      cards: open(view.discards),
    },
  ];
}

export function auction(index: PackIndex, view: XLView): Auction | null {
  if (view.phase !== "bidding" || !view.card) return null;
  return {
    card: createCard(index, view.card),
    bids: SIDES.map((side, at) => ({ side, bid: view.bids[at] ?? 0, purse: view.gold[at] ?? 0 })),
  };
}
