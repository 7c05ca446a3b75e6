/** Why the server refused something, as a sentence in the reader's language. */

import { say } from "../i18n";
import type { Message } from "../i18n/words";

/** What a refusal says, in the body of a response or in a message. Earlier servers say it in English alone. */
export interface RefusalFacts {
  why: string;
  message?: unknown;
}

export const refusalText = ({ why, message }: RefusalFacts): string =>
  message === undefined ? why : say(message as Message);
