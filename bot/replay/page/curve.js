// Points or money at the end of each round, by seat: lines and the same as a table.

const SVG = "http://www.w3.org/2000/svg";
const STROKES = ["", "8 5", "2 5", "12 4 2 4", "5 3"];

function shape(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

// The last counts of each round up to a step; ``counts`` reads them from a step.
function countsByRound(film, upTo, counts) {
  const rounds = new Map();
  film.steps.slice(0, upTo + 1).forEach((step) => {
    if (counts(step).some((count) => count !== null)) rounds.set(step.round, counts(step));
  });
  return [...rounds.entries()];
}

function grouped(count) {
  return count.toLocaleString(document.documentElement.lang);
}

function curve(rounds, names) {
  const most = Math.max(1, ...rounds.flatMap(([, counts]) => counts.map((count) => count ?? 0)));
  const wide = 600, high = 220, left = Math.max(34, 10 + 9 * grouped(most).length);
  const x = (at) => left + (rounds.length > 1 ? (at * (wide - 16 - left)) / (rounds.length - 1) : 0);
  const y = (count) => high - 26 - (count * (high - 44)) / most;
  const made = shape("svg", { viewBox: `0 0 ${wide} ${high}`, width: "100%", "aria-hidden": "true", class: "lines" });
  made.append(shape("text", { x: 4, y: y(most) + 4 }, grouped(most)), shape("text", { x: 4, y: y(0) + 4 }, 0));
  rounds.forEach(([round], at) => made.append(shape("text", { x: x(at), y: high - 6, "text-anchor": "middle" }, round)));
  names.forEach((_, seat) => {
    const points = rounds.map(([, counts], at) => [at, counts[seat]]).filter(([, count]) => count !== null);
    if (!points.length) return;
    const line = points.map(([at, count]) => `${x(at).toFixed(1)},${y(count).toFixed(1)}`).join(" ");
    made.append(shape("polyline", { points: line, class: `seat-${seat % 5}`, "stroke-dasharray": STROKES[seat % 5] }));
  });
  return made;
}

function curveTable(rounds, names, head, heading) {
  const top = element("tr", {}, element("th", { scope: "col" }, head), ...names.map((name, seat) => element("th", { scope: "col", class: `seat-${seat % 5}` }, name)));
  const rows = rounds.map(([round, counts]) => element("tr", {}, element("th", { scope: "row" }, String(round)), ...counts.map((count) => element("td", {}, count === null ? "–" : grouped(count)))));
  return element("div", { class: "wide", tabindex: "0", role: "group", "aria-labelledby": heading }, element("table", {}, element("thead", {}, top), element("tbody", {}, ...rows)));
}
