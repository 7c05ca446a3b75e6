/** Actions of Caesar XL as choices: what a player touches for them, and what they are called. */

import type { Attempt, Choice } from "../title";
import { msg, t } from "../../i18n";
import { createCard } from "./cards";
import type { XLView } from "./data";
import type { PackIndex } from "./pack-index";
import { enemiesAt, parsePieceId, pieceId, STOCK, type UnitState } from "./pieces";
import { PASSES } from "./texts";

export function createChoice(index: PackIndex, view: XLView, action: string): Choice {
  const [verb = "", first = "", second = "", third = ""] = action.split(" ");
  const base = { action, verb, group: "", tone: "act" as const };
  const battle = view.battle?.city ?? "";
  const own = (kind: string, place: string, state: UnitState = ""): string =>
    pieceId(view.decides ?? view.active, kind, place, state);
  switch (verb) {
    case "end":
      return {
        ...base,
        label: index.words.say([`phase-${view.phase}-finish`, {}]),
        ...(view.phase === "march" ? { final: true } : {}),
      };
    case "pass":
      return {
        ...base,
        label: PASSES[view.phase] ? t(PASSES[view.phase] ?? "") : t("caesar-xl-commit-no-more"),
      };
    case "stay":
      return { ...base, label: t("caesar-xl-stay-and-fight"), tone: "attack" };
    case "retreat":
      return { ...base, label: t("caesar-xl-retreat") };
    case "declare-military":
      return { ...base, label: t("caesar-xl-declare-a-military-victory") };
    case "declare-political":
      return { ...base, label: t("caesar-xl-declare-a-political-victory") };
    case "bid":
      return {
        ...base,
        amount: Number(first),
        group: t("caesar-xl-bid"),
        label: t("caesar-xl-bid-gold-gold", { gold: first }),
      };
    case "claim":
      return cardChoice(
        index,
        base,
        first,
        t("caesar-xl-claim-a-forum-card"),
        index.card(first).claim?.some((claim) => claim.claim === "bid")
          ? t("caesar-xl-open-the-bidding")
          : t("caesar-xl-claim"),
      );
    case "discard":
      return cardChoice(index, base, first, t("caesar-xl-discard"), t("caesar-xl-discard"));
    case "play":
      return cardChoice(index, base, first, t("caesar-xl-play-a-card"), t("caesar-xl-play"));
    case "use":
      return cardChoice(index, base, first, t("caesar-xl-use-a-card"), t("caesar-xl-use"));
    case "pick":
      return cardChoice(index, base, first, t("caesar-xl-take-a-card"), t("caesar-xl-take"));
    case "commit":
      return cardChoice(
        index,
        base,
        first,
        t("caesar-xl-commit-a-tactics-card"),
        t("caesar-xl-commit-face-down"),
      );
    case "roll":
      return {
        ...base,
        piece: own(first, battle),
        group: t("caesar-xl-commit-and-roll"),
        label: index.unitName(view, first),
        tone: "attack",
        buttonLabel: t("caesar-xl-roll"),
      };
    case "lose":
    case "lose-fresh": {
      const spent = verb === "lose" && view.phase === "hits" && !view.battle?.retreating;
      const label = view.battle?.retreating
        ? index.unitName(view, first)
        : t(spent ? msg("caesar-xl-unit-which-has-rolled") : msg("caesar-xl-unit-which-has-not"), {
            unit: index.unitName(view, first),
          });
      return {
        ...base,
        piece: own(first, battle, spent ? "/spent" : ""),
        group: t("caesar-xl-who-is-lost"),
        label,
        tone: "attack",
        buttonLabel: t("caesar-xl-is-lost"),
      };
    }
    case "recruit-allied":
    case "recruit-legion": {
      const kind = verb === "recruit-allied" ? "allied" : "legion";
      const price = index.unitCost(view, view.active, kind);
      return {
        ...base,
        piece: own(kind, STOCK),
        place: first,
        group: t("caesar-xl-recruit-gold-gold-unit", { gold: price, unit: index.unitName(view, kind) }),
        label: index.placeName(first),
        buttonLabel: t("caesar-xl-recruit-unit-gold-gold", { unit: index.unitName(view, kind), gold: price }),
      };
    }
    case "remove":
      return {
        ...base,
        piece: own(first, second),
        group: index.placeName(second),
        label: t("caesar-xl-lose-unit", { unit: index.unitName(view, first) }),
        tone: "attack",
      };
    case "promote":
      return {
        ...base,
        piece: own(first, second),
        group: index.placeName(second),
        label: t("caesar-xl-make-veteran-unit", { unit: index.unitName(view, first) }),
      };
    case "sail":
      return {
        ...base,
        from: first,
        place: second,
        group: t("caesar-xl-from-place", { place: index.placeName(first) }),
        label: index.placeName(second),
        tone: "sea",
      };
    case "withdraw":
      if (first === "all")
        return { ...base, place: second, group: t("caesar-xl-all-together"), label: index.placeName(second) };
      return {
        ...base,
        piece: own(first, battle),
        place: second,
        group: index.unitName(view, first),
        label: index.placeName(second),
      };
    case "march":
      return { ...base, ...marchChoice(index, view, first, second, third) };
    case "battle":
      return {
        ...base,
        place: first,
        label: t("caesar-xl-battle-of-place", { place: index.placeName(first) }),
        tone: "attack",
      };
    default:
      return {
        ...base,
        place: first,
        label: index.placeName(first),
        tone: verb === "target" && view.phase === "targeting" ? "attack" : "act",
      };
  }
}

