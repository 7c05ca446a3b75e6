/** Cards of Caesar XL, and what is asked of a side that claims one. */

import type { Auction, Card, CardRow } from "../title";
import { t } from "../../i18n";
import { SIDES, type Claim, type XLView } from "./data";
import type { PackIndex } from "./pack-index";

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
    Array.from({ length: count }, () => ({ symbol: faction, label: index.words.name("faction", faction) })),
  );
  return {
    id,
    title: index.words.name("card", id),
    kind: [index.words.name("card-kind", card.type), when || swords].filter(Boolean).join(", "),
    figures: [],
    text: index.words.name("card-text", id),
    terms: (card.claim ?? []).map((claim) => claimText(index, claim)).join(", "),
    signs,
    symbol: card.type,
    state,
  };
}

function claimText(index: PackIndex, { claim, city, cities, ...facts }: Claim): string {
  return index.words.say([`claim-${claim}`, { ...facts, places: cities ?? (city ? [city] : []) }]);
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
