/**
 * The guided first game of Caesar XL: two turns, with recruits, the crossing of the Rubicon, a battle and the Forum.
 * Deal, dice and enemy are prepared; every step is a condition on the position, so that it also fits whatever else the
 * player does.
 */

import type { Guide, GuideState, GuideStep } from "../../tutorial/guide";
import type { Choice } from "../title";
import { t } from "../../i18n";
import type { XLView } from "./data";
import record from "./lesson.record?raw";

const viewOf = (now: GuideState): XLView => now.view as unknown as XLView;
/** Turns that are played with the coach. */
const GUIDED_TURNS = 2;
const isGuidedTurn = (now: GuideState): boolean => viewOf(now).turn <= GUIDED_TURNS;
const CROSSING = "march caesar rubicon rome";

const choicesWith = (now: GuideState, ...verbs: string[]): Choice[] =>
  now.choices.filter((choice) => verbs.includes(choice.verb));
const endAction = (now: GuideState): string | null =>
  choicesWith(now, "end", "pass", "stay")[0]?.action ?? now.choices[0]?.action ?? null;
const firstOf = (now: GuideState, ...verbs: string[]): string | null =>
  choicesWith(now, ...verbs)[0]?.action ?? endAction(now);

/** A march to recommend: to a city that nobody holds, by a unit that leaves others behind. */
function march(now: GuideState): Choice | undefined {
  const leavesOthers = (choice: Choice): boolean => {
    const home = now.scene.pieces.find((piece) => piece.id === choice.piece)?.place;
    return (
      now.scene.pieces
        .filter((piece) => piece.place === home && piece.side === "caesar")
        .reduce((sum, piece) => sum + piece.count, 0) > 1
    );
  };
  return choicesWith(now, "march").find(
    (choice) =>
      choice.piece !== undefined &&
      !choice.piece.startsWith("caesar:caesar@") &&
      !(choice.place && choice.place in now.scene.owners) &&
      choice.tone !== "attack" &&
      leavesOthers(choice),
  );
}

/** What the coach says about a kind of decision in every turn. */
const EVERY_TURN_TEXTS: Record<
  string,
  { title: () => string; say: () => string; aim: (now: GuideState) => string | null }
> = {
  forum: {
    title: () => t("caesar-xl-the-forum"),
    say: () => t("caesar-xl-claim-card-if-can"),
    aim: (now) => firstOf(now, "declare-military", "declare-political", "claim"),
  },
  bidding: {
    title: () => t("bidding"),
    say: () => t("caesar-xl-raise-pass-loser-forfeits"),
    aim: (now) =>
      choicesWith(now, "bid").find((choice) => (choice.amount ?? 0) <= 4)?.action ?? endAction(now),
  },
  discarding: {
    title: () => t("caesar-xl-too-many-cards"),
    say: () => t("caesar-xl-put-away-card-like"),
    aim: (now) => firstOf(now, "discard"),
  },
  purchase: {
    title: () => t("caesar-xl-purchase"),
    say: () => t("caesar-xl-play-leader-recruit-where"),
    aim: (now) => firstOf(now, "play", "recruit-legion", "recruit-allied"),
  },
  placing: {
    title: () => t("caesar-xl-leader-takes-field"),
    say: () => t("caesar-xl-put-leader-where-battle"),
    aim: (now) => firstOf(now, "place"),
  },
  mustering: {
    title: () => t("caesar-xl-more-units"),
    say: () => t("caesar-xl-each-another-city-those"),
    aim: (now) => firstOf(now, "muster"),
  },
  march: {
    title: () => t("caesar-xl-march"),
    say: () => t("caesar-xl-take-cities-nobody-holds"),
    aim: (now) => march(now)?.action ?? endAction(now),
  },
  tactics: {
    title: () => t("caesar-xl-tactics"),
    say: () => t("caesar-xl-tactics-card-may-turn"),
    aim: (now) => firstOf(now, "commit"),
  },
  commitment: {
    title: () => t("caesar-xl-commit-a-unit"),
    say: () => t("caesar-xl-let-roll-up-its"),
    aim: (now) => firstOf(now, "roll"),
  },
  hits: {
    title: () => t("caesar-xl-a-hit-on-you"),
    say: () => t("caesar-xl-choose-who-lost-best"),
    aim: (now) => firstOf(now, "lose", "lose-fresh"),
  },
  retreat: {
    title: () => t("caesar-xl-retreat-or-stay-label"),
    say: () => t("caesar-xl-stay-if-have-more"),
    aim: (now) => firstOf(now, "stay"),
  },
  veterans: {
    title: () => t("caesar-xl-veterans"),
    say: () => t("caesar-xl-one-units-may-have"),
    aim: (now) => firstOf(now, "promote"),
  },
};

/** The chapter of a kind of decision; of all others it is the Forum. */
const CHAPTERS: Record<string, string> = {
  purchase: "gold",
  placing: "gold",
  mustering: "gold",
  march: "march",
  tactics: "battle",
  commitment: "battle",
  hits: "battle",
  retreat: "battle",
  veterans: "battle",
};

