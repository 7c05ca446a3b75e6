/** An analysis, from asking for it to its end. */

import * as api from "../net/api";
import type { Origin, Study } from "../net/protocol";

const PAUSE = 700;
/** How often in a row nobody may know of it before it is asked for anew. */
const PATIENCE = 6;

/**
 * How far an analysis is, again and again until it is done or has failed. It is made by one process of the server:
 * another may answer that it knows nothing of it, and is not troubled with the same work unless the first is never
 * met again.
 */
export async function* follow(origin: Origin, sketched: () => boolean): AsyncGenerator<Study, void> {
  let study = await api.analyse(origin);
  let unknown = 0;
  for (;;) {
    yield study;
    if (study.state === "done" || study.state === "failed") return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
    try {
      study = await api.analysis(study.id, sketched());
      unknown = 0;
    } catch (problem) {
      if (!(problem instanceof api.Refused && problem.code === "unknown")) throw problem;
      unknown += 1;
      if (unknown === PATIENCE) {
        study = await api.analyse(origin);
        unknown = 0;
      }
    }
  }
}
