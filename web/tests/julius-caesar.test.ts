import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describePlan } from "../src/log/describe";
import { diceOf, placesOf, readerOf, routeOf } from "../src/log/line-facts";
import type { LogLine, View } from "../src/net/screen";
import { loadLanguage } from "../src/i18n";
import { Words, type Names } from "../src/i18n/words";
import { createTitle } from "../src/titles/julius-caesar";
import type { Components } from "../src/titles/julius-caesar/data";

interface Recorded {
  components: Record<string, unknown>;
  screens: Record<string, { view: View; actions: string[] }>;
  spectator: View;
  names: Names;
  /** Events of each kind, and their sentences. */
  log: { line: LogLine; en: string; de: string }[];
}

/** Positions of one game as the server sent them; made by web/tools/sample_screens.py. */
const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, "julius-caesar.json"), "utf8"),
) as Recorded;
const facts = {
  id: "julius-caesar",
  title: "Julius Caesar",
  version: 1,
  sides: ["caesar", "pompey"],
  options: [],
  bots: [],
  thinks: {},
};
const MESSAGES = join(import.meta.dirname, "..", "..", "src", "rubicon");
const source = (path: string): string => readFileSync(join(MESSAGES, path), "utf8");
const sources = (language: string): string[] => [
  source(`messages/${language}.ftl`),
  source(`games/julius_caesar/messages/${language}.ftl`),
];
const english = new Words("en", sources("en"), [], recorded.names);
const title = createTitle(facts, recorded.components, english);
const kinds = Object.entries(recorded.screens);
const screen = (kind: string): { view: View; actions: string[] } =>
  recorded.screens[kind] ?? { view: {}, actions: [] };

