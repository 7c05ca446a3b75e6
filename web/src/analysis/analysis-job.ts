/** An analysis, from asking for it to its end. */

import * as api from "../net/api";
import type { FinishedGame, AnalysisProgress } from "../net/protocol";

const POLL_INTERVAL_MS = 700;
/** How often in a row nobody may know of it before it is asked for anew. */
const MAX_UNKNOWN_ANSWERS = 6;

/**
 * How far an analysis is, again and again until it is done or has failed. It is made by one process of the server:
 * another may answer that it knows nothing of it, and is not troubled with the same work unless the first is never
 * met again.
 */
export async function* pollAnalysis(
  origin: FinishedGame,
  sketched: () => boolean,
): AsyncGenerator<AnalysisProgress, void> {
  let job = await api.startAnalysis(origin);
  let unknown = 0;
  for (;;) {
    yield job;
    if (job.state === "done" || job.state === "failed") return;
    await new Promise((resume) => setTimeout(resume, POLL_INTERVAL_MS));
    try {
      job = await api.fetchAnalysis(job.id, sketched());
      unknown = 0;
    } catch (problem) {
      if (!(problem instanceof api.ApiError && problem.code === "unknown")) throw problem;
      unknown += 1;
      if (unknown === MAX_UNKNOWN_ANSWERS) {
        job = await api.startAnalysis(origin);
        unknown = 0;
      }
    }
  }
}
