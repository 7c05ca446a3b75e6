/** Words of titles on pages that show several: names of sides, options, reasons of endings. */

import { SvelteMap } from "svelte/reactivity";
import { currentLanguage } from ".";
import { loadWords } from "./message-files";
import { Words } from "./words";

const known = new SvelteMap<string, Words>();
const asked = new Set<string>();
const NONE = new Words("en", []);

/** The words of a title. Until they are fetched, ids stand for names. */
export function titleWords(id: string): Words {
  if (!asked.has(id)) {
    asked.add(id);
    void loadWords(id, currentLanguage(), { names: {}, final: false }).then((words) => known.set(id, words));
  }
  return known.get(id) ?? NONE;
}