describe.each(kinds)("the position %s", (kind, { view, actions }) => {
  const scene = title.scene(view);

  it("has every piece at a place of the map, under a name of its own", () => {
    expect(scene.pieces.length).toBeGreaterThan(10);
    for (const piece of scene.pieces) expect(title.places.has(piece.place)).toBe(true);
    const keys = scene.pieces.map((piece) => piece.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("shows the enemy from behind: no name, no strength, no rating", () => {
    const backs = scene.pieces.filter((piece) => piece.id === null);
    for (const back of backs) {
      expect(back.side).toBe("pompey");
      expect([back.strength, back.maxStrength, back.rating, back.short]).toEqual([0, 0, "", ""]);
    }
  });

  it("has a label of its own for every choice, and something to touch that is there", () => {
    const choices = actions.map((action) => title.choice(view, action));
    const told = choices.map((choice) => `${choice.group} / ${choice.label} / ${choice.card ?? ""}`);
    expect(new Set(told).size).toBe(actions.length);
    const known = new Set(
      [...scene.pieces, ...scene.pools.flatMap((pool) => pool.pieces)].map((piece) => piece.id),
    );
    for (const choice of choices) {
      expect(choice.label).not.toMatch(/undefined|\{|\}/);
      if (choice.piece !== undefined) expect(known.has(choice.piece)).toBe(true);
      if (choice.place !== undefined) expect(title.places.has(choice.place)).toBe(true);
      if (choice.card !== undefined) expect(scene.cards.map((card) => card.id)).toContain(choice.card);
    }
  });

  it("says what it is about, and by which rule", () => {
    const { text, rule } = title.hint(view, kind);
    expect(text).not.toBe("");
    expect(rule).not.toBe("");
  });
});

describe("Julius Caesar", () => {
  it("counts both sides' points", () => {
    for (const { score } of kinds.map(([, { view }]) => title.scene(view))) {
      expect(score.map((each) => each.side)).toEqual(["caesar", "pompey"]);
    }
  });

  it("describes a plan, each action under its heading", () => {
    for (const [, { view, actions }] of kinds) {
      const told = describePlan(title, view, actions);
      expect(told).toHaveLength(actions.filter((action) => action !== title.stayAction).length);
      for (const words of told) expect(words).not.toMatch(/^(march|levy|raise|regroup|hit) |\?:|undefined/);
    }
    const { view, actions } = screen("movement");
    const march = actions.find((action) => action.startsWith("march")) ?? "";
    const { group, label } = title.choice(view, march);
    expect(describePlan(title, view, [march])).toEqual([`${group}: ${label}`]);
  });

  it("draws the lines of a battle, by initiative, each fighter once", () => {
    const { view } = screen("battle-turn");
    const { battle } = title.scene(view);
    const ranks = battle?.lines.flatMap((line) => line.ranks) ?? [];
    const fighters = ranks.flatMap((rank) => rank.pieces.map((piece) => piece.key));
    expect(fighters.length).toBeGreaterThan(1);
    expect(new Set(fighters).size).toBe(fighters.length);
    for (const rank of ranks)
      for (const piece of rank.pieces) expect(piece.rating.startsWith(rank.label)).toBe(true);
  });

  it("takes calendar, goal and rounds from the components", () => {
    const { calendar, victory_points, battle_rounds } = recorded.components as unknown as Components;
    const { tracks, score } = title.scene(screen("movement").view);
    const labels = tracks.map((track) => track.steps.map((step) => step.label));
    expect(labels[0]).toHaveLength(calendar.years);
    expect(labels[0]?.[0]).toBe(String(calendar.first_year));
    expect(labels[1]).toHaveLength(calendar.turns + 1);
    expect(score[0]?.figures[0]?.goal).toBe(victory_points);
    expect(title.scene(screen("battle-turn").view).battle?.rounds).toBe(battle_rounds);
  });

  it("reads the arguments of an action as the components give them", () => {
    const { view } = screen("movement");
    expect(title.choice(view, "march caesar rome")).toMatchObject({ piece: "caesar", place: "rome" });
    expect(title.choice(view, "swap caesar legio-13")).toMatchObject({ piece: "caesar", other: "legio-13" });
    expect(title.choice(view, "discard mars")).toMatchObject({ card: "mars" });
  });

  it.each([
    ["genua", "rome", null, "road takes 4 more"],
    ["messana", "rhegium", null, "road takes 1 more"],
    ["messana", "rhegium", "pluto", "road takes 2 more"],
  ])("says how many blocks may attack from %s to %s with the god %s", (from, to, god, room) => {
    const enemies = [[to, "pompey", 0, 0, -1, 1]];
    const view = { ...screen("movement").view, god, used: {}, hidden: { pompey: enemies }, revealed: {} };
    const own = { "legio-13": [from, 3] };
    const { chip } = title.choice({ ...view, own }, `march legio-13 ${to}`);
    expect(chip).toBe(`attack 1 block, ${room}`);
  });

  it("shows a spectator nobody's hand", () => {
    expect(title.scene(recorded.spectator).cards).toEqual([]);
  });

  it("reads dice, routes and places from events, whatever the language says", () => {
    const nonsense = new Words(
      "en",
      source("games/julius_caesar/messages/en.ftl")
        .match(/^log-.+? =/gm)!
        .map((key) => `${key} Blah blah 6 → 6.`),
      [],
      recorded.names,
    );
    const mute = createTitle(facts, recorded.components, nonsense);
    const fire: LogLine = [
      "fire",
      { side: "caesar", block: "legio-13", place: "rome", dice: [1, 5, 6], hits: 1 },
    ];
    const march: LogLine = [
      "march",
      { side: "pompey", block: ["unknown-block", {}], origin: "carthago-nova", destination: "mare-hispanum" },
    ];
    expect(mute.words.log(fire)).toBe("Blah blah 6 → 6.");
    expect(diceOf(fire)).toEqual({ rolled: [1, 5, 6], hits: 1 });
    expect(diceOf(march)).toBeNull();
    expect(routeOf(mute, march)).toEqual(["carthago-nova", "mare-hispanum"]);
    expect(routeOf(mute, fire)).toBeNull();
    expect(placesOf(mute, fire)).toEqual(["rome"]);
    expect(readerOf(["march", { ...march[1], by: "pompey" }])).toBe("pompey");
  });

  it("words every event as the server's package does", () => {
    const german = new Words("de", sources("de"), sources("en"), recorded.names);
    expect(recorded.log.length).toBeGreaterThan(30);
    for (const { line, en, de } of recorded.log) {
      expect(english.log(line)).toBe(en);
      expect(german.log(line)).toBe(de);
    }
  });

  it("knows every way between two places from both ends", () => {
    for (const place of title.places.values()) {
      expect(place.ways.length).toBeGreaterThan(0);
      for (const way of place.ways)
        expect(title.places.get(way.to)?.ways.some((back) => back.to === place.id)).toBe(true);
    }
  });

  it("is in the language of the page", async () => {
    await loadLanguage("de");
    const german = createTitle(
      facts,
      recorded.components,
      new Words("de", sources("de"), sources("en"), recorded.names),
    );
    expect(german.sideName("pompey")).toBe("Pompeius");
    const card = screen("play").actions.find((action) => action.startsWith("play 4/1")) ?? "";
    expect(german.choice(screen("play").view, card).label).toMatch(/^4\/1 spielen: /);
  });
});
