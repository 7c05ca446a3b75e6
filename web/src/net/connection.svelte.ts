/**
 * The connection of one seat at one table, over a WebSocket. When it is lost, it reconnects, catches up, and repeats
 * unanswered commands with the same key: nothing is lost and nothing is done twice.
 */

import { newToken } from "./api";
import { answerForWords, confirmWords } from "./dice-words";
import { applyPatch } from "./json-patch";
import {
  PROTOCOLS,
  type Advice,
  type BattleOdds,
  type ChatLine,
  type ClockFace,
  type Command,
  type Presence,
  type ServerMessage,
  type Update,
} from "./protocol";
import { EMPTY_SCREEN, type LogLine, type Screen, type TableFacts, type View } from "./screen";
import { t } from "../i18n";
import { filmPace } from "../settings/preferences";
import { refusalText } from "./refusals";
import type { Message } from "../i18n/words";

export type ConnectionState = "connecting" | "connected" | "lost" | "closed";

/** Why something was refused: a code, and a sentence for the reader. */
interface Trouble {
  code: string;
  why: string;
}

export type Answer =
  | {
      ok: true;
      message?: Message | null;
      hint?: Advice | null;
      odds?: BattleOdds | null;
      facts?: Record<string, unknown> | null;
    }
  | ({ ok: false } & Trouble);

/** What a table shows of a seat: of a connected one, or of one in a replay. */
export interface SeatClient {
  readonly connection: ConnectionState;
  readonly viewer: number;
  readonly game: string;
  readonly seq: number;
  readonly screen: Screen;
  /** The views of all sides, when nothing is hidden any more; empty before. */
  readonly views: View[];
  readonly log: LogLine[];
  readonly facts: TableFacts | null;
  readonly presence: Presence | null;
  readonly clocks: ClockFace[];
  /** Seconds by which this computer's clock is ahead of the server's. */
  readonly clockSkew: number;
  readonly chat: ChatLine[];
  note: string;
  readonly waiting: number;
  readonly catchingUp: boolean;
  /** By kind of event: milliseconds for which it is shown before the next one. */
  pauses: Record<string, number>;
  /** How what others do is shown, where it comes one by one. */
  readonly film?: Film;
  /** What this page has shown, oldest first: for looking back. */
  readonly moments?: Moment[];
  /** Whether the film stops after an update until the player goes on. */
  stopsAfter?: (lines: LogLine[], screen: Screen) => boolean;
  /** Ask for what was shown before this page was opened. */
  recall?(): Promise<void>;
  /** The action that was chosen without a connection and is not sent yet: it can still be taken back. */
  readonly unsent?: string | null;
  takeBackUnsent?(): void;
  act(action: string): Promise<Answer>;
  undo(): Promise<Answer>;
  explain(action: string): Promise<Answer>;
  send(command: WithoutKey<Command>): Promise<Answer>;
}

/** A screen that was shown, and the length of the log then. */
export interface Moment {
  end: number;
  screen: Screen;
}

/** Updates that are shown one by one: they can be held, stepped through, and skipped. */
export interface Film {
  /** The length of the log before the step that is shown. */
  readonly from: number;
  readonly held: boolean;
  /** Whether it stopped by itself, because the viewer's own pieces are concerned. */
  readonly concerns: boolean;
  /** Whether there is more to show, or may be: it is held or under way. */
  readonly waiting: boolean;
  /** Whether there are pauses between the steps at all. */
  readonly paced: boolean;
  hold(): void;
  goOn(): void;
  /** Show one more step, and stop again. */
  next(): void;
  /** Show everything at once, until this seat has to decide. */
  skip(): void;
}

export type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;

/** Close codes after which there is no reconnect: malformed message, no valid token, no common protocol version. */
const FINAL_CLOSE_CODES = new Set([4400, 4401, 4426]);
const PING_SECONDS = 100;
/** Commands that do not block the table until they are answered. */
const NON_BLOCKING = new Set<Command["type"]>(["explain", "hint", "odds", "inspect", "chat", "note", "ping"]);
/** The code of an action that the player has taken back before it was sent. */
export const WITHDRAWN = "withdrawn";
/** With more updates than this in the queue, they are shown without pauses. */
const LONG_QUEUE = 40;

