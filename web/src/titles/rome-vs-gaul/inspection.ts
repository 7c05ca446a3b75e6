/** What the server counts out on the map of Rome vs Gaul, as the table shows it: reach, risks, supply, sieges. */

import { formatExpectation, formatPercent } from "../../help/format";
import { msg, t } from "../../i18n";
import type { LogLine } from "../../net/screen";
import type { Inspection, PlaceQuestion, ResultTable } from "../title";
import type { GaulView } from "./data";
import { createChoice } from "./choices";
import type { PackIndex } from "./pack-index";

interface StepFacts {
  space: string;
  cost: number;
  attack: boolean;
  risk: number;
  interceptions: { from: string; chance: number }[];
  storm: number;
  independents: number;
}

interface ReachFacts {
  question: "reach";
  piece: string;
  space: string | null;
  with: string[];
  left: number;
  route: { steps: StepFacts[]; risk: number };
  siege: SiegeFacts | null;
  spaces: { space: string; cost: number; attack: boolean; risk: number; steps: StepFacts[] }[];
}

interface SupplyFacts {
  question: "supply";
  side: string;
  space: string;
  supplied: boolean;
  walls: boolean;
  starving: boolean;
  paths: string[][];
  cuts: { space: string; by: "units" | "devastation" | "marker"; pieces: string[] }[];
}

interface SiegeFacts {
  question: "siege";
  space: string;
  side: string;
  leader: string | null;
  subjugation: boolean;
  attack: number;
  defence: number;
  points: number;
  needed: number;
  modifier: number;
  column: string | null;
  surrender: number;
  capture: number;
  steps_lost: number;
}

interface ReactionFacts {
  question: "reaction";
  what: "intercept" | "avoid" | "back-up";
  space: string;
  origin: string;
  /** What two dice and the modifier have to reach. */
  target: number;
  rolls: { space: string; pieces: string[]; modifier: number; chance: number }[];
}

interface CampFacts {
  question: "camps";
  camps: { space: string; legions: number; level: number }[];
}

type Facts = ReachFacts | SupplyFacts | SiegeFacts | ReactionFacts | CampFacts;

const NOTHING: Inspection = { title: "", lines: [], routes: [], places: {}, ways: {}, army: [] };

/** Phases in which a side is asked whether it reacts to a step. */
const REACTIONS = new Set(["intercept", "defenders", "lone-leaders", "back-up"]);

/**
 * What the table always asks: the reach of an Army that is being moved, a siege that is under way, the chances of a
 * reaction, the Legions that are too many for their winter camp.
 */
export function liveQuestion(view: GaulView): string | null {
  if (view.siege.space) return `siege ${view.siege.space}`;
  if (REACTIONS.has(view.phase)) return "reaction";
  if (view.phase === "camps" || view.phase === "forage") return "camps";
  return view.phase === "move" && view.move.marcher && view.plan ? "reach" : null;
}

/** What a player may ask about a place: supply of the stacks there, the reach of Leaders, a siege. */
export function placeQuestions(index: PackIndex, view: GaulView, place: string): PlaceQuestion[] {
  const here = Object.keys(view.pieces).filter((id) => view.pieces[id] === place);
  const found: PlaceQuestion[] = [];
  for (const side of ["rome", "gaul"] as const) {
    const units = here.filter(
      (id) => index.side(id) === side && !(index.isLeader(id) && index.side(id) === "rome"),
    );
    if (units.length)
      found.push({
        label: t("rome-vs-gaul-ask-supply", { side: index.sideName(side) }),
        question: `supply ${side} ${place}`,
      });
    const besieged = side === "rome" ? view.siege_points[place] !== undefined : false;
    if (units.length && besieged)
      found.push({ label: t("rome-vs-gaul-ask-siege"), question: `siege ${place}` });
  }
  const movers = here.filter((id) => index.piece(id).ma && id !== "germani" && !view.inside.includes(id));
  const leaders = movers.filter((id) => index.isLeader(id));
  for (const id of leaders.length ? leaders : movers.slice(0, 2))
    found.push({
      label: t("rome-vs-gaul-ask-reach", { piece: index.pieceName(id) }),
      question: `reach ${id}`,
    });
  return found;
}

