/** The titles that have a face of their own, each fetched when it is needed; all others are played by their words. */

import * as api from "../net/api";
import type { Guide } from "../tutorial/guide";
import type { TitleFacts } from "../net/protocol";
import type { Title } from "./title";
import { genericTitle } from "./generic";
import { INTRO as CAESAR_XL } from "./caesar-xl/texts";
import { INTRO as JULIUS_CAESAR } from "./julius-caesar/texts";

type CreateTitle = (facts: TitleFacts, components: Record<string, unknown>) => Title;

const TITLE_MODULES: Record<string, () => Promise<{ createTitle: CreateTitle }>> = {
  "julius-caesar": () => import("./julius-caesar"),
  "caesar-xl": () => import("./caesar-xl"),
};

/** Whether a title has a map to show. */
export const hasMap = (id: string): boolean => id in TITLE_MODULES;

/** What a newcomer should know first, by title. */
export const INTROS: Record<string, string[]> = { "julius-caesar": JULIUS_CAESAR, "caesar-xl": CAESAR_XL };

/** The guided first games, by title. */
export const GUIDES: Record<string, () => Promise<{ guide: Guide }>> = {
  "julius-caesar": () => import("./julius-caesar/guide"),
  "caesar-xl": () => import("./caesar-xl/guide"),
};

export async function loadTitle(id: string): Promise<Title> {
  const facts = (await api.fetchTitles()).titles.find((each) => each.id === id);
  const known = facts ?? { id, title: id, version: 0, sides: [], options: [], bots: [] };
  const load = TITLE_MODULES[id.split("@")[0] ?? id]; // what follows says which components it is played with
  if (load === undefined) return genericTitle(id, known.title, known.sides);
  const [{ createTitle }, components] = await Promise.all([load(), api.fetchComponents(id)]);
  return createTitle(known, components);
}
