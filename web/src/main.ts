import { mount } from "svelte";
import App from "./App.svelte";
// Every table needs these: here they cost less than as files of their own.
import "./drawings/Picture.svelte";
import { ready } from "./parts/appearance";
import "./parts/Later.svelte";
import "./parts/Volume.svelte";
import "./styles/base.css";
import "./styles/board.css";
import "./styles/drawings.css";
import { words } from "./words/words.svelte";

// Nobody sees type that grows, or words that change.
await Promise.all([words.begin(), ready()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
