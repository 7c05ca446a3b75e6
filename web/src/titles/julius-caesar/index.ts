/** Julius Caesar: views and actions as the table draws them. */

import type { TitleFacts } from "../../net/protocol";
import type { LogLine, View } from "../../net/screen";
import type {
  Battle,
  Card,
  Choice,
  PieceCount,
  BattleLine,
  Piece,
  Place,
  Scene,
  Title,
  Tone,
  Track,
  TrackStep,
  Way,
  Attempt,
} from "../title";
import { translateNames, t, msg } from "../../i18n";
import { capitalize } from "../generic";
import { SIDES, type Block, type CaesarView, type Components } from "./data";
import { ENDS, GODS, HINTS, PHASES, ROMAN, LOG_STYLE, WINTER } from "./texts";

const FIRST_YEAR = 705;
const YEARS = 5;
const TURNS = 5;
const VICTORY = 10;
const ROUNDS = 4;
const HOW: Record<string, string> = {
  major: msg("major road"),
  minor: msg("minor road"),
  strait: msg("strait"),
  sea: msg("open sea"),
};
const LIMIT: Record<string, number> = { major: 4, minor: 2, strait: 2 };
const POOLS: [string, string][] = [
  ["levy-pool", msg("Levy pool")],
  ["eliminated", msg("Eliminated, back next Year")],
  ["waiting", msg("Waiting for their hour")],
];
const FIRES = /^.+ fires ([1-6](?: [1-6])*) and (misses|scores a hit|scores (\d) hits)\.$/;
const WAY = /: ([^:]+) → (.+)\.$/;

/** The shape of each verb's arguments: b a block, l a place, c a card. */
const SHAPES: Record<string, string> = {
  discard: "c",
  play: "c",
  swap: "bb",
  march: "bl",
  "main-attack": "ll",
  surprise: "l",
  raise: "b",
  levy: "bl",
  defect: "l",
  welcome: "l",
  strike: "l",
  battle: "l",
  fire: "b",
  pass: "b",
  retreat: "bl",
  "sea-retreat": "bl",
  hit: "b",
  regroup: "bl",
  winter: "bl",
  disband: "b",
};

export function createTitle(facts: TitleFacts, components: Record<string, unknown>): Title {
  return new JuliusCaesar(facts, components as unknown as Components);
}

class JuliusCaesar implements Title {
  readonly id: string;
  readonly name: string;
  readonly sides = SIDES as string[];
  readonly sheet = "julius-caesar";
  readonly stay = "stop";
  readonly note = "";
  readonly logStyle = LOG_STYLE;
  readonly places = new Map<string, Place>();
  readonly #named = new Map<string, string>();
  readonly #blocks = new Map<string, Block>();
  /** The border between two places: its number, and what it carries. */
  readonly #borders = new Map<string, { number: number; kind: string }>();

  constructor(facts: TitleFacts, parts: Components) {
    this.id = facts.id;
    this.name = facts.title;
    for (const city of parts.cities) {
      const notes = city.major_port ? [t("major port")] : city.port ? [t("port")] : [];
      this.places.set(city.id, {
        id: city.id,
        name: city.name,
        sea: false,
        value: city.vp,
        mark: "★".repeat(city.vp),
        notes,
        ways: [],
      });
    }
    for (const sea of parts.seas) {
      this.places.set(sea.id, {
        id: sea.id,
        name: sea.name,
        sea: true,
        value: 0,
        mark: "",
        notes: [t("sea")],
        ways: [],
      });
    }
    for (const place of this.places.values()) this.#named.set(place.name, place.id);
    for (const block of parts.blocks) this.#blocks.set(block.id, block);
    for (const road of parts.roads) this.#border(road.a, road.b, road.kind);
    for (const [a, b] of parts.shores) this.#border(a, b, "shore");
    for (const [a, b] of parts.sea_borders) this.#border(a, b, "sea");
  }

  #border(a: string, b: string, kind: string): void {
    const number = this.#borders.size / 2;
    this.#borders.set(`${a} ${b}`, { number, kind });
    this.#borders.set(`${b} ${a}`, { number, kind });
    this.places.get(a)?.ways.push(this.#way(b, kind));
    this.places.get(b)?.ways.push(this.#way(a, kind));
  }

  #way(to: string, kind: string): Way {
    const sea = this.places.get(to)?.sea === true;
    return { to, how: t(HOW[kind] ?? (sea ? msg("shore") : msg("port"))) };
  }

  sideName = (side: string): string => translateNames(side === "egypt" ? "Cleopatra" : capitalize(side));

