/** The component pack of Caesar XL by id, with the names and figures that the page shows for it. */

import type { Words } from "../../i18n/words";
import type { Place } from "../title";
import { t } from "../../i18n";
import { SIDES, type City, type Commander, type Pack, type PackCard, type Side, type XLView } from "./data";

/** Kinds of square counters: Legions and Allied units. */
const SQUARE = new Set(["allied", "veteran-allied", "legion", "veteran-legion"]);

export class PackIndex {
  readonly pack: Pack;
  readonly places = new Map<string, Place>();
  readonly #cards = new Map<string, PackCard>();
  readonly #rules: ReadonlyMap<string, number>;
  /** Sea lanes, by the ids of both cities. */
  readonly #lanes = new Set<string>();

  constructor(
    pack: Pack,
    readonly words: Words,
  ) {
    this.pack = pack;
    this.#rules = new Map(pack.rules.map((rule) => [rule.id, rule.value]));
    for (const card of pack.cards) this.#cards.set(card.id, card);
    for (const city of pack.cities) {
      for (const to of city.lanes) this.#lanes.add(`${city.id} ${to}`);
      this.places.set(city.id, cityPlace(city, words));
    }
    for (const area of pack.barbarians) this.places.set(area.id, barbarianPlace(area));
  }

  /** A figure of the rules. Every pack has all of them: the server checks it. */
  rule(id: string): number {
    const value = this.#rules.get(id);
    if (value === undefined) throw new Error(`The component pack has no rule ${id}.`);
    return value;
  }

  card(id: string): PackCard {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`There is no card ${id}.`);
    return card;
  }

  isLane = (from: string, to: string): boolean => this.#lanes.has(`${from} ${to}`);

  isNeighbour = (from: string, to: string): boolean =>
    this.places.get(from)?.ways.some((way) => way.to === to) ?? false;

  placeName = (id: string): string => this.places.get(id)?.name ?? id;

  sideName = (side: string): string => this.words.name("side", side);

  #commander = (kind: string): Commander | undefined => this.pack.commanders.find((each) => each.id === kind);

  /** The name of a kind of unit, or of a Leader. */
  unitName(view: XLView, kind: string): string {
    const commander = this.#commander(kind);
    const succeeded = commander && view.succeeded[SIDES.indexOf(commander.side)];
    return this.words.name(succeeded ? "successor" : "unit", kind);
  }

  unitSwords(view: XLView, kind: string): number {
    if (isSquare(kind)) {
      const swords = this.rule(kind.endsWith("legion") ? "legion-swords" : "allied-swords");
      return swords + (isVeteran(kind) ? this.rule("veteran-swords") : 0);
    }
    const commander = this.#commander(kind);
    if (commander) return commander.swords - (view.succeeded[SIDES.indexOf(commander.side)] ?? 0);
    return this.#cards.get(kind)?.swords ?? 0;
  }

  /** 7.0: the price of a recruit, less the discounts of the cards in front of the side. */
  unitCost(view: XLView, side: Side, kind: string): number {
    let price = this.rule(`${kind}-cost`);
    for (const id of view.front[SIDES.indexOf(side)] ?? []) {
      for (const effect of this.#cards.get(id)?.effects ?? []) {
        if (effect.effect === "discount" && effect.unit === kind) price -= effect.gold ?? 0;
      }
    }
    return Math.max(1, price); // no unit is free
  }
}

/** Whether a kind of unit is a square counter: a Legion or an Allied unit. All others are Leaders. */
export const isSquare = (kind: string): boolean => SQUARE.has(kind);

export const isVeteran = (kind: string): boolean => kind.startsWith("veteran-");

function cityPlace({ id, name, gold, shape, ports, roads, lanes }: City, words: Words): Place {
  return {
    id,
    name,
    sea: false,
    value: gold,
    mark: t("caesar-xl-gold-gold", { gold }),
    notes: [words.find(`city-shape-${shape}`), ...ports.map((zone) => words.name("port", zone))].filter(
      Boolean,
    ),
    ways: [
      ...roads.map((to) => ({ to, how: t("caesar-xl-road") })),
      ...lanes.map((to) => ({ to, how: t("caesar-xl-sea-lane") })),
    ],
  };
}

function barbarianPlace({ id, name, strength, near }: Pack["barbarians"][number]): Place {
  return {
    id,
    name,
    sea: false,
    value: 0,
    mark: "",
    notes: [t("caesar-xl-barbarian-area-strength-strength", { strength })],
    ways: near.map((to) => ({ to, how: t("caesar-xl-border") })),
  };
}
