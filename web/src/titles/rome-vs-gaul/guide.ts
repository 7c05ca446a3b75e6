/**
 * The guided first turn of Rome vs Gaul: four stages of the rulebook's example of play, each in its own position with the
 * cards and dice of the example. From there on the game is real: whatever the player, the dice and the computer do, the
 * next step that fits is shown.
 */

import { t } from "../../i18n";
import type { Guide, GuideState, GuideStep } from "../../tutorial/guide";
import type { Choice } from "../title";
import type { GaulView } from "./data";
import record from "./example-of-play.record?raw";

const viewOf = (now: GuideState): GaulView => now.view as unknown as GaulView;
const offers = (now: GuideState, action: string): boolean =>
  now.choices.some((choice) => choice.action === action);
const choicesWith = (now: GuideState, verb: string): Choice[] =>
  now.choices.filter((choice) => choice.verb === verb);
const planOf = (now: GuideState): string[] => viewOf(now).plan ?? [];

/** Where Caesar would be after the plan. */
function caesarAt(now: GuideState): string {
  const steps = planOf(now).filter((action) => action.startsWith("step "));
  return steps.at(-1)?.slice("step ".length) ?? viewOf(now).pieces.caesar ?? "";
}

/** The way of the first march, and the order of the second. */
const WAY = ["autessiodurum", "vellaunodunum", "cenabum"];
const RELIEF = ["take legio-xii", "step bagacum", "drop legio-xii", "step geidumni", "siege", "march"];
/** Spaces for Influence markers, the most useful first. */
const MARKERS = ["autessiodurum", "agedincum", "melodunum", "lutetia"];

const nextSpace = (now: GuideState): string => WAY[WAY.indexOf(caesarAt(now)) + 1] ?? "";

/** The next action of the second march, as long as the plan is what the guide proposed. */
function reliefAction(now: GuideState): string {
  const plan = planOf(now);
  const asProposed = plan.every((action, at) => action === RELIEF[at]);
  const next = asProposed ? (RELIEF[plan.length] ?? "march") : "march";
  return offers(now, next) ? next : "march";
}

const influence = (now: GuideState): string | null => {
  const wanted = MARKERS.map((place) => `influence ${place}`).find((action) => offers(now, action));
  return wanted ?? choicesWith(now, "influence")[0]?.action ?? null;
};

/** The reroll that helps most: an enemy die of 4 or more, or an own die that counts as 3. */
function bestReroll(now: GuideState): string {
  const { dice } = viewOf(now).battle;
  const enemy = dice.slice(0, 2);
  const own = dice.slice(2, 4);
  const high = Math.max(...enemy);
  if (high >= 4) return `reroll enemy-${enemy.indexOf(high) + 1}`;
  const low = Math.min(...own);
  return low <= 3 ? `reroll own-${own.indexOf(low) + 1}` : "pass";
}

/** Whether Rome's card of a stage, the one with this number among all that were played, is over. */
const isCardOver = (now: GuideState, card: number): boolean =>
  now.countEvents("plays") > card || (now.countEvents("plays") === card && viewOf(now).active === "gaul");

/** A step that is shown in its stage whenever it fits. */
const inStage = (stage: string, step: Omit<GuideStep, "chapter">): GuideStep => ({
  ...step,
  chapter: stage,
  when: (now) => now.stage === stage && step.when(now),
});

const placeOf = (action: string | null): string => action?.split(" ")[1] ?? "";

