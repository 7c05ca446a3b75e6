/** The enemy's turn as a film: live while it is played, and again afterwards, with the map as it was at each step. */

import type { SeatClient } from "../net/connection.svelte";
import type { LogLine, Screen } from "../net/screen";
import type { ChangeMark, Route } from "../board/map/sheet";
import type { Scene, Title } from "../titles/title";
import { filmPace } from "../settings/preferences";
import { changeMarks, effects } from "./film-effects";
import { filmSteps, turnStart, type FilmStep } from "./film-steps";
import { placesOf, routeOf } from "./line-facts";

/** Milliseconds for which a step is shown when the film is watched again. */
const STEP_MILLISECONDS = { slow: 3200, quick: 1500 };

export class TurnFilm {
  readonly #seat: SeatClient;
  readonly #title: Title;
  readonly #side: () => string;
  /** The step that is looked at again, and the film that it belongs to. */
  #look = $state.raw<{ start: number; at: number } | null>(null);
  /** Whether it goes on to the next step by itself. */
  #playing = $state(false);
  #timer = 0;

  constructor(seat: SeatClient, title: Title, side: () => string) {
    this.#seat = seat;
    this.#title = title;
    this.#side = side;
  }

  /** Where the enemy's turn begins in the log; -1 if the viewer has acted since then. */
  readonly start = $derived.by(() =>
    this.#seat.viewer < 0 ? -1 : turnStart(this.#seat.log, this.#title.logStyle, this.#side()),
  );
  readonly steps = $derived.by<FilmStep[]>(() => filmSteps(this.#seat.log, this.start, this.#title.logStyle));
  /** The number of the step that is looked at again; null while the table shows the present. */
  readonly at = $derived.by<number | null>(() => {
    const look = this.#look;
    return look && look.start === this.start && look.at < this.steps.length ? look.at : null;
  });
  /** Whether the enemy's turn is being shown as it is played. */
  readonly live = $derived.by(() => {
    const { film, catchingUp, facts, screen } = this.#seat;
    if (!film || screen.ending) return false;
    // A computer player is about to go on: the buttons stay where they are between its steps.
    const decides = screen.view === null ? null : this.#title.scene(screen.view).decides;
    const computer =
      screen.decision === null &&
      (facts?.seats.some((seat) => seat.kind === "bot" && seat.side === decides) ?? false);
    return film.held || (this.steps.length > 0 && film.paced && (catchingUp || computer));
  });
  readonly playing = $derived.by(() => this.#playing && this.at !== null);
  /** The step that is told: the one that is looked at, or the latest of a film that is live. */
  readonly step = $derived.by<FilmStep | null>(() => {
    if (this.at !== null) return this.steps[this.at] ?? null;
    return this.live ? this.#liveStep() : null;
  });
  /** The number of the last step that is told. */
  readonly number = $derived.by(() => this.steps.findIndex((step) => step.to === this.step?.to));
  /** The position at that step, if it is not the present one and known to this page. */
  readonly screen = $derived.by<Screen | null>(() => {
    if (this.at === null || !this.step) return null;
    const found = this.#screenAt(this.step.to) ?? this.#seat.screen;
    return { ...found, decision: null, undo: false };
  });

  /** What has followed from the step, as sentences. */
  readonly effects = $derived.by<string[]>(() => {
    const { step } = this;
    const [before, after] = [step && this.#sceneBefore(step.from), step && this.#sceneAt(step.to)];
    return step && before && after ? effects(this.#title, this.#side(), step.lines, before, after) : [];
  });
  /** Places of the step. */
  readonly places = $derived.by<string[]>(() => [
    ...new Set((this.step?.lines ?? []).flatMap((line) => placesOf(this.#title, line))),
  ]);
  /** Movements of the enemy's turn: up to the step that is told, which is drawn strongly. */
  readonly routes = $derived.by<Route[]>(() => {
    const last = this.step ? this.number : this.steps.length - 1;
    const told = this.step?.from ?? Infinity;
    return this.steps.slice(0, last + 1).flatMap((step) => {
      const places = routeOf(this.#title, step.lines[0] as LogLine);
      return places ? [{ places, tone: step.from >= told ? "told" : "past" } as const] : [];
    });
  });
  /** What has come and gone on the map since the enemy's turn began. */
  readonly marks = $derived.by<Record<string, ChangeMark>>(() => {
    const first = this.steps[0];
    const before = first && this.#sceneBefore(first.from);
    const after = this.#sceneAt(this.step?.to ?? this.steps.at(-1)?.to ?? 0);
    return before && after ? changeMarks(this.#side(), before, after) : {};
  });

  /** The latest step, with those before it that were shown at the same time. */
  #liveStep(): FilmStep | null {
    const from = this.#seat.film?.from ?? 0;
    const last = this.steps.at(-1);
    const shown = this.steps.filter((step) => step === last || step.to > from);
    return last && shown[0]
      ? { lines: shown.flatMap((step) => step.lines), from: shown[0].from, to: last.to }
      : null;
  }

  /** The position when the log had this length; undefined if this page has not seen it. */
  #screenAt(length: number): Screen | undefined {
    const moments = this.#seat.moments ?? [];
    const known = moments.find((moment) => moment.end >= length);
    return known && (moments[0]?.end ?? 0) <= length ? known.screen : undefined;
  }
  #sceneAt(length: number): Scene | null {
    const view = this.#screenAt(length)?.view;
    return view ? this.#title.scene(view) : null;
  }
  #sceneBefore(length: number): Scene | null {
    const view = (this.#seat.moments ?? []).filter((moment) => moment.end <= length).at(-1)?.screen.view;
    return view ? this.#title.scene(view) : null;
  }

  // ------------------------------------------------------------------------------------ what a player does

  /** Look at a step again. */
  look(at: number): void {
    if (this.live) this.#seat.film?.hold();
    this.#look = { start: this.start, at: Math.max(0, Math.min(this.steps.length - 1, at)) };
    const first = this.steps[0];
    // A page that was opened later has not seen how it was.
    if (first && this.#sceneBefore(first.from) === null) void this.#seat.recall?.();
  }

  back(): void {
    this.#stop();
    this.look((this.at ?? this.steps.length - (this.live ? 1 : 0)) - 1);
  }

  next(): void {
    this.#stop();
    this.#advance();
  }

  #advance(): void {
    if (this.at === null) this.#seat.film?.next();
    else if (this.at < this.steps.length - 1) this.look(this.at + 1);
    else if (this.#seat.film?.waiting) {
      this.#look = null;
      this.#seat.film.next();
    }
  }

  /** From the first step, by itself if the film has a pace. */
  again(): void {
    this.look(0);
    this.#play();
  }

  pause(): void {
    this.#stop();
    this.#seat.film?.hold();
  }

  /** Go on by itself from the step that is shown. */
  goOn(): void {
    if (this.at === null) this.#seat.film?.goOn();
    else this.#play();
  }

  /** To the present. */
  close(): void {
    this.#stop();
    this.#look = null;
    this.#seat.film?.goOn();
  }

  skip(): void {
    this.#stop();
    this.#look = null;
    this.#seat.film?.skip();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  #play(): void {
    clearTimeout(this.#timer);
    const pace = filmPace();
    if (pace === "off") return;
    this.#playing = true;
    this.#timer = window.setTimeout(() => {
      if (this.at === null) return this.#stop();
      if (this.at < this.steps.length - 1) {
        this.look(this.at + 1);
        this.#play();
      } else if (this.#seat.film?.waiting) this.close();
      else this.#stop();
    }, STEP_MILLISECONDS[pace]);
  }

  /** Whether a live update is shown until the player goes on: the enemy does something to the viewer's own pieces. */
  concerns(lines: LogLine[], screen: Screen): boolean {
    const side = this.#side();
    const { view } = screen;
    const { concerns } = this.#title.logStyle;
    if (view === null || screen.decision || screen.ending || this.start < 0) return false;
    const wanted = lines.filter(([event, facts]) => concerns.includes(event) && facts.side !== side);
    if (!wanted.length) return false;
    const own = new Set(
      this.#title.scene(view).pieces.flatMap((piece) => (piece.side === side ? [piece.place] : [])),
    );
    return wanted.some((line) => placesOf(this.#title, line).some((place) => own.has(place)));
  }
}
