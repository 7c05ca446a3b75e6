import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server's content policy allows nothing inline, so nothing is inlined: no data: fonts, no preload script.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Tests run in Node, but test the code for browsers.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/rubicon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
