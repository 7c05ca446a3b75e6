/** Patches of JSON documents, as docs/protocol.md describes them. */

type Json = unknown;
type Members = Record<string, Json>;

/** The document that `patch` makes of `old`; `old` stays as it is, and what did not change is shared. */
export function applyPatch(old: Json, patch: Json[] | null): Json {
  if (patch === null) return old;
  switch (patch[0]) {
    case "=":
      return patch[1];
    case "{": {
      const made: Members = { ...(old as Members) };
      for (const key of patch[2] as string[]) delete made[key];
      for (const [key, change] of Object.entries(patch[1] as Record<string, Json[]>)) {
        made[key] = applyPatch(made[key], change);
      }
      return made;
    }
    case "#": {
      const entries = [...(old as Json[])];
      for (const [index, change] of Object.entries(patch[1] as Record<string, Json[]>)) {
        entries[Number(index)] = applyPatch(entries[Number(index)], change);
      }
      return entries;
    }
    default: {
      const [, at, gone, fresh] = patch as [string, number, number, Json[]];
      const entries = [...(old as Json[])];
      entries.splice(at, gone, ...fresh);
      return entries;
    }
  }
}
