/** Every test of the page begins in English. */

import { beforeEach } from "vitest";
import { loadLanguage } from "../src/i18n";

beforeEach(() => loadLanguage("en"));
