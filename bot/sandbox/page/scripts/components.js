/* Discord's message components (V2 and rows) as elements. A part that has not changed keeps its element, so nothing flickers or loses focus. */

import { h, icon } from "./dom.js";
import { anchor } from "./inline.js";
import { markdown } from "./markdown.js";
import { bridge, fileLink, gallery, picture } from "./media.js";
import { preset, select } from "./selects.js";

const ROW = 1;
const BUTTON = 2;
const GALLERY = 12;
const CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };

/** Bring the children of `parent` to what `components` say. `context`: see message.js. */
export function showComponents(parent, components, context) {
  const old = [...parent.children];
  const held = parent.contains(document.activeElement) ? document.activeElement?.dataset.id : null;
  components.forEach((component, index) => {
    const next = update(old[index], component, { ...context, key: `${context.key}/${component.id ?? index}` });
    if (!old[index]) parent.append(next);
    else if (next !== old[index]) old[index].replaceWith(next);
  });
  old.slice(components.length).forEach((one) => one.remove());
  if (held && !parent.contains(document.activeElement)) {
    [...parent.querySelectorAll("[data-id]")].find((one) => one.dataset.id === held)?.focus({ preventScroll: true });
  }
}

function update(old, component, context) {
  const same = JSON.stringify(component) + context.locale;
  if (old?.component === same) return old;
  const type = component.type;
  const nested = (type === CONTAINER || type === ROW) && old?.kind === type;
  const made = nested ? old : (MAKES[type] ?? unknown)(component, context);
  if (type === CONTAINER || type === ROW) showComponents(made, component.components, context);
  if (type === CONTAINER) dress(made, component);
  if (type === GALLERY && old?.kind === GALLERY) bridge(old, made);
  made.component = same;
  made.kind = type;
  return made;
}

const MAKES = {
  [ROW]: () => h("div", { class: "row" }),
  [BUTTON]: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (component, context) => h("div", { class: "text" }, markdown(component.content, context)),
  11: (component, context) => picture(component.media, component.description, component.spoiler, context, "thumbnail"),
  12: (component, context) => gallery(component.items, context),
  13: (component) => fileLink(component.name ?? "file", component.file.url, component.size),
  14: (component) => h("div", { class: `separator${component.divider ? " line" : ""}${component.spacing === 2 ? " large" : ""}`, role: component.divider ? "separator" : null }),
  [CONTAINER]: () => h("div", { class: "container" }),
};

const unknown = (component) => h("p", { class: "unknown" }, `? ${component.type}`);

function dress(element, component) {
  const accent = component.accent_color;
  element.classList.toggle("accented", accent !== null && accent !== undefined);
  element.style.borderLeftColor = accent === null || accent === undefined ? "" : `#${accent.toString(16).padStart(6, "0")}`;
}

function section(component, context) {
  const texts = h("div", { class: "section-texts" });
  const made = h("div", { class: "section" }, texts);
  showComponents(texts, component.components, { ...context, key: `${context.key}/texts` });
  if (component.accessory) made.append(update(null, component.accessory, { ...context, key: `${context.key}/side` }));
  return made;
}

function button(component, context) {
  const inner = [emoji(component.emoji), component.label];
  if (component.style === 5) {
    const link = anchor(component.url, context, [inner.filter(Boolean), icon("link")].flat());
    link.className = "press secondary";
    return link;
  }
  const made = h(
    "button",
    { type: "button", class: `press ${STYLES[component.style] ?? "secondary"}`, disabled: component.disabled, data: { id: component.custom_id } },
    h("span", { class: "press-text" }, inner),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  made.addEventListener("click", () => wait(made, context.press(component)));
  return made;
}

function emoji(one) {
  return one?.name && !one.id ? h("span", { class: "emoji", "aria-hidden": "true" }, `${one.name} `) : null;
}

function menu(component, context) {
  const chosen = context.chosen(component) ?? preset(component);
  const made = select(component, {
    personId: context.viewer,
    placeId: context.placeId,
    chosen,
    done: (values) => wait(made, context.choose(component, values)),
  });
  return made;
}

async function wait(element, answer) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  await answer;
  element.removeAttribute("aria-busy");
}

/** Return a line that says what went wrong. */
export const failure = (text) => h("p", { class: "failure", role: "alert" }, icon("warning"), h("span", {}, text));
