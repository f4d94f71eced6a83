/* Discord's markdown as elements: blocks here, what stands within a line in inline.js. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.+)$/;
const LEVELS = { 1: "h3", 2: "h4", 3: "h5" };

/** Return the elements of a text. `context`: {viewer, key, locale, name(id), role(id), channel(id), go(id)}. */
export function markdown(text, context) {
  const reader = { lines: String(text).split("\n"), at: 0, context, count: { n: 0 } };
  const made = [];
  while (reader.at < reader.lines.length) made.push(block(reader));
  return made.filter(Boolean);
}

function block(reader) {
  const line = reader.lines[reader.at];
  if (line.startsWith("```")) return codeBlock(reader);
  if (line.startsWith(">>> ")) return wholeQuote(reader);
  if (line.startsWith("> ") || line === ">") return quote(reader);
  const heading = HEADING.exec(line);
  if (heading) {
    reader.at += 1;
    return h(LEVELS[heading[1].length], { class: `said-${heading[1].length}` }, words(heading[2], reader));
  }
  const sub = SUBTEXT.exec(line);
  if (sub) {
    reader.at += 1;
    return h("small", { class: "subtext" }, words(sub[1], reader));
  }
  return ITEM.test(line) ? list(reader, 0) : paragraph(reader);
}

const words = (text, reader) => inline(text, reader.context, reader.count);

const isPlain = (line) =>
  !(line.startsWith("```") || line.startsWith("> ") || line.startsWith(">>> ") || HEADING.test(line) || SUBTEXT.test(line) || ITEM.test(line));

function paragraph(reader) {
  const lines = [];
  while (reader.at < reader.lines.length && isPlain(reader.lines[reader.at])) {
    lines.push(reader.lines[reader.at]);
    reader.at += 1;
  }
  const text = lines.join("\n").replace(/^\n+|\n+$/g, "");
  return text ? h("p", { class: "said" }, words(text, reader)) : null;
}

function list(reader, indent) {
  const first = ITEM.exec(reader.lines[reader.at]);
  const made = first[3] ? h("ol", { start: first[3] }) : h("ul");
  while (reader.at < reader.lines.length) {
    const item = ITEM.exec(reader.lines[reader.at]);
    if (!item || item[1].length < indent) break;
    if (item[1].length > indent && made.lastChild) {
      made.lastChild.append(list(reader, item[1].length));
      continue;
    }
    if (Boolean(item[3]) !== Boolean(first[3])) break;
    reader.at += 1;
    made.append(h("li", {}, words(item[4], reader)));
  }
  return made;
}

function quote(reader) {
  const lines = [];
  while (reader.at < reader.lines.length && /^>( |$)/.test(reader.lines[reader.at])) {
    lines.push(reader.lines[reader.at].slice(2));
    reader.at += 1;
  }
  return quoted(lines.join("\n"), reader);
}

function wholeQuote(reader) {
  const rest = reader.lines.slice(reader.at).join("\n").slice(4);
  reader.at = reader.lines.length;
  return quoted(rest, reader);
}

function quoted(text, reader) {
  const inner = { ...reader.context, key: `${reader.context.key} q${reader.at}` };
  return h("blockquote", {}, markdown(text, inner));
}

function codeBlock(reader) {
  const first = reader.lines[reader.at].slice(3);
  const end = reader.lines.findIndex((line, index) => index > reader.at && line.includes("```"));
  const closed = first.indexOf("```");
  if (closed >= 0 || end < 0) {
    reader.at += 1;
    return h("pre", {}, h("code", {}, closed >= 0 ? first.slice(0, closed) : first));
  }
  const lines = reader.lines.slice(reader.at + 1, end);
  const last = reader.lines[end].slice(0, reader.lines[end].indexOf("```"));
  if (last) lines.push(last);
  if (first && !/^[\w+-]+$/.test(first)) lines.unshift(first);
  reader.at = end + 1;
  return h("pre", { tabindex: "0" }, h("code", {}, lines.join("\n")));
}
