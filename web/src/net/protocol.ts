// Made by web/tools/protocol.py from src/rubicon/server/messages/. Do not edit.

/** The first message. It names a game and seat: by a token, or by the game whose cookie is sent. */
export interface Hello {
  type: "hello";
  protocols: number[];
  token?: string | null;
  game?: string | null;
  since?: number | null;
}

export interface Act {
  type: "act";
  key: string;
  seq: number;
  action: string;
}

export interface Undo {
  type: "undo";
  key: string;
  seq: number;
}

export interface Resign {
  type: "resign";
  key: string;
}

export interface Draw {
  type: "draw";
  key: string;
  how: "offer" | "accept" | "decline";
}

export interface Claim {
  type: "claim";
  key: string;
  what: "win" | "draw";
}

export interface Pause {
  type: "pause";
  key: string;
}

/** Bind this side to words for the dice, before any side shows its own. */
export interface Commit {
  type: "commit";
  key: string;
  hash: string;
}

export interface Contribute {
  type: "contribute";
  key: string;
  text: string;
}

export interface Chat {
  type: "chat";
  key: string;
  text: string;
  name?: string;
}

export interface Note {
  type: "note";
  key: string;
  text: string;
}

/** Pass in every window of this kind; or only where a fact of the prompt has this value. */
export interface StandingOrder {
  window: string;
  fact?: string;
  value?: string;
}

/** All standing orders of the side, instead of those before. */
export interface Orders {
  type: "orders";
  key: string;
  orders: StandingOrder[];
}

export interface Rematch {
  type: "rematch";
  key: string;
}

export interface Explain {
  type: "explain";
  key: string;
  action: string;
}

/** What follows from the rules and what this side sees: reach, supply. In the notation of the title; the */
export interface Inspect {
  type: "inspect";
  key: string;
  question: string;
}

/** Switch hints and odds on or off, in a game against the computer. */
export interface Hints {
  type: "hints";
  key: string;
  on: boolean;
}

/** What would the computer do here? */
export interface Hint {
  type: "hint";
  key: string;
}

/** How would a fight end? The question is in the notation of the title; empty: the current fight. */
export interface Odds {
  type: "odds";
  key: string;
  question: string;
}

export interface Ping {
  type: "ping";
  key: string;
}

/** What everybody may know about one seat. */
export interface PublicSeat {
  side: string;
  kind: string;
  name: string;
  registered?: boolean;
}

/** One side's clock: the seconds left at the time `at`, and whether it has been running since. */
export interface ClockFace {
  side: number;
  left: number;
  running: boolean;
  at: number;
  pauses: number;
  paused_until: number | null;
}

export interface ChatLine {
  room: "players" | "spectators";
  number: number;
  at: number;
  side: number;
  author: string;
  text: string;
}

/** What changed for this viewer: lines of the log, and a patch of the screen (see docs/protocol.md). */
export interface Update {
  type: "update";
  seq: number;
  drop: number;
  log: [string, Record<string, unknown>][];
  patch: unknown[] | null;
  clock: ClockFace[];
}

/** Who is connected: each side, and the number of spectators. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
}

/** Everything about the table apart from the game itself: status, seats, offers, clocks, the rematch. */
export interface Facts {
  type: "facts";
  facts: Record<string, unknown>;
}

export interface ChatPush {
  type: "chat";
  said: ChatLine;
}

/** The answer to hello: everything (`screen` and `log`), or the updates that were missed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  game: string;
  viewer: number;
  seq: number;
  facts: Record<string, unknown>;
  presence: Presence;
  chat: ChatLine[];
  note: string;
  screen: Record<string, unknown> | null;
  log: [string, Record<string, unknown>][] | null;
  updates: Update[] | null;
}

/** A chance to win, between 0 and 1, and its standard error. */
export interface Chance {
  chance: number;
  error: number;
}

/** Actions until another side decides, and the chance to win with them, from `positions` samples. */
export interface WeighedPlan {
  plan: string[];
  chance: number;
  error: number;
  positions: number;
}

/** Another plan, with the loss of chance against the best one and its standard error. */
export interface OtherPlan {
  plan: string[];
  chance: number;
  error: number;
  positions: number;
  gain: number;
  gain_error: number;
}

/** What a plan leads to, what it hopes for or risks: an event, the share of the games played on in which */
export interface Reason {
  kind: "leads" | "hope" | "risk";
  event: [string, Record<string, unknown>];
  share: number;
  usual: number;
  chance: number;
}

/** What the computer would do in the place of a side, from what that side knows. Where its `certainty` is */
export interface Advice {
  prompt: [string, Record<string, unknown>];
  action: string;
  certainty: "clear" | "likely" | "even" | "equal" | "none";
  reasons: Reason[];
  now: Chance;
  best: WeighedPlan;
  others: OtherPlan[];
  plans: number;
  playouts: number;
  text: string[];
}

/** A probability or an expected value, with its standard error: 0 if it is exact. */
export interface Figure {
  value: number;
  error: number;
}

/** The prospects of one piece, or on average of each of `count` hidden ones. */
export interface PieceOdds {
  piece: string;
  name: [string, Record<string, unknown>];
  count: number;
  strength: number;
  leader: boolean;
  reserve: boolean;
  lost: Figure;
  leaves: Figure;
  strength_left: Figure;
}

export interface SideOdds {
  side: string;
  wins: Figure;
  steps_lost: Figure;
  pieces_lost: Figure;
  leaders_lost: Figure;
  pieces: PieceOdds[];
}

export interface OddsOutcome {
  name: string;
  chance: Figure;
}

