/* The stream of what happens, kept open, and actions of people. */

import { hasSeen } from "./seeing.js";
import { markFresh, place, snapshot, state, takeStates, tell } from "./state.js";
import { say } from "./words.js";

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 8;
const ASK_AFTER = 60;
const CLICK_AFTER = 50; // a touch becomes a click a moment after it ends

let socket = null;
let wait = FIRST_WAIT;
let asking = null;
let again = null;

/** Open the stream and keep it open. */
export function connect() {
  clearTimeout(again);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/stage/live?person=all`);
  socket.addEventListener("open", () => {
    wait = FIRST_WAIT;
    tell("link", { open: true });
  });
  socket.addEventListener("message", (frame) => (holding() ? held.push(frame) : hear(frame)));
  socket.addEventListener("close", retry);
}

const presses = new Set();
const held = [];
let releasing = null;

/* While something is pressed, nothing changes: a button that was replaced before its release would not be clicked. */
document.addEventListener("pointerdown", press, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, lift, true);
window.addEventListener("blur", release);

const holding = () => presses.size > 0 || releasing !== null;

function press(event) {
  if (event.button === 0) presses.add(event.pointerId);
}

function lift(event) {
  if (!presses.delete(event.pointerId)) return;
  clearTimeout(releasing);
  releasing = setTimeout(release, CLICK_AFTER);
}

function release(event) {
  releasing = null;
  if (event) presses.clear(); // the page has lost the focus, and hears of no release
  if (!holding()) for (const frame of held.splice(0)) queueMicrotask(() => hear(frame));
}

function retry() {
  socket = null;
  const seconds = wait;
  wait = Math.min(wait * 2, LONGEST_WAIT);
  tell("link", { open: false, seconds });
  again = setTimeout(connect, seconds * 1000);
}

/** Ask for everybody's places once more, soon. */
export function askStates() {
  clearTimeout(asking);
  asking = setTimeout(() => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ do: "states" })), ASK_AFTER);
}

function hear(frame) {
  const event = JSON.parse(frame.data);
  if (event.event === "STATES") takeStates(event.data, event.messages);
  else if (event.event === "VOICE_STATE_UPDATE") takeVoice(event.data);
  else if (event.event.startsWith("MESSAGE_")) (TAKES[event.event] ?? askStates)(event.data, event);
  if (event.refresh) askStates();
}

function takeVoice(data) {
  for (const shown of state.snapshots.values()) {
    for (const guild of shown.guilds) {
      if (guild.id !== data.guild_id) continue;
      guild.voice = guild.voice.filter((one) => one.user_id !== data.user_id);
      if (data.channel_id) guild.voice.push(data);
    }
  }
  tell("voice");
  tell("people");
}

const TAKES = {
  MESSAGE_CREATE(message) {
    list(message.channel_id).set(message.id, message);
    for (const one of state.people) {
      const theirs = message.author.id === one.id || (message.ephemeral_for !== null && message.ephemeral_for !== one.id);
      if (!theirs && place(one.id, message.channel_id) && !hasSeen(one.id, message.channel_id)) markFresh(one.id, message);
    }
    tell("message", { kind: "new", channel: message.channel_id, message });
    tell("people");
  },
  MESSAGE_UPDATE(message) {
    if (!list(message.channel_id).has(message.id)) return;
    list(message.channel_id).set(message.id, message);
    tell("message", { kind: "edit", channel: message.channel_id, message });
    tell("people");
  },
  MESSAGE_DELETE(data) {
    forget(data.channel_id, [data.id]);
  },
  MESSAGE_DELETE_BULK(data) {
    forget(data.channel_id, data.ids);
  },
  MESSAGE_REACTION_ADD: (data) => react(data, 1),
  MESSAGE_REACTION_REMOVE: (data) => react(data, -1),
};

function react(data, step) {
  const message = list(data.channel_id).get(data.message_id);
  if (!message) return;
  const reactions = (message.reactions ?? []).map((one) => ({ ...one, by: one.by ?? [] }));
  let found = reactions.find((one) => one.emoji.name === data.emoji.name);
  if (!found) reactions.push((found = { emoji: data.emoji, count: 0, by: [] }));
  found.count += step;
  found.by = step > 0 ? [...found.by, data.user_id] : found.by.filter((id) => id !== data.user_id);
  TAKES.MESSAGE_UPDATE({ ...message, reactions: reactions.filter((one) => one.count > 0) });
}

function list(channelId) {
  if (!state.messages.has(channelId)) state.messages.set(channelId, new Map());
  return state.messages.get(channelId);
}

function forget(channelId, ids) {
  for (const id of ids) {
    list(channelId).delete(id);
    for (const unread of state.fresh.values()) unread.delete(id);
  }
  tell("message", { kind: "gone", channel: channelId, ids });
  tell("people");
}

/** Let a person do something; returns the Result, throws an Error with the reason when it is not possible. */
export async function act(personId, name, more = {}) {
  return post("/stage/act", { person: personId, do: name, ...more });
}

/** Send something to the stage: `/stage/act`, `/stage/world` or `/stage/fault`. */
export async function post(address, body) {
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, request).catch(() => {
    throw new Error(say("lost-now"));
  });
  const result = await answer.json();
  if (!result.ok) throw new Error(result.error);
  return result;
}

/** Look every few seconds whether the bot is there, and whether people have come or changed. */
export function watchPeople(seconds) {
  setInterval(async () => {
    if (document.hidden || socket?.readyState !== WebSocket.OPEN) return;
    const now = await fetch("/stage/people").then(
      (answer) => answer.json(),
      () => null,
    );
    if (!now) return; // the stream will say that nobody is there
    if (now.bot.connected !== state.bot.connected) {
      state.bot = now.bot;
      tell("bot");
    }
    if (now.people.some((one) => !snapshot(one.id))) askStates();
  }, seconds * 1000);
}
