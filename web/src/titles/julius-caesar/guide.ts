/**
 * The guided first game of Julius Caesar: one Year, with cards, marches, a battle and a winter. Every step is a
 * condition on the position and a recommendation for it, so that it fits whatever the cards, the dice and the computer
 * do.
 */

import type { Guide, GuideState } from "../../tutorial/guide";
import type { Choice } from "../title";
import { t } from "../../i18n";
import type { CaesarView } from "./data";

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
  about: () => t("One Year of the war as Caesar, with a coach: cards, marches, a battle and a winter."),
  minutes: 10,
  options: { edition: "2.0", deployment: "historical" },
  side: "caesar",
  bot: "tiro",
  chapters: [
    { id: "map", name: () => t("The map") },
    { id: "cards", name: () => t("Cards") },
    { id: "marches", name: () => t("Marches") },
    { id: "battle", name: () => t("A battle") },
    { id: "winter", name: () => t("Winter") },
  ],
  steps: [
    {
      id: "welcome",
      chapter: "map",
      read: true,
      when: (now) => isFirstYear(now) && now.countEvents("play") === 0,
      title: () => t("Welcome, Caesar"),
      say: () =>
        t(
          "You command the red blocks, and can read them. Pompey's are green and show you their backs: " +
            "you learn what they are when you fight them.",
        ),
      why: () =>
        t(
          "The dots on top are a block's strength: it rolls one die for each. C2 means: it fires third (A, " +
            "B, C, D), and hits with 1 or 2.",
        ),
      look: "map",
    },
    {
      id: "points",
      chapter: "map",
      read: true,
      when: (now) => isFirstYear(now) && now.countEvents("play") === 0,
      title: () => t("What wins the war"),
      say: () =>
        t(
          "A city with a star counts a point for the side that holds it, two stars two points; each enemy leader " +
            "killed is one more. Whoever has 10 points when a Year ends has won.",
        ),
      why: () =>
        t(
          "A Year has five turns and a winter. We play the first one together. Touch your points to see " +
            "where they come from.",
        ),
      look: "score",
    },
    {
      id: "discard",
      chapter: "cards",
      when: (now) => now.kind === "discard" && isFirstYear(now),
      title: () => t("Six cards, five turns"),
      say: () => t("Put away the card you like least. The one in the ring gives you least to do."),
      why: () =>
        t("3/1 means three moves and one levy. A god has a power of its own instead; keep it for later."),
      aim: (now) =>
        bestBy(choicesWith(now, "discard"), (choice) => (cardValue(choice) ? -cardValue(choice) : -99))
          ?.action ?? null,
      look: "hand",
    },
    {
      id: "play",
      chapter: "cards",
      when: (now) => now.kind === "play" && viewOf(now).turn === 1 && isFirstYear(now),
      title: () => t("A card in secret"),
      say: () =>
        t(
          "Play a card with many moves. Pompey chooses one at the same time, and neither sees the " +
            "other's card before both are played.",
        ),
      why: () =>
        t(
          "Whoever has more moves goes first. Going second is often better: nobody answers you before the battles.",
        ),
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
      title: () => t("Cross the Rubicon"),
      say: (now) =>
        now.piece === "caesar"
          ? t("Now touch Rome. Places that light up can be reached.")
          : t("Touch Caesar in Ravenna, then Rome: it has two stars, and nobody stands there."),
      why: () =>
        t(
          "A block may go one city and attack, or two cities if it does not. On a phone, pinch to see more of the map.",
        ),
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
      title: () => t("An army marches together"),
      say: () =>
        t(
          "Send Legio 13 after Caesar. It costs nothing more: a move sets a place in motion, and all its blocks may go.",
        ),
      why: () =>
        t(
          "Roads take few blocks into a battle: four on a major road, two on a minor one. You " +
            "can also tick “all here who can go along”.",
        ),
      aim: () => "march legio-13 rome",
    },
    {
      id: "attack",
      chapter: "marches",
      when: (now) => now.kind === "movement" && isFirstYear(now) && bestAttack(now) !== undefined,
      done: (now) => now.countEvents("battle") > 0 && now.countEvents("march") > 0,
      title: () => t("Attack"),
      say: (now) =>
        t(
          "March with {piece} into {place}, where Pompey's blocks stand. A march among enemies is an attack.",
          { piece: pieceName(now, bestAttack(now)), place: now.placeName(bestAttack(now)?.place ?? "") },
        ),
      why: () =>
        t(
          "Bring more blocks than you meet. The battle is fought after all marches and levies; until " +
            "then you can take everything back with U.",
        ),
      aim: (now) => bestAttack(now)?.action ?? null,
    },
    {
      id: "levy",
      chapter: "marches",
      when: (now) => now.kind === "levies" && isFirstYear(now),
      title: () => t("Levies"),
      say: () =>
        t(
          "A levy makes a block one step stronger, or brings a new block from the pool to its city. The " +
            "ring shows one you could take.",
        ),
      why: () =>
        t(
          "Legions come where their home city is yours. Levies are made after marches, so a new block " +
            "never fights at once where it was raised.",
        ),
      aim: bestLevy,
    },
    {
      id: "lines",
      chapter: "battle",
      read: true,
      when: (now) => now.scene.battle !== null && now.scene.battle.round === 1 && now.kind !== null,
      title: () => t("The battle board"),
      say: () =>
        t(
          "Both lines lie open now. A acts before B before C, and at each letter the defender first. The " +
            "attacker has four rounds; an attacker that has not won by then must retreat.",
        ),
      why: () => t("The button Odds, below, says how this is likely to end."),
      look: "battle",
    },
    {
      id: "fire",
      chapter: "battle",
      when: (now) => now.kind === "battle-turn",
      title: () => t("Fire"),
      say: () =>
        t("It is this block's turn. Let it fire: a die for each step, and every die up to its number hits."),
      why: () => t("Instead of firing it could retreat or pass. Hits go to the strongest enemy block."),
      aim: (now) => (choicesWith(now, "fire")[0] ?? now.choices[0])?.action ?? null,
    },
    {
      id: "hits",
      chapter: "battle",
      when: (now) => now.kind === "hits",
      title: () => t("A hit on you"),
      say: () =>
        t("Your strongest block takes the hit. Several are equally strong: say which one loses a step."),
      aim: (now) => choicesWith(now, "hit")[choicesWith(now, "hit").length - 1]?.action ?? null,
    },
    {
      id: "second",
      chapter: "cards",
      when: (now) => now.kind === "play" && viewOf(now).turn === 2 && isFirstYear(now),
      title: () => t("The next turn"),
      say: () =>
        t(
          "A turn is over: cards, marches, levies, battles. Four more make the Year. Choose your next " +
            "card; from here on you know the way.",
        ),
      why: () =>
        t(
          "The button Hint, or I, tells what the computer would do in your place, and why. Try it whenever you like.",
        ),
      aim: (now) => bestBy(choicesWith(now, "play"), cardValue)?.action ?? null,
      look: "hand",
    },
    {
      id: "winter",
      chapter: "winter",
      read: true,
      when: (now) =>
        now.countEvents("score") > 0 && !now.over && now.kind !== "discard" && now.kind !== "play",
      title: () => t("Winter"),
      say: () =>
        t(
          "The Year is over and points are counted: nobody has ten, so the war goes on. Now armies must eat.",
        ),
      why: () =>
        t("A city feeds three blocks and one more for each of its stars. Ships leave the sea for a port."),
      look: "score",
    },
    {
      id: "farewell",
      chapter: "winter",
      read: true,
      last: true,
      when: (now) => !isFirstYear(now) || now.over,
      title: () => t("You know the game"),
      say: (now) =>
        now.over
          ? t(
              "That war is over already! You have played cards, marched, fought and wintered: all there is in a Year.",
            )
          : t(
              "You have played a Year: cards, marches, levies, battle and winter. New cards have been " +
                "dealt. Play on, or begin a game of your own.",
            ),
      why: () =>
        t(
          "The rules are at hand under R, a hint under I. Click what is not offered, and you are told " +
            "which rule forbids it.",
        ),
      look: "tracks",
    },

    // Steps for every turn: they are shown where none of the others fits.
    {
      id: "any-discard",
      chapter: "cards",
      always: true,
      when: (now) => now.kind === "discard",
      title: () => t("Six cards, five turns"),
      say: () => t("Put away the card you like least."),
      aim: (now) => bestBy(choicesWith(now, "discard"), (choice) => -cardValue(choice))?.action ?? null,
    },
    {
      id: "any-play",
      chapter: "cards",
      always: true,
      when: (now) => now.kind === "play",
      title: (now) => t("Turn {turn} of 5", { turn: viewOf(now).turn }),
      say: () => t("Choose a card for this turn."),
      why: () => t("Many moves to win cities, many levies to make good what you have lost."),
      aim: (now) => bestBy(choicesWith(now, "play"), cardValue)?.action ?? null,
    },
    {
      id: "any-march",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "movement",
      title: () => t("March"),
      say: (now) => {
        const best = bestMarch(now);
        if (!best) return t("March as you like, or end your movement.");
        const given = { piece: pieceName(now, best), place: now.placeName(best.place ?? "") };
        return best.tone === "attack"
          ? t("You could attack {place} with {piece}. You are free to do something else.", given)
          : t("You could send {piece} to {place}. You are free to do something else.", given);
      },
      aim: (now) => bestMarch(now)?.action ?? endAction(now),
    },
    {
      id: "any-stay",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "marching",
      title: () => t("One city more?"),
      say: () =>
        t(
          "This block has not attacked, so it could go one city further. Let it stay, or touch the next city.",
        ),
      aim: endAction,
    },
    {
      id: "any-levy",
      chapter: "marches",
      always: true,
      when: (now) => now.kind === "levies",
      title: () => t("Levies"),
      say: () => t("Make a block stronger or bring a new one, as long as you have levies left."),
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
      title: () => t("Battle"),
      say: (now) => BATTLE_TEXTS[now.kind ?? ""]?.() ?? "",
      aim: (now) => (choicesWith(now, "fire")[0] ?? now.choices[0])?.action ?? null,
    },
    {
      id: "any-regroup",
      chapter: "battle",
      always: true,
      when: (now) => now.kind === "regroup",
      title: () => t("Victory"),
      say: () =>
        t("The field is yours. Blocks of the victor may move on by one road; here it is best to stay."),
      aim: endAction,
    },
    {
      id: "any-winter",
      chapter: "winter",
      always: true,
      when: (now) => WINTER_TEXTS[now.kind ?? ""] !== undefined,
      title: () => t("Winter"),
      say: (now) => WINTER_TEXTS[now.kind ?? ""]?.() ?? "",
      aim: endAction,
    },
    {
      id: "any-choice",
      chapter: "cards",
      always: true,
      when: (now) => now.kind !== null,
      title: () => t("Your choice"),
      say: () =>
        t(
          "A god has spoken. Read what the card does, and choose one of the places that light up; or leave it.",
        ),
      aim: endAction,
    },
    {
      id: "wait",
      chapter: "cards",
      always: true,
      when: () => true,
      title: () => t("Pompey's turn"),
      say: () => t("The computer plays. What it does is told in the chronicle, as far as you may know it."),
      look: "panel",
    },
  ],
};

const BATTLE_TEXTS: Record<string, () => string> = {
  "battle-turn": () => t("This block's turn: fire, or leave the field."),
  hits: () => t("Say which block takes the hit."),
  "next-battle": () => t("Several battles are due. You choose which is fought first."),
  "main-attack": () =>
    t(
      "Your blocks came by more than one road. Those of the main attack fight at once, the others a round later.",
    ),
};

const WINTER_TEXTS: Record<string, () => string> = {
  "navis-to-port": () => t("Bring your ship into one of your ports: it cannot winter at sea."),
  "winter-supply": () =>
    t("There are too many blocks here for the city to feed. Send one to the pool; it can be levied again."),
  disbanding: () =>
    t("You may send blocks home now to levy them elsewhere next Year. There is no need to: disband nobody."),
};

function pieceName(now: GuideState, choice: Choice | undefined): string {
  return now.scene.pieces.find((piece) => piece.id === choice?.piece)?.name ?? "";
}