/** How much longer than at the quick pace each event is shown. */
const PACES = { slow: 2.4, quick: 1, off: 0 };
/** Screens that are kept for looking back, at most; more than the longest turn of any title. */
const MAX_MOMENTS = 400;

/** The chat with one more line, or with a line in the place of the same one, whose text an operator has removed. */
function withLine(chat: ChatLine[], said: ChatLine): ChatLine[] {
  const isSame = (line: ChatLine): boolean => line.room === said.room && line.number === said.number;
  return chat.some(isSame) ? chat.map((line) => (isSame(line) ? said : line)) : [...chat, said];
}

export class SeatConnection implements SeatClient {
  connection = $state<ConnectionState>("connecting");
  trouble = $state<Trouble | null>(null);
  viewer = $state(-1);
  game = $state("");
  seq = $state(0);
  screen = $state.raw<Screen>(EMPTY_SCREEN);
  views = $state.raw<View[]>([]);
  log = $state.raw<LogLine[]>([]);
  facts = $state.raw<TableFacts | null>(null);
  presence = $state.raw<Presence | null>(null);
  clocks = $state.raw<ClockFace[]>([]);
  clockSkew = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  note = $state("");
  /** Number of unanswered commands that change the game. */
  waiting = $state(0);
  /** Whether updates are still in the queue: dice and marches of the other side are shown one by one. */
  catchingUp = $state(false);
  pauses: Record<string, number> = {};
  moments = $state.raw<Moment[]>([]);
  unsent = $state<string | null>(null);
  stopsAfter: (lines: LogLine[], screen: Screen) => boolean = () => false;

  #token: string;
  #socket: WebSocket | null = null;
  #pending = new Map<string, { message: Command; sent: boolean; settle: (answer: Answer) => void }>();
  #hasState = false;
  #retries = 0;
  #timer = 0;
  #pinger = 0;
  #closed = false;
  #queue: Update[] = [];
  #wordsPhase: string | null = null;
  #showTimer = 0;
  #skipping = false;
  /** Whether it was up to the viewer before the update that is shown. */
  #decided = false;
  /** Whether what the viewer did is still to be seen, though they may go on. */
  #lingering = false;
  #held = $state(false);
  #concerns = $state(false);
  #shownFrom = $state(0);

  readonly film: Film = ((seat: SeatConnection) => ({
    get from(): number {
      return seat.#shownFrom;
    },
    get concerns(): boolean {
      return seat.#held && seat.#concerns;
    },
    get waiting(): boolean {
      return seat.#held || seat.catchingUp;
    },
    get held(): boolean {
      return seat.#held;
    },
    get paced(): boolean {
      return filmPace() !== "off";
    },
    hold: () => seat.#hold(),
    goOn: () => seat.#goOn(),
    next: () => seat.#showNext(),
    skip: () => {
      seat.#skipping = true;
      seat.#goOn();
    },
  }))(this);

