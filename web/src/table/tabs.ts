/** The tabs of the side panel of a table. */

import type { TableModel } from "./table-model.svelte";
import { t } from "../i18n";

export type TabId = "choices" | "log" | "board" | "cards" | "pools" | "chat" | "notes" | "rules";

export interface Tab {
  id: TabId;
  name: string;
  /** The key that opens it. */
  key: string;
}

/** The tabs of this table: notes only for players, cards only where some lie on the table. */
export const tabsOf = (model: TableModel): Tab[] => [
  { id: "choices", name: t("choices"), key: "c" },
  { id: "log", name: t("chronicle"), key: "l" },
  { id: "board", name: t("board"), key: "b" },
  ...(model.scene?.openCards.length ? [{ id: "cards" as const, name: t("cards"), key: "k" }] : []),
  { id: "pools", name: t("pools"), key: "p" },
  { id: "chat", name: t("talk"), key: "t" },
  ...(model.seat.viewer < 0 ? [] : [{ id: "notes" as const, name: t("notes"), key: "n" }]),
  { id: "rules", name: t("rules"), key: "r" },
];