  // ---------------------------------------------------------------------------------------------- the position

  scene(raw: View): Scene {
    const view = raw as unknown as CaesarView;
    const pieces = this.#onMap(view);
    return {
      viewer: view.viewer,
      phase: t(PHASES[view.phase] ?? view.phase),
      decides: view.decides,
      pieces,
      pools: this.#pools(view),
      owners: owners(pieces, this.places),
      cards: this.#cards(view),
      rows: [],
      auction: null,
      discards: view.discarded ? [{ ...card(view.discarded), state: "discarded" }] : [],
      played: view.played.flatMap((card, at) =>
        card ? [{ side: SIDES[at] ?? "", title: cardTitle(card) }] : [],
      ),
      held: t("{n} card in hand | {n} cards in hand", { n: view.hand_size }),
      tracks: tracks(view),
      score: SIDES.map((side, at) => ({
        side,
        figures: [{ word: t("points"), value: view.score[at] ?? 0, goal: VICTORY }],
        detail: `${this.#worth(view, side, pieces).join(", ") || t("no points yet")}.`,
      })),
      aim: t("{goal} points at the end of a Year win.", { goal: VICTORY }),
      counters: counters(view),
      battle: this.#battle(view, pieces),
      marching: view.marching?.block ?? null,
    };
  }

  #onMap(view: CaesarView): Piece[] {
    const pieces: Piece[] = [];
    for (const [id, [place, strength]] of Object.entries(view.own ?? {})) {
      if (id in view.revealed || !this.places.has(place)) continue;
      const at = view.marching?.block === id ? view.marching.at : place;
      pieces.push(this.#piece(view, id, view.viewer, at, strength));
    }
    for (const [id, [place, strength, side]] of Object.entries(view.revealed)) {
      pieces.push(this.#piece(view, id, side, place, strength));
    }
    for (const [side, rows] of Object.entries(view.hidden)) {
      for (const [place, colour, moved, reserve, , count] of rows) {
        for (let at = 0; at < count; at++) {
          pieces.push({
            key: `${side} ${place} ${colour} ${moved} ${reserve} ${at}`,
            id: null,
            place,
            side,
            colour,
            shape: "block",
            count: 1,
            name: colour === "egypt" ? "Cleopatra" : t("a block of {side}", { side: this.sideName(side) }),
            short: "",
            symbol: colour === "egypt" ? "cleopatra" : "back",
            strength: 0,
            maxStrength: 0,
            rating: "",
            moved: moved === 1,
            reserve: reserve === 1,
          });
        }
      }
    }
    return pieces;
  }

  #piece(view: CaesarView, id: string, side: string, place: string, strength: number): Piece {
    const block = this.#block(id);
    const attacks = view.battle?.attacker === side && view.battle.place === place;
    return {
      key: id,
      id,
      place,
      side,
      colour: id === "cleopatra" ? "egypt" : block.side,
      shape: "block",
      count: 1,
      name: this.#label(id, side),
      short: short(block),
      symbol: block.type,
      strength,
      maxStrength: block.max_strength,
      rating: `${initiative(block, attacks)}${block.firepower}`,
      moved: view.moved?.includes(id) ?? false,
      reserve: view.reserves?.includes(id) ?? false,
    };
  }

