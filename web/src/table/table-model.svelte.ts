/** The state of a table on the page: a seat and its title, the choices, the selection, and the highlights. */

import type { Highlight, Route } from "../board/map/sheet";
import { bySide, isHidden, type Group } from "../board/map/stacks";
import { latestMarches, placesOf, routeOf } from "../log/line-facts";
import { touchSelectors } from "../tutorial/guide";
import { revealAll } from "../replay/reveal-all";
import { WITHDRAWN, type Answer, type SeatClient } from "../net/connection.svelte";
import type { LogLine } from "../net/screen";
import type { StandingOrder } from "../net/protocol";
import type { Choice, Piece, Scene, Title, Attempt } from "../titles/title";
import { battleReport, type BattleReport } from "../log/battle-report";
import { TurnFilm } from "../log/turn-film.svelte";
import { KnowledgeModel } from "../help/knowledge.svelte";
import { InspectionModel } from "../help/inspection.svelte";
import { t } from "../i18n";
import { asksBeforeSending } from "../settings/preferences";
import { GroupModel } from "../orders/group.svelte";
import { OrdersModel } from "../orders/orders-model.svelte";
import { goalsOf, reachedGoal, type Goal } from "../orders/goals";
import { ReachModel } from "../orders/reach.svelte";
import { toggleOrder, untilTurn } from "./standing-orders";

export interface Notice {
  tone: "trouble" | "why" | "fine";
  text: string;
}

/** Chips on the map, at most. More would cover the names of places; the list of places has all of them. */
const MAX_CHIPS = 20;

export class TableModel {
  readonly seat: SeatClient;
  readonly title: Title;
  /** The piece the player has selected. */
  selectedPiece = $state<string | null>(null);
  /** The card that the player has touched, of which several uses are offered. */
  chosenCard = $state<string | null>(null);
  /** The place whose panel is open. */
  inspectedPlace = $state<string | null>(null);
  notice = $state<Notice | null>(null);
  /** The action that would lose something and has been chosen once: a second time takes it. */
  asked = $state<string | null>(null);
  /** For choices from one place to another: the first place, if the player has chosen it. */
  chosenStart = $state<string | null>(null);
  /** The line of the log that the player has touched: the map shows it. */
  toldLine = $state.raw<LogLine | null>(null);
  #movingGroup = $state(false);

  /** What the rules say about the position, on request. */
  readonly inspection: InspectionModel;
  /** What the player may know about hidden pieces, on request. */
  readonly knowledge: KnowledgeModel;
  /** The enemy's turn, live and again. */
  readonly turnFilm: TurnFilm;
  /** The pieces that go together. */
  readonly group: GroupModel;
  /** How far they can go. */
  readonly reach: ReachModel;
  /** What was ordered in this phase. */
  readonly orders: OrdersModel;

  constructor(seat: SeatClient, title: Title) {
    this.seat = seat;
    this.title = title;
    this.inspection = new InspectionModel(seat, title);
    this.knowledge = new KnowledgeModel(seat);
    this.turnFilm = new TurnFilm(seat, title, () => this.side);
    this.group = new GroupModel(this);
    this.reach = new ReachModel(seat);
    this.orders = new OrdersModel(this);
    seat.pauses = title.logStyle.pauses;
  }

  /** The end of a battle, until the player has seen it. */
  report = $state.raw<BattleReport | null>(null);
  /** The length of the log up to which battles are over and reported. */
  #reported = -1;

  /** To be called when the log has changed: a battle that has just ended is reported. */
  reportBattle(): void {
    const { log, moments, screen, viewer } = this.seat;
    if (screen.view === null) return;
    const length = this.#reported;
    this.#reported = log.length;
    if (length < 0 || viewer < 0 || log.length <= length) return;
    this.report = battleReport(this.title, log, length, moments ?? []) ?? this.report;
  }

  dismissReport(): void {
    this.report = null;
  }

  /** From now on the film of the enemy's turn stops at what concerns the viewer's own pieces; not against a clock. */
  stopFilmAtOwnPieces(): void {
    this.seat.stopsAfter = (lines, screen) =>
      this.seat.facts?.clock === "none" && this.turnFilm.concerns(lines, screen);
  }

