import "@fontsource/cinzel/latin-600.css";
import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/inter/latin-400.css";
import "@fontsource/inter/latin-600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./lib/memory";

wear();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => wear());

const target = document.getElementById("app");
if (target) mount(App, { target });
