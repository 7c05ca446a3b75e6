/** Template Title: views and actions as the table draws them. What is not said here is done as for any title. */

import type { Words } from "../../i18n/words";
import type { TitleFacts } from "../../net/protocol";
import type { View } from "../../net/screen";
import type { Attempt, Card, CardRow, Choice, Scene, Title } from "../title";
import { t } from "../../i18n";
import { genericTitle } from "../generic";
import type { Components, Hill, HillView } from "./data";
import { LOG_STYLE } from "./texts";

export function createTitle(facts: TitleFacts, components: Record<string, unknown>, words: Words): Title {
  const generic = genericTitle(facts.id, facts.title, facts.sides, words, components);
  const { hills } = components as unknown as Components;
  return {
    ...generic,
    note: t("template-title-all-components-designed-project"),
    logStyle: LOG_STYLE,
    scene: (view: View): Scene => ({ ...generic.scene(view), ...hillScene(generic, hills, view) }),
    choice: (_: View, action: string): Choice => choice(action),
    attemptedAction: (_: View, { card }: Attempt): string | null => (card ? `play ${card}` : null),
  };
}

/** What this title adds to the scene of any title. */
function hillScene({ sides, sideName }: Title, hills: Hill[], raw: View): Partial<Scene> {
  const view = raw as unknown as HillView;
  const rounds = Array.from({ length: view.rounds }, (_, at) => ({
    label: String(at + 1),
    now: at + 1 === view.round,
    past: at + 1 < view.round,
  }));
  const owned = hills.map((hill, at) => {
    const owner = view.owners[at];
    const contested = hill.id === view.hill && view.phase !== "over";
    return hillCard(
      hill,
      owner ? sideName(owner) : contested ? t("template-title-contested-now") : "",
      contested,
    );
  });
  const played = sides.map((side, at): CardRow => {
    const title = t("template-title-played-by-side", { side: sideName(side) });
    return { title, side, cards: (view.played[at] ?? []).map((card) => strengthCard(card, "open")) };
  });
  return {
    cards: (view.hand ?? []).map((card) => strengthCard(card, card === view.chosen ? "chosen" : "hand")),
    openCards: [{ title: t("template-title-the-hills"), cards: owned }, ...played],
    played: view.phase === "favour" ? sides.map((side, at) => ({ side, title: throwText(view, at) })) : [],
    tracks: [{ title: t("template-title-round"), steps: rounds, long: true }],
    score: sides.map((side, at) => ({
      side,
      figures: [
        { label: t("template-title-points"), value: view.points[at] ?? 0, symbol: "forum" },
        { label: t("template-title-favours"), value: view.favours[at] ?? 0, symbol: "coin" },
        { label: t("template-title-cards-in-hand"), value: view.hand_size[at] ?? 0, symbol: "cards" },
      ],
      detail: "",
    })),
    victoryText: t("template-title-side-more-points-its"),
  };
}

/** Card and die of a side: `12 + 4 = 16`. */
function throwText(view: HillView, at: number): string {
  const card = view.played[at]?.at(-1) ?? 0;
  const die = view.dice[at] ?? 0;
  return `${card} + ${die} = ${card + die}`;
}

function strengthCard(card: number, state: Card["state"]): Card {
  const figures = [{ value: card, label: t("template-title-strength") }];
  return { ...BLANK, id: String(card), title: String(card), figures, symbol: "leader", state };
}

function hillCard(hill: Hill, text: string, contested: boolean): Card {
  const worth = t("template-title-point", { n: hill.value });
  const symbol = contested ? "mars" : "forum";
  return { ...BLANK, id: hill.id, title: hill.name, kind: worth, text, symbol, state: "open" };
}

const BLANK = { kind: "", figures: [], text: "", terms: "", signs: [] };

function choice(action: string): Choice {
  const [verb = "", card] = action.split(" ");
  if (card !== undefined)
    return {
      action,
      verb,
      group: t("cards"),
      label: t("template-title-card-card", { card }),
      card,
      tone: "act",
    };
  const label =
    verb === "roll" ? t("template-title-spend-favour-roll-again") : t("template-title-keep-the-roll");
  return { action, verb, group: "", label, tone: "act" };
}