export function createInspection(
  index: PackIndex,
  view: GaulView,
  data: Record<string, unknown>,
  log: LogLine[],
): Inspection | null {
  const facts = data as unknown as Facts;
  if (facts.question === "reach") return reach(index, view, facts);
  if (facts.question === "supply") return supply(index, facts);
  if (facts.question === "reaction") return reaction(index, view, facts);
  if (facts.question === "camps") return camps(index, facts);
  return siege(index, facts, log);
}

/** `2 MP`, or with what may happen on the way `2 MP, 28%`. */
const chip = (cost: number, risk: number): string =>
  risk > 0
    ? t("rome-vs-gaul-cost-and-risk", { cost, risk: formatPercent(risk) })
    : t("rome-vs-gaul-cost", { cost });

function reach(index: PackIndex, view: GaulView, facts: ReachFacts): Inspection {
  const places: Inspection["places"] = {};
  const ways: Inspection["ways"] = {};
  const planning = view.phase === "move" && view.move.marcher === facts.piece;
  for (const { space, cost, attack, risk, steps } of facts.spaces) {
    const near = steps.length === 1;
    places[space] = {
      tone: attack ? "attack" : near && planning ? "act" : "note",
      text: near ? chip(cost, risk) : risk > 0 ? `${cost} · ${formatPercent(risk)}` : String(cost),
      weak: !near && !attack,
    };
    if (!near && planning) ways[space] = steps.map((step) => `step ${step.space}`);
  }
  const piece = index.pieceName(facts.piece);
  const lines = [
    ...(planning && view.plan?.length ? [planLine(index, view, view.plan)] : []),
    ...facts.route.steps.flatMap((step) => stepLines(index, step)),
  ];
  if (facts.route.steps.length > 1 && facts.route.risk > 0)
    lines.push(t("rome-vs-gaul-route-risk", { risk: formatPercent(facts.route.risk) }));
  const found: Inspection = { ...NOTHING, lines, places, ways, army: [facts.piece, ...facts.with] };
  if (!planning)
    return {
      ...found,
      title: t("rome-vs-gaul-reach-of", { piece, left: facts.left }),
      lines: [
        facts.with.length
          ? t("rome-vs-gaul-reach-with", { pieces: facts.with.map(index.pieceName).join(", ") })
          : t("rome-vs-gaul-reach-alone"),
        t("rome-vs-gaul-risk-means"),
      ],
    };
  if (!facts.siege)
    return facts.route.steps.length || !facts.spaces.length
      ? found
      : { ...found, lines: [...lines, t("rome-vs-gaul-reach-means")] };
  const roll = siege(index, { ...facts.siege, question: "siege" }, []);
  return { ...found, title: roll.title, lines: [...lines, ...roll.lines], table: roll.table };
}

/** What the plan has so far, in its order: `Pick up all → Cenabum · Siege roll (3 MPs)`. */
function planLine(index: PackIndex, view: GaulView, plan: string[]): string {
  const steps = plan.reduce((text, action) => {
    const { verb, group, label } = createChoice(index, view, action);
    if (verb === "step") return `${text} → ${label}`;
    return `${text}${text && " · "}${group ? `${group}: ${label}` : label}`;
  }, "");
  return t("rome-vs-gaul-plan", { steps: steps.trim() });
}

