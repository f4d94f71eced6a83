// The form on the page about fair deals: it hands a record to verify() of the program that the page prints (check.js), here in the browser.
"use strict";

const WORDS = {
  en: {
    label: "Record of a finished game (a .json file)",
    seal: "The seal is the one of table, salt and secret.",
    noSeal: "The seal is NOT the one of table, salt and secret.",
    seed: "The seed of the game is the one of the secret and the presses.",
    noSeed: "The seed of the game is NOT the one of the secret and the presses.",
    compare: (seal, version) => `Compare with the message of the lobby: seal ${seal}, version ${version}.`,
    presses: (presses) => `Your number of [Ready] must be among these, in the order of the seats: ${presses}.`,
    none: (reason) => `This file proves nothing (${reason}).`,
    old: "This browser is too old to read 64-bit numbers from a file. Use a newer one, or python -m bot verify.",
  },
  cs: {
    label: "Záznam dohrané hry (soubor .json)",
    seal: "Pečeť odpovídá stolu, soli a tajemství.",
    noSeal: "Pečeť NEODPOVÍDÁ stolu, soli a tajemství.",
    seed: "Semínko hry odpovídá tajemství a stisknutím.",
    noSeed: "Semínko hry NEODPOVÍDÁ tajemství a stisknutím.",
    compare: (seal, version) => `Porovnej se zprávou o stole: pečeť ${seal}, verze ${version}.`,
    presses: (presses) => `Tvoje číslo z [Můžeme] musí být mezi těmito, v pořadí míst: ${presses}.`,
    none: (reason) => `Tenhle soubor nic nedokazuje (${reason}).`,
    old: "Tenhle prohlížeč je starý a neumí přečíst 64bitová čísla. Použij novější, nebo python -m bot verify.",
  },
};

// whether JSON.parse hands over the digits of a number: without them large numbers lose their ends
const readsDigits = () => {
  let found = false;
  JSON.parse("1", (_, value, context) => { found = context?.source === "1"; return value; });
  return found;
};

async function examine(text, words) {
  if (!readsDigits()) return [["fails", words.old]];
  let found;
  try {
    found = await verify(text);
  } catch (fault) {
    return [["fails", words.none(fault.message)]];
  }
  return [
    found.sealHolds ? ["holds", words.seal] : ["fails", words.noSeal],
    found.seedHolds ? ["holds", words.seed] : ["fails", words.noSeed],
    ["", words.compare(found.seal, found.version)],
    ["", words.presses(found.presses.join(", "))],
  ];
}

for (const place of document.querySelectorAll(".verifier")) {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  const label = document.createElement("label"), file = document.createElement("input"), answer = document.createElement("output");
  Object.assign(file, { type: "file", accept: ".json,application/json" });
  label.append(words.label, document.createElement("br"), file);
  answer.setAttribute("aria-live", "polite");
  place.append(label, answer);
  file.addEventListener("change", async () => {
    const chosen = file.files[0];
    if (!chosen) return;
    const lines = await examine(await chosen.text(), words);
    answer.replaceChildren(...lines.map(([kind, text]) => {
      const line = document.createElement("p");
      line.className = kind;
      line.textContent = text;
      return line;
    }));
  });
}
