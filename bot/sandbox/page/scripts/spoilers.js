/* What is covered until it is pressed; what was opened stays open when its message is edited. */

import { h } from "./dom.js";
import { say } from "./words.js";

const opened = new Set();

/** Whether this was opened before. */
export const isOpen = (key) => opened.has(key);

/** Remember that this was opened. */
export const open = (key) => opened.add(key);

/** Make a covered piece of text; `key` tells it from all others, `nodes` are what it covers. */
export function textSpoiler(key, nodes) {
  const inner = h("span", { class: "covered" }, nodes);
  const made = h("span", { class: "spoiler" }, inner);
  const show = () => {
    opened.add(key);
    made.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) made.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
    inner.inert = false;
  };
  if (opened.has(key)) {
    show();
    return made;
  }
  inner.setAttribute("aria-hidden", "true");
  inner.inert = true;
  made.setAttribute("role", "button");
  made.setAttribute("tabindex", "0");
  made.setAttribute("aria-expanded", "false");
  made.setAttribute("aria-label", say("spoiler"));
  made.addEventListener("click", show);
  made.addEventListener("keydown", (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || made.classList.contains("open")) return;
    event.preventDefault();
    show();
  });
  return made;
}