/** What may happen on one step. */
function stepLines(index: PackIndex, step: StepFacts): string[] {
  const place = index.placeName(step.space);
  return [
    ...step.interceptions.map(({ from, chance }) =>
      t("rome-vs-gaul-may-intercept", {
        from: index.placeName(from),
        place,
        chance: formatPercent(chance),
      }),
    ),
    ...(step.storm ? [t("rome-vs-gaul-may-storm", { place, chance: formatPercent(step.storm) })] : []),
    ...(step.independents
      ? [t("rome-vs-gaul-may-be-attacked", { place, chance: formatPercent(step.independents) })]
      : []),
  ];
}

function supply(index: PackIndex, facts: SupplyFacts): Inspection {
  const names = (path: string[]): string => path.map(index.placeName).join(" – ");
  const lines: string[] = [];
  if (facts.walls) lines.push(t("rome-vs-gaul-supply-walls"));
  else if (facts.starving) lines.push(t("rome-vs-gaul-supply-starving"));
  else if (facts.supplied && facts.paths.every((path) => path.length === 1))
    lines.push(t("rome-vs-gaul-supply-here"));
  else if (facts.supplied)
    lines.push(...facts.paths.map((path) => t("rome-vs-gaul-supply-path", { path: names(path) })));
  else if (!facts.paths.length) lines.push(t("rome-vs-gaul-supply-no-source"));
  else lines.push(...facts.paths.map((path) => t("rome-vs-gaul-supply-cut-path", { path: names(path) })));
  for (const { space, by, pieces } of facts.supplied ? [] : facts.cuts)
    lines.push(
      t(
        by === "units"
          ? msg("rome-vs-gaul-cut-by-units")
          : by === "marker"
            ? msg("rome-vs-gaul-cut-by-marker")
            : msg("rome-vs-gaul-cut-by-devastation"),
        { place: index.placeName(space), pieces: pieces.map(index.pieceName).join(", ") },
      ),
    );
  return {
    ...NOTHING,
    title: t(facts.supplied ? msg("rome-vs-gaul-in-supply") : msg("rome-vs-gaul-out-of-supply"), {
      side: index.sideName(facts.side),
      place: index.placeName(facts.space),
    }),
    lines,
    routes: facts.paths
      .filter((path) => path.length > 1)
      .map((places) => ({ places, tone: facts.supplied ? "told" : "past" })),
    places: Object.fromEntries(
      facts.cuts.map(({ space }) => [
        space,
        { tone: "attack" as const, text: t("rome-vs-gaul-cut-here"), weak: false },
      ]),
    ),
  };
}

const REACTION_LINES = {
  intercept: msg("rome-vs-gaul-reaction-intercept"),
  avoid: msg("rome-vs-gaul-reaction-avoid"),
  "back-up": msg("rome-vs-gaul-reaction-back-up"),
};

/** Who may intercept, avoid battle or back up, with what chance; the enemy's step is drawn. */
function reaction(index: PackIndex, view: GaulView, facts: ReactionFacts): Inspection {
  const names = (pieces: string[]): string => pieces.map(index.pieceName).join(", ");
  const moving = view.move.moving;
  const lines = facts.rolls.map(({ space, pieces, modifier, chance }) =>
    t(REACTION_LINES[facts.what], {
      place: index.placeName(space),
      pieces: names(pieces),
      chance: formatPercent(chance),
      need: facts.target - modifier,
    }),
  );
  const fromTo = { place: index.placeName(facts.space), from: index.placeName(facts.origin) };
  return {
    ...NOTHING,
    title: moving.length ? t("rome-vs-gaul-reaction-to", { ...fromTo, pieces: names(moving) }) : "",
    lines,
    routes: [{ places: [facts.origin, facts.space], tone: "attack" }],
    places: Object.fromEntries(
      facts.rolls.map(({ space, chance }) => [
        space,
        { tone: "act" as const, text: formatPercent(chance), weak: facts.what !== "intercept" },
      ]),
    ),
  };
}

