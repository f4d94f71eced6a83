/* The channels and threads of the played person, as a row of tabs over the messages. */

import { fill, h, icon } from "./dom.js";
import { choosePlace } from "./route.js";
import { freshIn, places } from "./state.js";
import { say } from "./words.js";

const VOICE = [2, 13];
const THREADS = [10, 11, 12];

/** Draw the places into a column's head; the chosen one is pressed. */
export function showPlaces(head, personId, placeId) {
  const shown = places(personId).filter((one) => !VOICE.includes(one.type) && !one.thread_metadata?.archived);
  const marks = shown.map((one) => [one.id, one.name, one.id !== placeId && freshIn(personId, one.id) > 0]);
  const key = JSON.stringify([personId, placeId, marks]);
  if (head.dataset.key === key) return;
  head.dataset.key = key;
  const held = head.contains(document.activeElement) ? document.activeElement.dataset.place : null;
  const tabs = shown.map((one) => tab(one, one.id === placeId, one.id !== placeId && freshIn(personId, one.id) > 0));
  const nav = h("nav", { class: "places", "aria-label": say("places") }, tabs);
  nav.addEventListener("keydown", (event) => move(event, tabs));
  fill(head, h("h2", { class: "unseen" }, say("places")), nav);
  (tabs.find((one) => one.dataset.place === held) ?? null)?.focus();
  tabs.find((one) => one.classList.contains("current"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function tab(one, current, fresh) {
  const thread = THREADS.includes(one.type);
  return h(
    "button",
    {
      type: "button", class: `place${current ? " current" : ""}${fresh ? " unread" : ""}`, "aria-current": current ? "true" : null,
      data: { place: one.id }, onclick: () => choosePlace(one.id),
    },
    icon(thread ? "thread" : "hash"),
    h("span", { class: "place-name" }, one.name),
    h("span", { class: "unseen" }, say(thread ? "thread" : "channel")),
    fresh && h("span", { class: "dot" }),
  );
}

/** Move between the buttons of a row or column with arrow keys. */
export function move(event, buttons) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const at = buttons.indexOf(document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length].focus();
}
