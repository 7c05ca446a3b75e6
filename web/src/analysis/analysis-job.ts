/** Runs an analysis on the server and reports its progress. */

import * as api from "../net/api";
import type { FinishedGame, AnalysisProgress } from "../net/protocol";

const POLL_INTERVAL_MS = 700;
/** After this many answers in a row that the job is unknown, it is started again. */
const MAX_UNKNOWN_ANSWERS = 6;

/**
 * The progress of an analysis, repeatedly until it is done or has failed. One process of the server makes it; another
 * process may answer that it does not know it. The analysis is started again only if the first process never answers.
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