  /** What is shown: the present, or the step of the film that the player looks at again. */
  readonly #screen = $derived.by(() => this.turnFilm.screen ?? this.seat.screen);
  readonly view = $derived.by(() => this.#screen.view);
  readonly decision = $derived.by(() => this.#screen.decision);
  readonly scene = $derived.by<Scene | null>(() => {
    const { view, title } = this;
    if (view === null) return null;
    const all = this.turnFilm.screen ? [] : this.seat.views.map((each) => title.scene(each));
    return all.length ? revealAll(title.scene(view), all, title.sideName) : title.scene(view);
  });
  readonly side = $derived.by(() => this.title.sides[this.seat.viewer] ?? "spectator");
  readonly busy = $derived.by(() => this.seat.waiting > 0 || this.seat.catchingUp || this.#movingGroup);

  readonly choices = $derived.by<Choice[]>(() => {
    const { view, decision } = this;
    return view === null || decision === null
      ? []
      : decision.actions.map((action) => this.title.choice(view, action));
  });

  /** The piece whose choices are shown: the selected one, or the only one with choices. */
  readonly activePiece = $derived.by<string | null>(() => {
    const selectablePieces = new Set(
      this.choices.flatMap((choice) => (choice.piece === undefined ? [] : [choice.piece])),
    );
    if (
      this.selectedPiece !== null &&
      (selectablePieces.has(this.selectedPiece) || this.isOwnPiece(this.selectedPiece))
    )
      return this.selectedPiece;
    const only = [...selectablePieces][0];
    return selectablePieces.size === 1 && only !== undefined ? only : null;
  });

  /** The choices of the active piece. */
  readonly pieceChoices = $derived.by(() =>
    this.activePiece === null
      ? []
      : this.choices.filter(
          (choice) => choice.piece === this.activePiece || choice.other === this.activePiece,
        ),
  );
  /** Pieces with choices. */
  readonly selectablePieces = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.choices) {
      if (choice.piece !== undefined) found.add(choice.piece);
      if (choice.other !== undefined) found.add(choice.other);
    }
    return found;
  });
  /** Choices without piece, place, card, number or heading: each has its own button. */
  readonly buttonChoices = $derived.by(() =>
    this.choices.filter(
      (choice) =>
        !choice.group &&
        choice.piece === undefined &&
        choice.place === undefined &&
        choice.card === undefined &&
        choice.amount === undefined,
    ),
  );
  /** Whether cards can be used in several ways: then a touch shows the uses, even where there is only one. */
  readonly cardsHaveUses = $derived.by(() => {
    const cards = this.choices.flatMap((choice) => choice.card ?? []);
    return new Set(cards).size < cards.length;
  });
  /** The uses of the card that the player has touched. */
  readonly cardChoices = $derived.by(() =>
    this.chosenCard === null ? [] : this.choices.filter((choice) => choice.card === this.chosenCard),
  );
  /** Choices of a number. */
  readonly amountChoices = $derived.by(() => this.choices.filter((choice) => choice.amount !== undefined));
  /** For choices from one place to another: all first places; and the one in use, if it is clear. */
  readonly startPlaces = $derived.by(() => [...new Set(this.choices.flatMap((choice) => choice.from ?? []))]);
  readonly startPlace = $derived.by(() =>
    this.startPlaces.length === 1
      ? (this.startPlaces[0] ?? null)
      : this.startPlaces.includes(this.chosenStart ?? "")
        ? this.chosenStart
        : null,
  );
  /** The choices that end in a place, for the active piece or without a piece. */
  readonly goalChoices = $derived.by(() => {
    const placed = this.choices.filter(
      (choice) =>
        choice.place !== undefined && (choice.from === undefined || choice.from === this.startPlace),
    );
    return this.activePiece === null
      ? placed.filter((choice) => choice.piece === undefined && choice.allFrom === undefined)
      : placed.filter((choice) => choice.piece === this.activePiece || choice.other === this.activePiece);
  });