  constructor(token: string) {
    this.#token = token;
    this.#connect();
    this.#pinger = window.setInterval(() => {
      if (this.connection === "connected") void this.send({ type: "ping" });
    }, PING_SECONDS * 1000);
    addEventListener("online", this.#reconnectNow);
  }

  /** Close the connection and do not reconnect. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#reconnectNow);
    this.#socket?.close();
  }

  /** Send a command, again after each reconnect until the server has carried it out or refused it. */
  send(command: WithoutKey<Command>): Promise<Answer> {
    const message = { ...command, key: newToken() } as Command;
    return new Promise((settle) => {
      const sent = this.connection === "connected";
      this.#pending.set(message.key, { message, sent, settle });
      this.#countWaiting();
      if (sent) this.#socket?.send(JSON.stringify(message));
    });
  }

  /** Withdraw the action that has not been sent yet, if there is one. What was sent may have been carried out. */
  takeBackUnsent(): void {
    for (const [key, { message, sent }] of this.#pending)
      if (message.type === "act" && !sent) this.#settle(key, { ok: false, code: WITHDRAWN, why: "" });
  }

  #countWaiting(): void {
    this.waiting = [...this.#pending.values()].filter(
      ({ message }) => !NON_BLOCKING.has(message.type),
    ).length;
    const unsent = [...this.#pending.values()].find(({ message, sent }) => message.type === "act" && !sent);
    this.unsent = unsent?.message.type === "act" ? unsent.message.action : null;
  }

  act = (action: string): Promise<Answer> => this.send({ type: "act", seq: this.seq, action });
  undo = (): Promise<Answer> => this.send({ type: "undo", seq: this.seq });
  explain = (action: string): Promise<Answer> => this.send({ type: "explain", action });

  #reconnectNow = (): void => {
    if (this.connection !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.#hasState ? { since: this.seq } : {};
      socket.send(JSON.stringify({ type: "hello", protocols: PROTOCOLS, token: this.#token, ...since }));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  #onClose(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (FINAL_CLOSE_CODES.has(code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    const wait = Math.min(15, 0.4 * 1.7 ** this.#retries++);
    this.#timer = window.setTimeout(() => this.#connect(), wait * 1000 * (0.8 + 0.4 * Math.random()));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.viewer = message.viewer;
        this.game = message.game;
        this.facts = message.facts as unknown as TableFacts;
        this.clocks = (message.facts.faces ?? []) as ClockFace[];
        this.#updateClockSkew(this.clocks);
        this.presence = message.presence;
        this.chat = message.chat;
        this.note = message.note;
        this.#queue = [];
        this.#goOn(); // what is not shown yet comes again, with this message
        if (message.updates === null) {
          this.screen = message.screen as unknown as Screen;
          this.log = message.log ?? [];
          this.moments = [{ end: this.log.length, screen: this.screen }];
        } else {
          for (const update of message.updates) this.#applyUpdate(update);
        }
        this.seq = message.seq;
        this.#hasState = true;
        this.#retries = 0;
        this.connection = "connected";
        for (const unanswered of this.#pending.values()) {
          unanswered.sent = true;
          this.#socket?.send(JSON.stringify(unanswered.message));
        }
        this.#countWaiting();
        this.#wordsPhase = null;
        this.#giveWords();
        break;
      case "update":
        // Clocks do not wait for what is shown step by step: time runs already.
        this.#updateClockSkew(message.clock);
        if (message.clock.length) this.clocks = message.clock;
        this.#queue.push(message);
        if (this.#lingering && !this.waiting) this.catchingUp = true;
        else if (!this.catchingUp) this.#showQueued();
        break;
      case "facts":
        this.facts = message.facts as unknown as TableFacts;
        this.clocks = (message.facts.faces ?? []) as ClockFace[];
        this.#updateClockSkew(this.clocks);
        this.#giveWords();
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.chat = withLine(this.chat, message.said);
        break;
      case "done":
        this.#settle(message.key, {
          ok: true,
          message: message.message as Message | null | undefined,
          hint: message.hint,
          odds: message.odds,
          facts: message.facts,
        });
        break;
      case "refused":
        if (message.key === null) this.trouble = { code: message.code, why: refusalText(message) };
        else this.#settle(message.key, { ok: false, code: message.code, why: refusalText(message) });
        break;
    }
  }

  /** Commit to words for the dice, or show them, if the server asks for them; once in each phase. */
  #giveWords(): void {
    const { facts } = this;
    const side = facts?.seats[this.viewer]?.side;
    const phase = facts?.words?.phase ?? null;
    if (!facts || side === undefined || phase === this.#wordsPhase) return;
    const command = answerForWords(facts, side);
    if (command === null) return;
    this.#wordsPhase = phase;
    void this.send(command).then((answer) => {
      if (answer.ok && command.type === "contribute") confirmWords(facts.id, side);
    });
  }

  /** The clocks were sent a moment ago, so their time is the server's time now. */
  #updateClockSkew(faces: ClockFace[]): void {
    const [face] = faces;
    if (face) this.clockSkew = Date.now() / 1000 - face.at;
  }

  /** Show the updates in the queue, with a pause after events that need one. */
  #showQueued = (): void => {
    clearTimeout(this.#showTimer);
    const pause = this.#showStep();
    if (this.#held) return;
    // Nobody has to wait for what they did themselves; only what others do next does.
    this.#lingering = pause > 0 && this.#decided && this.screen.decision !== null && !this.#queue.length;
    this.catchingUp = pause > 0 && !this.#lingering;
    if (pause) this.#showTimer = window.setTimeout(this.#showQueued, pause);
  };

  /** Show updates up to the next event that needs a pause. Returns its milliseconds; 0 if there is none. */
  #showStep(): number {
    const from = this.log.length;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      this.#applyUpdate(update);
      if (this.screen.decision || this.screen.ending) this.#skipping = false;
      const pause = this.#pauseAfter(update);
      if (!pause) continue;
      this.#shownFrom = from;
      if (!this.#held && this.stopsAfter(update.log, this.screen)) {
        this.#hold();
        this.#concerns = true;
      }
      return pause;
    }
    return 0;
  }

  #pauseAfter(update: Update): number {
    // Who goes through the steps one by one wants each of them, however many there are.
    const pace = filmPace();
    if (!this.#held && (this.#skipping || this.#queue.length > LONG_QUEUE || pace === "off")) return 0;
    return (PACES[pace] || 1) * Math.max(0, ...update.log.map(([event]) => this.pauses[event] ?? 0));
  }

  /** Keep further updates in the queue. */
  #hold(): void {
    clearTimeout(this.#showTimer);
    this.#skipping = false;
    this.#held = true;
    this.#concerns = false;
    this.catchingUp = true;
  }

  #goOn(): void {
    clearTimeout(this.#showTimer);
    this.#held = false;
    this.#showQueued();
  }

  /** Show one more step, and stop again. After the last one before the viewer's own decision, go on. */
  #showNext(): void {
    const isLast = this.#showStep() === 0;
    if (isLast && (this.screen.decision || this.screen.ending)) this.#goOn();
  }

  #applyUpdate(update: Update): void {
    this.#decided = this.screen.decision !== null;
    this.seq = update.seq;
    const kept = update.drop ? this.log.slice(0, -update.drop) : this.log;
    this.log = update.log.length || update.drop ? [...kept, ...update.log] : this.log;
    this.screen = applyPatch(this.screen, update.patch) as Screen;
    this.#remember();
  }

  #remember(): void {
    const end = this.log.length;
    const earlier = this.moments.filter((moment) => moment.end < end).slice(-MAX_MOMENTS);
    this.moments = [...earlier, { end, screen: this.screen }];
  }

  async recall(): Promise<void> {
    const { updates } = await fetchSeatHistory(this.#token);
    const moments = new Map<number, Screen>();
    let screen = EMPTY_SCREEN;
    let end = 0;
    for (const update of updates) {
      if (update.seq > this.seq) break;
      screen = applyPatch(screen, update.patch) as Screen;
      end += update.log.length - update.drop;
      for (const later of moments.keys()) if (later > end) moments.delete(later);
      moments.set(end, screen);
    }
    this.moments = [...moments].map(([end, screen]) => ({ end, screen })).slice(-MAX_MOMENTS);
  }

  #settle(key: string, answer: Answer): void {
    this.#pending.get(key)?.settle(answer);
    this.#pending.delete(key);
    this.#countWaiting();
  }
}

/** All updates that one seat was sent, for a replay. */
export function fetchSeatHistory(
  token: string,
): Promise<{ facts: TableFacts; viewer: number; updates: Update[] }> {
  return new Promise((settle, fail) => {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocols: PROTOCOLS, token, since: 0 }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "welcome") {
        settle({
          facts: message.facts as unknown as TableFacts,
          viewer: message.viewer,
          updates: message.updates ?? [],
        });
      } else if (message.type === "refused") fail(new Error(refusalText(message)));
      socket.close();
    };
    socket.onerror = () => fail(new Error(t("server-cannot-reached-check")));
  });
}
