/** The components of Julius Caesar by id, with the names that the page shows for them. */

import type { Words } from "../../i18n/words";
import type { Place, Way } from "../title";
import { msg, t } from "../../i18n";
import type { Block, CaesarView, City, Components } from "./data";
import { ROMAN } from "./texts";

const BORDER_NAMES: Record<string, string> = {
  major: msg("julius-caesar-major-road"),
  minor: msg("julius-caesar-minor-road"),
  strait: msg("julius-caesar-strait"),
  sea: msg("julius-caesar-open-sea"),
};

interface Border {
  /** Its number in views. */
  number: number;
  kind: string;
}

export class ComponentIndex {
  readonly components: Components;
  readonly places = new Map<string, Place>();
  readonly #blocks = new Map<string, Block>();
  /** By the ids of both places, in either order. */
  readonly #borders = new Map<string, Border>();

  constructor(
    components: Components,
    readonly words: Words,
  ) {
    this.components = components;
    for (const city of components.cities) this.places.set(city.id, cityPlace(city));
    for (const { id, name } of components.seas) {
      this.places.set(id, {
        id,
        name,
        sea: true,
        value: 0,
        mark: "",
        notes: [t("julius-caesar-sea")],
        ways: [],
      });
    }
    for (const block of components.blocks) this.#blocks.set(block.id, block);
    for (const road of components.roads) this.#addBorder(road.a, road.b, road.kind);
    for (const [a, b] of components.shores) this.#addBorder(a, b, "shore");
    for (const [a, b] of components.sea_borders) this.#addBorder(a, b, "sea");
  }

  /** What is drawn next to the map in the phase of a view. */
  sceneOf(view: CaesarView): string {
    return this.components.phases[view.phase]?.scene ?? "";
  }

  #addBorder(a: string, b: string, kind: string): void {
    const number = this.#borders.size / 2;
    this.#borders.set(`${a} ${b}`, { number, kind });
    this.#borders.set(`${b} ${a}`, { number, kind });
    this.places.get(a)?.ways.push(this.#way(b, kind));
    this.places.get(b)?.ways.push(this.#way(a, kind));
  }

  #way(to: string, kind: string): Way {
    return {
      to,
      how: t(BORDER_NAMES[kind] ?? (this.isSea(to) ? msg("julius-caesar-shore") : msg("julius-caesar-port"))),
    };
  }

  border = (from: string, to: string): Border | undefined => this.#borders.get(`${from} ${to}`);

  /** 6.11: how many blocks may attack over a border; undefined where there is no limit. */
  attackLimit(border: Border, god: string | null): number | undefined {
    const { border_limits, pluto_attack_limits } = this.components;
    return (god === "pluto" ? pluto_attack_limits : border_limits.attack)[border.kind];
  }

  isSea = (id: string): boolean => this.places.get(id)?.sea === true;

  placeName = (id: string): string => this.places.get(id)?.name ?? id;

  /** `Rome ★ ★`. */
  placeNameWithStars = (id: string): string =>
    `${this.placeName(id)}${" ★".repeat(this.places.get(id)?.value ?? 0)}`;

  block(id: string): Block {
    const found = this.#blocks.get(id);
    if (!found) throw new Error(`There is no block ${id}.`);
    return found;
  }

  /** The name of a side, or of whoever leads a force that belongs to none. */
  sideName = (side: string): string =>
    side === "egypt" ? this.words.name("own-block", "cleopatra") : this.words.name("side", side);

  /** A block's name as `side` reads it; a block that has changed sides says whose it was. */
  blockName(id: string, side: string): string {
    const block = this.block(id);
    const foreign = id !== "cleopatra" && block.side !== side && side !== "spectator";
    const name = this.words.name("own-block", id);
    return foreign ? t("julius-caesar-name-side", { name, side: this.sideName(block.side) }) : name;
  }

  /** A block's name and its strength: `Legio 13 III`. */
  blockNameWithStrength(view: CaesarView, id: string): string {
    const { strength } = locate(view, id);
    return `${this.blockName(id, view.viewer)}${strength ? ` ${ROMAN[strength] ?? strength}` : ""}`;
  }

  /** The name of the place where a block stands. */
  blockPlaceName = (view: CaesarView, id: string): string => this.placeName(locate(view, id).place);
}

/** Where a block stands and how strong it is: a block of the viewer, or one that lies face-up. */
export function locate(view: CaesarView, id: string): { place: string; strength: number } {
  const [place = "", strength = 0] = view.own?.[id] ?? view.revealed[id] ?? [];
  return { place: view.marching?.block === id ? view.marching.at : place, strength };
}

/** How many enemy blocks the viewer sees in a place. */
export function enemiesAt(view: CaesarView, place: string): number {
  let count = 0;
  for (const backs of Object.values(view.hidden))
    for (const back of backs) if (back[0] === place) count += back[5];
  for (const [at, , side] of Object.values(view.revealed))
    if (at === place && side !== view.viewer) count += 1;
  return count;
}

function cityPlace({ id, name, vp, port, major_port }: City): Place {
  const notes = major_port ? [t("julius-caesar-major-port")] : port ? [t("julius-caesar-port")] : [];
  return { id, name, sea: false, value: vp, mark: "★".repeat(vp), notes, ways: [] };
}