/** A choice that is made by touching a card. */
function cardChoice(
  index: PackIndex,
  base: Pick<Choice, "action" | "verb" | "tone">,
  id: string,
  group: string,
  buttonLabel: string,
): Choice {
  const { title, terms, text } = createCard(index, id);
  return {
    ...base,
    card: id,
    group,
    label: `${title}: ${[terms, text].filter(Boolean).join(". ")}`,
    buttonLabel,
  };
}

function marchChoice(
  index: PackIndex,
  view: XLView,
  kind: string,
  from: string,
  to: string,
): Pick<Choice, "piece" | "allFrom" | "place" | "group" | "label" | "tone" | "chip"> {
  const enemies = enemiesAt(view, to);
  const sea = index.isLane(from, to) || !index.isNeighbour(from, to);
  const who = kind === "all" ? t("caesar-xl-all-units") : index.unitName(view, kind);
  const attack = enemies ? t("caesar-xl-attack-unit", { n: enemies }) : "";
  return {
    ...(kind === "all" ? { allFrom: from } : { piece: pieceId(view.active, kind, from) }),
    place: to,
    group: t("caesar-xl-from-place", { place: index.placeName(from) }),
    label: `${who} → ${index.placeName(to)}${attack ? `, ${attack}` : ""}`,
    tone: enemies ? "attack" : sea ? "sea" : "act",
    chip: attack || undefined,
  };
}

/** The action that touching this piece, place or card would be, if it were offered. */
export function attemptedAction(
  index: PackIndex,
  view: XLView,
  { piece, place, card }: Attempt,
): string | null {
  if (card !== undefined) return attemptedCard(view, card);
  if (place === undefined) return null;
  const { kind, place: from } = parsePieceId(piece ?? "");
  const [verb = ""] = index.pack.phases[view.phase]?.verbs ?? [];
  switch (verb) {
    case "march":
      return piece ? `march ${kind} ${from} ${place}` : null;
    case "recruit-allied":
      return from === STOCK ? `recruit-${kind} ${place}` : null;
    case "withdraw":
      return `withdraw ${kind || "all"} ${place}`;
    case "place":
    case "muster":
    case "target":
      return `${verb} ${place}`;
    default:
      return null;
  }
}

function attemptedCard(view: XLView, card: string): string | null {
  if (view.forum.includes(card)) return `claim ${card}`;
  if (view.front.some((cards) => cards.includes(card))) return `use ${card}`;
  if (view.discards.includes(card)) return `pick ${card}`;
  return view.phase === "tactics" ? `commit ${card}` : `play ${card}`;
}
