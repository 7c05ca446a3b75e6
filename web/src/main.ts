import "@fontsource/cinzel/latin-600.css";
import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/inter/latin-400.css";
import "@fontsource/inter/latin-600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences, applyPreferences } from "./settings/preferences";
import { preferredLanguage, loadLanguage } from "./i18n";

applyPreferences();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyPreferences());

const target = document.getElementById("app");
const mountApp = (): void => void (target && mount(App, { target }));
// A table loads the texts of its own title; the start page introduces all of them.
const titles = location.pathname === "/g" ? [] : undefined;
loadLanguage(preferredLanguage(preferences().language), titles)
  .catch(() => loadLanguage("en", titles))
  .then(mountApp, mountApp);
