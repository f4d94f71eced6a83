/* What stands within a line: emphasis, spoilers, mentions, moments, links. */

import { h } from "./dom.js";
import { textSpoiler } from "./spoilers.js";
import { moment } from "./timestamps.js";

const RULES = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^(`{1,2})([\s\S]+?)\1(?!`)/, (match) => h("code", {}, match[2])],
  [/^\|\|([\s\S]+?)\|\|/, (match, context, count) => textSpoiler(`${context.viewer} ${context.key} ${(count.n += 1)} ${match[1]}`, inline(match[1], context, count))],
  [/^\*\*\*([\s\S]+?)\*\*\*/, wrap("strong", "em")],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrap("u")],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [/^\*(?!\s)([\s\S]+?)(?<!\s)\*(?!\*)/, wrap("em")],
  [/^_([\s\S]+?)_(?![\w])/, wrap("em")],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (match, context) => moment(Number(match[1]), match[2] ?? "f", context.locale)],
  [/^<@!?(\d{15,20})>/, (match, context) => h("span", { class: match[1] === context.viewer ? "mention me" : "mention" }, `@${context.name(match[1]) ?? "?"}`)],
  [/^<@&(\d{15,20})>/, (match, context) => h("span", { class: "mention" }, `@${context.role(match[1]) ?? "?"}`)],
  [/^<#(\d{15,20})>/, channel],
  [/^<\/([^:>]{1,100}):\d{15,20}>/, (match) => h("span", { class: "mention" }, `/${match[1]}`)],
  [/^<a?:(\w{2,32}):(\d{15,20})>/, (match) => h("span", { class: "emoji-name" }, `:${match[1]}:`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s>)]+)>?\)/, (match, context, count) => anchor(match[2], context, inline(match[1], context, count))],
  [/^<?(https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]])>?/, (match, context) => anchor(match[1], context, match[1])],
  [/^@(everyone|here)\b/, (match) => h("span", { class: "mention" }, `@${match[1]}`)],
];
const PLAIN = /^[^\\`|*_~<[@h]+|^[\s\S]/;

function wrap(...tags) {
  return (match, context, count) => tags.reduceRight((inner, tag) => h(tag, {}, inner), inline(match[1], context, count));
}

function channel(match, context) {
  const name = context.channel(match[1]);
  if (!name) return h("span", { class: "mention" }, "#?");
  return h("button", { type: "button", class: "mention", onclick: () => context.go(match[1]) }, `#${name}`);
}

/** Return a link; one that leads into this Discord goes there on this page. */
export function anchor(url, context, inner) {
  const inside = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
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