export const guide: Guide = {
  about: () => t("rome-vs-gaul-guide-about"),
  minutes: 14,
  options: {},
  side: "rome",
  bot: "tiro",
  record,
  seed: "",
  stages: [
    { id: "march", at: 10 },
    { id: "siege", at: 28 },
    { id: "supply", at: 81 },
    { id: "battle", at: 121 },
  ],
  chapters: [
    { id: "march", name: () => t("rome-vs-gaul-guide-chapter-march") },
    { id: "siege", name: () => t("rome-vs-gaul-guide-chapter-siege") },
    { id: "supply", name: () => t("rome-vs-gaul-guide-chapter-supply") },
    { id: "battle", name: () => t("rome-vs-gaul-guide-chapter-battle") },
  ],
  steps: [
    // ------------------------------------------------------------------ a card and a march
    inStage("march", {
      id: "welcome",
      read: true,
      when: () => true,
      title: () => t("rome-vs-gaul-guide-welcome"),
      say: () => t("rome-vs-gaul-guide-welcome-say"),
      why: () => t("rome-vs-gaul-guide-welcome-why"),
      look: "map",
    }),
    inStage("march", {
      id: "points",
      read: true,
      when: () => true,
      title: () => t("rome-vs-gaul-guide-points"),
      say: () => t("rome-vs-gaul-guide-points-say"),
      why: () => t("rome-vs-gaul-guide-points-why"),
      look: "score",
    }),
    inStage("march", {
      id: "march-over",
      read: true,
      next: true,
      when: (now) => isCardOver(now, 2),
      title: () => t("rome-vs-gaul-guide-march-over"),
      say: () => t("rome-vs-gaul-guide-march-over-say"),
    }),
    inStage("march", {
      id: "march-card",
      always: true,
      when: (now) => offers(now, "bonus 2-constant-as-the-northern-star"),
      title: () => t("rome-vs-gaul-guide-march-card"),
      say: () => t("rome-vs-gaul-guide-march-card-say"),
      why: () => t("rome-vs-gaul-guide-march-card-why"),
      aim: () => "bonus 2-constant-as-the-northern-star",
    }),
    inStage("march", {
      id: "march-activate",
      always: true,
      when: (now) => offers(now, "activate caesar"),
      title: () => t("rome-vs-gaul-guide-activate"),
      say: () => t("rome-vs-gaul-guide-activate-say"),
      why: () => t("rome-vs-gaul-guide-activate-why"),
      aim: () => "activate caesar",
    }),
    inStage("march", {
      id: "march-take",
      always: true,
      when: (now) => now.kind === "move" && offers(now, "take-all"),
      title: () => t("rome-vs-gaul-guide-take"),
      say: () => t("rome-vs-gaul-guide-take-say"),
      why: () => t("rome-vs-gaul-guide-take-why"),
      aim: () => "take-all",
    }),
    inStage("march", {
      id: "march-way",
      always: true,
      when: (now) => now.kind === "move" && offers(now, `step ${nextSpace(now)}`),
      title: () => t("rome-vs-gaul-guide-way"),
      say: (now) => t("rome-vs-gaul-guide-way-say", { place: now.placeName(nextSpace(now)) }),
      why: () => t("rome-vs-gaul-guide-way-why"),
      aim: (now) => `step ${nextSpace(now)}`,
    }),
    inStage("march", {
      id: "march-go",
      always: true,
      when: (now) => now.kind === "move" && planOf(now).length > 0,
      title: () => t("rome-vs-gaul-guide-go"),
      say: () => t("rome-vs-gaul-guide-go-say"),
      why: () => t("rome-vs-gaul-guide-go-why"),
      aim: () => "march",
    }),
    inStage("march", {
      id: "march-arrived",
      always: true,
      when: (now) => now.kind === "move",
      title: () => t("rome-vs-gaul-guide-arrived"),
      say: () => t("rome-vs-gaul-guide-arrived-say"),
      aim: () => "march",
    }),
    inStage("march", {
      id: "march-influence",
      always: true,
      when: (now) => now.kind === "actions" && influence(now) !== null,
      title: () => t("rome-vs-gaul-guide-influence"),
      say: (now) => t("rome-vs-gaul-guide-influence-say", { place: now.placeName(placeOf(influence(now))) }),
      why: () => t("rome-vs-gaul-guide-influence-why"),
      aim: influence,
    }),

    // ------------------------------------------------------------------ a siege
    inStage("siege", {
      id: "siege-read",
      read: true,
      when: () => true,
      title: () => t("rome-vs-gaul-guide-siege"),
      say: () => t("rome-vs-gaul-guide-siege-say"),
      why: () => t("rome-vs-gaul-guide-siege-why"),
      look: "map",
      spot: { place: "cenabum" },
    }),
    inStage("siege", {
      id: "siege-over",
      read: true,
      next: true,
      when: (now) => isCardOver(now, 4),
      title: () => t("rome-vs-gaul-guide-siege-over"),
      say: () => t("rome-vs-gaul-guide-siege-over-say"),
    }),
    inStage("siege", {
      id: "siege-card",
      always: true,
      when: (now) => offers(now, "points 28-alesia"),
      title: () => t("rome-vs-gaul-guide-siege-card"),
      say: () => t("rome-vs-gaul-guide-siege-card-say"),
      aim: () => "points 28-alesia",
    }),
    inStage("siege", {
      id: "siege-activate",
      always: true,
      when: (now) => offers(now, "activate caesar"),
      title: () => t("rome-vs-gaul-guide-activate"),
      say: () => t("rome-vs-gaul-guide-activate-again-say"),
      aim: () => "activate caesar",
    }),
    inStage("siege", {
      id: "siege-roll",
      always: true,
      when: (now) => now.kind === "move" && offers(now, "siege"),
      title: () => t("rome-vs-gaul-guide-roll"),
      say: () => t("rome-vs-gaul-guide-roll-say"),
      why: () => t("rome-vs-gaul-guide-roll-why"),
      aim: () => "siege",
    }),
    inStage("siege", {
      id: "siege-go",
      always: true,
      when: (now) => now.kind === "move",
      title: (now) => (planOf(now).length ? t("rome-vs-gaul-guide-go") : t("rome-vs-gaul-guide-arrived")),
      say: (now) =>
        planOf(now).length ? t("rome-vs-gaul-guide-roll-go-say") : t("rome-vs-gaul-guide-end-move-say"),
      aim: () => "march",
    }),
    inStage("siege", {
      id: "siege-influence",
      always: true,
      when: (now) => now.kind === "actions" && influence(now) !== null,
      title: () => t("rome-vs-gaul-guide-control"),
      say: (now) => t("rome-vs-gaul-guide-control-say", { place: now.placeName(placeOf(influence(now))) }),
      why: () => t("rome-vs-gaul-guide-control-why"),
      aim: influence,
    }),

    // ------------------------------------------------------------------ supply
    inStage("supply", {
      id: "supply-read",
      read: true,
      when: () => true,
      title: () => t("rome-vs-gaul-guide-supply"),
      say: () => t("rome-vs-gaul-guide-supply-say"),
      why: () => t("rome-vs-gaul-guide-supply-why"),
      look: "map",
      spot: { place: "geidumni", question: "supply rome geidumni" },
    }),
    inStage("supply", {
      id: "supply-over",
      read: true,
      next: true,
      when: (now) => isCardOver(now, 10),
      title: () => t("rome-vs-gaul-guide-supply-over"),
      say: () => t("rome-vs-gaul-guide-supply-over-say"),
    }),
    inStage("supply", {
      id: "supply-card",
      always: true,
      when: (now) => offers(now, "points 43-the-aedui-forsake-rome"),
      title: () => t("rome-vs-gaul-guide-supply-card"),
      say: () => t("rome-vs-gaul-guide-supply-card-say"),
      aim: () => "points 43-the-aedui-forsake-rome",
    }),
    inStage("supply", {
      id: "supply-activate",
      always: true,
      when: (now) => offers(now, "activate caesar"),
      title: () => t("rome-vs-gaul-guide-activate"),
      say: () => t("rome-vs-gaul-guide-supply-activate-say"),
      aim: () => "activate caesar",
    }),
    inStage("supply", {
      id: "supply-march",
      always: true,
      when: (now) => now.kind === "move",
      title: () => t("rome-vs-gaul-guide-supply-march"),
      say: (now) => {
        const action = reliefAction(now);
        if (action === "take legio-xii") return t("rome-vs-gaul-guide-supply-take-say");
        if (action === "drop legio-xii") return t("rome-vs-gaul-guide-supply-drop-say");
        if (action === "siege") return t("rome-vs-gaul-guide-supply-siege-say");
        return action === "march"
          ? t("rome-vs-gaul-guide-roll-go-say")
          : t("rome-vs-gaul-guide-way-say", { place: now.placeName(placeOf(action)) });
      },
      why: () => t("rome-vs-gaul-guide-supply-march-why"),
      aim: reliefAction,
    }),
    inStage("supply", {
      id: "supply-convert",
      always: true,
      when: (now) => now.kind === "actions" && offers(now, "convert bagacum"),
      title: () => t("rome-vs-gaul-guide-convert"),
      say: () => t("rome-vs-gaul-guide-convert-say"),
      aim: () => "convert bagacum",
    }),

    // ------------------------------------------------------------------ a battle
    inStage("battle", {
      id: "battle-read",
      read: true,
      when: (now) => now.scene.battle !== null,
      title: () => t("rome-vs-gaul-guide-battle"),
      say: () => t("rome-vs-gaul-guide-battle-say"),
      why: () => t("rome-vs-gaul-guide-battle-why"),
      look: "battle",
    }),
    inStage("battle", {
      id: "farewell",
      read: true,
      last: true,
      when: (now) => now.scene.battle === null,
      title: () => t("rome-vs-gaul-guide-farewell"),
      say: () => t("rome-vs-gaul-guide-farewell-say"),
      why: () => t("rome-vs-gaul-guide-farewell-why"),
      look: "score",
    }),
    inStage("battle", {
      id: "battle-reroll",
      always: true,
      when: (now) => now.kind === "reroll",
      title: () => t("rome-vs-gaul-guide-reroll"),
      say: () => t("rome-vs-gaul-guide-reroll-say"),
      why: () => t("rome-vs-gaul-guide-reroll-why"),
      aim: bestReroll,
    }),

    // Wherever none of the others fits: windows, losses, and whatever the dice bring.
    {
      id: "any-window",
      always: true,
      when: (now) => offers(now, "pass"),
      title: () => t("rome-vs-gaul-guide-window"),
      say: () => t("rome-vs-gaul-guide-window-say"),
      why: () => t("rome-vs-gaul-guide-window-why"),
      aim: () => "pass",
    },
    {
      id: "any-losses",
      always: true,
      when: (now) => choicesWith(now, "lose").length > 0,
      title: () => t("rome-vs-gaul-guide-losses"),
      say: () => t("rome-vs-gaul-guide-losses-say"),
      aim: (now) => choicesWith(now, "lose").at(-1)?.action ?? null,
    },
    {
      id: "any-retreat",
      always: true,
      when: (now) => choicesWith(now, "retreat-all").length > 0,
      title: () => t("rome-vs-gaul-guide-retreat"),
      say: () => t("rome-vs-gaul-guide-retreat-say"),
      why: () => t("rome-vs-gaul-guide-retreat-why"),
      aim: (now) => {
        const places = choicesWith(now, "retreat-all");
        const owners = now.scene.owners;
        return (places.find(({ place }) => owners[place ?? ""] === "rome") ?? places[0])?.action ?? null;
      },
    },
    {
      id: "any-other",
      always: true,
      when: (now) => now.kind !== null && now.choices.length > 0,
      title: () => t("rome-vs-gaul-guide-other"),
      say: () => t("rome-vs-gaul-guide-other-say"),
      aim: (now) =>
        (choicesWith(now, "end")[0] ?? choicesWith(now, "march")[0] ?? now.choices[0])?.action ?? null,
    },
  ],
};
