/* The few words of the page itself, in the language of the browser. */

let known = {};

/** Load the words of the browser's language: Czech for Czech and Slovak, English for all others. Called once before anything is shown. */
export async function loadWords() {
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).find((one) => ["cs", "sk", "en"].includes(one));
  const spoken = wanted === "cs" || wanted === "sk" ? "cs" : "en";
  known = await (await fetch(`words/${spoken}.json`)).json();
  document.documentElement.lang = spoken;
}

/** Return a text of the page with `{name}` places filled in. */
export function say(key, values = {}) {
  const text = known[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
