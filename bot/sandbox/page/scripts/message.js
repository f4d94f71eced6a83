/* One message as Discord shows it. */

import { attempt, choose, picked, press } from "./acting.js";
import { failure, showComponents } from "./components.js";
import { avatar, fill, h, icon } from "./dom.js";
import { nameMentions } from "./inline.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { choosePlace } from "./route.js";
import { guildOf, nameOf, places, snapshot, state } from "./state.js";
import { momentText } from "./timestamps.js";
import { say } from "./words.js";

const LOADING = 1 << 7;
const SILENT = 1 << 12;
const V2 = 1 << 15;
const TOGETHER = 7 * 60 * 1000;
const REPLY = 19;

/** Whether a message stands under the one before it without a header of its own. */
export function continues(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      !told(message) &&
      message.ephemeral_for === before.ephemeral_for &&
      Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER,
  );
}

const told = (message) => message.interaction?.name || (message.type === REPLY && message.referenced_message);

/** Make the element of a message as a person sees it. */
export function makeMessage(personId, message) {
  const element = h("article", { class: "message", data: { id: message.id }, tabindex: "-1" });
  for (const part of ["context", "side", "head", "content", "files", "components", "reactions", "note", "failure"]) {
    element[part] = h("div", { class: `message-${part}` });
  }
  const body = h("div", { class: "message-body" }, ["head", "content", "files", "components", "reactions", "note", "failure"].map((part) => element[part]));
  element.append(element.context, element.side, body);
  updateMessage(element, personId, message);
  return element;
}

/** Bring an element to what its message has become. */
export function updateMessage(element, personId, message) {
  const viewer = snapshot(personId)?.person;
  if (!viewer) return;
  const context = contextOf(personId, message, viewer.locale);
  element.setAttribute("aria-label", `${message.author.global_name ?? nameOf(personId, message.author.id) ?? message.author.username}, ${when(message.timestamp, viewer.locale)}`);
  element.classList.toggle("ephemeral", message.ephemeral_for !== null);
  element.classList.toggle("mentions-me", message.mention_everyone || message.mentions.some((one) => one.id === personId));
  fill(element.context, contextLine(personId, message));
  fill(element.side, avatar({ ...message.author, name: authorName(personId, message) }, message.author.bot));
  fill(element.head, head(personId, message, viewer));
  showText(element, message, context);
  showComponents(element.components, message.components ?? [], context);
  fill(element.reactions, reactions(personId, message));
  fill(element.note, message.ephemeral_for && onlyYou(personId, message));
  const wrong = state.failures.get(`${personId} ${message.id}`);
  if (element.failure.textContent !== (wrong ?? "")) fill(element.failure, wrong && failure(wrong));
}

/** Give names to what a message mentions and the reader has come to know since. */
export function nameUnknown(element, personId, message) {
  if (element.querySelector("[data-unknown]")) nameMentions(element, contextOf(personId, message, snapshot(personId)?.person.locale));
}

function showText(element, message, context) {
  const same = JSON.stringify([message.content, message.attachments, message.embeds, message.flags, message.edited_timestamp, context.locale]);
  if (element.shownText === same) return;
  element.shownText = same;
  const edited = message.edited_timestamp && !(message.flags & V2) && h("small", { class: "edited", title: message.edited_timestamp }, ` ${say("edited")}`);
  const text = markdown(message.content ?? "", context);
  if (edited && text.length) lastLine(text.at(-1)).append(edited);
  const thinking = message.flags & LOADING && h("p", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), say("thinking", { name: authorName(context.viewer, message) }));
  fill(element.content, thinking || text);
  fill(element.files, message.flags & V2 ? [] : attachments(message.attachments ?? [], context), (message.embeds ?? []).map((one) => embed(one, context)));
}

function lastLine(element) {
  return /^(BLOCKQUOTE|UL|OL)$/.test(element.tagName) && element.lastElementChild ? lastLine(element.lastElementChild) : element;
}

function embed(one, context) {
  const made = h("div", { class: "container accented" }, one.title && h("h4", { class: "said-2" }, one.title), one.description && markdown(one.description, context));
  for (const field of one.fields ?? []) made.append(h("p", { class: "said" }, h("strong", {}, field.name), "\n", field.value));
  if (one.color) made.style.borderLeftColor = `#${one.color.toString(16).padStart(6, "0")}`;
  return made;
}

const authorName = (personId, message) => nameOf(personId, message.author.id) ?? message.author.global_name ?? message.author.username;

function contextOf(personId, message, locale) {
  const guild = guildOf(personId, message.channel_id);
  return {
    viewer: personId,
    key: message.id,
    placeId: message.channel_id,
    locale,
    name: (id) => nameOf(personId, id),
    role: (id) => guild?.roles.find((one) => one.id === id)?.name,
    channel: (id) => places(personId).find((one) => one.id === id)?.name,
    go: (placeId, messageId) => choosePlace(placeId, messageId),
    press: (component) => press(personId, message, component),
    choose: (component, values) => choose(personId, message, component, values),
    chosen: (component) => picked(personId, message, component),
  };
}

function contextLine(personId, message) {
  if (message.interaction?.name) {
    const user = message.interaction.user;
    const name = nameOf(personId, user.id) ?? user.global_name ?? user.username;
    const [before, after] = say("used", { name: "\u0000" }).split("\u0000");
    const [middle, end] = after.split("{command}");
    return h("p", {}, before, h("strong", {}, name), middle, h("span", { class: "mention" }, `/${message.interaction.name}`), end);
  }
  if (message.type !== REPLY || !message.referenced_message) return null;
  return h("p", {}, say("reply-to", { name: authorName(personId, message.referenced_message) }), h("span", { class: "quoted" }, ` ${message.referenced_message.content.slice(0, 80)}`));
}

function head(personId, message, viewer) {
  return [
    h("span", { class: "author" }, authorName(personId, message)),
    message.author.bot && h("span", { class: "app-tag" }, say("app-tag")),
    h("time", { class: "sent", datetime: message.timestamp, title: momentText(Date.parse(message.timestamp) / 1000, "F", viewer.locale) }, when(message.timestamp, viewer.locale)),
    Boolean(message.flags & SILENT) && h("span", { class: "silent", title: say("silent") }, icon("bell"), h("span", { class: "unseen" }, say("silent"))),
  ];
}

function when(stamp, locale) {
  const at = new Date(stamp);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(at);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return say("today", { time });
  if (days === 1) return say("yesterday", { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(at);
}

function reactions(personId, message) {
  return (message.reactions ?? []).map((one) => {
    const mine = one.by?.includes(personId) ?? false;
    const toggle = () => attempt(personId, mine ? "unreact" : "react", { channel: message.channel_id, message: message.id, emoji: one.emoji.name });
    return h("button", { type: "button", class: "reaction", "aria-pressed": String(mine), onclick: toggle }, `${one.emoji.name} ${one.count}`);
  });
}

function onlyYou(personId, message) {
  const dismiss = () => attempt(personId, "delete", { channel: message.channel_id, message: message.id });
  return h(
    "p",
    {},
    icon("eye"),
    h("span", {}, personId === state.person ? say("only-you") : say("only-them", { name: nameOf(personId, personId) })),
    " · ",
    h("button", { type: "button", class: "link", onclick: dismiss }, say("dismiss")),
  );
}