/** Legions in camps that cannot feed all of them, and how many may winter safely. */
function camps(index: PackIndex, facts: CampFacts): Inspection {
  const full = facts.camps.filter(({ legions, level }) => legions > level);
  return {
    ...NOTHING,
    lines: full.length
      ? full.map(({ space, legions, level }) =>
          t("rome-vs-gaul-camp-too-full", { place: index.placeName(space), legions, level }),
        )
      : [t("rome-vs-gaul-camps-safe")],
    places: Object.fromEntries(
      full.map(({ space, legions, level }) => [
        space,
        { tone: "attack" as const, text: t("rome-vs-gaul-camp-chip", { legions, level }), weak: false },
      ]),
    ),
  };
}

function siege(index: PackIndex, facts: SiegeFacts, log: LogLine[]): Inspection {
  const place = index.placeName(facts.space);
  const title = t(facts.subjugation ? msg("rome-vs-gaul-subjugation-of") : msg("rome-vs-gaul-siege-of"), {
    place,
  });
  const strengths = facts.subjugation
    ? t("rome-vs-gaul-subjugation-strength", {
        attack: facts.attack,
        points: facts.points,
        needed: facts.needed,
      })
    : t("rome-vs-gaul-siege-strengths", {
        attack: facts.attack,
        defence: facts.defence,
        points: facts.points,
        needed: facts.needed,
      });
  if (facts.column === null)
    return { ...NOTHING, title, lines: [strengths, t("rome-vs-gaul-siege-too-weak")] };
  if (facts.column === "3-1")
    return { ...NOTHING, title, lines: [strengths, t("rome-vs-gaul-siege-surrenders")] };
  const rolled = rolledAt(facts.space, log);
  const steps = formatExpectation(facts.steps_lost, 0);
  const chances = facts.subjugation
    ? t("rome-vs-gaul-subjugation-chances", {
        success: formatPercent(facts.surrender + facts.capture),
        steps,
      })
    : t("rome-vs-gaul-siege-chances", {
        surrender: formatPercent(facts.surrender),
        capture: formatPercent(facts.capture),
        steps,
      });
  return {
    ...NOTHING,
    title,
    // Once it is rolled, the chances would be those of another roll.
    lines: [strengths, rolled === null ? chances : rolledLine(index, facts, rolled)],
    table: siegeTable(index, facts, rolled),
  };
}

/** What a roll has done: `1/2` in the table is a step lost and two Siege Points. */
function rolledLine(index: PackIndex, facts: SiegeFacts, dice: number): string {
  const cell = index.siegeCell(facts.column ?? "", dice + facts.modifier);
  const [lost = "", points = ""] = cell.split("/");
  return points
    ? t("rome-vs-gaul-siege-rolled", { dice, lost: Number(lost) || 0, points: Number(points) })
    : t("rome-vs-gaul-siege-rolled-surrender", { dice });
}

/** The dice of a siege roll that was made for this place in the last lines of the log. */
function rolledAt(space: string, log: LogLine[]): number | null {
  for (const [word, facts] of log.slice(-6).reverse()) {
    if (word === "siege" || word === "subjugation") return null;
    if (word === "siege-roll" && facts.place === space && Array.isArray(facts.dice))
      return (facts.dice as number[]).reduce((sum, die) => sum + die, 0);
  }
  return null;
}

/** The column of the Siege Table that is rolled on, with the modifier counted in: steps lost and Siege Points. */
function siegeTable(index: PackIndex, facts: SiegeFacts, rolled: number | null): ResultTable {
  const rolls = Array.from({ length: 11 }, (_, at) => at + 2);
  return {
    caption: t("rome-vs-gaul-siege-table", { column: facts.column ?? "", modifier: signed(facts.modifier) }),
    corner: t("rome-vs-gaul-dice"),
    head: rolls.map(String),
    rows: [
      {
        label: `${facts.column ?? ""} (${signed(facts.modifier)})`,
        cells: rolls.map((roll) => index.siegeCell(facts.column ?? "", roll + facts.modifier)),
        marked: rolled === null ? null : rolled - 2,
      },
    ],
  };
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
