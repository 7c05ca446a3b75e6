import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/net/protocol.ts"] }, // the latter is made by a program, and a test compares it
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      // The compiler knows all names, those of types too, and finds the ones that nobody uses.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // Sets and maps are made, filled and read inside one derivation; nobody waits for them to change.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["*.config.*", "tests/**"], languageOptions: { globals: globals.node } },
);