/** Steps for every turn: they are shown where none of the others fits. */
const EVERY_TURN: GuideStep[] = [
  ...Object.entries(EVERY_TURN_TEXTS).map(([kind, { title, say, aim }]): GuideStep => ({
    id: `any-${kind}`,
    chapter: CHAPTERS[kind] ?? "forum",
    always: true,
    when: (now) => now.kind === kind,
    title,
    say,
    aim,
  })),
  {
    id: "any-choice",
    chapter: "forum",
    always: true,
    when: (now) => now.kind !== null,
    title: () => t("caesar-xl-your-choice"),
    say: () => t("caesar-xl-read-what-asked-choose"),
    aim: endAction,
  },
  {
    id: "any-wait",
    chapter: "map",
    always: true,
    when: () => true,
    title: () => t("caesar-xl-pompey-turn"),
    say: () => t("caesar-xl-watch-computer-play-chronicle"),
  },
];

export const guide: Guide = {
  about: () => t("caesar-xl-two-turns-as-caesar"),
  minutes: 10,
  options: {},
  side: "caesar",
  bot: "tiro",
  record,
  seed: "29a72e3012e40150d1d5a1346755156b815a7e7e7d7478c412f9e056f7c99322",
  chapters: [
    { id: "map", name: () => t("the-map") },
    { id: "gold", name: () => t("caesar-xl-gold-and-units") },
    { id: "march", name: () => t("caesar-xl-march") },
    { id: "battle", name: () => t("caesar-xl-a-battle") },
    { id: "forum", name: () => t("caesar-xl-the-forum") },
  ],
  steps: [
    {
      id: "welcome",
      chapter: "map",
      read: true,
      when: (now) => viewOf(now).turn === 1 && now.countEvents("march") === 0,
      title: () => t("caesar-xl-welcome-caesar"),
      say: () => t("caesar-xl-square-counters-units-round"),
      why: () => t("caesar-xl-legions-have-two-swords"),
      look: "map",
    },
    {
      id: "victory",
      chapter: "map",
      read: true,
      when: (now) => viewOf(now).turn === 1 && now.countEvents("march") === 0,
      title: () => t("caesar-xl-two-ways-to-win"),
      say: () => t("caesar-xl-seven-victory-points-cards"),
      why: () => t("caesar-xl-if-nobody-has-won"),
      look: "score",
    },
    {
      id: "recruit",
      chapter: "gold",
      when: (now) =>
        now.kind === "purchase" && viewOf(now).turn === 1 && choicesWith(now, "recruit-legion").length > 0,
      done: (now) => now.countEvents("recruit") > 0 && now.kind !== "purchase",
      title: () => t("caesar-xl-recruit"),
      say: () => t("caesar-xl-touch-legion-stock-then"),
      why: () => t("caesar-xl-each-city-one-legion"),
      aim: (now) =>
        choicesWith(now, "recruit-legion").find((choice) => choice.place === "rubicon")?.action ??
        firstOf(now, "recruit-legion"),
    },
    {
      id: "taxes",
      chapter: "gold",
      when: (now) => now.kind === "purchase" && viewOf(now).turn === 1,
      title: () => t("caesar-xl-taxes"),
      say: () => t("caesar-xl-enough-now-collect-what"),
      aim: (now) => firstOf(now, "end"),
    },
    {
      id: "rubicon",
      chapter: "march",
      when: (now) => now.kind === "march" && now.choices.some((choice) => choice.action === CROSSING),
      done: (now) => now.scene.pieces.some((piece) => piece.id?.startsWith("caesar:caesar@rome")),
      title: () => t("caesar-xl-cross-the-rubicon"),
      say: (now) =>
        now.piece?.startsWith("caesar:caesar@")
          ? t("caesar-xl-tick-all-here-who")
          : t("caesar-xl-touch-caesar-rubicon-take"),
      why: () => t("caesar-xl-every-unit-goes-one"),
      aim: () => CROSSING,
    },
    {
      id: "tactics",
      chapter: "battle",
      when: (now) => now.kind === "tactics" && isGuidedTurn(now),
      title: () => t("caesar-xl-tactics"),
      say: () => t("caesar-xl-each-side-may-commit"),
      why: () => t("caesar-xl-side-stronger-leaders-leads"),
      aim: (now) => firstOf(now, "pass"),
      look: "battle",
    },
    {
      id: "commit",
      chapter: "battle",
      when: (now) => now.kind === "commitment" && isGuidedTurn(now),
      title: () => t("caesar-xl-one-by-one"),
      say: () => t("caesar-xl-turns-each-side-commits"),
      why: () => t("caesar-xl-enemy-chooses-which-unit"),
      aim: (now) => firstOf(now, "roll"),
      look: "battle",
    },
    {
      id: "farewell",
      chapter: "forum",
      read: true,
      last: true,
      when: (now) => !isGuidedTurn(now) || now.over,
      title: () => t("caesar-xl-you-know-the-game"),
      say: () => t("caesar-xl-have-recruited-marched-fought"),
      why: () => t("caesar-xl-rules-hand-under-r"),
      look: "tracks",
    },
    {
      id: "forum",
      chapter: "forum",
      when: (now) => now.kind === "forum" && isGuidedTurn(now),
      title: () => t("caesar-xl-the-forum"),
      say: (now) =>
        choicesWith(now, "claim").length
          ? t("caesar-xl-claim-card-whose-condition")
          : t("caesar-xl-cards-forum-open-both"),
      why: () => t("caesar-xl-optimates-populares-count-against"),
      aim: (now) => firstOf(now, "claim"),
    },
    ...EVERY_TURN,
  ],
};
