/**
 * The guided first game of Julius Caesar: one Year, with cards, marches, a battle and a winter. Deal, dice and enemy are
 * prepared, so that whoever does what the coach says meets all of it. Every step is a condition on the position and a
 * recommendation for it, so that it also fits whatever else the player does.
 */

import type { Guide, GuideState } from "../../tutorial/guide";
import type { Choice } from "../title";
import { t } from "../../i18n";
import type { CaesarView } from "./data";
import record from "./lesson.record?raw";

const viewOf = (now: GuideState): CaesarView => now.view as unknown as CaesarView;
/** The first track counts the Years. */
const isFirstYear = (now: GuideState): boolean => now.scene.tracks[0]?.steps[0]?.now ?? false;
/** Marches that are recommended in a turn, at most: the guide should take ten minutes. */
const MAX_MARCHES = 5;

/** How good a card is for a beginner: moves count more than levies, and God cards nothing. */
function cardValue(choice: Choice): number {
  const [moves = 0, levies = 0] = (choice.card ?? "").split(/[/-]/).map(Number);
  return Number.isNaN(moves) ? 0 : 10 * moves + levies;
}

const choicesWith = (now: GuideState, verb: string): Choice[] =>
  now.choices.filter((choice) => choice.verb === verb);
const bestBy = (choices: Choice[], value: (choice: Choice) => number): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || value(choice) > value(best) ? choice : best),
    undefined,
  );

const endAction = (now: GuideState): string | null =>
  choicesWith(now, "end")[0]?.action ?? choicesWith(now, "stop")[0]?.action ?? now.choices[0]?.action ?? null;

const ownAt = (now: GuideState, place: string | undefined): number =>
  now.scene.pieces.filter((piece) => piece.place === place && piece.side === "caesar").length;
const enemiesAt = (now: GuideState, place: string | undefined): number =>
  now.scene.pieces.filter((piece) => piece.place === place && piece.side === "pompey").length;
const placeOf = (now: GuideState, choice: Choice): string | undefined =>
  now.scene.pieces.find((piece) => piece.id === choice.piece)?.place;
const isSea = (choice: Choice): boolean => choice.tone === "sea" || (choice.piece ?? "").includes("navis");

/** How many of Caesar's blocks have marched in this half turn. */
function countMarches(now: GuideState): number {
  let count = 0;
  for (const [word, facts] of [...now.log].reverse()) {
    if (word === "half") return count;
    if (word === "march" && facts.side === "caesar") count += 1;
  }
  return count;
}

/** The points of both sides after the Year, as the log has told them. */
function pointsOf(now: GuideState): Record<string, number> {
  const facts = [...now.log].reverse().find(([event]) => event === "score")?.[1] ?? {};
  return { caesar: Number(facts.caesar ?? 0), pompey: Number(facts.pompey ?? 0) };
}

/** A march to recommend: across the Rubicon, against Tarraco, then to any city with a star to win. */
function bestMarch(now: GuideState): Choice | undefined {
  const open = choicesWith(now, "march").filter((choice) => !isSea(choice));
  if (countMarches(now) >= MAX_MARCHES) return undefined;
  const value = (choice: Choice): number => {
    const { place, piece } = choice;
    const from = placeOf(now, choice);
    const moving = viewOf(now).activated.includes(from ?? "") ? 4 : 0;
    const star = now.scene.owners[place ?? ""] === "caesar" ? 0 : now.placeValue(place ?? "");
    const enemies = enemiesAt(now, place);
    if (enemies) {
      // An attack needs as many blocks as it meets; blocks that are there already count.
      const army = ownAt(now, from) + ownAt(now, place);
      return army >= enemies || ownAt(now, place)
        ? moving + 3 + 2 * star + (piece === "caesar" ? -3 : 0)
        : -1;
    }
    return star && ownAt(now, place) < 2 && (ownAt(now, from) > 1 || !now.placeValue(from ?? ""))
      ? moving + 4 * star + (piece === "caesar" ? 1 : 0)
      : -1;
  };
  const best = bestBy(open, value);
  return best && value(best) > 0 ? best : undefined;
}

