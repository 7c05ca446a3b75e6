/** A view of Rome vs Gaul as the table draws it. */

import type { Words } from "../../i18n/words";
import type { Scene, Track } from "../title";
import { t } from "../../i18n";
import { phaseHeading } from "../phases";
import { battle } from "./battle";
import { handCards, openRows } from "./cards";
import type { GaulView } from "./data";
import { spaceOwners, type PackIndex } from "./pack-index";
import { boxes, piecesOnMap } from "./pieces";

export function createScene(index: PackIndex, words: Words, view: GaulView): Scene {
  const owners = spaceOwners(index, view);
  return {
    viewer: view.viewer,
    phase: phaseHeading(words, view.phase),
    decides: view.decides,
    pieces: piecesOnMap(index, view),
    pools: boxes(index, view),
    owners,
    areas: areas(index, view),
    marks: marks(view),
    cards: handCards(index, view),
    openCards: openRows(index, view),
    auction: null,
    played: [],
    tracks: tracks(index, view),
    score: [
      {
        side: "rome",
        figures: [
          {
            label: t("rome-vs-gaul-victory-points"),
            value: view.points,
            short: t("rome-vs-gaul-points-short"),
            goal: index.pack.tables.victory.vp_to_win,
          },
          {
            label: t("rome-vs-gaul-governance-now"),
            value: view.governance_now,
            short: t("rome-vs-gaul-governance-short"),
          },
          { label: t("rome-vs-gaul-cards-in-hand"), value: view.hand_size[0], symbol: "cards" },
        ],
        detail: scoreLines(index, view),
      },
      {
        side: "gaul",
        figures: [
          {
            label: t("rome-vs-gaul-markers-council-box"),
            value: view.council_im,
            short: t("rome-vs-gaul-council-short"),
          },
          { label: t("rome-vs-gaul-cards-in-hand"), value: view.hand_size[1], symbol: "cards" },
        ],
        detail: [t("rome-vs-gaul-gaul-wins-if-rome")],
      },
    ],
    counters: [],
    battle: battle(index, view),
    marching: view.move.marcher,
    plannedRoute: plannedRoute(view),
    spot: spot(view),
  };
}

/** The Provinces: who controls each, and how many of its spaces each side has. */
function areas(index: PackIndex, view: GaulView): NonNullable<Scene["areas"]> {
  const found: NonNullable<Scene["areas"]> = {};
  for (const province of index.provinces.values()) {
    const { rome, gaul } = index.control(view, province.id);
    const owner = view.provinces[0].includes(province.id)
      ? "rome"
      : view.provinces[1].includes(province.id)
        ? "gaul"
        : undefined;
    const best = Math.max(rome, gaul);
    found[province.id] = {
      ...(owner ? { owner } : {}),
      ...(best && province.required
        ? { note: `${best}/${province.required}${owner ? "" : rome && gaul ? " ⚔" : ""}` }
        : {}),
    };
  }
  return found;
}

function marks(view: GaulView): NonNullable<Scene["marks"]> {
  const found: NonNullable<Scene["marks"]> = {};
  const mark = (id: string, more: NonNullable<Scene["marks"]>[string]): void => {
    found[id] = { ...found[id], ...more };
  };
  for (const id of Object.values(view.towns)) mark(id, { fort: true });
  for (const id of view.upgraded) mark(id, { strong: true });
  for (const id of view.devastated) mark(id, { devastated: true });
  for (const [id, siege] of Object.entries(view.siege_points)) mark(id, { siege });
  for (const id of new Set(view.inside.map((piece) => view.pieces[piece] ?? "")))
    mark(id, { besieged: true });
  return found;
}

function tracks(index: PackIndex, view: GaulView): Track[] {
  const { first_year, turns } = index.pack.calendar;
  const steps = Array.from({ length: turns }, (_, at) => ({
    label: t("rome-vs-gaul-year-bc", { year: first_year - at }),
    now: at + 1 === view.turn,
    past: at + 1 < view.turn,
  }));
  return [{ title: t("rome-vs-gaul-turn"), steps, long: true }];
}

/** Where the Victory Points come from, and what Governance would score now: `8 = 5 + 2 + 1 - 0: 1 VP`. */
function scoreLines(index: PackIndex, view: GaulView): string[] {
  const { pass, germania, britannia, tribes, earned, now } = view.score;
  const { dominance, not_controlled, vp, gallic_win_at_most } = index.pack.tables.governance;
  const lost = Object.keys(not_controlled).filter((id) => !view.provinces[0].includes(id));
  return [
    t("rome-vs-gaul-governance-now-total-regions", {
      total: now.total,
      regions: Object.values(now.regions).join(" + "),
      lost: Math.abs(now.incursions),
      points: now.points,
    }),
    ...Object.entries(now.regions).map(([region, points]) => {
      const rome = countProvinces(index, view.provinces[0], region);
      const gaul = countProvinces(index, view.provinces[1], region);
      const facts = { region, points, rome, gaul, dominance: dominance[region] ?? 0 };
      if (now.dominated.includes(region)) return t("rome-vs-gaul-region-dominated", facts);
      if (!points) return t("rome-vs-gaul-region-absent", facts);
      return points < facts.dominance
        ? t("rome-vs-gaul-region-present", facts)
        : t("rome-vs-gaul-region-only-present", facts);
    }),
    lost.length
      ? t("rome-vs-gaul-provincia-lost", {
          lost: Math.abs(now.incursions),
          provinces: lost.map((id) => index.provinces.get(id)?.name ?? id).join(", "),
        })
      : t("rome-vs-gaul-provincia-held"),
    t("rome-vs-gaul-governance-worth", {
      steps: vp.map(([low, high, points]) => `${low}–${high}: ${points}`).join(", "),
      least: gallic_win_at_most,
    }),
    t("rome-vs-gaul-scored-governance-governance-tribes", {
      governance: earned.join(" + ") || 0,
      tribes,
      germania: germania ? 2 : 0,
      britannia: britannia ? 2 : 0,
      pass,
    }),
  ];
}

const countProvinces = (index: PackIndex, held: string[], region: string): number =>
  held.filter((id) => index.provinces.get(id)?.region === region).length;

/** The space that is besieged now; of a step that the other side answers, where it goes and from where. */
function spot(view: GaulView): string[] {
  const { origin, goal } = view.step;
  return [view.siege.space, goal, origin].filter((space) => space !== null);
}

/** The spaces of the move that is planned and not yet carried out, from where the piece stands. */
function plannedRoute(view: GaulView): string[] {
  const steps = (view.plan ?? []).flatMap((action) => {
    const [verb, space = ""] = action.split(" ");
    return verb === "step" ? [space] : [];
  });
  const start = view.pieces[view.move.marcher ?? ""];
  return start && steps.length ? [start, ...steps] : [];
}