  #block(id: string): Block {
    const found = this.#blocks.get(id);
    if (!found) throw new Error(`There is no block ${id}.`);
    return found;
  }

  /** A block's name; one that changed sides says whose it was. */
  #label(id: string, side: string): string {
    const block = this.#block(id);
    const foreign = id !== "cleopatra" && block.side !== side && side !== "spectator";
    const name = translateNames(block.name);
    return foreign ? t("{name} ({side}'s)", { name, side: this.sideName(block.side) }) : name;
  }

  #pools(view: CaesarView): Scene["pools"] {
    const own = Object.entries(view.own ?? {});
    const found = POOLS.map(([word, title]) => ({
      title: t(title),
      pieces: own
        .filter(([, [place]]) => place === word)
        .map(([id]) => this.#piece(view, id, view.viewer, word, 0)),
    }));
    const killed = view.killed.map((id) => this.#piece(view, id, this.#block(id).side, "killed", 0));
    const fallen = view.eliminated
      .filter((id) => !(id in (view.own ?? {})))
      .map((id) => this.#piece(view, id, this.#block(id).side, "eliminated", 0));
    found.push(
      { title: t("Eliminated enemies"), pieces: fallen },
      { title: t("Leaders killed"), pieces: killed },
    );
    return found.filter((pool) => pool.pieces.length);
  }

  #cards(view: CaesarView): Card[] {
    const hand: [string, Card["state"]][] = (view.hand ?? []).map((id) => [
      id,
      id === view.chosen ? "chosen" : "hand",
    ]);
    if (view.chosen && !view.hand?.includes(view.chosen)) hand.push([view.chosen, "chosen"]);
    return hand.map(([id, state]) => ({ ...card(id), state }));
  }

  #worth(view: CaesarView, side: string, pieces: Piece[]): string[] {
    const held = owners(pieces, this.places);
    const cities = [...this.places.values()].filter((place) => place.value && held[place.id] === side);
    const killed = view.killed.filter((id) => this.#block(id).side !== side);
    return [
      ...cities.map((place) => `${place.name} ${place.value}`),
      ...killed.map((id) => t("{name} killed 1", { name: translateNames(this.#block(id).name) })),
    ];
  }

  #battle(view: CaesarView, pieces: Piece[]): Battle | null {
    const battle = view.battle;
    if (!battle || !["battle-turn", "hits"].includes(view.phase)) return null;
    const here = pieces.filter((piece) => piece.place === battle.place);
    const defender = battle.attacker === "caesar" ? "pompey" : "caesar";
    const lines = [defender, battle.attacker].map((side): BattleLine => {
      const fighting = here.filter((piece) => piece.side === side && piece.id !== null && !piece.reserve);
      const ranks = ["A", "B", "C", "D"].map((letter) => ({
        label: letter,
        pieces: fighting.filter((piece) => piece.rating.startsWith(letter)),
      }));
      return {
        side,
        role: side === battle.attacker ? t("attacks") : t("defends"),
        ranks: ranks.filter((rank) => rank.pieces.length),
        reserves: here.filter((piece) => piece.side === side && piece.reserve),
      };
    });
    const surprise = view.surprise === battle.place && battle.round === 1;
    return {
      place: battle.place,
      title: t("Battle of {place}", { place: this.#place(battle.place) }),
      round: battle.round,
      rounds: ROUNDS,
      hits: battle.hits,
      note: surprise ? t("{side} strikes first", { side: this.sideName(battle.attacker) }) : "",
      lines,
      turn: battle.turn,
      acted: battle.acted,
    };
  }

  // ---------------------------------------------------------------------------------------------- the choices

  choice(raw: View, action: string): Choice {
    const view = raw as unknown as CaesarView;
    const [verb = "", ...names] = action.split(" ");
    const shape = SHAPES[verb] ?? "";
    const touched: Partial<Choice> = {};
    [...shape].forEach((kind, at) => {
      const name = names[at] ?? "";
      if (kind === "c") touched.card = name;
      else if (kind === "b" && touched.piece === undefined) touched.piece = name;
      else if (kind === "b") touched.other = name;
      else touched.place = name; // of a main attack: where it comes from
    });
    return { action, verb, tone: "act", ...touched, ...this.#words(view, verb, names) };
  }

  #words(
    view: CaesarView,
    verb: string,
    names: string[],
  ): { group: string; label: string; tone?: Tone; chip?: string; buttonLabel?: string } {
    const [first = "", second = ""] = names;
    switch (verb) {
      case "end":
        return { group: "", label: t(ENDS[view.phase] ?? msg("End")) };
      case "stop":
        return { group: "", label: t("Stay in {place}", { place: this.#place(view.marching?.at ?? "") }) };
      case "discard":
      case "play": {
        const { title, text } = card(first);
        return {
          group: "",
          label: t(verb === "play" ? msg("Play {card}: {text}") : msg("Discard {card}: {text}"), {
            card: title,
            text,
          }),
        };
      }
      case "swap":
        return {
          group: this.#home(view, first),
          label: t("{block} with {other} in {place}", {
            block: this.#fighter(view, first),
            other: this.#fighter(view, second),
            place: this.#home(view, second),
          }),
        };
      case "march":
        return this.#march(view, first, second);
      case "regroup":
      case "winter":
        return {
          group: this.#home(view, first),
          label: `${this.#fighter(view, first)} → ${this.#starred(second)}`,
        };
      case "retreat":
        return {
          group: this.#fighter(view, first),
          label: t("Retreat to {place}", { place: this.#place(second) }),
        };
      case "sea-retreat":
        return {
          group: this.#fighter(view, first),
          label: t("Retreat aboard ship to {place}", { place: this.#place(second) }),
          tone: "sea",
          chip: t("aboard ship"),
        };
      case "fire":
        return { group: this.#fighter(view, first), label: t("Fire"), tone: "attack" };
      case "pass":
        return { group: this.#fighter(view, first), label: t("Pass") };
      case "hit":
        return {
          group: t("Who takes the hit?"),
          label: this.#fighter(view, first),
          tone: "attack",
          buttonLabel: t("Takes the hit"),
        };
      case "disband":
        return {
          group: this.#home(view, first),
          label: t("Disband {block}", { block: this.#fighter(view, first) }),
        };
      case "raise": {
        const strength = this.#standing(view, first)[1];
        const next = Math.min(...this.#block(first).steps.filter((step) => step > strength));
        return {
          group: this.#home(view, first),
          label: t("Raise {block} {strength} → {next}", {
            block: this.#label(first, view.viewer),
            strength: ROMAN[strength] ?? strength,
            next: ROMAN[next] ?? next,
          }),
        };
      }
      case "levy":
        return {
          group: t("Levy pool"),
          label: t("{block} in {place}", {
            block: this.#label(first, view.viewer),
            place: this.#starred(second),
          }),
          chip: t("levy here"),
        };
      case "main-attack":
        return {
          group: t("Main attack on {place}", { place: this.#place(first) }),
          label: t("From {place}", { place: this.#place(second) }),
        };
      case "battle":
        return { group: "", label: t("Battle of {place}", { place: this.#place(first) }), tone: "attack" };
      default: {
        const enemies = enemiesAt(view, first);
        const against = enemies ? ` (${t("{n} enemy block | {n} enemy blocks", { n: enemies })})` : "";
        return { group: "", label: `${this.#starred(first)}${against}` };
      }
    }
  }

  #march(
    view: CaesarView,
    id: string,
    to: string,
  ): { group: string; label: string; tone: Tone; chip?: string } {
    const enemies = enemiesAt(view, to);
    const aboard = this.places.get(to)?.sea === true && this.#block(id).type !== "navis";
    const from = this.#standing(view, id)[0];
    const border = this.#borders.get(`${from} ${to}`);
    const limit = border && LIMIT[border.kind];
    const left = border && limit ? limit - (view.used[String(border.number)] ?? 0) : 0;
    const room = limit && left > 0 ? t("road takes {left} more", { left }) : "";
    const attack = enemies ? t("attack {n} block | attack {n} blocks", { n: enemies }) : "";
    const place = this.#starred(to);
    const goal = aboard ? t("aboard ship to {place}", { place }) : place;
    return {
      group: this.#home(view, id),
      label: `${this.#fighter(view, id)} → ${goal}${attack ? `, ${attack}` : ""}`,
      tone: enemies ? "attack" : aboard ? "sea" : "act",
      chip:
        [attack, aboard ? t("aboard ship") : "", enemies ? room : ""].filter(Boolean).join(", ") || undefined,
    };
  }

  #place = (id: string): string => this.places.get(id)?.name ?? id;
  #starred = (id: string): string => `${this.#place(id)}${" ★".repeat(this.places.get(id)?.value ?? 0)}`;

  /** Where a block stands and how strong it is: the viewer's own, or one that lies face-up. */
  #standing(view: CaesarView, id: string): [string, number] {
    const found = view.own?.[id] ?? view.revealed[id];
    if (view.marching?.block === id) return [view.marching.at, found?.[1] ?? 0];
    return found ? [found[0], found[1]] : ["", 0];
  }

  #home = (view: CaesarView, id: string): string => this.#place(this.#standing(view, id)[0]);

  #fighter(view: CaesarView, id: string): string {
    const strength = this.#standing(view, id)[1];
    return `${this.#label(id, view.viewer)}${strength ? ` ${ROMAN[strength] ?? strength}` : ""}`;
  }

  hint(raw: View, kind: string): { text: string; rule: string } {
    const god = (raw as unknown as CaesarView).god;
    const [text = "", rule = ""] = HINTS[kind] ?? [];
    return kind === "movement" && god && GODS[god]
      ? { text: t(GODS[god] ?? ""), rule: capitalize(god) }
      : { text: t(text), rule };
  }

  oddsQuestion = (_: View, place: string, army: PieceCount[]): string =>
    [place, ...army.map((group) => group.piece)].join(" ");

  attemptedAction(raw: View, { piece, place }: Attempt): string | null {
    const view = raw as unknown as CaesarView;
    if (piece === undefined || place === undefined) return null;
    switch (view.phase) {
      case "movement":
      case "marching":
        return `march ${piece} ${place}`;
      case "levies":
        return view.own?.[piece]?.[0] === "levy-pool" ? `levy ${piece} ${place}` : `raise ${piece}`;
      case "battle-turn":
        return `retreat ${piece} ${place}`;
      case "regroup":
        return `regroup ${piece} ${place}`;
      case "navis-to-port":
        return `winter ${piece} ${place}`;
      default:
        return null;
    }
  }

  // ------------------------------------------------------------------------------------------------- the log

  dice([word, text]: LogLine): { rolled: number[]; hits: number } | null {
    const found = word === "fire" ? FIRES.exec(text) : null;
    if (!found) return null;
    const hits = found[3] ? Number(found[3]) : found[2] === "misses" ? 0 : 1;
    return { rolled: (found[1] ?? "").split(" ").map(Number), hits };
  }

  route([, text]: LogLine): string[] | null {
    const [, from, to] = WAY.exec(text) ?? [];
    const places = [from, to].map((name) => this.#named.get(name ?? "") ?? "");
    return places.every(Boolean) ? places : null;
  }

  mentions([, text]: LogLine): string[] {
    return [...this.places.values()]
      .filter((place) => new RegExp(`\\b${place.name}\\b`).test(text))
      .map((place) => place.id);
  }
}

// --------------------------------------------------------------------------------------------------- small parts

function initiative(block: Block, attacks: boolean): string {
  return (attacks ? block.initiative_attacking : block.initiative_defending) ?? block.initiative ?? "";
}

function short(block: Block): string {
  if (block.type === "leader" || block.type === "cleopatra") return translateNames(block.name);
  return /\d+$/.exec(block.name)?.[0] ?? "";
}

function cardTitle(id: string): string {
  return id in GODS ? translateNames(capitalize(id)) : id.replace(/-[a-z]$/, "");
}

function card(id: string): Card {
  const god = GODS[id];
  const title = cardTitle(id);
  const plain = { id, title, sort: "", terms: "", signs: [], state: "hand" as const };
  if (god !== undefined) return { ...plain, figures: [], text: t(god), symbol: id };
  const [moves = 0, levies = 0] = title.split("/").map(Number);
  return {
    ...plain,
    figures: [
      { value: moves, word: t("move | moves", { n: moves }) },
      { value: levies, word: t("levy | levies", { n: levies }) },
    ],
    text: `${t("{n} move | {n} moves", { n: moves })}, ${t("{n} levy | {n} levies", { n: levies })}`,
    symbol: "command",
  };
}

/** A place is held by the side that alone has blocks there. */
function owners(pieces: Piece[], places: Map<string, Place>): Record<string, string> {
  const there = new Map<string, Set<string>>();
  for (const piece of pieces) {
    if (places.get(piece.place)?.sea) continue;
    there.set(piece.place, (there.get(piece.place) ?? new Set()).add(piece.side));
  }
  const held: Record<string, string> = {};
  for (const [place, sides] of there) if (sides.size === 1) held[place] = [...sides][0] ?? "";
  return held;
}

function enemiesAt(view: CaesarView, place: string): number {
  let count = 0;
  for (const rows of Object.values(view.hidden))
    for (const row of rows) if (row[0] === place) count += row[5];
  for (const [at, , side] of Object.values(view.revealed))
    if (at === place && side !== view.viewer) count += 1;
  return count;
}

function counters(view: CaesarView): Scene["counters"] {
  const found: Scene["counters"] = [];
  if (["movement", "marching"].includes(view.phase))
    found.push({ word: t("move left | moves left", { n: view.moves_left }), value: view.moves_left });
  if (view.levies_left !== undefined)
    found.push({ word: t("levy left | levies left", { n: view.levies_left }), value: view.levies_left });
  if (view.swaps !== undefined)
    found.push({ word: t("swap left | swaps left", { n: view.swaps }), value: view.swaps });
  return found;
}

function tracks(view: CaesarView): Track[] {
  const winter = WINTER.has(view.phase);
  const year = Math.max(view.year, FIRST_YEAR);
  const step = (label: string, at: number, now: number): TrackStep => ({
    label,
    now: at === now,
    past: at < now,
  });
  const turn = winter ? TURNS + 1 : Math.max(1, view.turn);
  return [
    {
      title: t("Year"),
      long: true,
      steps: Array.from({ length: YEARS }, (_, at) => step(String(FIRST_YEAR + at), FIRST_YEAR + at, year)),
    },
    {
      title: t("Turn"),
      long: false,
      steps: [...["1", "2", "3", "4", "5", t("Winter")].map((label, at) => step(label, at + 1, turn))],
    },
  ];
}
