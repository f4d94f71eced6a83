/* The few words of the page itself, in the language of whoever is played. */

const known = {};
let spoken = "en";

/** Load both languages; called once before anything is shown. */
export async function loadWords() {
  for (const language of ["cs", "en"]) known[language] = await (await fetch(`words/${language}.json`)).json();
}

/** Speak the language of a client's locale: Czech for Czech and Slovak, else English. */
export function speak(locale) {
  spoken = /^(cs|sk)/.test(locale ?? "") ? "cs" : "en";
  document.documentElement.lang = spoken;
}

/** Return a text of the page with `{name}` places filled in. */
export function say(key, values = {}) {
  const text = known[spoken]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Return the language that is spoken now. */
export const language = () => spoken;
