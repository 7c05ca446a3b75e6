/** Caesar XL: views and actions as the table draws them. */

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
  CardRow,
  Scene,
  Title,
  Track,
  Attempt,
} from "../title";
import { t } from "../../i18n";
import { capitalize } from "../generic";
import {
  SIDES,
  type Claim,
  type Fight,
  type Pack,
  type PackCard,
  type Side,
  type Units,
  type XLView,
} from "./data";
import {
  ENDS,
  FACTIONS,
  HINTS,
  MANY,
  PASSES,
  PHASES,
  SHAPES,
  SORTS,
  STEPS,
  LOG_STYLE,
  UNITS,
  ZONES,
} from "./texts";

const MARCH = /, (.+) → (.+)\.$/;
const ROLL = /rolls ([1-6]) against (\d+) and (hits|misses)\.$/;
const ROLLS = /rolls ([1-6](?: [1-6])*)(?:, (?:no more losses|(\d+) more lost))?\.$/;
const FIGHTING = new Set(["tactics", "commitment", "hits", "retreat", "victory-or-death"]);
/** Kinds of square unit, as they stand: the best first. */
const SQUARES = ["veteran-legion", "legion", "veteran-allied", "allied"];
/** By row of the stock. */
const RECRUITS = ["allied", "legion"];
const STOCK = "stock";

export function createTitle(facts: TitleFacts, components: Record<string, unknown>): Title {
  return new CaesarXL(facts, components as unknown as Pack);
}

class CaesarXL implements Title {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly sides = SIDES as string[];
  readonly sheet: string | null;
  readonly stay = null;
  readonly logStyle = LOG_STYLE;
  readonly places = new Map<string, Place>();
  readonly #pack: Pack;
  readonly #cards = new Map<string, PackCard>();
  readonly #rules: Record<string, number>;
  readonly #lanes = new Set<string>();

  constructor(facts: TitleFacts, pack: Pack) {
    this.id = facts.id;
    this.name = facts.title;
    this.note = pack.note;
    // The sheet is drawn for our own pack; the id of any other carries its digest.
    this.sheet = facts.id.includes("@") ? null : facts.id;
    this.#pack = pack;
    this.#rules = Object.fromEntries(pack.rules.map((rule) => [rule.id, rule.value]));
    for (const card of pack.cards) this.#cards.set(card.id, card);
    for (const city of pack.cities) {
      const notes = [SHAPES[city.shape] ?? "", ...city.ports.map((zone) => ZONES[zone] ?? zone)]
        .filter(Boolean)
        .map((note) => t(note));
      const ways = [
        ...city.roads.map((to) => ({ to, how: t("road") })),
        ...city.lanes.map((to) => ({ to, how: t("sea lane") })),
      ];
      for (const to of city.lanes) this.#lanes.add(`${city.id} ${to}`);
      this.places.set(city.id, {
        id: city.id,
        name: city.name,
        sea: false,
        value: city.gold,
        mark: t("{gold} Gold", { gold: city.gold }),
        notes,
        ways,
      });
    }
    for (const tribe of pack.barbarians) {
      const notes = [
        t("Barbarian area, Strength {strength}: nobody enters it", { strength: tribe.strength }),
      ];
      const ways = tribe.near.map((to) => ({ to, how: t("border") }));
      this.places.set(tribe.id, {
        id: tribe.id,
        name: tribe.name,
        sea: false,
        value: 0,
        mark: "",
        notes,
        ways,
      });
    }
  }

  sideName = (side: string): string =>
    this.#pack.commanders.find((each) => each.side === side)?.name ?? capitalize(side);

  // ---------------------------------------------------------------------------------------------- the position

