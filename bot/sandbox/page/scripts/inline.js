/* What stands within a line: emphasis, spoilers, mentions, moments, links. */

import { h } from "./dom.js";
import { textSpoiler } from "./spoilers.js";
import { moment } from "./timestamps.js";

const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (match) => match[1]],
  [/^(`{1,2})([\s\S]+?)\1(?!`)/, (match) => h("code", {}, match[2])],
  [/^\|\|([\s\S]+?)\|\|/, (match, context, count) => textSpoiler(`${context.viewer} ${context.key} ${(count.n += 1)} ${match[1]}`, inline(match[1], context, count))],
  [/^\*\*\*([\s\S]+?)\*\*\*/, wrap("strong", "em")],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrap("u")],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [/^\*(?!\s)([\s\S]+?)(?<!\s)\*(?!\*)/, wrap("em")],
  [/^_([\s\S]+?)_(?![\w])/, wrap("em")],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (match, context) => moment(Number(match[1]), match[2] ?? "f", context.locale)],
  [/^<@!?(\d{15,20})>/, (match, context) => mention("person", match[1], context)],
  [/^<@&(\d{15,20})>/, (match, context) => mention("role", match[1], context)],
  [/^<#(\d{15,20})>/, (match, context) => mention("channel", match[1], context)],
  [/^<\/([^:>]{1,100}):\d{15,20}>/, (match) => h("span", { class: "mention" }, `/${match[1]}`)],
  [/^<a?:(\w{2,32}):(\d{15,20})>/, (match) => h("span", { class: "emoji-name" }, `:${match[1]}:`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s>)]+)>?\)/, (match, context, count) => anchor(match[2], context, inline(match[1], context, count))],
  [/^<?(https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]])>?/, (match, context) => bare(match[1], context)],
  [/^@(everyone|here)\b/, (match) => h("span", { class: "mention" }, `@${match[1]}`)],
];
const PLAIN = /^[^\\`|*_~<[@h]+|^[\s\S]/;

function wrap(...tags) {
  return (match, context, count) => tags.reduceRight((inner, tag) => h(tag, {}, inner), inline(match[1], context, count));
}

const MENTIONS = {
  person: (id, context) => named(context.name(id), (name) => h("span", { class: id === context.viewer ? "mention me" : "mention" }, `@${name}`)),
  role: (id, context) => named(context.role(id), (name) => h("span", { class: "mention" }, `@${name}`)),
  channel: (id, context, messageId) =>
    named(context.channel(id), (name) => h("button", { type: "button", class: "mention", onclick: () => context.go(id, messageId) }, `#${name}`)),
};

const named = (name, make) => (name ? make(name) : null);

/** Return a mention; one whose name is not known yet keeps what it needs to be named later. */
function mention(kind, id, context, messageId = "") {
  const known = MENTIONS[kind](id, context, messageId || undefined);
  return known ?? h("span", { class: "mention", data: { unknown: kind, id, message: messageId } }, kind === "channel" ? "#?" : "@?");
}

/** Give names to the mentions in an element that had none when they were written. */
export function nameMentions(element, context) {
  for (const one of element.querySelectorAll("[data-unknown]")) {
    const { unknown, id, message } = one.dataset;
    one.replaceWith(MENTIONS[unknown](id, context, message || undefined) ?? one);
  }
}

const INSIDE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function bare(url, context) {
  const inside = INSIDE.exec(url);
  return inside ? mention("channel", inside[1], context, inside[2]) : anchor(url, context, url);
}

/** Return a link; one that leads into this Discord goes there on this page. */
export function anchor(url, context, inner) {
  const inside = INSIDE.exec(url);
  if (inside) return h("button", { type: "button", class: "link", onclick: () => context.go(inside[1], inside[2]) }, inner);
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, inner);
}

/** Return the nodes of a text without blocks; `count` numbers its spoilers. */
export function inline(text, context, count = { n: 0 }) {
  const made = [];
  let rest = text;
  let before = "";
  while (rest) {
    const [match, make] = find(rest, before) ?? [PLAIN.exec(rest), (found) => found[0]];
    const node = make(match, context, count);
    if (typeof node === "string" && typeof made.at(-1) === "string") made.push(made.pop() + node);
    else made.push(node);
    before = match[0].at(-1);
    rest = rest.slice(match[0].length);
  }
  return made.flat();
}

function find(rest, before) {
  for (const [pattern, make] of RULES) {
    if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(before)) continue;
    const match = pattern.exec(rest);
    if (match) return [match, make];
  }
  return null;
}
