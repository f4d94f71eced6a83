/* Discord's <t:…> marks, which go on by themselves. */

import { h } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Return the words of a moment (unix seconds) in one of Discord's styles. */
export function momentText(seconds, style, locale, now = Date.now() / 1000) {
  if (style !== "R") return new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS.f).format(seconds * 1000);
  const left = Math.round(seconds - now);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(left) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(left / size) || 0, unit);
}

/** Make a moment that keeps itself up to date. */
export function moment(seconds, style, locale) {
  const at = new Date(seconds * 1000);
  return h(
    "time",
    {
      class: "moment",
      datetime: Number.isNaN(at.getTime()) ? null : at.toISOString(),
      title: momentText(seconds, "F", locale),
      data: { at: seconds, mark: style, locale },
    },
    momentText(seconds, style, locale),
  );
}

/** Keep all relative moments of the page going. */
export function runMoments() {
  setInterval(() => {
    for (const one of document.querySelectorAll('.moment[data-mark="R"]')) {
      const text = momentText(Number(one.dataset.at), "R", one.dataset.locale);
      if (one.firstChild.data !== text) one.firstChild.data = text; // the same node: a screen reader does not read it each second
    }
  }, 1000);
}
