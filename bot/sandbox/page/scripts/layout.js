/* On a phone one column is shown at a time; which one is remembered on the root element. */

import { fill, h, icon } from "./dom.js";
import { hasQuestion, state, tell, waiting } from "./state.js";
import { say } from "./words.js";

const TABS = [
  ["table", "tab-table", "hash"],
  ["dm", "tab-dm", "at"],
  ["people", "tab-people", "people"],
];
const narrow = window.matchMedia("(max-width: 719px)");

/** Whether only one column is shown. */
export const isNarrow = () => narrow.matches;

/** Return the tab that is shown on a phone. */
export const tab = () => document.documentElement.dataset.layout;

/** Show a tab; on a wide screen this changes nothing that can be seen. */
export function showTab(name) {
  document.documentElement.dataset.layout = name;
  showTabs();
  tell("layout");
}

/** Draw the tabs again. */
export function showTabs() {
  const others = state.people.reduce((sum, one) => sum + (one.id === state.person ? 0 : waiting(one.id)), 0);
  const counts = { dm: waiting(state.person), people: others };
  const held = document.activeElement?.dataset.tab;
  fill(
    document.getElementById("tabs"),
    TABS.map(([name, word, picture]) =>
      h(
        "button",
        { type: "button", class: "tab", "aria-current": tab() === name ? "page" : null, data: { tab: name }, onclick: () => showTab(name) },
        icon(picture),
        h("span", {}, say(word)),
        name === "dm" && hasQuestion(state.person) && h("span", { class: "asks", title: say("question-waits") }, h("span", { class: "unseen" }, say("question-waits"))),
        counts[name] > 0 && h("span", { class: "count", "aria-label": say("unread", { n: counts[name] }) }, String(counts[name])),
      ),
    ),
  );
  if (held) document.querySelector(`.tab[data-tab="${held}"]`)?.focus();
}

narrow.addEventListener("change", () => tell("layout"));
