/** What titles declare about their phases, in their components and message files. */

import type { Words } from "../i18n/words";

/** A phase, as `components.phases` has it by name. */
export interface PhaseFacts {
  /** The number of its rule, or the heading of the rules text that helps. */
  see: string;
  verbs: string[];
  /** What is drawn next to the map: the title's own word, such as `battle`. */
  scene?: string;
  /** Whether its decision shows only what all sides see: players at one screen may look together. */
  public?: boolean;
}
export type Phases = Record<string, PhaseFacts>;

/** The heading of a phase; nothing if the title has no such text. */
export const phaseHeading = (words: Words, phase: string): string => words.find(`phase-${phase}-heading`);

/** Whether a kind of decision shows only what all sides see. */
export const isPublicPhase = (phases: Phases | undefined, kind: string): boolean =>
  phases?.[kind]?.public ?? false;

/** What a kind of decision is about, and where the rules say more. */
export function phaseHint(
  words: Words,
  phases: Phases | undefined,
  phase: string,
  kind: string,
): { text: string; rule: string } {
  const text = words.find(`phase-${kind}-hint`);
  return { text, rule: text && ((phases?.[kind] ?? phases?.[phase])?.see ?? "") };
}