  /** The latest marches, as arrows on the map: of the current half turn, or of the one before. */
  readonly routes = $derived.by<Route[]>(() => {
    const planned = this.scene?.plannedRoute ?? [];
    const asked = (this.inspection.asked ?? this.inspection.live)?.routes ?? [];
    const told = this.toldLine && routeOf(this.title, this.toldLine);
    if (told) return [{ places: told, tone: "told" }];
    if (asked.length) return asked;
    if (planned.length) return [{ places: planned, tone: "act" }];
    if (this.orders.list.length)
      return this.orders.list.map(({ path }) => ({ places: path, tone: "act" as const }));
    if (this.turnFilm.start >= 0) return this.turnFilm.routes;
    return latestMarches(this.title, this.seat.log).map((places) => ({ places, tone: "note" as const }));
  });

  /** Places that the film is about now, or the line of the log that the player has touched. */
  readonly toldPlaces = $derived.by<string[]>(() => {
    if (this.turnFilm.step) return this.turnFilm.places;
    return this.toldLine ? placesOf(this.title, this.toldLine) : [];
  });

  readonly highlights = $derived.by<Record<string, Highlight>>(() => {
    const lit: Record<string, Highlight> = {};
    const few = this.goals.length <= MAX_CHIPS;
    for (const { place, tone, mark, far } of this.goals)
      lit[place] = { tone, text: few ? mark : undefined, far };
    if (this.startPlace === null) for (const place of this.startPlaces) lit[place] ??= { tone: "act" };
    if (this.activePiece === null && this.scene !== null) {
      for (const { piece, place } of this.choices) {
        if (piece !== undefined && place !== undefined && this.pieceInPool(piece))
          lit[place] ??= { tone: "note" };
      }
      for (const piece of this.scene.pieces) {
        if (piece.id !== null && this.selectablePieces.has(piece.id)) lit[piece.place] ??= { tone: "note" };
      }
    }
    const { asked, live } = this.inspection;
    for (const [place, note] of Object.entries((asked ?? live)?.places ?? {})) {
      const known = lit[place];
      if (asked || !known) lit[place] = { tone: note.weak ? "note" : note.tone, text: note.text };
      else lit[place] = { tone: known.tone, text: known.text ? `${known.text}, ${note.text}` : note.text };
    }
    return lit;
  });

  /** Places where pieces of several sides stand, with these sides. */
  readonly contested = $derived.by<Record<string, string[]>>(() => {
    const found: Record<string, string[]> = {};
    for (const [place, pieces] of Object.entries(this.piecesByPlace)) {
      const sides = this.title.sides.filter((side) => pieces.some((piece) => piece.side === side));
      if (sides.length > 1) found[place] = sides;
    }
    return found;
  });

  /** The pieces on the map, by place. */
  readonly piecesByPlace = $derived.by<Record<string, Piece[]>>(() => {
    const found: Record<string, Piece[]> = {};
    for (const piece of this.scene?.pieces ?? []) (found[piece.place] ??= []).push(piece);
    return found;
  });