  scene(raw: View): Scene {
    const view = raw as unknown as XLView;
    const whose = view.phase === "over" ? "" : t("{side}'s turn", { side: this.sideName(view.active) });
    return {
      viewer: view.viewer,
      phase: [whose, t(PHASES[view.phase] ?? view.phase)].filter(Boolean).join(": "),
      decides: view.decides,
      pieces: SIDES.flatMap((side) => this.#army(view, side)),
      pools: ownFirst(view)
        .map((side) => this.#stock(view, side))
        .filter((pool) => pool.pieces.length),
      owners: owners(view),
      cards: this.#hand(view),
      rows: this.#rows(view),
      auction: this.#auction(view),
      played: [],
      held: "",
      tracks: this.#tracks(view),
      score: SIDES.map((side, at) => ({
        side,
        figures: [
          {
            word: t("Victory Points"),
            value: view.points[at] ?? 0,
            goal: this.#rules.political ?? 7,
            symbol: "forum",
          },
          {
            word: t("value of cities"),
            value: view.worth[at] ?? 0,
            goal: this.#rules.military ?? 25,
            symbol: "legio",
          },
          { word: t("Gold"), value: view.gold[at] ?? 0, symbol: "coin" },
          { word: t("cards in hand"), value: view.hand_size[at] ?? 0, symbol: "cards" },
        ],
        detail: this.#standing(view, at),
      })),
      counters: counters(view),
      battle: this.#battle(view),
      marching: null,
    };
  }

  /** All units of a side on the map; those that have marched apart from those that have not. */
  #army(view: XLView, side: Side): Piece[] {
    const found: Piece[] = [];
    for (const [city, units] of Object.entries(view.armies[SIDES.indexOf(side)] ?? {})) {
      const marched = view.active === side ? (view.marched[city] ?? {}) : {};
      for (const kind of this.#ordered(units)) {
        const gone = marched[kind] ?? 0;
        const fresh = (units[kind] ?? 0) - gone;
        if (fresh) found.push(this.#piece(view, side, kind, city, fresh));
        if (gone) found.push({ ...this.#piece(view, side, kind, city, gone, "/marched"), moved: true });
      }
    }
    return found;
  }

  /** Leaders first, then Legions, then Allied units. */
  #ordered = (units: Units): string[] => [
    ...Object.keys(units).filter((kind) => !(kind in UNITS)),
    ...SQUARES.filter((kind) => units[kind]),
  ];

  #piece(view: XLView, side: Side, kind: string, place: string, count: number, state = ""): Piece {
    const square = kind in UNITS;
    const veteran = kind.startsWith("veteran-");
    return {
      key: name(side, kind, place, state),
      id: name(side, kind, place, state),
      place,
      side,
      colour: side,
      shape: square ? "square" : "round",
      count,
      name: this.#unit(view, kind),
      short: square ? (veteran ? "★" : "") : this.#unit(view, kind),
      symbol: square ? (kind.endsWith("legion") ? "legio" : "auxilia") : "leader",
      strength: 0,
      maxStrength: 0,
      rating: "†".repeat(this.#swords(view, kind)),
      moved: false,
      reserve: false,
    };
  }

  #unit(view: XLView, kind: string): string {
    if (kind in UNITS) return t(UNITS[kind] ?? kind);
    const commander = this.#pack.commanders.find((each) => each.id === kind);
    if (commander)
      return view.succeeded[SIDES.indexOf(commander.side)] ? commander.successor : commander.name;
    return this.#cards.get(kind)?.name ?? capitalize(kind);
  }

  #swords(view: XLView, kind: string): number {
    if (kind in UNITS) {
      const base = this.#rules[kind.endsWith("legion") ? "legion-swords" : "allied-swords"] ?? 0;
      return base + (kind.startsWith("veteran-") ? (this.#rules["veteran-swords"] ?? 0) : 0);
    }
    const commander = this.#pack.commanders.find((each) => each.id === kind);
    if (commander) return commander.swords - (view.succeeded[SIDES.indexOf(commander.side)] ?? 0);
    return this.#cards.get(kind)?.swords ?? 0;
  }

  #stock(view: XLView, side: Side): Scene["pools"][number] {
    const row = SIDES.indexOf(side) * 2;
    const pieces = RECRUITS.flatMap((kind, at) => {
      const count = view.stock[row + at] ?? 0;
      const price = t("{name}, {gold} Gold", {
        name: this.#unit(view, kind),
        gold: this.#cost(view, side, kind),
      });
      return count ? [{ ...this.#piece(view, side, kind, STOCK, count), name: price }] : [];
    });
    return { title: t("{side}'s stock", { side: this.sideName(side) }), pieces };
  }

  /** What a unit costs, less by cards. */
  #cost(view: XLView, side: Side, kind: string): number {
    let price = this.#rules[`${kind}-cost`] ?? 0;
    for (const id of view.front[SIDES.indexOf(side)] ?? []) {
      for (const effect of this.#cards.get(id)?.effects ?? []) {
        if (effect.effect === "discount" && effect.unit === kind) price -= effect.gold ?? 0;
      }
    }
    return Math.max(1, price);
  }

  #standing(view: XLView, at: number): string {
    const side = SIDES[at] ?? "caesar";
    const supreme = this.#unit(view, side);
    const where = Object.entries(view.armies[at] ?? {}).find(([, units]) => units[side])?.[0];
    return [
      t("Political victory: {points} of {goal} Victory Points net.", {
        points: view.points[at] ?? 0,
        goal: this.#rules.political ?? 7,
      }),
      t(
        "Military victory: cities worth {worth} of {goal}, {leader} in Rome, the enemy's Supreme Leader off the map.",
        {
          worth: view.worth[at] ?? 0,
          goal: this.#rules.military ?? 25,
          leader: supreme,
        },
      ),
      where
        ? t("{leader} is in {place}.", { leader: supreme, place: this.#place(where) })
        : t("{leader} is off the map.", { leader: supreme }),
    ].join(" ");
  }

  #tracks(view: XLView): Track[] {
    const turns = this.#rules.turns ?? 14;
    const steps = Array.from({ length: turns }, (_, at) => ({
      label: at + 1 === view.turn ? view.season : String(at + 1),
      now: at + 1 === view.turn,
      past: at + 1 < view.turn,
    }));
    return [{ title: t("Turn"), steps, long: true }];
  }

  // --------------------------------------------------------------------------------------------------- cards

  #card(id: string, state: Card["state"] = "open"): Card {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`There is no card ${id}.`);
    const when =
      card.phase === "march" ? t("March Phase") : card.phase === "purchase" ? t("Purchase Phase") : "";
    const swords = card.swords ? t("{n} sword | {n} swords", { n: card.swords }) : "";
    const signs = Object.entries(card.symbols ?? {}).flatMap(([faction, count]) =>
      Array.from({ length: count }, () => ({ symbol: faction, word: t(FACTIONS[faction] ?? faction) })),
    );
    return {
      id,
      title: card.name,
      sort: [t(SORTS[card.type] ?? card.type), when || swords].filter(Boolean).join(", "),
      figures: [],
      text: card.text,
      terms: (card.claim ?? []).map((claim) => this.#claim(claim)).join(", "),
      signs,
      symbol: card.type,
      state,
    };
  }

  #claim(claim: Claim): string {
    const names = (claim.cities ?? (claim.city ? [claim.city] : [])).map(this.#place);
    switch (claim.claim) {
      case "bid":
        return t("By bidding");
      case "pay":
        return t("Pay {gold} Gold", { gold: claim.gold ?? 0 });
      case "control":
        return t("Control {places}", { places: names.join(t(" and ")) });
      case "hold":
        return t("Hold {count} {kind}", {
          count: claim.count ?? 0,
          kind: t(MANY[claim.kind ?? ""] ?? "cities"),
        });
      case "supreme-in":
        return t("Supreme Leader in {places}", { places: names.join(t(" or ")) });
      case "leaders":
        return t("{count} Leaders in play", { count: claim.count ?? 0 });
      case "veterans":
        return t("{count} veteran units", { count: claim.count ?? 0 });
      default:
        return t("Friendly cities worth {gold}", { gold: claim.gold ?? 0 });
    }
  }

  #hand(view: XLView): Card[] {
    const cards = (view.hand ?? []).map((id) => this.#card(id, "hand"));
    return view.face_down ? [...cards, this.#card(view.face_down, "chosen")] : cards;
  }

  #rows(view: XLView): CardRow[] {
    const open = (ids: string[]): Card[] => ids.map((id) => this.#card(id));
    return [
      {
        title: t("The Forum"),
        cards: open(view.forum.filter((id) => id !== view.card || view.phase !== "bidding")),
      },
      ...SIDES.map((side, at) => ({
        title: t("Before {side}", { side: this.sideName(side) }),
        side,
        cards: open(view.front[at] ?? []),
      })),
      {
        title: t("Discards; {count} cards in the draw pile", { count: view.draw_pile }),
        cards: open(view.discards),
      },
    ];
  }

  #auction(view: XLView): Scene["auction"] {
    if (view.phase !== "bidding" || !view.card) return null;
    return {
      card: this.#card(view.card),
      bids: SIDES.map((side, at) => ({ side, bid: view.bids[at] ?? 0, purse: view.gold[at] ?? 0 })),
    };
  }

  // --------------------------------------------------------------------------------------------------- battle

  #battle(view: XLView): Battle | null {
    const fight = view.battle;
    if (!fight || !FIGHTING.has(view.phase)) return null;
    const lines = SIDES.map((side, at) => this.#line(view, fight, side, at));
    if (view.active === "caesar") lines.reverse(); // the defender stands first
    const tactics = view.phase === "tactics";
    return {
      place: fight.city,
      title: t("Battle of {place}", { place: this.#place(fight.city) }),
      round: tactics ? 0 : fight.round,
      hits: fight.hits,
      note: tactics
        ? t("Tactics cards")
        : fight.retreating
          ? t("{side} retreats", { side: this.sideName(fight.retreating) })
          : fight.done
            ? t("retreat or stay")
            : t(STEPS[fight.step] ?? ""),
      lines,
      turn: [],
      acted: lines.flatMap((line) =>
        line.ranks.flatMap((rank) =>
          rank.pieces.flatMap((piece) => (piece.id?.endsWith("/spent") ? [piece.id] : [])),
        ),
      ),
    };
  }

  #line(view: XLView, fight: Fight, side: Side, at: number): BattleLine {
    const here = view.armies[at]?.[fight.city] ?? {};
    const spent = fight.committed[at] ?? {};
    const rank = (label: string, kinds: string[]) => ({
      label: t(label),
      pieces: kinds.flatMap((kind) => {
        const gone = spent[kind] ?? 0;
        const fresh = (here[kind] ?? 0) - gone;
        const found = fresh ? [this.#piece(view, side, kind, fight.city, fresh)] : [];
        return gone ? [...found, this.#piece(view, side, kind, fight.city, gone, "/spent")] : found;
      }),
    });
    const leaders = Object.keys(here).filter((kind) => !(kind in UNITS));
    const ranks = [
      rank(STEPS.allied ?? "", ["veteran-allied", "allied"]),
      rank(STEPS.legions ?? "", ["veteran-legion", "legion"]),
      rank(STEPS.leaders ?? "", leaders),
    ];
    const role = view.active === side ? t("attacks") : t("defends");
    const leads = view.phase !== "tactics" && fight.lead === side;
    const tactic = fight.tactics[at];
    const known = tactic ?? (view.viewer === side ? view.face_down : null);
    return {
      side,
      role: leads ? t("{role} and leads", { role }) : role,
      ranks: ranks.filter((each) => each.pieces.length),
      reserves: [],
      ...(known
        ? { card: { title: this.#card(known).title, text: this.#card(known).text } }
        : fight.cards[at]
          ? { card: { title: t("A Tactics card, face-down"), text: "" } }
          : {}),
    };
  }

  // ---------------------------------------------------------------------------------------------- the choices

  choice(raw: View, action: string): Choice {
    const view = raw as unknown as XLView;
    const [verb = "", first = "", second = "", third = ""] = action.split(" ");
    const base = { action, verb, group: "", tone: "act" as const };
    const battle = view.battle?.city ?? "";
    const own = (kind: string, place: string, state = ""): string =>
      name(view.decides ?? view.active, kind, place, state);
    switch (verb) {
      case "end":
        return { ...base, label: t(ENDS[view.phase] ?? "Enough") };
      case "pass":
        return { ...base, label: PASSES[view.phase] ? t(PASSES[view.phase] ?? "") : t("Commit no more") };
      case "stay":
        return { ...base, label: t("Stay and fight"), tone: "attack" };
      case "retreat":
        return { ...base, label: t("Retreat") };
      case "declare-military":
        return { ...base, label: t("Declare a military victory") };
      case "declare-political":
        return { ...base, label: t("Declare a political victory") };
      case "bid":
        return {
          ...base,
          amount: Number(first),
          group: t("Bid"),
          label: t("Bid {gold} Gold", { gold: first }),
        };
      case "claim":
        return this.#onCard(
          base,
          first,
          t("Claim a Forum card"),
          this.#cards.get(first)?.claim?.some((claim) => claim.claim === "bid")
            ? t("Open the bidding")
            : t("Claim"),
        );
      case "discard":
        return this.#onCard(base, first, t("Discard"), t("Discard"));
      case "play":
        return this.#onCard(base, first, t("Play a card"), t("Play"));
      case "use":
        return this.#onCard(base, first, t("Use a card"), t("Use"));
      case "pick":
        return this.#onCard(base, first, t("Take a card"), t("Take"));
      case "commit":
        return this.#onCard(base, first, t("Commit a Tactics card"), t("Commit, face-down"));
      case "roll":
        return {
          ...base,
          piece: own(first, battle),
          group: t("Commit and roll"),
          label: this.#unit(view, first),
          tone: "attack",
          buttonLabel: t("Roll"),
        };
      case "lose":
      case "lose-fresh": {
        const spent = verb === "lose" && view.phase === "hits" && !view.battle?.retreating;
        const label = view.battle?.retreating
          ? this.#unit(view, first)
          : t(spent ? "{unit}, which has rolled" : "{unit}, which has not rolled", {
              unit: this.#unit(view, first),
            });
        return {
          ...base,
          piece: own(first, battle, spent ? "/spent" : ""),
          group: t("Who is lost?"),
          label,
          tone: "attack",
          buttonLabel: t("Is lost"),
        };
      }
      case "recruit-allied":
      case "recruit-legion": {
        const kind = verb === "recruit-allied" ? "allied" : "legion";
        const price = this.#cost(view, view.active, kind);
        return {
          ...base,
          piece: own(kind, STOCK),
          place: first,
          group: t("Recruit for {gold} Gold: {unit}", { gold: price, unit: this.#unit(view, kind) }),
          label: this.#place(first),
          buttonLabel: t("Recruit: {unit} for {gold} Gold", { unit: this.#unit(view, kind), gold: price }),
        };
      }
      case "remove":
        return {
          ...base,
          piece: own(first, second),
          group: this.#place(second),
          label: t("Lose {unit}", { unit: this.#unit(view, first) }),
          tone: "attack",
        };
      case "promote":
        return {
          ...base,
          piece: own(first, second),
          group: this.#place(second),
          label: t("Make veteran: {unit}", { unit: this.#unit(view, first) }),
        };
      case "sail":
        return {
          ...base,
          from: first,
          place: second,
          group: t("From {place}", { place: this.#place(first) }),
          label: this.#place(second),
          tone: "sea",
        };
      case "withdraw":
        if (first === "all")
          return { ...base, place: second, group: t("All together"), label: this.#place(second) };
        return {
          ...base,
          piece: own(first, battle),
          place: second,
          group: this.#unit(view, first),
          label: this.#place(second),
        };
      case "march":
        return { ...base, ...this.#march(view, first, second, third) };
      case "battle":
        return {
          ...base,
          place: first,
          label: t("Battle of {place}", { place: this.#place(first) }),
          tone: "attack",
        };
      default:
        return {
          ...base,
          place: first,
          label: this.#place(first),
          tone: verb === "target" && view.phase === "targeting" ? "attack" : "act",
        };
    }
  }

  #onCard(
    base: Pick<Choice, "action" | "verb" | "tone">,
    id: string,
    group: string,
    buttonLabel: string,
  ): Choice {
    const { title, terms, text } = this.#card(id);
    return {
      ...base,
      card: id,
      group,
      label: `${title}: ${[terms, text].filter(Boolean).join(". ")}`,
      buttonLabel,
    };
  }

  #march(
    view: XLView,
    kind: string,
    from: string,
    to: string,
  ): Pick<Choice, "piece" | "whole" | "place" | "group" | "label" | "tone" | "chip"> {
    const enemies = enemiesAt(view, to);
    const sea = this.#lanes.has(`${from} ${to}`) || !this.places.get(from)?.ways.some((way) => way.to === to);
    const who = kind === "all" ? t("all units") : this.#unit(view, kind);
    const attack = enemies ? t("attack {n} unit | attack {n} units", { n: enemies }) : "";
    return {
      ...(kind === "all" ? { whole: from } : { piece: name(view.active, kind, from) }),
      place: to,
      group: t("From {place}", { place: this.#place(from) }),
      label: `${who} → ${this.#place(to)}${attack ? `, ${attack}` : ""}`,
      tone: enemies ? "attack" : sea ? "sea" : "act",
      chip: attack || undefined,
    };
  }

  #place = (id: string): string => this.places.get(id)?.name ?? id;

  hint(raw: View, kind: string): { text: string; rule: string } {
    const chased = kind === "hits" && (raw as unknown as XLView).battle?.retreating;
    const [text = "", rule = ""] = HINTS[chased ? "vae-victis" : kind] ?? [];
    return { text: t(text), rule };
  }

  oddsQuestion(_: View, place: string, army: PieceCount[]): string {
    const units = army.map(({ piece, count }) => {
      const [, kind = "", from = ""] = piece.split(/[:@/]/);
      return `${kind}${count > 1 ? `:${count}` : ""}@${from}`;
    });
    return [place, ...units].join(" ");
  }

  attemptedAction(raw: View, { piece, place, card }: Attempt): string | null {
    const view = raw as unknown as XLView;
    if (card !== undefined) return this.#attemptedCard(view, card);
    if (place === undefined) return null;
    const [, kind = "", from = ""] = (piece ?? "").split(/[:@/]/);
    switch (view.phase) {
      case "march":
        return piece ? `march ${kind} ${from} ${place}` : null;
      case "purchase":
        return from === STOCK ? `recruit-${kind} ${place}` : null;
      case "withdrawal":
        return `withdraw ${kind || "all"} ${place}`;
      case "placing":
        return `place ${place}`;
      case "mustering":
        return `muster ${place}`;
      case "targeting":
        return `target ${place}`;
      default:
        return null;
    }
  }

  #attemptedCard(view: XLView, card: string): string | null {
    if (view.forum.includes(card)) return `claim ${card}`;
    if (view.front.some((cards) => cards.includes(card))) return `use ${card}`;
    if (view.discards.includes(card)) return `pick ${card}`;
    return view.phase === "tactics" ? `commit ${card}` : `play ${card}`;
  }

  // ------------------------------------------------------------------------------------------------- the log

  dice([word, text]: LogLine): { rolled: number[]; hits: number } | null {
    const one = word === "roll" ? ROLL.exec(text) : null;
    if (one) return { rolled: [Number(one[1])], hits: one[3] === "hits" ? 1 : 0 };
    const some = word === "rolled" || word === "vae-victis" ? ROLLS.exec(text) : null;
    return some ? { rolled: (some[1] ?? "").split(" ").map(Number), hits: Number(some[2] ?? 0) } : null;
  }

  route([word, text]: LogLine): string[] | null {
    const [, from, to] = (word === "march" && MARCH.exec(text)) || [];
    const places = [from, to].map(
      (name) => [...this.places.values()].find((place) => place.name === name)?.id ?? "",
    );
    return places.every(Boolean) ? places : null;
  }

  mentions([, text]: LogLine): string[] {
    return [...this.places.values()]
      .filter((place) => new RegExp(`\\b${place.name}\\b`).test(text))
      .map((place) => place.id);
  }
}

// --------------------------------------------------------------------------------------------------- small parts

/** What units of a kind in a place are called here: `caesar:legion@rome`, `caesar:legion@rome/spent`. */
function name(side: string, kind: string, place: string, state = ""): string {
  return `${side}:${kind}@${place}${state}`;
}

function ownFirst(view: XLView): Side[] {
  return view.viewer === "pompey" ? [...SIDES].reverse() : SIDES;
}

/** A city is held by the side that alone has units there. */
function owners(view: XLView): Record<string, string> {
  const held: Record<string, string> = {};
  SIDES.forEach((side, at) => {
    for (const city of Object.keys(view.armies[at] ?? {}))
      if (!view.armies[1 - at]?.[city]) held[city] = side;
  });
  return held;
}

function enemiesAt(view: XLView, place: string): number {
  const units = view.armies[1 - SIDES.indexOf(view.active)]?.[place] ?? {};
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}

function counters(view: XLView): Scene["counters"] {
  const at = SIDES.indexOf(view.viewer as Side);
  const owed = view.owed.losses[at] ?? 0;
  if (view.phase === "losses" && owed) {
    return [
      { word: view.owed.kind.startsWith("swords") ? t("swords to lose") : t("units to lose"), value: owed },
    ];
  }
  if (view.phase === "mustering")
    return [
      { word: t("to place"), value: view.muster.left },
      { word: t("Gold"), value: view.gold[at] ?? 0 },
    ];
  if (view.phase === "purchase") return [{ word: t("Gold"), value: view.gold[at] ?? 0 }];
  return [];
}
