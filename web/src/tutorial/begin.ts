/** Begins a guided game, or the next stage of one. */

import * as api from "../net/api";
import { t } from "../i18n";
import type { Created } from "../net/protocol";
import { preferences } from "../settings/preferences";
import { saveGame } from "../settings/saved-games";
import { saveTutorialProgress } from "./progress";
import type { Guide } from "./guide";

/** The facts of a title that a new game needs. */
interface GuidedTitle {
  id: string;
  title: string;
  sides: string[];
}

function create(title: GuidedTitle, guide: Guide, at: number | undefined): Promise<Created> {
  const { side, bot, record } = guide;
  if (record !== undefined && at !== undefined)
    return api.forkGame({ record, at, side, bot, name: preferences().name });
  const seats = title.sides.map((each) =>
    each === side ? ({ kind: "me" } as const) : ({ kind: "bot", bot } as const),
  );
  return api.createGame({ title: title.id, options: guide.options, seats });
}

/** Create the game of a stage of the guide (the first, unless it is named), and go to its table. */
export async function beginGuide(
  title: GuidedTitle,
  guide: Guide,
  stage = guide.stages?.[0],
  done: string[] = [],
): Promise<void> {
  const created = await create(title, guide, stage?.at);
  const tokens = created.links.filter((link) => link.kind === "seat").map((link) => link.token);
  saveGame({
    game: created.game,
    tokens,
    title: title.title,
    what: t("a-guided-first-game"),
    at: Date.now(),
  });
  saveTutorialProgress(created.game, done, stage?.id ?? "");
  location.assign(`/g#${tokens.join("+")}`);
}
