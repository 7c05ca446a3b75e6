/**
 * The titles with a presentation of their own: every folder here, except for the template that `rubicon new-title`
 * copies. Each is fetched when it is needed. All other titles are shown by `generic.ts`.
 */

import * as api from "../net/api";
import { currentLanguage, loadTitleTexts, setTitleWords } from "../i18n";
import { loadWords } from "../i18n/message-files";
import type { Words } from "../i18n/words";
import type { Guide } from "../tutorial/guide";
import type { TitleFacts } from "../net/protocol";
import type { Title } from "./title";
import { genericTitle } from "./generic";

type CreateTitle = (facts: TitleFacts, components: Record<string, unknown>, words: Words) => Title;

/** What the start page says about a title. */
interface StartTexts {
  INTRO: string[];
  HAS_MAP: boolean;
}

/** Modules of title folders (`./caesar-xl/index.ts`) by the id of the title. */
const byTitle = <Module>(modules: Record<string, Module>): Record<string, Module> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split("/")[1] ?? "", module]));

const TITLE_MODULES = byTitle(
  import.meta.glob<{ createTitle: CreateTitle }>(["./*/index.ts", "!./template-title/*"]),
);
const START_TEXTS = byTitle(
  import.meta.glob<StartTexts>(["./*/start.ts", "!./template-title/*"], { eager: true }),
);

/** The guided first games, by title. */
export const GUIDES = byTitle(import.meta.glob<{ guide: Guide }>(["./*/guide.ts", "!./template-title/*"]));

/** Whether a title has a map to show. */
export const hasMap = (id: string): boolean => START_TEXTS[id]?.HAS_MAP ?? false;

/** What a newcomer should know first, by title. */
export const INTROS: Record<string, string[]> = Object.fromEntries(
  Object.entries(START_TEXTS).map(([id, { INTRO }]) => [id, INTRO]),
);

export async function loadTitle(id: string): Promise<Title> {
  const facts = (await api.fetchTitles()).titles.find((each) => each.id === id);
  const known = facts ?? { id, title: id, version: 0, sides: [], options: [], bots: [], thinks: {} };
  const load = TITLE_MODULES[id.split("@")[0] ?? id]; // after the @ stands the digest of its component pack
  const [module, components, names] = await Promise.all([
    load?.(),
    api.fetchComponents(id),
    api.fetchNames(id),
    loadTitleTexts([id.split("@")[0] ?? id]),
  ]);
  const words = await loadWords(id, currentLanguage(), names);
  setTitleWords(words);
  const title =
    module?.createTitle(known, components, words) ??
    genericTitle(id, known.title, known.sides, words, components);
  return { ...title, thinks: known.thinks };
}
