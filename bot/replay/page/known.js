// What could be known from public facts alone: by seat a bar and a number now, and the number at the end of each day before.

const ROUND = 0, CHANCES = 1, SIDES = 2;
const OUT = -1;

// The last of what could be known in each round that was over at a step.
function knownByRound(film, upTo) {
  const rounds = new Map();
  film.steps.slice(0, upTo + 1).forEach((step) => {
    const known = film.known[step.known];
    if (known && known[ROUND] > 0) rounds.set(known[ROUND], known);
  });
  rounds.delete(film.known[film.steps[upTo].known][ROUND]);
  return [...rounds.values()];
}

function percent(thousandths, unit) {
  return thousandths === OUT ? "–" : `${Math.round(thousandths / 10)}${unit}`;
}

function bar(thousandths) {
  const made = shape("svg", { viewBox: "0 0 100 12", class: "bar", "aria-hidden": "true" });
  made.append(shape("rect", { class: "whole", x: 0, y: 0, width: 100, height: 12 }));
  if (thousandths > 0) made.append(shape("rect", { class: "part", x: 0, y: 0, width: thousandths / 10, height: 12 }));
  return made;
}

// ``label`` words the page, ``name`` a seat; ``truth``: whether each seat's side stands beside it.
function knownTable(film, upTo, { label, name, truth }) {
  const now = film.known[film.steps[upTo].known];
  const days = knownByRound(film, upTo);
  const head = (text, colSpan) => element("th", { scope: "col", colspan: colSpan }, text);
  const top = [head(label("known-seat")), head(label("known-now"), "2"), ...(truth ? [head(label("known-truth"))] : [])];
  top.push(...days.map((known) => head(label("known-day", { n: known[ROUND] }))));
  const rows = now[CHANCES].map((chance, seat) => {
    const cells = [element("td", {}, chance === OUT ? "" : bar(chance)), element("td", {}, percent(chance, " %"))];
    if (truth) cells.push(element("td", {}, label(now[SIDES][seat] ? "known-mafia" : "known-other")));
    cells.push(...days.map((known) => element("td", {}, percent(known[CHANCES][seat], ""))));
    return element("tr", {}, element("th", { scope: "row" }, name(seat)), ...cells);
  });
  const table = element("table", { class: "known" }, element("thead", {}, element("tr", {}, ...top)), element("tbody", {}, ...rows));
  return element("div", { class: "wide", tabindex: "0", role: "group", "aria-labelledby": "known-heading" }, table);
}
