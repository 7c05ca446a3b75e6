/** What of a table can be heard: what was just shown, and that it is the player's turn. */

import type { LogLine, Screen } from "../net/screen";
import type { Title } from "../titles/title";
import { diceOf, routeOf } from "../log/line-facts";
import { soundSetting } from "../settings/preferences";
import type { SoundName } from "./scores";

/** Who acted less than this many milliseconds ago is still looking and need not be called. */
const CALL_AFTER = 5000;

/** The sounds of a line of the log, by its facts, which mean the same in every title. */
export function soundsOf(title: Title, line: LogLine): SoundName[] {
  const rolled = diceOf(line);
  if (rolled) return rolled.hits ? ["dice", "hit"] : ["dice"];
  if (routeOf(title, line)) return ["march"];
  return "card" in line[1] ? ["card"] : [];
}

/** Listens to one seat. Several lines that are shown at once sound once for each kind. */
export class TableSounds {
  /** Lines that were there before; -1 until the seat has been looked at. */
  #heard = -1;
  #mine = false;
  #leftAt = 0;

  /** To be called whenever log or screen have changed. Nothing sounds for what was there before the page. */
  listen(title: Title, log: LogLine[], screen: Screen): void {
    if (screen.view === null) return;
    const setting = soundSetting();
    const fresh = this.#heard < 0 ? [] : log.slice(this.#heard);
    const isMine = screen.decision !== null;
    const isCalled =
      this.#heard >= 0 &&
      isMine &&
      !this.#mine &&
      (document.hidden || Date.now() - this.#leftAt > CALL_AFTER);
    if (this.#mine && !isMine) this.#leftAt = Date.now();
    this.#heard = log.length;
    this.#mine = isMine;
    const wanted = new Set<SoundName>(
      setting === "all" ? fresh.flatMap((line) => soundsOf(title, line)) : [],
    );
    if (isCalled && setting !== "off") wanted.add("turn");
    if (wanted.size) void import("./synthesiser").then(({ playSounds }) => playSounds(wanted));
  }
}