/** The march to recommend, if it is an attack. */
const bestAttack = (now: GuideState): Choice | undefined =>
  [bestMarch(now)].find((choice) => choice?.tone === "attack");

/** A levy to recommend: a step for a block that has lost one, or else a new block. */
const bestLevy = (now: GuideState): string | null =>
  (
    choicesWith(now, "raise")[0] ??
    choicesWith(now, "levy").find((choice) => !isSea(choice)) ??
    choicesWith(now, "levy")[0]
  )?.action ?? endAction(now);

export const guide: Guide = {
  about: () => t("julius-caesar-one-year-war-as"),
  minutes: 10,
  options: { edition: "2.0", deployment: "historical" },
  side: "caesar",
  bot: "tiro",
  record,
  seed: "0bbac5b3aa379e563509262675d6d76e5dbfb109e50bc3a55185e0ed0a2cd18e",
  chapters: [
    { id: "map", name: () => t("the-map") },
    { id: "cards", name: () => t("cards") },
    { id: "marches", name: () => t("julius-caesar-marches") },
    { id: "battle", name: () => t("julius-caesar-a-battle") },
    { id: "winter", name: () => t("julius-caesar-winter") },
  ],
  steps: [
    {
      id: "welcome",
      chapter: "map",
      read: true,
      when: (now) => isFirstYear(now) && now.countEvents("play") === 0,
      title: () => t("julius-caesar-welcome-caesar"),
      say: () => t("julius-caesar-command-red-blocks-can"),
      why: () => t("julius-caesar-dots-top-block-strength"),
      look: "map",
    },
    {
      id: "points",
      chapter: "map",
      read: true,
      when: (now) => isFirstYear(now) && now.countEvents("play") === 0,
      title: () => t("julius-caesar-what-wins-the-war"),
      say: () => t("julius-caesar-city-star-counts-point"),
      why: () => t("julius-caesar-year-has-five-turns"),
      look: "score",
    },
    {
      id: "discard",
      chapter: "cards",
      when: (now) => now.kind === "discard" && isFirstYear(now),
      title: () => t("julius-caesar-six-cards-five-turns"),
      say: () => t("julius-caesar-put-away-card-like"),
      why: () => t("julius-caesar-3-1-means-three"),
      aim: (now) =>
        bestBy(choicesWith(now, "discard"), (choice) => (cardValue(choice) ? -cardValue(choice) : -99))
          ?.action ?? null,
      look: "hand",
    },
    {
      id: "play",
      chapter: "cards",
      when: (now) => now.kind === "play" && viewOf(now).turn === 1 && isFirstYear(now),
      title: () => t("julius-caesar-a-card-in-secret"),
      say: () => t("julius-caesar-play-card-many-moves"),
      why: () => t("julius-caesar-whoever-has-more-moves"),
      aim: (now) => bestBy(choicesWith(now, "play"), cardValue)?.action ?? null,
      look: "hand",
    },
    {
      id: "rubicon",
      chapter: "marches",
      when: (now) =>
        now.kind === "movement" &&
        choicesWith(now, "march").some((choice) => choice.piece === "caesar" && choice.place === "rome") &&
        enemiesAt(now, "rome") === 0,
      done: (now) => ownAt(now, "rome") > 0,
      title: () => t("julius-caesar-cross-the-rubicon"),
      say: (now) =>
        now.piece === "caesar"
          ? t("julius-caesar-now-touch-rome-places")
          : t("julius-caesar-touch-caesar-ravenna-then"),
      why: () => t("julius-caesar-block-may-go-one"),
      aim: () => "march caesar rome",
    },
    {
      id: "company",
      chapter: "marches",
      when: (now) =>
        now.kind === "movement" &&
        now.done.has("rubicon") &&
        choicesWith(now, "march").some((choice) => choice.action === "march legio-13 rome"),
      done: (now) => now.scene.pieces.some((piece) => piece.id === "legio-13" && piece.place === "rome"),
      title: () => t("julius-caesar-an-army-marches-together"),
      say: () => t("julius-caesar-send-legio-13-after"),
      why: () => t("julius-caesar-roads-take-few-blocks"),
      aim: () => "march legio-13 rome",
    },
    {
      id: "attack",
      chapter: "marches",
      when: (now) => now.kind === "movement" && isFirstYear(now) && bestAttack(now) !== undefined,
      done: (now) => now.countEvents("battle") > 0 && now.countEvents("march") > 0,
      title: () => t("julius-caesar-attack"),
      say: (now) =>
        t("julius-caesar-march-piece-into-place", {
          piece: pieceName(now, bestAttack(now)),
          place: now.placeName(bestAttack(now)?.place ?? ""),
        }),
      why: () => t("julius-caesar-bring-more-blocks-than"),
      aim: (now) => bestAttack(now)?.action ?? null,
    },
    {
      id: "levy",
      chapter: "marches",
      when: (now) => now.kind === "levies" && isFirstYear(now),
      title: () => t("julius-caesar-levies"),
      say: () => t("julius-caesar-levy-makes-block-one"),
      why: () => t("julius-caesar-legions-come-where-their"),
      aim: bestLevy,
    },
    {
      id: "lines",
      chapter: "battle",
      read: true,
      when: (now) => now.scene.battle !== null && now.scene.battle.round === 1 && now.kind !== null,
      title: () => t("julius-caesar-the-battle-board"),
      say: () => t("julius-caesar-both-lines-lie-open"),
      why: () => t("julius-caesar-button-odds-below-says"),
      look: "battle",
    },
    {
      id: "fire",
      chapter: "battle",
      when: (now) => now.kind === "battle-turn",
      title: () => t("julius-caesar-fire"),
      say: () => t("julius-caesar-block-turn-let-fire"),
      why: () => t("julius-caesar-instead-firing-could-retreat"),
      aim: (now) => (choicesWith(now, "fire")[0] ?? now.choices[0])?.action ?? null,
    },
    {
      id: "hits",
      chapter: "battle",
      when: (now) => now.kind === "hits",
      title: () => t("julius-caesar-a-hit-on-you"),
      say: () => t("julius-caesar-strongest-block-takes-hit"),
      aim: (now) => choicesWith(now, "hit")[choicesWith(now, "hit").length - 1]?.action ?? null,
    },
    {
      id: "second",
      chapter: "cards",
      when: (now) => now.kind === "play" && viewOf(now).turn === 2 && isFirstYear(now),
      title: () => t("julius-caesar-the-next-turn"),
      say: () => t("julius-caesar-turn-over-cards-marches"),
      why: () => t("julius-caesar-button-hint-i-tells"),
      aim: (now) => bestBy(choicesWith(now, "play"), cardValue)?.action ?? null,
      look: "hand",
    },
    {
      id: "winter",
      chapter: "winter",
      read: true,
      when: (now) => now.countEvents("score") > 0 && !now.over,
      title: () => t("julius-caesar-winter"),
      say: (now) =>
        isFirstYear(now)
          ? t("julius-caesar-year-over-armies-eat", pointsOf(now))
          : t("julius-caesar-year-over-winter-was", {
              ...pointsOf(now),
              moved: now.countEvents("winter"),
              disbanded: now.countEvents("disband"),
            }),
      why: () => t("julius-caesar-city-feeds-three-blocks"),
      look: "score",
    },
    {
      id: "farewell",
      chapter: "winter",
      read: true,
      last: true,
      when: (now) => !isFirstYear(now) || now.over,
      title: () => t("julius-caesar-you-know-the-game"),
      say: (now) =>
        now.over ? t("julius-caesar-war-over-already-have") : t("julius-caesar-have-played-year-cards"),
      why: () => t("julius-caesar-rules-hand-under-r"),
      look: "tracks",
    },

    // Steps for every turn: they are shown where none of the others fits.
    {
      id: "any-discard",
      chapter: "cards",
      always: true,
      when: (now) => now.kind === "discard",
      title: () => t("julius-caesar-six-cards-five-turns"),
      say: () => t("julius-caesar-put-away-card-like-least"),
      aim: (now) => bestBy(choicesWith(now, "discard"), (choice) => -cardValue(choice))?.action ?? null,
    },
    {
      id: "any-play",
      chapter: "cards",
      always: true,
      when: (now) => now.kind === "play",
      title: (now) => t("julius-caesar-turn-turn-of-5", { turn: viewOf(now).turn }),
      say: () => t("julius-caesar-choose-card-turn"),
      why: () => t("julius-caesar-many-moves-win-cities"),
      aim: (now) => bestBy(choicesWith(now, "play"), cardValue)?.action ?? null,
    },
    {
      id: "any-march",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "movement",
      title: () => t("julius-caesar-march"),
      say: (now) => {
        const best = bestMarch(now);
        if (!best) return t("julius-caesar-march-as-like-end");
        const given = { piece: pieceName(now, best), place: now.placeName(best.place ?? "") };
        return best.tone === "attack"
          ? t("julius-caesar-could-attack-place-piece", given)
          : t("julius-caesar-could-send-piece-place", given);
      },
      aim: (now) => bestMarch(now)?.action ?? endAction(now),
    },
    {
      id: "any-stay",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "marching",
      title: () => t("julius-caesar-one-city-more"),
      say: () => t("julius-caesar-block-has-not-attacked"),
      aim: endAction,
    },
    {
      id: "any-levy",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "levies",
      title: () => t("julius-caesar-levies"),
      say: () => t("julius-caesar-make-block-stronger-bring"),
      aim: bestLevy,
    },
    {
      id: "any-battle",
      chapter: "battle",
      always: true,
      when: (now) =>
        now.kind === "battle-turn" ||
        now.kind === "hits" ||
        now.kind === "next-battle" ||
        now.kind === "main-attack",
      title: () => t("julius-caesar-battle"),
      say: (now) => BATTLE_TEXTS[now.kind ?? ""]?.() ?? "",
      aim: (now) => (choicesWith(now, "fire")[0] ?? now.choices[0])?.action ?? null,
    },
    {
      id: "any-victory",
      chapter: "battle",
      always: true,
      when: (now) => now.rule === "7.7",
      title: () => t("julius-caesar-victory"),
      say: () => t("julius-caesar-field-yours-blocks-victor"),
      aim: endAction,
    },
    {
      id: "any-winter",
      chapter: "winter",
      always: true,
      when: (now) => WINTER_TEXTS[now.kind ?? ""] !== undefined,
      title: () => t("julius-caesar-winter"),
      say: (now) => WINTER_TEXTS[now.kind ?? ""]?.() ?? "",
      aim: endAction,
    },
    {
      id: "any-choice",
      chapter: "cards",
      always: true,
      when: (now) => now.kind !== null,
      title: () => t("julius-caesar-your-choice"),
      say: () => t("julius-caesar-god-has-spoken-read"),
      aim: endAction,
    },
    {
      id: "wait",
      chapter: "cards",
      always: true,
      when: () => true,
      title: () => t("julius-caesar-pompey-turn"),
      say: () => t("julius-caesar-computer-plays-what-does"),
      look: "panel",
    },
  ],
};

const BATTLE_TEXTS: Record<string, () => string> = {
  "battle-turn": () => t("julius-caesar-block-turn-fire-leave"),
  hits: () => t("julius-caesar-say-which-block-takes"),
  "next-battle": () => t("julius-caesar-several-battles-due-choose"),
  "main-attack": () => t("julius-caesar-blocks-came-more-than"),
};

const WINTER_TEXTS: Record<string, () => string> = {
  "navis-to-port": () => t("julius-caesar-bring-ship-into-one"),
  "winter-supply": () => t("julius-caesar-there-too-many-blocks"),
  disbanding: () => t("julius-caesar-may-send-blocks-home"),
};

function pieceName(now: GuideState, choice: Choice | undefined): string {
  return now.scene.pieces.find((piece) => piece.id === choice?.piece)?.name ?? "";
}
