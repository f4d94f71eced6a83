/* Modals: a bot asks for lines of text or for choices. */

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { preset, select } from "./selects.js";
import { nameOf, snapshot } from "./state.js";
import { say } from "./words.js";

const ROW = 1;
const INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const MENUS = [3, 5, 6, 7, 8];
const LONG = 2;

/** Show a modal to a person; `submit(person, modal, values)` returns words of what went wrong, or null. */
export function showModal(personId, placeId, modal, submit) {
  const values = {};
  const context = { personId, placeId, values };
  const wrong = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "press primary" }, say("send"));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": `modal-${modal.id}` });
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h(
      "header",
      {},
      h("h2", { id: `modal-${modal.id}` }, modal.title),
      h("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close")),
    ),
    h("p", { class: "modal-who" }, say("playing-as", { name: nameOf(personId, personId) ?? "" })),
    h("div", { class: "modal-fields" }, modal.components.map((part) => field(part, context))),
    wrong,
    h("footer", {}, h("button", { type: "button", class: "press secondary", onclick: () => dialog.close() }, say("cancel")), send),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.setAttribute("aria-busy", "true");
    const fault = await submit(personId, modal, values).catch((error) => error.message);
    send.removeAttribute("aria-busy");
    if (!fault) return dialog.close();
    wrong.hidden = false;
    return wrong.replaceChildren(icon("warning"), fault);
  });
  const from = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    from?.focus?.();
  });
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, button.select")?.focus();
}

function field(part, context) {
  if (part.type === TEXT) return h("div", { class: "text" }, markdown(part.content, textContext(context, part)));
  if (part.type === ROW) return part.components.map((child) => labelled({ label: child.label, component: child }, context));
  return part.type === LABEL ? labelled(part, context) : null;
}

const textContext = ({ personId }, part) => ({
  viewer: personId, key: `modal ${part.id}`, locale: snapshot(personId).person.locale, name: (id) => nameOf(personId, id), role: () => null, channel: () => null, go: () => {},
});

function labelled(part, context) {
  const id = `field-${part.component.custom_id}`;
  const required = part.component.required !== false;
  return h(
    "div",
    { class: "modal-field" },
    h("label", { for: id, id: `${id}-label` }, part.label, required && h("span", { class: "required", "aria-hidden": "true" }, " *")),
    part.description && h("small", { id: `${id}-about` }, part.description),
    entry(part.component, id, required, context),
  );
}

function entry(part, id, required, { personId, placeId, values }) {
  if (MENUS.includes(part.type)) {
    values[part.custom_id] = preset(part);
    const menu = select(part, { personId, placeId, chosen: preset(part), done: (chosen) => (values[part.custom_id] = chosen), labelledby: `${id}-label ${id}` });
    menu.id = id;
    return menu;
  }
  if (part.type !== INPUT) return choices(part, id, values);
  values[part.custom_id] = part.value ?? "";
  const made = h(part.style === LONG ? "textarea" : "input", {
    id, class: "field", placeholder: part.placeholder, maxlength: part.max_length, minlength: part.min_length, required, rows: part.style === LONG ? "4" : null, autocomplete: "off",
    "aria-describedby": `${id}-about`,
  });
  made.value = part.value ?? "";
  made.addEventListener("input", () => (values[part.custom_id] = made.value));
  return made;
}

const RADIO = 21;
const BOXES = 22;
const BOX = 23;

function choices(part, id, values) {
  if (part.type === BOX) {
    const box = h("input", { type: "checkbox", id, checked: part.default });
    values[part.custom_id] = Boolean(part.default);
    box.addEventListener("change", () => (values[part.custom_id] = box.checked));
    return box;
  }
  if (part.type !== RADIO && part.type !== BOXES) return h("p", { class: "unknown" }, say("file-unsupported"));
  const kind = part.type === RADIO ? "radio" : "checkbox";
  const start = part.options.filter((one) => one.default).map((one) => one.value);
  values[part.custom_id] = kind === "radio" ? start[0] : start;
  const group = h("div", { role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label` });
  for (const one of part.options) {
    group.append(h("label", { class: "choice" }, h("input", { type: kind, name: id, value: one.value, checked: one.default }), h("span", {}, one.label, one.description && h("small", {}, ` ${one.description}`))));
  }
  group.addEventListener("change", () => {
    const now = [...group.querySelectorAll("input:checked")].map((one) => one.value);
    values[part.custom_id] = kind === "radio" ? now[0] : now;
  });
  return group;
}
