/** Cards of Rome vs Gaul. */

import type { Card, CardRow } from "../title";
import { t } from "../../i18n";
import type { GaulView } from "./data";
import type { PackIndex } from "./pack-index";
import { CARD_KINDS, COLOURS } from "./texts";

export function createCard(index: PackIndex, id: string, state: Card["state"] = "open"): Card {
  const card = index.card(id);
  return {
    id,
    title: index.words.name("card", id),
    kind: [t(CARD_KINDS[card.kind] ?? card.kind), t(COLOURS[card.colour] ?? card.colour)].join(", "),
    figures: [{ value: card.ap, label: t("rome-vs-gaul-action-point", { n: card.ap }) }],
    text: index.words.name("card-text", id),
    terms: "",
    signs: [],
    symbol: card.kind === "event" ? "event" : card.kind === "bonus" ? "action" : "tactics",
    state,
  };
}

export const handCards = (index: PackIndex, view: GaulView): Card[] =>
  (view.hand ?? []).map((id) => createCard(index, id, "hand"));

/** Cards that all can see: the card that is played, and the discards. */
export function openRows(index: PackIndex, view: GaulView): CardRow[] {
  const played = view.card
    ? [
        {
          title: t("rome-vs-gaul-played-by-side", { side: index.sideName(view.active) }),
          side: view.active,
          cards: [createCard(index, view.card)],
        },
      ]
    : [];
  return [
    ...played,
    {
      title: t("rome-vs-gaul-discards-count-cards-deck", { count: view.deck_size }),
      cards: view.discards.map((id) => createCard(index, id, "discarded")),
    },
  ];
}
