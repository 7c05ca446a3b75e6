/** The past of one seat: everything it was shown, update by update, to be looked at again. */

import { patched } from "./patch";
import type { Update } from "./protocol";
import type { Answer, Sitting } from "./seat.svelte";
import { t } from "./words";
import { NOTHING, type LogLine, type Screen, type TableFacts } from "./screen";

const over = (): Promise<Answer> => Promise.resolve({ ok: false, code: "over", why: t("This is the past; it cannot be changed.") });

export class Past implements Sitting {
  readonly connection = "here" as const;
  readonly waiting = 0;
  readonly catchingUp = false;
  readonly presence = null;
  readonly chat = [];
  readonly clocks = [];
  readonly skew = 0;
  readonly trouble = null;
  note = "";
  pauses = {};
  /** Which update is shown: 1 is the first. */
  at = $state(1);

  /** After each update: the screen without what could be decided, and the log. They share what is the same. */
  readonly #moments: { screen: Screen; log: LogLine[]; words: string[] }[] = [];

  constructor(
    readonly facts: TableFacts,
    readonly viewer: number,
    updates: Update[],
  ) {
    let screen = NOTHING;
    let log: LogLine[] = [];
    for (const update of updates) {
      screen = patched(screen, update.patch) as Screen;
      log = [...log.slice(0, log.length - update.drop), ...update.log];
      const shown = { ...screen, decision: null, undo: false };
      this.#moments.push({ screen: shown, log, words: update.log.map(([word]) => word) });
    }
    this.at = Math.min(1, this.length);
  }

  get length(): number {
    return this.#moments.length;
  }
  get game(): string {
    return this.facts.id;
  }
  get seq(): number {
    return this.at;
  }
  get screen(): Screen {
    return this.#moments[this.at - 1]?.screen ?? NOTHING;
  }
  get log(): LogLine[] {
    return this.#moments[this.at - 1]?.log ?? [];
  }

  /** Go to a step, as far as there are any. */
  go(at: number): void {
    this.at = Math.max(1, Math.min(this.length, at));
  }

  /** Go on to the next step that tells of an event; from the last one, to the first. */
  seek(word: string): void {
    const next = this.#moments.findIndex((moment, index) => index >= this.at && moment.words.includes(word));
    const first = this.#moments.findIndex((moment) => moment.words.includes(word));
    if (first >= 0) this.go((next >= 0 ? next : first) + 1);
  }

  act = over;
  undo = over;
  explain = over;
  send = over;
}
