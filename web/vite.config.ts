import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server's content policy allows nothing inline, so nothing is inlined: no data: fonts, no preload script.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: "/src/lib" } },
  build: {
    outDir: "../src/rubicon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
