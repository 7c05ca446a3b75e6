/** The component pack by id: places, pieces, cards and Provinces. */

import type { Words } from "../../i18n/words";
import type { Place } from "../title";
import { t } from "../../i18n";
import type { GaulView, Pack, PackCard, PackPiece, Province, Side, Space } from "./data";
import { PATHS, SPACE_TYPES } from "./texts";

export class PackIndex {
  readonly pack: Pack;
  readonly places = new Map<string, Place>();
  readonly spaces = new Map<string, Space>();
  readonly provinces = new Map<string, Province>();
  readonly #pieces = new Map<string, PackPiece>();
  readonly #cards = new Map<string, PackCard>();

  constructor(
    pack: Pack,
    readonly words: Words,
  ) {
    this.pack = pack;
    for (const province of pack.map.provinces) this.provinces.set(province.id, province);
    for (const space of pack.map.spaces) {
      this.spaces.set(space.id, space);
      this.places.set(space.id, this.#place(space));
    }
    for (const piece of [...pack.legions, ...pack.tribes, ...pack.leaders]) this.#pieces.set(piece.id, piece);
    for (const unit of pack.units) {
      const several = (unit.count ?? 1) > 1;
      for (let number = 1; number <= (unit.count ?? 1); number++)
        this.#pieces.set(several ? `${unit.id}-${number}` : unit.id, unit);
    }
    for (const card of pack.cards) this.#cards.set(String(card.no), card);
  }

  #place(space: Space): Place {
    const province = this.provinces.get(space.province);
    const ways = this.pack.map.paths.flatMap(({ a, b, kind }) =>
      a === space.id || b === space.id ? [{ to: a === space.id ? b : a, how: t(PATHS[kind] ?? kind) }] : [],
    );
    return {
      id: space.id,
      name: space.name,
      sea: false,
      value: 0,
      mark: "",
      notes: [
        t(SPACE_TYPES[space.type] ?? space.type),
        province ? t("rome-vs-gaul-province-of-name", { name: province.name }) : "",
        ...space.ports.map((sea) => t("rome-vs-gaul-port-of-the-sea", { sea })),
      ].filter(Boolean),
      ways: ways.filter(({ to }) => to !== "roma"),
    };
  }

  /** The card with this id: its number comes first. */
  card(id: string): PackCard {
    const card = this.#cards.get(id.split("-")[0] ?? id);
    if (!card) throw new Error(`There is no card ${id}.`);
    return card;
  }

  piece(id: string): PackPiece {
    const piece = this.#pieces.get(id);
    if (!piece) throw new Error(`There is no piece ${id}.`);
    return piece;
  }

  isLegion = (id: string): boolean => id.startsWith("legio-");

  /** A piece's name as it is written in a sentence. */
  pieceName = (id: string): string =>
    this.isLegion(id)
      ? t("rome-vs-gaul-legio-number", { number: this.piece(id).name })
      : this.words.name("unit", id);

  isLeader = (id: string): boolean => this.pack.leaders.some((leader) => leader.id === id);

  /** The side whose piece it is; the Germani belong to nobody. */
  side(id: string): Side | "germani" {
    if (id === "germani") return "germani";
    if (this.isLegion(id) || id === "german-cavalry") return "rome";
    const leader = this.pack.leaders.find((each) => each.id === id);
    return leader && leader.role !== "gallic" ? "rome" : "gaul";
  }

  battleColumn = (column: number): string => this.pack.tables.battle.columns[column]?.id ?? "";

  battleCell = (column: number, dice: number): string =>
    this.pack.tables.battle.columns[column]?.cells[String(dice)] ?? "";

  /** The cell of the Siege Table for a modified roll; beyond its edges the outermost one counts. */
  siegeCell(column: string, roll: number): string {
    const cells = this.pack.tables.siege.columns.find(({ id }) => id === column)?.cells ?? {};
    const rolls = Object.keys(cells).map(Number);
    return cells[String(Math.min(Math.max(roll, Math.min(...rolls)), Math.max(...rolls)))] ?? "";
  }

  placeName = (id: string): string => this.places.get(id)?.name ?? id;

  sideName = (side: string): string => this.words.name(side === "germani" ? "unit" : "side", side);

  /** The spaces of a Province that each side controls. */
  control(view: GaulView, province: string): Record<Side, number> {
    const count = { rome: 0, gaul: 0 };
    const owners = spaceOwners(this, view);
    for (const space of this.spaces.values()) {
      const owner = space.province === province ? owners[space.id] : undefined;
      if (owner) count[owner as Side]++;
    }
    return count;
  }
}

/** 8.2.1: the side that controls each space. */
export function spaceOwners(index: PackIndex, view: GaulView): Record<string, string> {
  const owners: Record<string, string> = {};
  for (const id of [...view.roman_im, ...view.roman_cities]) owners[id] = "rome";
  for (const id of [...view.gallic_im, ...view.strongholds, ...Object.values(view.towns)])
    owners[id] = "gaul";
  for (const { id, type } of index.pack.map.spaces)
    if (type === "walled_city" && !view.roman_cities.includes(id)) owners[id] = "gaul";
  return owners;
}
