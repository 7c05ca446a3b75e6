import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Puts the emblems next to the maps, for the pictures that Python draws. */
const emblems = {
  name: "emblems-for-pictures",
  apply: "build" as const,
  buildStart(this: { emitFile(file: { type: "asset"; fileName: string; source: string }): string }) {
    const source = readFileSync(new URL("src/ui/emblems.json", import.meta.url), "utf-8");
    this.emitFile({ type: "asset", fileName: "map/emblems.json", source });
  },
};

// The server's content policy allows nothing inline, so nothing is inlined: no data: fonts, no preload script.
export default defineConfig({
  plugins: [svelte(), emblems],
  resolve: {
    // Tests run in Node, but test the code for browsers.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: { fs: { allow: [".", "../src/rubicon"] } }, // message files are shared with the Python package
  build: {
    outDir: "../src/rubicon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Files share their environment: one for each took two thirds of the processor time.
    pool: "threads",
    isolate: false,
    // Milliseconds. Only for a test that hangs: a busy machine may take long over any.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
