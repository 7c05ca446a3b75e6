/** The titles that have a face of their own, each fetched when it is needed; all others are played by their words. */

import * as api from "../net/api";
import type { Guide } from "../tutorial/guide";
import type { TitleFacts } from "../net/protocol";
import type { Title } from "./title";
import { generic } from "./generic";
import { INTRO as CAESAR_XL } from "./caesar-xl/texts";
import { INTRO as JULIUS_CAESAR } from "./julius-caesar/texts";

type Make = (facts: TitleFacts, components: Record<string, unknown>) => Title;

const FACES: Record<string, () => Promise<{ make: Make }>> = {
  "julius-caesar": () => import("./julius-caesar"),
  "caesar-xl": () => import("./caesar-xl"),
};

/** Whether a title has a map to show. */
export const mapped = (id: string): boolean => id in FACES;

/** What a newcomer should know first, by title. */
export const INTROS: Record<string, string[]> = { "julius-caesar": JULIUS_CAESAR, "caesar-xl": CAESAR_XL };

/** The guided first games, by title. */
export const GUIDES: Record<string, () => Promise<{ guide: Guide }>> = {
  "julius-caesar": () => import("./julius-caesar/guide"),
  "caesar-xl": () => import("./caesar-xl/guide"),
};

export async function title(id: string): Promise<Title> {
  const facts = (await api.titles()).titles.find((each) => each.id === id);
  const known = facts ?? { id, title: id, version: 0, sides: [], options: [], bots: [] };
  const face = FACES[id.split("@")[0] ?? id]; // what follows says which components it is played with
  if (face === undefined) return generic(id, known.title, known.sides);
  const [{ make }, components] = await Promise.all([face(), api.components(id)]);
  return make(known, components);
}
