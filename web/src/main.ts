import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import "./styles/board.css";
import "./styles/drawings.css";
import { words } from "./words/words.svelte";

await words.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
