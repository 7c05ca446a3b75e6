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
      return { ...base, label: index.words.say([`phase-${view.phase}-finish`, {}]) };
    case "pass":
      return { ...base, label: PASSES[view.phase] ? t(PASSES[view.phase] ?? "") : t("Commit no more") };
    case "stay":
      return { ...base, label: t("Stay and fight"), tone: "attack" };
    case "retreat":
      return { ...base, label: t("Retreat") };
    case "declare-military":
      return { ...base, label: t("Declare a military victory") };
    case "declare-political":
      return { ...base, label: t("Declare a political victory") };
    case "bid":
      return {
        ...base,
        amount: Number(first),
        group: t("Bid"),
        label: t("Bid {gold} Gold", { gold: first }),
      };
    case "claim":
      return cardChoice(
        index,
        base,
        first,
        t("Claim a Forum card"),
        index.card(first).claim?.some((claim) => claim.claim === "bid") ? t("Open the bidding") : t("Claim"),
      );
    case "discard":
      return cardChoice(index, base, first, t("Discard"), t("Discard"));
    case "play":
      return cardChoice(index, base, first, t("Play a card"), t("Play"));
    case "use":
      return cardChoice(index, base, first, t("Use a card"), t("Use"));
    case "pick":
      return cardChoice(index, base, first, t("Take a card"), t("Take"));
    case "commit":
      return cardChoice(index, base, first, t("Commit a Tactics card"), t("Commit, face-down"));
    case "roll":
      return {
        ...base,
        piece: own(first, battle),
        group: t("Commit and roll"),
        label: index.unitName(view, first),
        tone: "attack",
        buttonLabel: t("Roll"),
      };
    case "lose":
    case "lose-fresh": {
      const spent = verb === "lose" && view.phase === "hits" && !view.battle?.retreating;
      const label = view.battle?.retreating
        ? index.unitName(view, first)
        : t(spent ? msg("{unit}, which has rolled") : msg("{unit}, which has not rolled"), {
            unit: index.unitName(view, first),
          });
      return {
        ...base,
        piece: own(first, battle, spent ? "/spent" : ""),
        group: t("Who is lost?"),
        label,
        tone: "attack",
        buttonLabel: t("Is lost"),
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
        group: t("Recruit for {gold} Gold: {unit}", { gold: price, unit: index.unitName(view, kind) }),
        label: index.placeName(first),
        buttonLabel: t("Recruit: {unit} for {gold} Gold", { unit: index.unitName(view, kind), gold: price }),
      };
    }
    case "remove":
      return {
        ...base,
        piece: own(first, second),
        group: index.placeName(second),
        label: t("Lose {unit}", { unit: index.unitName(view, first) }),
        tone: "attack",
      };
    case "promote":
      return {
        ...base,
        piece: own(first, second),
        group: index.placeName(second),
        label: t("Make veteran: {unit}", { unit: index.unitName(view, first) }),
      };
    case "sail":
      return {
        ...base,
        from: first,
        place: second,
        group: t("From {place}", { place: index.placeName(first) }),
        label: index.placeName(second),
        tone: "sea",
      };
    case "withdraw":
      if (first === "all")
        return { ...base, place: second, group: t("All together"), label: index.placeName(second) };
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
        label: t("Battle of {place}", { place: index.placeName(first) }),
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
  const who = kind === "all" ? t("all units") : index.unitName(view, kind);
  const attack = enemies ? t("attack {n} unit | attack {n} units", { n: enemies }) : "";
  return {
    ...(kind === "all" ? { allFrom: from } : { piece: pieceId(view.active, kind, from) }),
    place: to,
    group: t("From {place}", { place: index.placeName(from) }),
    label: `${who} → ${index.placeName(to)}${attack ? `, ${attack}` : ""}`,
    tone: enemies ? "attack" : sea ? "sea" : "act",
    chip: attack || undefined,
  };
}

/** The action that touching this piece, place or card would be, if it were offered. */
export function attemptedAction(view: XLView, { piece, place, card }: Attempt): string | null {
  if (card !== undefined) return attemptedCard(view, card);
  if (place === undefined) return null;
  const { kind, place: from } = parsePieceId(piece ?? "");
  switch (view.phase) {
    case "march":
      return piece ? `march ${kind} ${from} ${place}` : null;
    case "purchase":
      return from === STOCK ? `recruit-${kind} ${place}` : null;
    case "withdrawal":
      return `withdraw ${kind || "all"} ${place}`;
    case "placing":
      return `place ${place}`;
    case "mustering":
      return `muster ${place}`;
    case "targeting":
      return `target ${place}`;
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
