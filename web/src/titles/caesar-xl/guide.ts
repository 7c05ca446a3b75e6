/**
 * The guided first game of Caesar XL: two turns, with recruits, the crossing of the Rubicon, a battle and the Forum.
 * Every step is a condition on the position, so that it fits whatever the cards, the dice and the computer do.
 */

import type { Guide, GuideState, GuideStep } from "../../tutorial/guide";
import type { Choice } from "../title";
import { t } from "../../i18n";
import type { XLView } from "./data";

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
    title: () => t("The Forum"),
    say: () => t("Claim a card if you can, or draw your cards."),
    aim: (now) => firstOf(now, "declare-military", "declare-political", "claim"),
  },
  bidding: {
    title: () => t("Bidding"),
    say: () => t("Raise, or pass. The loser forfeits half of their bid."),
    aim: (now) =>
      choicesWith(now, "bid").find((choice) => (choice.amount ?? 0) <= 4)?.action ?? endAction(now),
  },
  discarding: {
    title: () => t("Too many cards"),
    say: () => t("Put away the card you like least."),
    aim: (now) => firstOf(now, "discard"),
  },
  purchase: {
    title: () => t("Purchase"),
    say: () => t("Play a Leader, recruit where an enemy is near, or collect your taxes."),
    aim: (now) => firstOf(now, "play", "recruit-legion", "recruit-allied"),
  },
  placing: {
    title: () => t("A Leader takes the field"),
    say: () => t("Put the Leader where a battle is near."),
    aim: (now) => firstOf(now, "place"),
  },
  mustering: {
    title: () => t("More units"),
    say: () => t("Each in another city of those that light up."),
    aim: (now) => firstOf(now, "muster"),
  },
  march: {
    title: () => t("March"),
    say: () =>
      t("Take cities that nobody holds, and leave none of yours empty. When you are done, end the march."),
    aim: (now) => march(now)?.action ?? endAction(now),
  },
  tactics: {
    title: () => t("Tactics"),
    say: () => t("A Tactics card may turn this battle; or keep it for a greater one."),
    aim: (now) => firstOf(now, "commit"),
  },
  commitment: {
    title: () => t("Commit a unit"),
    say: () => t("Let it roll: up to its swords is a hit."),
    aim: (now) => firstOf(now, "roll"),
  },
  hits: {
    title: () => t("A hit on you"),
    say: () => t("Choose who is lost: best one that has rolled already."),
    aim: (now) => firstOf(now, "lose", "lose-fresh"),
  },
  retreat: {
    title: () => t("Retreat or stay?"),
    say: () => t("Stay if you have more swords than the enemy."),
    aim: (now) => firstOf(now, "stay"),
  },
  veterans: {
    title: () => t("Veterans"),
    say: () => t("One of your units may have a sword more."),
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
    title: () => t("Your choice"),
    say: () => t("Read what is asked, and choose one of the places or cards that light up."),
    aim: endAction,
  },
  {
    id: "any-wait",
    chapter: "map",
    always: true,
    when: () => true,
    title: () => t("Pompey's turn"),
    say: () => t("Watch the computer play; the chronicle tells it."),
  },
];