  /** The place of the battle, if its board shows every piece there: then the map shows numbers, and no piece twice. */
  readonly fights = $derived.by<Record<string, { side: string; count: number }[]>>(() => {
    const { battle } = this.scene ?? {};
    if (!battle || this.turnFilm.at !== null) return {};
    const onMap = this.piecesByPlace[battle.place] ?? [];
    const total = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + piece.count, 0);
    const lines = battle.lines.map(({ side, ranks, reserves }) => ({
      side,
      count: total([...ranks.flatMap((rank) => rank.pieces), ...reserves]),
    }));
    const onBoard = lines.reduce((sum, line) => sum + line.count, 0);
    lines.sort((a, b) => Number(b.side === this.side) - Number(a.side === this.side));
    return onBoard === total(onMap) ? { [battle.place]: lines } : {};
  });

  /** How many pieces of each side stand in each place, in the order in which they are drawn. */
  readonly groupsByPlace = $derived.by<Record<string, Group[]>>(() =>
    Object.fromEntries(
      Object.entries(this.piecesByPlace)
        .filter(([place]) => !(place in this.fights))
        .map(([place, pieces]) => [
          place,
          bySide(pieces).map((group) => ({ count: group.length, hidden: isHidden(group) })),
        ]),
    ),
  );

  /** Whether a piece is the viewer's own. */
  isOwnPiece(id: string): boolean {
    const known = this.scene?.pieces.find((piece) => piece.id === id) ?? this.pieceInPool(id);
    return known?.side === this.side;
  }

  pieceInPool(id: string): Piece | undefined {
    return this.scene?.pools.flatMap((pool) => pool.pieces).find((piece) => piece.id === id);
  }

  /** CSS selectors of what to click next for a choice. The sheet of a battle's result may cover it. */
  touchSelectors(choice: Choice): string[] {
    const pooled = choice.piece !== undefined && this.pieceInPool(choice.piece) !== undefined;
    return [...touchSelectors(choice, this.activePiece, pooled), ".battle-result .continue"];
  }

  /** Take an action. If the server refuses it, a notice says why. */
  async act(action: string): Promise<void> {
    if (this.busy && !(await this.#takeBackUnsent())) return;
    this.#deselect();
    this.toldLine = null;
    this.report = null;
    this.#tell(await this.seat.act(action));
  }

  /** What was chosen without a connection, in words: it goes out as soon as the server can be reached. */
  readonly unsent = $derived.by(() => {
    const { unsent } = this.seat;
    return unsent && this.view ? this.title.choice(this.view, unsent).label : "";
  });

  /** Take back the choice that was not sent yet. */
  takeBackUnsent(): void {
    void this.#takeBackUnsent();
  }

  /** Make room for another choice in place of one that was not sent yet; false if there is none. */
  async #takeBackUnsent(): Promise<boolean> {
    if (!this.seat.unsent) return false;
    this.seat.takeBackUnsent?.();
    await new Promise((settle) => setTimeout(settle)); // a group that was on its way stops
    return !this.busy;
  }

  /** Say why something was refused; nothing if the player has withdrawn it. */
  #tell(answer: Answer): void {
    if (!answer.ok && answer.code !== WITHDRAWN) this.notice = { tone: "trouble", text: answer.why };
  }

  /** Whether a choice loses something while there is more to do: nobody should take it by accident. */
  isWasteful(choice: Choice): boolean {
    return choice.wastes !== undefined && this.choices.length > 1;
  }

  /** Whether a choice asks once before it is taken: it loses something, or orders are final with it. */
  asksFirst(choice: Choice): boolean {
    return this.isWasteful(choice) || (choice.final === true && asksBeforeSending());
  }

  /** Take a choice; one that asks first only when it is chosen a second time. */
  async press(choice: Choice): Promise<void> {
    if (this.asksFirst(choice) && this.asked !== choice.action) this.asked = choice.action;
    else await this.act(choice.action);
  }

  /** Take several actions, one after the other, as long as none is refused. */
  actAll(actions: string[]): Promise<void> {
    return this.batch(async (step) => {
      for (const action of actions) if (!(await step(action))) return;
    });
  }

  /** Whether the title has windows for which the player can give standing orders now. */
  readonly canGiveOrders = $derived.by(() => {
    const facts = this.seat.facts;
    return this.seat.viewer >= 0 && facts?.status === "playing" && (facts.windows ?? []).length > 0;
  });

  /** Pass until the player's own turn, or be asked again. */
  passUntilTurn(): Promise<void> {
    return this.toggleOrder(untilTurn);
  }

  /** Give a standing order, or take it back. */
  async toggleOrder(order: StandingOrder): Promise<void> {
    const orders = toggleOrder(this.seat.facts?.orders ?? [], order);
    this.#tell(await this.seat.send({ type: "orders", orders }));
  }

  /** What to ask the server about the reach of the selected pieces, if the title has such a question. */
  readonly reachQuestion = $derived.by<string | null>(() => {
    const { view, activePiece: piece } = this;
    if (view === null || piece === null || this.busy || !this.isOwnPiece(piece)) return null;
    const going = this.group.members.length ? this.group.going.map((member) => member.id) : [piece];
    return (going.length && this.title.reachQuestion?.(view, going)) || null;
  });

  /** The places where the selected pieces can go; without a selection, those of choices that need no piece. */
  readonly goals = $derived.by<Goal[]>(() => {
    const { going } = this.group;
    const others = this.choices.filter(
      ({ piece, from }) => from === undefined && going.some((each) => each.id === piece),
    );
    const found = goalsOf([...this.goalChoices, ...others]);
    if (this.reachQuestion !== null)
      for (const reached of Object.values(this.reach.places)) {
        const { place } = reached;
        found.set(place, reachedGoal(reached, found.get(place), going.length, this.placeName(place)));
      }
    return [...found.values()];
  });

  /** Let the selected pieces go to a place. */
  async goTo(goal: Goal): Promise<void> {
    if (goal.actions?.length) return this.actAll(goal.actions);
    if (goal.choice) await this.move(goal.choice);
  }

  /** Move a piece to the place of a choice, with the group if it has one. */
  async move(choice: Choice): Promise<void> {
    const { going: moveGroup } = this.group;
    const [only] = moveGroup;
    if (this.busy || only === undefined) return this.act(choice.action);
    if (!moveGroup.some((member) => member.id === choice.piece) && choice.piece !== this.activePiece)
      return this.act(choice.action);
    if (moveGroup.length === 1 && only.going === 1) {
      const alone = this.choices.find(
        (each) => each.piece === only.id && each.place === choice.place && each.verb === choice.verb,
      );
      return this.act(alone?.action ?? choice.action);
    }
    const home = only.piece.place;
    const whole =
      this.group.isWhole &&
      this.choices.find(
        (each) => each.allFrom === home && each.place === choice.place && each.verb === choice.verb,
      );
    if (whole) return this.act(whole.action);
    this.#movingGroup = true;
    try {
      for (const { id, going } of moveGroup) {
        for (let gone = 0; gone < going; gone++) {
          const step = this.choices.find(
            (each) => each.piece === id && each.place === choice.place && each.verb === choice.verb,
          );
          if (step === undefined || !(await this.#settle(this.seat.act(step.action)))) break;
          const stay = this.buttonChoices.find((each) => each.action === this.title.stayAction);
          if (this.scene?.marching === id && stay && !(await this.#settle(this.seat.act(stay.action))))
            return;
        }
      }
    } finally {
      this.#movingGroup = false;
      this.selectPiece(null);
    }
  }

  /** Whether several things are being done one after the other. */
  get isBatching(): boolean {
    return this.#movingGroup;
  }

  /** Do several things at the server, one after the other, while nothing else can be chosen. */
  async batch(
    work: (step: (action: string) => Promise<boolean>, undo: () => Promise<boolean>) => Promise<void>,
  ): Promise<void> {
    if (this.busy) return;
    this.#deselect();
    this.#movingGroup = true;
    try {
      await work(
        (action) => this.#settle(this.seat.act(action)),
        async () => this.seat.screen.undo && this.#settle(this.seat.undo()),
      );
    } finally {
      this.#movingGroup = false;
    }
  }

  /** Wait until an answer is there and what came of it is shown. */
  async #settle(sent: Promise<Answer>): Promise<boolean> {
    this.report = null;
    const answer = await sent;
    this.#tell(answer);
    while (this.seat.catchingUp) await new Promise((settle) => setTimeout(settle, 30));
    return answer.ok;
  }

  /** Take back what was done last. */
  async undo(): Promise<void> {
    if (this.busy || !this.seat.screen.undo) return;
    // The whole march of a piece is taken back, not only that it stays where it is, or its last step.
    const isUnderWay = (): boolean =>
      this.seat.screen.decision?.actions.includes(this.title.stayAction ?? "") ?? false;
    await this.batch(async (_, undo) => {
      while ((await undo()) && isUnderWay());
    });
  }

  /**
   * Handle a click on a piece: select or deselect it, add it to the group (`along`), or act if it has just one
   * choice.
   */
  clickPiece(id: string, along = false): void {
    this.notice = null;
    if ((along || this.group.adding) && this.group.canAdd(id)) return this.group.toggle(id);
    if (this.activePiece !== null && this.activePiece !== id) {
      const swap = this.pieceChoices.find(
        (choice) => choice.other === id || (choice.piece === id && choice.other === this.activePiece),
      );
      if (swap) return void this.act(swap.action);
    }
    const found = this.choices.filter((choice) => choice.piece === id);
    const first = found[0];
    // A piece with one choice needs no second click: in its place, or in the one place where it can come in.
    const raised = this.pieceInPool(id) !== undefined;
    if (first && found.length === 1 && (first.place === undefined || raised) && first.other === undefined)
      return void this.act(first.action);
    this.selectPiece(this.selectedPiece === id ? null : id);
    const place = this.scene?.pieces.find((piece) => piece.id === id)?.place;
    if (place !== undefined) this.inspectedPlace = place;
  }

  /** Select a piece, or none. */
  selectPiece(id: string | null): void {
    this.selectedPiece = id;
    this.group.clear();
  }

  /** A piece is lifted to be dragged: with the group that it belongs to, or alone. Null: it has been let go. */
  liftPiece(id: string | null): void {
    const belongs = this.group.going.some((member) => member.id === id);
    if (id !== null && !belongs) this.selectPiece(id);
  }

  /** Handle a click on a place: move there, start from there, ask why that is not allowed, or open its panel. */
  async choosePlace(place: string, dragged: string | null = null): Promise<void> {
    this.liftPiece(dragged);
    this.notice = null;
    const going = this.reachQuestion;
    if (going !== null) {
      await this.reach.refresh(going);
      const goal = this.goals.find((each) => each.place === place && each.actions?.length);
      if (goal && this.reachQuestion === going) {
        this.inspectedPlace = place;
        return this.goTo(goal);
      }
    }
    const own = this.goalChoices.filter((choice) => choice.place === place);
    const open = own.length
      ? own
      : this.choices.filter(
          (choice) =>
            choice.place === place &&
            choice.piece === undefined &&
            choice.from === undefined &&
            choice.allFrom === undefined,
        );
    const first = open[0];
    this.inspectedPlace = place;
    if (first && open.length === 1) return this.move(first);
    if (this.startPlaces.includes(place)) {
      this.chosenStart = place;
      return;
    }
    if (first) return;
    const way = this.inspection.live?.ways[place];
    if (way) return this.actAll(way);
    const home = this.scene?.pieces.find((each) => each.id === this.activePiece)?.place;
    if (home !== place)
      await this.explainRefusal(this.activePiece === null ? { place } : { piece: this.activePiece, place });
  }

  /** Handle a click on a card: choose it, show its uses if there are several, or ask why that is not allowed. */
  async chooseCard(card: string): Promise<void> {
    const uses = this.choices.filter((each) => each.card === card);
    this.chosenCard = this.cardsHaveUses && uses.length && this.chosenCard !== card ? card : null;
    if (this.cardsHaveUses && uses.length) return;
    if (uses[0]) await this.act(uses[0].action);
    else await this.explainRefusal({ card });
  }

  /** Ask the server for the rule that forbids an action, and show it as a notice. */
  async explainRefusal(attempt: Attempt): Promise<void> {
    const action =
      this.view === null || this.decision === null ? null : this.title.attemptedAction(this.view, attempt);
    if (action === null) return;
    const answer = await this.seat.explain(action);
    this.notice = answer.ok
      ? {
          tone: "why",
          text: answer.message ? this.title.words.say(answer.message) : t("there-no-more-say"),
        }
      : { tone: "trouble", text: answer.why };
  }

  /** Open the panel of a place, with nothing selected. */
  inspectPlace(place: string): void {
    this.clearSelection();
    this.inspectedPlace = place;
  }

  #deselect(): void {
    this.selectPiece(null);
    this.asked = null;
    this.chosenCard = null;
    this.chosenStart = null;
    this.notice = null;
  }

  clearSelection(): void {
    this.#deselect();
    this.inspectedPlace = null;
  }

  placeName(id: string): string {
    return this.title.places.get(id)?.name ?? id;
  }
}
