/* What an edit of a message brings, for a screen reader: a log announces only what is added to it. */

const LONGEST = 400;
const SENTENCE = /[^.!?;\n]+[.!?;]*/g;

/** Return what can be read on a message, sentence by sentence; without what is covered, and without clocks, which run by themselves. */
export function linesOf(element) {
  const found = new Set();
  for (const one of element.querySelectorAll(".text, .message-content, img")) {
    const text = one.alt ?? readable(one);
    for (const [sentence] of text.matchAll(SENTENCE)) if (/[\p{L}\p{N}]/u.test(sentence)) found.add(sentence.trim());
  }
  return found;
}

function readable(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll(".spoiler:not(.open), .moment").forEach((one) => one.remove());
  for (const block of copy.querySelectorAll("p, h3, h4, h5, li, small, blockquote, pre")) block.append("\n");
  return copy.textContent;
}

/** Return the sentences that were not there before, as one text of bearable length. */
export function newLines(before, after) {
  const fresh = [...after].filter((one) => !before.has(one)).join(" ");
  return fresh.length > LONGEST ? `${fresh.slice(0, LONGEST)}…` : fresh;
}
