/* The list of people: the played one, those with something new, those in voice. */

import { avatar, fill, h, icon, toast } from "./dom.js";
import { isNarrow, showTab } from "./layout.js";
import { post } from "./live.js";
import { move } from "./places.js";
import { choosePerson } from "./route.js";
import { hasQuestion, snapshot, state, tell, voiceOf, waiting } from "./state.js";
import { voiceBox } from "./voice.js";
import { say } from "./words.js";

let drawn = "";

/** Draw the list into its column, if anything of it has changed. */
export function showPeople() {
  const rows = state.people.map(about);
  const key = JSON.stringify([rows, state.person, state.pinned, voiceKey()]);
  if (key === drawn) return;
  drawn = key;
  const column = document.getElementById("people");
  const held = column.contains(document.activeElement) ? document.activeElement : null;
  const focus = held && { person: held.dataset.person, act: held.dataset.act };
  const typed = column.querySelector(".add-person input")?.value ?? "";
  column.setAttribute("aria-label", say("people"));
  const list = h("ul", { class: "people-list" }, rows.map(row));
  list.addEventListener("keydown", (event) => move(event, [...list.querySelectorAll(".person")]));
  const scroll = column.firstElementChild?.scrollTop ?? 0;
  fill(column, h("div", { class: "people-scroll" }, h("h2", { class: "column-title" }, say("people")), h("p", { class: "unseen", id: "people-hint" }, say("people-hint")), list, addPerson(typed)), voiceBox());
  column.firstElementChild.scrollTop = scroll;
  if (focus?.act) column.querySelector(`[data-act="${focus.act}"]${focus.person ? `[data-person="${focus.person}"]` : ""}`)?.focus({ preventScroll: true });
}

const voiceKey = () => (snapshot(state.person)?.guilds ?? []).map((guild) => guild.voice.map((one) => [one.user_id, one.channel_id, one.mute, one.self_mute]));

function about(one) {
  const voice = voiceOf(one.id);
  const now = snapshot(one.id)?.person ?? one;
  return {
    id: one.id,
    name: one.name,
    avatar: now.avatar,
    locale: now.locale,
    waiting: waiting(one.id),
    question: hasQuestion(one.id),
    voice: voice ? (voice.mute ? "muted" : voice.self_mute ? "self-muted" : "in-voice") : "",
    away: !now.guilds.length,
    closed: !now.dms_open,
    blocked: now.blocks_bot,
  };
}

function row(one) {
  const current = one.id === state.person;
  const states = [one.away && "left-server", one.closed && "dms-closed", one.blocked && "blocked"].filter(Boolean);
  const words = [
    one.name,
    current && say("you-are"),
    one.question && say("question-waits"),
    one.waiting && say("unread", { n: one.waiting }),
    one.voice && say(one.voice),
    ...states.map((name) => say(name)),
  ];
  const pinned = state.pinned.includes(one.id);
  const choose = () => {
    choosePerson(one.id);
    if (isNarrow()) showTab(one.question || one.waiting ? "dm" : "table");
  };
  return h(
    "li",
    { class: "person-row" },
    h(
      "button",
      {
        type: "button", class: `person${current ? " current" : ""}`, "aria-current": current ? "true" : null,
        "aria-label": words.filter(Boolean).join(", "), "aria-describedby": "people-hint", data: { person: one.id, act: "choose" }, onclick: choose,
      },
      avatar(one),
      h("span", { class: "person-text" }, h("span", { class: "person-name" }, one.name), one.question && h("span", { class: "question" }, say("question-waits")), states.length > 0 && h("span", { class: "person-state" }, states.map((name) => say(name)).join(" · "))),
      one.voice && h("span", { class: `voice-mark ${one.voice}`, title: say(one.voice) }, icon(one.voice === "in-voice" ? "voice" : "muted")),
      one.waiting > 0 && h("span", { class: "count" }, String(one.waiting)),
    ),
    h(
      "button",
      {
        type: "button", class: "icon-button pin", "aria-pressed": String(pinned), "aria-label": say(pinned ? "unpin" : "pin", { name: one.name }),
        title: say(pinned ? "unpin" : "pin", { name: one.name }), data: { person: one.id, act: "pin" }, onclick: () => togglePin(one.id),
      },
      icon("pin"),
    ),
  );
}

function togglePin(id) {
  state.pinned = state.pinned.includes(id) ? state.pinned.filter((one) => one !== id) : [...state.pinned, id];
  tell("pins");
  tell("people");
}

function addPerson(typed) {
  const name = h("input", { type: "text", class: "field", maxlength: "32", required: true, "aria-label": say("add-name"), placeholder: say("add-person"), autocomplete: "off", data: { act: "name" } });
  name.value = typed;
  const add = async (event) => {
    event.preventDefault();
    const text = name.value.trim();
    name.value = "";
    if (!text) return;
    const more = { name: text, guild: state.guilds[0]?.id, locale: snapshot(state.person)?.person.locale };
    await post("/stage/world", { do: "create_person", ...more }).catch((fault) => toast(fault.message));
  };
  return h("form", { class: "add-person", onsubmit: add }, name, h("button", { type: "submit", class: "press secondary small" }, say("add")));
}
