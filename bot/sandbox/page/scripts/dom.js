/* Elements made by hand: texts are always text, never markup. */

/** Make an element. `props`: attributes, `class`, `on…` listeners, `data` (dataset); null and false are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) set(element, name, value);
  put(element, ...children);
  return element;
}

function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(element.dataset, value);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Append children; texts become text nodes, empty ones are left out. */
export function put(element, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false && child !== "") element.append(child);
  }
  return element;
}

/** Replace everything in an element. */
export function fill(element, ...children) {
  element.replaceChildren();
  return put(element, ...children);
}

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  hash: "M9 3 7.6 9H3v2h4.2l-.9 4H2v2h3.9L5 21h2l.9-4h5L12 21h2l.9-4H19v-2h-3.6l.9-4H21V9h-4.2L18 3h-2l-1.2 6h-5L11 3zm.3 8h5l-.9 4h-5z",
  thread: "M4 3h16v9h-6l-4 4v-4H4zm2 2v5h12V5zM5 15h3v2H5zm0 4h9v2H5z",
  voice: "M3 9v6h4l6 5V4L7 9zm13-1a5 5 0 0 1 0 8v-2a3 3 0 0 0 0-4zm0-4a9 9 0 0 1 0 16v-2.200a7 7 0 0 0 0-11.600z",
  muted: "M12 2a3 3 0 0 0-3 3v3.200l6 6V5a3 3 0 0 0-3-3zM3.400 2 2 3.400l7 7V12a3 3 0 0 0 4.300 2.700l1.500 1.500A5 5 0 0 1 7 12H5a7 7 0 0 0 6 6.900V22h2v-3.100a7 7 0 0 0 3.200-1.300L20.600 22l1.400-1.400zM17 12c0 .6-.1 1.200-.3 1.700l1.500 1.500A7 7 0 0 0 19 12z",
  bell: "M12 2a6 6 0 0 0-6 6v.2L18 20h-12l-3-1 2-4V10L2 4.400 3.400 3 21 20.600 19.600 22 17.500 20H14a2 2 0 0 1-4 0H4v-2l2-2zm6 11.500L8.200 3.700A6 6 0 0 1 18 8z",
  eye: "M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zm0 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  pin: "M8 2h8v2l-1 1v6l3 3v2h-5v6h-2v-6H6v-2l3-3V5L8 4z",
  close: "M5.600 4.200 4.200 5.600 10.600 12l-6.400 6.400 1.400 1.400L12 13.400l6.400 6.400 1.400-1.400L13.400 12l6.400-6.400-1.400-1.400L12 10.600z",
  down: "M4 8l1.500-1.500L12 13l6.500-6.500L20 8l-8 8z",
  check: "M9 18.400 3 12.400l1.700-1.700L9 15l10.300-10.300L21 6.400z",
  warning: "M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z",
  link: "M14 3h7v7h-2V6.400l-9.300 9.300-1.400-1.400L17.600 5H14zM5 5h6v2H7v10h10v-4h2v6H5z",
  at: "M12 2a10 10 0 1 0 6 18l-1.200-1.600A8 8 0 1 1 20 12v1a1.500 1.500 0 0 1-3 0V7.500h-2v.8A5 5 0 1 0 15.600 15.500 3.500 3.500 0 0 0 22 13v-1A10 10 0 0 0 12 2zm0 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  file: "M6 2h9l5 5v15H6zm8 2H8v16h10V8h-4z",
  people: "M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm8 1a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM1 20c0-4 3-6.500 7-6.500s7 2.500 7 6.500zm16 0c0-2.500-.8-4.500-2.200-6 .4-.1.800-.1 1.200-.1 4 0 7 2.100 7 6.100z",
};

/** Draw one of the page's icons; it decorates, the words stand beside it. */
export function icon(name, className = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  path.setAttribute("fill", "currentColor");
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

const HUES = ["#5865f2", "#3a8561", "#b0562c", "#a0417c", "#31708f", "#7a5fb0", "#8a6d1f", "#ad4450"];

/** Draw somebody's avatar: their picture, or the first letter on a colour of their own. */
export function avatar(one, bot = false) {
  const made = h("span", { class: bot ? "avatar bot" : "avatar", "aria-hidden": "true" }, Array.from(one.name)[0] ?? "?");
  if (!bot) made.style.background = HUES[Number(BigInt(one.id) % BigInt(HUES.length))];
  if (one.avatar) made.replaceChildren(h("img", { src: `/cdn/avatars/${one.id}/${one.avatar}.png`, alt: "" }));
  return made;
}

/** Show a short message that goes away by itself. */
export function toast(text) {
  const made = h("p", { class: "toast" }, text);
  document.getElementById("toasts").append(made);
  setTimeout(() => made.remove(), 6000);
}
