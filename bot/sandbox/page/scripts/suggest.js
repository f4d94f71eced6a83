/* Suggestions under a field while something is typed into it (arrows, Enter or Tab pick, Escape closes). */

import { h } from "./dom.js";
import { popup } from "./popup.js";
import { say } from "./words.js";

let made = 0;

/** Offer suggestions at a field. `items(text)`: list, or a promise of it, of {label, description?}; `pick(item)`. Returns {refresh, close}. */
export function suggest(field, { items, pick, label, wait = 0, whenEmpty = false }) {
  const id = `suggest-${(made += 1)}`;
  let list = [];
  let current = 0;
  let close = null;
  let asked = 0;
  let timer = null;

  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", "false");
  field.autocomplete = "off";

  async function refresh() {
    const number = (asked += 1);
    const text = field.value;
    const found = await items(text);
    if (number !== asked || !field.isConnected) return;
    list = found;
    current = 0;
    if (list.length || (whenEmpty && text && document.activeElement === field)) show();
    else hide();
  }
  function show() {
    hide();
    const rows = list.map((item, index) =>
      h(
        "div",
        { class: index === current ? "option current" : "option", role: "option", id: `${id}-${index}`, "aria-selected": String(index === current), onpointerdown: (event) => event.preventDefault(), onclick: () => take(index) },
        h("span", { class: "option-text" }, h("span", { class: "option-label" }, item.label), item.description && h("span", { class: "option-more" }, item.description)),
      ),
    );
    const box = h("div", { class: "listbox suggestions", role: "listbox", id, "aria-label": label() }, rows.length ? rows : h("p", { class: "empty" }, say("nothing-found")));
    field.setAttribute("aria-controls", id);
    field.setAttribute("aria-expanded", "true");
    close = popup(field, box, {
      closed: () => {
        close = null;
        field.setAttribute("aria-expanded", "false");
        field.removeAttribute("aria-activedescendant");
      },
    });
    if (rows.length) field.setAttribute("aria-activedescendant", `${id}-${current}`);
  }
  const hide = () => close?.();
  function step(by) {
    const rows = document.getElementById(id)?.children ?? [];
    rows[current]?.classList.remove("current");
    rows[current]?.setAttribute("aria-selected", "false");
    current = (current + by + list.length) % list.length;
    rows[current].classList.add("current");
    rows[current].setAttribute("aria-selected", "true");
    rows[current].scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", `${id}-${current}`);
  }
  function take(index) {
    const item = list[index];
    hide();
    asked += 1;
    pick(item);
  }
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, wait);
  });
  field.addEventListener("focus", () => whenEmpty && refresh());
  field.addEventListener("blur", () => {
    clearTimeout(timer);
    asked += 1;
    hide();
  });
  field.addEventListener("keydown", (event) => {
    if (!close || event.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      hide();
    } else if (!list.length) return;
    else if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) take(current);
    else return;
    event.preventDefault();
  });
  return { refresh, close: hide };
}
