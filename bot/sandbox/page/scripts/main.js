/* The page: a whole Discord on this machine, seen through everybody's eyes in turn. */

import { showTop } from "./controls.js";
import { fill, h } from "./dom.js";
import { isNarrow, showTab, showTabs } from "./layout.js";
import { connect, watchPeople } from "./live.js";
import { Panel } from "./panel.js";
import { showPeople } from "./people.js";
import { readAddress } from "./route.js";
import { listen, place, state, tell } from "./state.js";
import { runMoments } from "./timestamps.js";
import { loadWords, say } from "./words.js";

const PEOPLE_SECONDS = 5;
const table = new Panel("table");
const direct = new Panel("dm");
const pinned = new Map();
let started = false;

function start() {
  for (const one of document.querySelectorAll("[data-words]")) one.textContent = say(one.dataset.words);
  document.getElementById("panels").append(table.element, direct.element);
  listen("people", drawSoon);
  listen("voice", drawSoon);
  listen("bot", drawSoon);
  listen("places", arrived);
  listen("chosen", chosen);
  listen("pins", pins);
  listen("link", banner);
  window.addEventListener("hashchange", readAddress);
  banner({ open: false });
  connect();
  watchPeople(PEOPLE_SECONDS);
  runMoments();
}

let waiting = false;

function drawSoon() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    showPeople();
    showTabs();
    showTop();
  });
}

function arrived() {
  if (!started || !place(state.person, state.place)) readAddress();
  started = true;
}

function chosen({ place: where, message }) {
  table.show();
  direct.show();
  if (where && isNarrow()) showTab(where === state.place ? "table" : "dm");
  if (message) (where === state.place ? table : direct).log.reveal(message);
  tell("people");
}

function pins() {
  for (const [id, panel] of pinned) {
    if (state.pinned.includes(id)) continue;
    panel.close();
    pinned.delete(id);
  }
  for (const id of state.pinned) {
    if (pinned.has(id)) continue;
    const panel = new Panel("pinned", id);
    pinned.set(id, panel);
    document.getElementById("panels").append(panel.element);
    panel.show();
    panel.element.scrollIntoView({ inline: "end", block: "nearest" });
  }
  tell("people");
}

function banner({ open, seconds }) {
  const box = document.getElementById("banner");
  box.hidden = open;
  if (open) return;
  if (seconds === undefined) {
    fill(box, say("connecting"));
    return;
  }
  const text = seconds < 1 ? say("lost-now") : say("lost", { n: Math.ceil(seconds) });
  fill(box, h("span", {}, text), " ", h("button", { type: "button", class: "press small secondary", onclick: connect }, say("try-now")));
}

await loadWords();
start();
