/** The keys of the table, for the list of keys. `TableView.svelte` handles them. */

import { t } from "../i18n";

export interface KeyGroup {
  title: string;
  keys: [names: string[], does: string][];
}

export const tableKeyGroups = (): KeyGroup[] => [
  {
    title: t("to-play"),
    keys: [
      [["D"], t("what-there-do-cards")],
      [["M"], t("map-first-place-lit")],
      [["E"], t("end-what-main-button")],
      [["A"], t("all-who-stand-together")],
      [["S"], t("group-add")],
      [["U", "Ctrl Z"], t("undo-inline")],
      [["I"], t("hint-what-computer-would")],
      [["W"], t("pass-every-window-until")],
      [["O"], t("odds-battle-attack-plan")],
      [["Esc"], t("let-go-block-close")],
    ],
  },
  {
    title: t("on-the-map"),
    keys: [
      [["←", "→", "↑", "↓"], t("next-place-direction")],
      [["Page Down", "Page Up"], t("next-previous-place-lit")],
      [["Enter"], t("choose-place-no-block")],
      [["+", "−", "0"], t("nearer-farther-whole-map")],
    ],
  },
  {
    title: t("in-a-panel"),
    keys: [
      [["←", "→", "↑", "↓"], t("from-card-card-block")],
      [["Enter"], t("choose")],
      [["H"], t("to-your-hand")],
      [["C", "L", "B", "K", "P", "T", "N", "R"], t("choices-chronicle-board-words")],
      [["?"], t("this-list")],
    ],
  },
];