export const guide: Guide = {
  about: () => t("Two turns as Caesar, with a coach: recruits, the Rubicon, a battle and the Forum."),
  minutes: 10,
  options: {},
  side: "caesar",
  bot: "tiro",
  chapters: [
    { id: "map", name: () => t("The map") },
    { id: "gold", name: () => t("Gold and units") },
    { id: "march", name: () => t("March") },
    { id: "battle", name: () => t("A battle") },
    { id: "forum", name: () => t("The Forum") },
  ],
  steps: [
    {
      id: "welcome",
      chapter: "map",
      read: true,
      when: (now) => viewOf(now).turn === 1 && now.countEvents("march") === 0,
      title: () => t("Welcome, Caesar"),
      say: () =>
        t(
          "Square counters are units, round ones are Leaders; the small daggers are their swords. A city " +
            "where only your units stand is yours and pays the Gold on its coin.",
        ),
      why: () =>
        t(
          "Legions have two swords, Allied units one; a star is a veteran, with one more. A number says " +
            "how many of a kind stand there.",
        ),
      look: "map",
    },
    {
      id: "victory",
      chapter: "map",
      read: true,
      when: (now) => viewOf(now).turn === 1 && now.countEvents("march") === 0,
      title: () => t("Two ways to win"),
      say: () =>
        t(
          "Seven Victory Points on cards before you; or you in Rome, Pompey off the map, and cities " +
            "worth 25. You declare either at the start of your turn.",
        ),
      why: () =>
        t("If nobody has won after fourteen turns, both have lost. Touch your figures to see how you stand."),
      look: "score",
    },
    {
      id: "recruit",
      chapter: "gold",
      when: (now) =>
        now.kind === "purchase" && viewOf(now).turn === 1 && choicesWith(now, "recruit-legion").length > 0,
      done: (now) => now.countEvents("recruit") > 0 && now.kind !== "purchase",
      title: () => t("Recruit"),
      say: () =>
        t(
          "Touch a Legion of your stock, then the city in the ring. It costs nine Gold; an Allied unit costs six.",
        ),
      why: () =>
        t(
          "In each city one Legion or two Allied units a turn. Cards of this phase are played now too: " +
            "they stand up in your hand.",
        ),
      aim: (now) =>
        choicesWith(now, "recruit-legion").find((choice) => choice.place === "rubicon")?.action ??
        firstOf(now, "recruit-legion"),
    },
    {
      id: "taxes",
      chapter: "gold",
      when: (now) => now.kind === "purchase" && viewOf(now).turn === 1,
      title: () => t("Taxes"),
      say: () => t("That is enough for now. Collect what your cities pay; then your army marches."),
      aim: (now) => firstOf(now, "end"),
    },
    {
      id: "rubicon",
      chapter: "march",
      when: (now) => now.kind === "march" && now.choices.some((choice) => choice.action === CROSSING),
      done: (now) => now.scene.pieces.some((piece) => piece.id?.startsWith("caesar:caesar@rome")),
      title: () => t("Cross the Rubicon"),
      say: (now) =>
        now.piece?.startsWith("caesar:caesar@")
          ? t("Tick “all here who can go along”, then touch Rome.")
          : t("Touch Caesar at the Rubicon. Take the Legions along to Rome, which pays four."),
      why: () =>
        t(
          "Every unit goes one space a turn, as many together as you like. Where enemies stand there will be a battle.",
        ),
      aim: () => CROSSING,
    },
    {
      id: "tactics",
      chapter: "battle",
      when: (now) => now.kind === "tactics" && isGuidedTurn(now),
      title: () => t("Tactics"),
      say: () =>
        t("Each side may commit one Tactics card, face-down. If you have none that fits, go without."),
      why: () =>
        t(
          "The side with the stronger Leaders leads: it commits first in every step. On a tie that is the defender.",
        ),
      aim: (now) => firstOf(now, "pass"),
      look: "battle",
    },
    {
      id: "commit",
      chapter: "battle",
      when: (now) => now.kind === "commitment" && isGuidedTurn(now),
      title: () => t("One by one"),
      say: () =>
        t(
          "By turns each side commits a unit and rolls: first Allied units, then Legions, then Leaders. " +
            "Up to its swords is a hit.",
        ),
      why: () => t("The enemy chooses which unit is lost for a hit, and so do you."),
      aim: (now) => firstOf(now, "roll"),
      look: "battle",
    },
    {
      id: "farewell",
      chapter: "forum",
      read: true,
      last: true,
      when: (now) => !isGuidedTurn(now) || now.over,
      title: () => t("You know the game"),
      say: () =>
        t(
          "You have recruited, marched, fought and stood in the Forum: all there is in a turn. Play on, " +
            "or begin a game of your own.",
        ),
      why: () =>
        t(
          "The rules are at hand under R. Touch a card or a place that is not offered, and you are told " +
            "which rule forbids it.",
        ),
      look: "tracks",
    },
    {
      id: "forum",
      chapter: "forum",
      when: (now) => now.kind === "forum" && isGuidedTurn(now),
      title: () => t("The Forum"),
      say: (now) =>
        choicesWith(now, "claim").length
          ? t(
              "Claim a card whose condition you fulfil: it works for you to the end, and its symbols " +
                "count for victory.",
            )
          : t(
              "Cards of the Forum are open to both, for who fulfils what they ask. There is nothing for " +
                "you yet: draw a card.",
            ),
      why: () => t("Optimates and Populares count against each other: collect one of them."),
      aim: (now) => firstOf(now, "claim"),
    },
    ...EVERY_TURN,
  ],
};
