/** Patches of JSON documents, as docs/protocol.md describes them. */

type Json = unknown;
type Members = Record<string, Json>;

/** The document that results from `patch` on `old`. `old` is not changed; unchanged parts are shared. */
export function applyPatch(old: Json, patch: Json[] | null): Json {
  if (patch === null) return old;
  switch (patch[0]) {
    case "=":
      return patch[1];
    case "{": {
      const changed: Members = { ...(old as Members) };
      for (const key of patch[2] as string[]) delete changed[key];
      for (const [key, change] of Object.entries(patch[1] as Record<string, Json[]>)) {
        changed[key] = applyPatch(changed[key], change);
      }
      return changed;
    }
    case "#": {
      const entries = [...(old as Json[])];
      for (const [index, change] of Object.entries(patch[1] as Record<string, Json[]>)) {
        entries[Number(index)] = applyPatch(entries[Number(index)], change);
      }
      return entries;
    }
    default: {
      const [, at, removed, inserted] = patch as [string, number, number, Json[]];
      const entries = [...(old as Json[])];
      entries.splice(at, removed, ...inserted);
      return entries;
    }
  }
}
