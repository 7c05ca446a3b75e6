/** The keys of the table, for the list of keys. `TableView.svelte` handles them. */

import { t } from "../i18n";

export interface KeyGroup {
  title: string;
  keys: [names: string[], does: string][];
}

export const tableKeyGroups = (): KeyGroup[] => [
  {
    title: t("To play"),
    keys: [
      [["D"], t("to what there is to do: cards, fighters, buttons")],
      [["M"], t("to the map: the first place that is lit")],
      [["E"], t("end: what the main button does")],
      [["A"], t("all who stand together go along, or not")],
      [["U", "Ctrl Z"], t("undo")],
      [["I"], t("a hint: what the computer would do in your place")],
      [["W"], t("pass in every window until your turn, or be asked again")],
      [["O"], t("the odds of the battle, or of the attack you plan")],
      [["Esc"], t("let go of a block, close a place")],
    ],
  },
  {
    title: t("On the map"),
    keys: [
      [["←", "→", "↑", "↓"], t("to the next place in that direction")],
      [["Page Down", "Page Up"], t("to the next or previous place that is lit")],
      [["Enter"], t("choose the place; with no block in hand, go to the blocks that stand there")],
      [["+", "−", "0"], t("nearer, farther, the whole map")],
    ],
  },
  {
    title: t("In a panel"),
    keys: [
      [["←", "→", "↑", "↓"], t("from card to card, block to block, button to button")],
      [["Enter"], t("choose")],
      [["H"], t("to your hand")],
      [
        ["C", "L", "B", "K", "P", "T", "N", "R"],
        t("choices, chronicle, board in words, cards on the table, pools, talk, notes, rules"),
      ],
      [["?"], t("this list")],
    ],
  },
];
