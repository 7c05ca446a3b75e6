/** Begins a guided game, or the next stage of one. */

import * as api from "../net/api";
import { t } from "../i18n";
import type { Created } from "../net/protocol";
import { preferences } from "../settings/preferences";
import { saveGame } from "../settings/saved-games";
import { saveTutorialProgress } from "./progress";
import type { Guide } from "./guide";
import { capitalize } from "../titles/generic";

/** The facts of a title that a new game needs. */
interface GuidedTitle {
  id: string;
  title: string;
  sides: string[];
}

/** Go to the table of a game that has been created. */
function sitDown(created: Created, title: GuidedTitle, what: string): void {
  const tokens = created.links.filter((link) => link.kind === "seat").map((link) => link.token);
  saveGame({ game: created.game, tokens, title: title.title, what, at: Date.now() });
  location.assign(`/g#${tokens.join("+")}`);
}

/** Create the game of a stage of the guide (the first, unless it is named), and go to its table. */
export async function beginGuide(
  title: GuidedTitle,
  guide: Guide,
  stage = guide.stages?.[0],
  done: string[] = [],
): Promise<void> {
  const { record, seed, side, bot } = guide;
  const created = await api.forkGame({
    record,
    seed,
    at: stage?.at ?? 0,
    side,
    bot,
    name: preferences().name,
  });
  saveTutorialProgress(created.game, done, stage?.id ?? "");
  sitDown(created, title, t("a-guided-first-game"));
}

/** After the guide: a real game against the same computer player, with cards and dice that nobody knows. */
export async function beginRealGame(title: GuidedTitle, guide: Guide): Promise<void> {
  const { side, bot, options } = guide;
  const seats = title.sides.map((each) =>
    each === side ? ({ kind: "me", name: preferences().name } as const) : ({ kind: "bot", bot } as const),
  );
  const created = await api.createGame({ title: title.id, options, seats });
  sitDown(created, title, t("against-bot", { bot: capitalize(bot) }));
}
