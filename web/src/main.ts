import "@fontsource/cinzel/latin-600.css";
import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/inter/latin-400.css";
import "@fontsource/inter/latin-600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { taste, wear } from "./settings/preferences";
import { preferred, speak } from "./i18n";

wear();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => wear());

const target = document.getElementById("app");
// A catalogue that cannot be fetched is no reason not to play.
const begin = (): void => void (target && mount(App, { target }));
speak(preferred(taste().language)).then(begin, begin);
