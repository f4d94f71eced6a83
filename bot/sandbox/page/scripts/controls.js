/* What the organiser of the rehearsal can change about the played person. */

import { attempt } from "./acting.js";
import { fill, h, icon } from "./dom.js";
import { askStates } from "./live.js";
import { snapshot, state } from "./state.js";
import { troubleBox } from "./trouble.js";
import { say } from "./words.js";

const LOCALES = [
  ["cs", "Čeština"],
  ["en-GB", "English"],
  ["sk", "Slovenčina"],
  ["de", "Deutsch"],
];
let drawn = "";

/** Draw the strip at the top: the played person, the state of the bot, switches. */
export function showTop() {
  const one = snapshot(state.person)?.person;
  const key = JSON.stringify([one, state.bot, state.guilds]);
  if (!one || key === drawn) return;
  drawn = key;
  const top = document.getElementById("top");
  const open = [...top.querySelectorAll("details[open]")].map((box) => box.dataset.box);
  const held = top.contains(document.activeElement) ? document.activeElement.dataset.act : null;
  document.title = `${one.name} · Consigliere`;
  fill(
    top,
    h("h1", {}, h("span", { class: "title" }, "Consigliere"), h("span", { class: "subtitle" }, say("title"))),
    h("p", { class: "playing" }, say("playing-as", { name: one.name })),
    h("p", { class: state.bot.connected ? "bot-state on" : "bot-state off", role: "status" }, h("span", { class: "lamp" }), h("span", { class: "bot-words" }, say(state.bot.connected ? "bot-on" : "bot-off"))),
    menu("settings", say("settings", { name: one.name }), "people", settings(one)),
    menu("trouble", say("trouble"), "warning", troubleBox()),
  );
  for (const name of open) top.querySelector(`details[data-box="${name}"]`).open = true;
  if (held) top.querySelector(`[data-act="${held}"]`)?.focus();
}

function menu(name, label, picture, content) {
  const box = h(
    "details",
    { class: "menu", data: { box: name } },
    h("summary", { data: { act: name }, title: label }, icon(picture), h("span", { class: "menu-word" }, label)),
    h("div", { class: "menu-box" }, content),
  );
  const close = (event) => !box.contains(event.target) && (box.open = false);
  box.addEventListener("toggle", () => {
    if (box.open) document.addEventListener("pointerdown", close);
    else document.removeEventListener("pointerdown", close);
  });
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    box.open = false;
    box.firstChild.focus();
  });
  return box;
}

function settings(one) {
  const change = (name, more) => async () => {
    await attempt(one.id, name, more());
    askStates();
  };
  const locale = h("select", { class: "field", id: "locale", data: { act: "locale" } }, LOCALES.map(([value, name]) => h("option", { value, selected: value === one.locale }, name)));
  if (!LOCALES.some(([value]) => value === one.locale)) locale.append(h("option", { value: one.locale, selected: true }, one.locale));
  locale.addEventListener("change", change("locale", () => ({ locale: locale.value })));
  const dms = h("input", { type: "checkbox", checked: one.dms_open, data: { act: "dms" } });
  dms.addEventListener("change", change("dms", () => ({ open: dms.checked })));
  const block = h("input", { type: "checkbox", checked: one.blocks_bot, data: { act: "block" } });
  block.addEventListener("change", () => change(block.checked ? "block" : "unblock", () => ({}))());
  return [
    h("label", { class: "choice stacked", for: "locale" }, h("span", {}, say("language")), locale),
    h("label", { class: "choice" }, dms, h("span", {}, say("dms-switch"))),
    h("label", { class: "choice" }, block, h("span", {}, say("block-switch"))),
    state.guilds.map((guild) => membership(one, guild, change)),
  ];
}

function membership(one, guild, change) {
  const inside = one.guilds.includes(guild.id);
  return h("button", { type: "button", class: `press small ${inside ? "danger" : "primary"}`, data: { act: `guild-${guild.id}` }, onclick: change(inside ? "leave" : "join", () => ({ guild: guild.id })) }, say(inside ? "leave-server" : "join-server"));
}
