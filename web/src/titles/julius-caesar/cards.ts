/** Cards of Julius Caesar: Command cards (`3/1-a`: three moves, one levy) and Gods. */

import type { Card } from "../title";
import { t } from "../../i18n";
import type { ComponentIndex } from "./component-index";
import type { CaesarView } from "./data";

/** `3/1-a`: moves, levies, and which of several equal cards it is. */
const isCommand = (id: string): boolean => id.includes("/");

export function cardTitle(index: ComponentIndex, id: string): string {
  return index.words.name("card", id);
}

export function createCard(index: ComponentIndex, id: string): Card {
  const title = cardTitle(index, id);
  const base = { id, title, kind: "", terms: "", signs: [], state: "hand" as const };
  if (!isCommand(id)) return { ...base, figures: [], text: index.words.name("card-text", id), symbol: id };
  const [moves = 0, levies = 0] = id.split(/[/-]/).map(Number);
  return {
    ...base,
    figures: [
      { value: moves, label: t("julius-caesar-move", { n: moves }) },
      { value: levies, label: t("julius-caesar-levy", { n: levies }) },
    ],
    text: index.words.say(["command", { moves, levies }]),
    symbol: "command",
  };
}

/** The viewer's hand, with the card that is chosen and not yet shown. */
export function handCards(index: ComponentIndex, view: CaesarView): Card[] {
  const hand = (view.hand ?? []).map((id): Card => ({
    ...createCard(index, id),
    state: id === view.chosen ? "chosen" : "hand",
  }));
  if (view.chosen && !view.hand?.includes(view.chosen))
    hand.push({ ...createCard(index, view.chosen), state: "chosen" });
  return hand;
}
