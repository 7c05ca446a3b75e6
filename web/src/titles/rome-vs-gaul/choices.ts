/** Actions of Rome vs Gaul as choices: what a player touches for them, and what they are called. */

import type { Attempt, Choice, Tone } from "../title";
import { msg, t } from "../../i18n";
import { SIDES, type GaulView } from "./data";
import type { PackIndex } from "./pack-index";
import { ATTACKS, BUTTONS, CHIPS, DICE, ENDS, GROUPS, PASSES } from "./texts";

/** Phases in which places are chosen without a piece. */
const PLACING = new Set(["actions", "event"]);

export function createChoice(index: PackIndex, view: GaulView, action: string): Choice {
  const [verb = "", ...names] = action.split(" ");
  const touched: Partial<Choice> = {};
  [...(index.pack.verbs[verb] ?? "")].forEach((kind, at) => {
    const name = names[at] ?? "";
    if (kind === "c") touched.card = name;
    else if (kind === "u") touched.piece = name;
    else if (kind === "p") touched.place = name;
  });
  const tone: Tone =
    ATTACKS.has(verb) || (verb === "step" && enemiesAt(index, view, names[0] ?? "")) ? "attack" : "act";
  return { action, verb, tone, ...touched, ...choiceTexts(index, view, verb, names) };
}

function choiceTexts(
  index: PackIndex,
  view: GaulView,
  verb: string,
  names: string[],
): Pick<Choice, "group" | "label" | "buttonLabel" | "chip"> {
  const [first = "", second = ""] = names;
  if (verb === "end") return { group: "", label: t(ENDS[view.phase] ?? msg("rome-vs-gaul-done")) };
  if (verb === "pass") return { group: "", label: t(PASSES[view.phase] ?? msg("rome-vs-gaul-pass")) };
  // Without a plan there is nothing to carry out.
  if (verb === "march" && !view.plan?.length)
    return { group: "", label: t("rome-vs-gaul-end-the-activation") };
  const shape = index.pack.verbs[verb] ?? "";
  const group = t(GROUPS[verb] ?? "");
  const button = t(BUTTONS[verb] ?? verb);
  if (shape === "") return { group: "", label: button };
  if (shape === "c") {
    const card = index.card(first);
    const points = t("rome-vs-gaul-action-point-2", { n: card.ap });
    const use =
      verb === "points" ? points : verb === "bonus" ? t("rome-vs-gaul-bonus-and-points", { points }) : button;
    return { group: index.words.name("card", first), label: use, buttonLabel: use };
  }
  if (shape === "d") return { group: "", label: t(DICE[first] ?? first, { n: dieOf(view, first) }) };
  if (shape === "z") return { group: "", label: index.words.name("zone", first) };
  const chip = CHIPS.has(verb)
    ? button
    : verb === "step" && enemiesAt(index, view, first)
      ? t("rome-vs-gaul-attack")
      : undefined;
  if (shape === "p") {
    const place = index.placeName(first);
    return { group, label: place, buttonLabel: `${group}: ${place}`, chip };
  }
  const piece = index.pieceName(first);
  if (shape === "u") return { group, label: piece, buttonLabel: button };
  return {
    group: group || piece,
    label: t("rome-vs-gaul-piece-place", { piece, place: index.placeName(second) }),
    // The battle board says who retreats before it.
    ...(verb === "retreat"
      ? { buttonLabel: t("rome-vs-gaul-to-place", { place: index.placeName(second) }) }
      : {}),
    chip,
  };
}

/** What one of the four dice of a battle shows, for the side that decides. */
function dieOf(view: GaulView, name: string): number {
  const own = view.decides === SIDES[view.battle.attacker] ? 0 : 2;
  const first = name.startsWith("own") ? own : 2 - own;
  return view.battle.dice[first + (name.endsWith("1") ? 0 : 1)] ?? 0;
}

/** How many pieces of the side that is not active stand in a space. */
function enemiesAt(index: PackIndex, view: GaulView, place: string): number {
  return Object.entries(view.pieces).filter(
    ([id, at]) => at === place && index.side(id) !== view.active && !view.inside.includes(id),
  ).length;
}

/** What touching this would be if it were offered, so that the server can say why it is not. */
export function attemptedAction(view: GaulView, { piece, place, card }: Attempt): string | null {
  if (card) return `event ${card}`;
  if (piece && place) return view.phase === "muster" ? `muster ${piece} ${place}` : `tribe ${piece} ${place}`;
  if (place && view.phase === "move") return `step ${place}`;
  // Elsewhere a place is touched to look at it: nothing was attempted.
  if (place) return PLACING.has(view.phase) ? `influence ${place}` : null;
  return piece ? `activate ${piece}` : null;
}
