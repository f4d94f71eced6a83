/* Menus of messages and modals: of texts, people, roles and channels. */

import { avatar, fill, h, icon } from "./dom.js";
import { listbox } from "./listbox.js";
import { popup } from "./popup.js";
import { guildOf, places, snapshot, state } from "./state.js";
import { say } from "./words.js";

const TEXTS = 3;

/** Return what a menu offers to a person in a place: [{value, label, description, picture}]. */
export function offered(menu, personId, placeId) {
  if (menu.type === TEXTS) return menu.options.map((one) => ({ value: one.value, label: withEmoji(one), description: one.description }));
  const guild = guildOf(personId, placeId);
  const members = guild?.members ?? [snapshot(personId).person, { ...state.bot, bot: true }];
  const people = () => members.map((one) => ({ value: one.id, label: one.name, picture: avatar(one, one.bot) }));
  const roles = () => (guild?.roles ?? []).filter((one) => one.id !== guild.id).map((one) => ({ value: one.id, label: `@${one.name}` }));
  const channels = () =>
    places(personId)
      .filter((one) => !menu.channel_types?.length || menu.channel_types.includes(one.type))
      .map((one) => ({ value: one.id, label: `#${one.name}` }));
  return { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels }[menu.type]?.() ?? [];
}

const withEmoji = (one) => (one.emoji?.name && !one.emoji.id ? `${one.emoji.name} ${one.label}` : one.label);

/** Return what is chosen in a menu before anybody touches it. */
export function preset(menu) {
  if (menu.type === TEXTS) return menu.options.filter((one) => one.default).map((one) => one.value);
  return (menu.default_values ?? []).map((one) => one.id);
}

/** Make a menu. `chosen`: values shown as chosen; `done(values)`: called when the person has made up their mind. */
export function select(menu, { personId, placeId, chosen, done, label = null, labelledby = null }) {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const name = label ?? menu.placeholder ?? say("choose");
  const button = h("button", {
    type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: menu.disabled,
    "aria-labelledby": labelledby, data: { id: menu.custom_id },
  });
  let now = [...chosen];

  function show() {
    const items = offered(menu, personId, placeId);
    const labels = now.map((value) => items.find((item) => item.value === value)?.label ?? value);
    fill(button, h("span", { class: labels.length ? "select-text" : "select-text hint" }, labels.join(", ") || name), icon("down"));
    if (!labelledby) button.setAttribute("aria-label", labels.length ? `${name}: ${labels.join(", ")}` : name);
  }
  function settle(values) {
    now = values;
    show();
    done(values);
  }
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-expanded") === "true") return;
    openList({ button, items: offered(menu, personId, placeId), now, least, most, name, settle });
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    button.click();
  });
  show();
  return button;
}

function openList({ button, items, now, least, most, name, settle }) {
  const many = most > 1 || least === 0;
  const draft = new Set(now);
  const confirm = h("button", { type: "button", class: "press primary small" });
  let close = () => {};
  const refresh = () => {
    confirm.textContent = say("confirm-n", { n: draft.size });
    confirm.disabled = draft.size < least || draft.size > most;
  };
  const finish = (values) => {
    close();
    button.focus();
    settle(values);
  };
  const pick = (value) => {
    if (!many) return finish([value]);
    if (most === 1 && !draft.has(value)) draft.clear();
    if (!draft.delete(value)) draft.add(value);
    return refresh();
  };
  const list = listbox({ items, chosen: draft, many, label: name, pick, full: () => most > 1 && draft.size >= most });
  confirm.addEventListener("click", () => finish([...draft]));
  refresh();
  const foot = many && h("div", { class: "popup-foot" }, most > 1 && h("span", {}, say("choose-many", { least, most })), confirm);
  const box = h("div", { class: "select-box" }, list.box, foot);
  button.setAttribute("aria-expanded", "true");
  close = popup(button, box, { closed: () => button.setAttribute("aria-expanded", "false") });
  list.reveal();
  list.box.focus({ preventScroll: true });
}