/** How a fight may end if both sides follow the policy of docs/odds.md. */
export interface BattleOdds {
  title: string;
  place: string | null;
  attacker: SideOdds;
  defender: SideOdds;
  rounds: Figure[];
  exact: boolean;
  samples: number;
  notes: [string, Record<string, unknown>][];
  outcomes: OddsOutcome[];
}

/** A command was executed, and what it changed is durable. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
  message?: unknown[] | null;
  text?: string | null;
  hint?: Advice | null;
  odds?: BattleOdds | null;
  facts?: Record<string, unknown> | null;
  again?: boolean;
  screen?: Record<string, unknown> | null;
}

/** A message was refused; nothing has changed. `message` says why, and `why` the same in English. After */
export interface Refusal {
  type: "refused";
  key: string | null;
  code: string;
  why: string;
  message: [string, Record<string, unknown>];
  seq: number | null;
  screen?: Record<string, unknown> | null;
  wait?: number | null;
  work?: string | null;
}

/** Who plays one side: `me`, a `bot` by its name, or anybody who takes the `open` seat. */
export interface SeatRequest {
  kind: "me" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** A game to create. */
export interface NewGame {
  title: string;
  options?: Record<string, string>;
  seats: SeatRequest[];
  clock?: string;
  listed?: boolean;
  ask?: boolean;
  hints?: boolean;
}

/** A link to a seat, or for spectators. `kind`: your own seat, an invitation to pass on, or to watch. */
export interface Link {
  kind: "seat" | "invitation" | "spectator";
  side: string | null;
  link: string;
  token: string;
}

export interface Created {
  game: string;
  links: Link[];
}

/** Take the seat of an invitation. */
export interface Take {
  token: string;
  name?: string;
  mine?: string | null;
}

/** Take an open seat of a listed game: a certain side, or any. */
export interface Join {
  side?: string | null;
  name?: string;
  mine?: string | null;
}

export interface TokenOnly {
  token: string;
}

/** A seat that was taken. */
export interface Seat {
  game: string;
  link: Link;
}

/** Which link to renew or revoke: that of the own seat (the default), or that of the spectators. */
export interface LinkChoice {
  what?: "seat" | "spectator";
  game?: string | null;
}

/** A cookie was set that opens this seat. */
export interface SessionOpened {
  game: string;
  side: string | null;
}

/** A game of the lobby with an open seat. */
export interface OpenGame {
  game: string;
  title: string;
  options: Record<string, string>;
  clock: string;
  seats: PublicSeat[];
  created: number;
}

/** A page of the lobby. `next` is the `before` of the page that follows; None on the last page. */
export interface Lobby {
  games: OpenGame[];
  next: number | null;
}

/** What anybody may know about a game. */
export interface PublicFacts {
  game: string;
  facts: Record<string, unknown>;
}

/** What an invitation leads to: the game, the side of its free seat, and what anybody may know of it. */
export interface Invitation {
  game: string;
  side: string;
  here: string[];
  facts: Record<string, unknown>;
}

/** An option; its words are in the message files of the title (`option-NAME`). */
export interface OptionFacts {
  name: string;
  values: string[];
}

export interface TitleFacts {
  id: string;
  title: string;
  version: number;
  sides: string[];
  options: OptionFacts[];
  bots: string[];
  thinks: Record<string, number>;
}

export interface Titles {
  titles: TitleFacts[];
}

/** English names by kind and id. If they are `final`, message files do not translate them. */
export interface Names {
  names: Record<string, Record<string, string>>;
  final: boolean;
}

/** One heading of the rules with the text below it, in Markdown. */
export interface RuleSection {
  level: number;
  number: string;
  title: string;
  text: string;
}

export interface Rules {
  sections: RuleSection[];
}

/** Why a request was refused: a code for programs, and a message for people, also in English. */
export interface Problem {
  code: string;
  why: string;
  message: unknown[];
  wait?: number | null;
  work?: string | null;
}

/** A finished game: one that was played here, by its number, or a record that the client uploads. */
export interface FinishedGame {
  game?: string | null;
  record?: string | null;
}

/** One step of a finished game: who did what, and what each viewer saw of it. */
export interface Frame {
  side: string | null;
  action: string;
  shown: ([number, [string, Record<string, unknown>][], unknown[] | null] | null)[];
  truth: [number, [string, Record<string, unknown>][]] | null;
}

/** A finished game as each viewer saw it. The first frame is the start, the last one the end. */
export interface Replay {
  title: string;
  options: Record<string, string>;
  players: Record<string, string>;
  notes: string[];
  fingerprint: string;
  branched: number | null;
  holds: boolean;
  proved: boolean;
  verdict: [string, Record<string, unknown>][];
  frames: Frame[];
  positions: number[];
}

/** A game to continue from a position of a finished one, against the computer. */
export interface Fork {
  game?: string | null;
  record?: string | null;
  at: number;
  side: string;
  bot: string;
  name?: string;
  seed?: string;
}

/** The progress of an analysis. See docs/analysis.md. */
export interface AnalysisProgress {
  id: string;
  state: "waiting" | "working" | "done" | "failed";
  doing: unknown[] | null;
  part: number;
  whole: number;
  why: unknown[] | null;
  sketch: Record<string, unknown> | null;
  course: Record<string, unknown> | null;
}

export interface Health {
  status: "ok";
  version: string;
}

export type Command = Act | Undo | Resign | Draw | Claim | Pause | Commit | Contribute | Chat | Note | Orders | Rematch | Explain | Inspect | Hints | Hint | Odds | Ping;

export type ServerMessage = Update | Presence | Facts | ChatPush | Welcome | Done | Refusal;

export const PROTOCOLS = [2];
