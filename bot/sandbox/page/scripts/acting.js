/* Interactions of a person: the press, what comes of it, and what is said when nothing comes. */

import { toast } from "./dom.js";
import { act } from "./live.js";
import { showModal } from "./modal.js";
import { state, tell } from "./state.js";
import { say } from "./words.js";

const chosen = new Map();
const chosenKey = (personId, message, component) => `${personId} ${message.id} ${component.custom_id} ${JSON.stringify(component.options ?? "")}`;

/** Return what a person has picked in a menu of a message since the menu looks as it does, undefined when nothing. */
export const picked = (personId, message, component) => chosen.get(chosenKey(personId, message, component));

/** Press a button of a message. */
export function press(personId, message, component) {
  return onMessage(personId, message, () => act(personId, "press", { channel: message.channel_id, message: message.id, button: component.custom_id }));
}

/** Choose in a menu of a message. */
export function choose(personId, message, component, values) {
  chosen.set(chosenKey(personId, message, component), values);
  return onMessage(personId, message, () =>
    act(personId, "choose", { channel: message.channel_id, message: message.id, menu: component.custom_id, values }),
  );
}

/** Run a slash command; returns the words of what went wrong, null when nothing did. */
export async function command(personId, channel, name, options) {
  try {
    const { outcome } = await act(personId, "command", { channel, name, options });
    if (outcome.kind === "failed") return `${say("failed")} ${say("failed-hint")}`;
    if (outcome.modal) showModal(personId, channel, outcome.modal, submit);
    return null;
  } catch (fault) {
    return fault.message;
  }
}

async function submit(personId, modal, values) {
  const { outcome } = await act(personId, "submit", { modal: modal.id, values });
  return outcome.kind === "failed" ? `${say("failed")} ${say("failed-hint")}` : null;
}

async function onMessage(personId, message, doing) {
  fail(personId, message, null);
  try {
    const { outcome } = await doing();
    if (outcome.kind === "failed") fail(personId, message, `${say("failed")} ${say("failed-hint")}`);
    if (outcome.modal) showModal(personId, message.channel_id, outcome.modal, submit);
  } catch (fault) {
    fail(personId, message, `${say("failed")} (${fault.message})`);
  }
}

function fail(personId, message, text) {
  const key = `${personId} ${message.id}`;
  const had = state.failures.has(key);
  if (text === null) state.failures.delete(key);
  else state.failures.set(key, text);
  if (had || text !== null) tell("message", { kind: "edit", channel: message.channel_id, message });
}

/** Do something else in a person's name; an impossible action is explained in words. */
export async function attempt(personId, name, more) {
  try {
    return await act(personId, name, more);
  } catch (fault) {
    toast(fault.message);
    return null;
  }
}
