/* A list from which one or several things are picked, by pointer or keyboard (arrows, Home, End, letters, Enter, Space). */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

let made = 0;

/** Make a listbox. `items`: {value, label, description?, picture?}; `chosen`: a Set of values; `many`; `pick(value)`; `full()`. */
export function listbox({ items, chosen, many = false, label, pick, full = () => false }) {
  const id = `list-${(made += 1)}`;
  const box = h("div", { class: "listbox", role: "listbox", id, tabindex: "0", "aria-label": label, "aria-multiselectable": many || null });
  const rows = items.map((item, index) => row(item, `${id}-${index}`, many));
  let current = Math.max(0, items.findIndex((item) => chosen.has(item.value)));
  let typed = "";
  let typing = null;

  function refresh(scroll = true) {
    rows.forEach((one, index) => {
      const selected = chosen.has(items[index].value);
      one.setAttribute("aria-selected", String(selected));
      one.setAttribute("aria-disabled", String(!selected && full()));
      one.classList.toggle("current", index === current);
    });
    if (rows[current]) {
      box.setAttribute("aria-activedescendant", rows[current].id);
      if (scroll) rows[current].scrollIntoView({ block: "nearest" });
    }
  }
  function take(index) {
    current = index;
    if (items[index] && (chosen.has(items[index].value) || !full())) pick(items[index].value);
    refresh();
  }
  function letter(key) {
    clearTimeout(typing);
    typing = setTimeout(() => (typed = ""), 700);
    typed += key.toLowerCase();
    const found = items.findIndex((item) => plain(item.label).split(/\s+/).some((word) => word.startsWith(plain(typed))));
    if (found >= 0) current = found;
  }
  const MOVES = {
    ArrowDown: () => (current = Math.min(current + 1, rows.length - 1)),
    ArrowUp: () => (current = Math.max(current - 1, 0)),
    Home: () => (current = 0),
    End: () => (current = rows.length - 1),
    Enter: () => take(current),
    " ": () => (typed ? letter(" ") : take(current)),
  };
  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (MOVES[event.key]) MOVES[event.key]();
    else if (event.key.length === 1) letter(event.key);
    else return;
    event.preventDefault();
    refresh();
  });
  rows.forEach((one, index) => one.addEventListener("click", () => take(index)));
  box.append(...(rows.length ? rows : [h("p", { class: "empty" }, say("nothing-found"))]));
  refresh(false);
  return { box, refresh, reveal: () => rows[current]?.scrollIntoView({ block: "nearest" }) };
}

function row(item, id, many) {
  return h(
    "div",
    { class: "option", role: "option", id },
    item.picture,
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, item.label), item.description && h("span", { class: "option-more" }, item.description)),
    h("span", { class: many ? "tick many" : "tick" }, icon("check")),
  );
}

/** Return a text without marks over its letters and without capitals, for comparing what is typed. */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
