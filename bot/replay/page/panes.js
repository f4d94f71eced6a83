// What stands beside the picture: what the chosen eyes know, the list of steps, the story, the proof.

const CZECH = 0, ENGLISH = 1;
const TOLD = 2, MARKED = 3, COUNT = 4;
const FEW = 6; // seats whose hands all lie open at once with everybody's eyes

class Panes {
  constructor(film, reader) {
    this.film = film;
    this.reader = reader;
  }

  text(both) {
    const number = both[this.reader.language === "cs" ? CZECH : ENGLISH];
    return number < 0 ? "" : this.film.texts[number];
  }

  label(name, values = {}) {
    return filled(this.film.labels[this.reader.language][name], values);
  }

  name(seat) {
    return this.film.names[seat][this.reader.language === "cs" ? CZECH : ENGLISH];
  }

  // Who made a move, where that was not a person.
  by(who) {
    return who === "seat" ? [] : [element("span", { class: "by" }, this.label(who))];
  }

  // The sentence of a step; where only the board has changed, its phase.
  told(step) {
    return this.text(step.told) || this.text(step.notes).split("\n")[0] || this.text(step.phase);
  }

  seen(step) {
    const notes = paragraphs(this.text(step.notes));
    if (this.reader.eyes === "table") return notes;
    if (this.reader.eyes !== "all") return [...notes, ...this.seat(step, Number(this.reader.eyes))];
    const seats = this.film.names.map((_, seat) => {
      const open = step.seats[seat][TOLD].length > 0 || this.film.names.length <= FEW;
      return element("details", { open }, element("summary", {}, this.name(seat)), ...this.seat(step, seat));
    });
    return [...notes, ...seats];
  }

  seat(step, seat) {
    const own = step.seats[seat];
    const happened = own[TOLD].map(([kind, cs, en, by]) =>
      element("div", { class: `happened ${kind}` }, element("p", { class: "kind" }, this.label(kind), ...this.by(by)), ...paragraphs(this.text([cs, en]))),
    );
    const hand = paragraphs(this.text(own));
    return [...happened, ...(hand.length ? [element("div", { class: "hand" }, ...hand)] : []), ...this.notes(seat)];
  }

  // The notebook of the reader's own seat, as it was at the end.
  notes(seat) {
    const [writer, text] = this.film.notes ?? [null, ""];
    if (writer !== seat) return [];
    const lines = text.split("\n").map((line) => element("p", {}, line));
    return [element("div", { class: "hand" }, element("p", { class: "kind" }, this.label("notes")), ...lines)];
  }

  // The steps up to the furthest that has been reached, under their phases.
  list(current, furthest, go) {
    const out = [];
    let phase = null;
    this.film.steps.slice(0, furthest + 1).forEach((step, number) => {
      const named = this.text(step.phase);
      if (named !== phase) out.push(element("h3", {}, named), element("ol", { start: number + 1 }));
      phase = named;
      const press = element("button", { type: "button", "aria-current": number === current ? "step" : undefined, class: this.marked(step) ? "marked" : undefined });
      press.append(...inline(this.told(step).split("\n").join(" ")), ...this.by(step.by));
      press.addEventListener("click", () => go(number));
      out[out.length - 1].append(element("li", {}, press));
    });
    return out;
  }

  // Whether a step is a moment to come back to, for the chosen eyes.
  marked(step) {
    if (step.mark) return true;
    if (this.reader.eyes === "table") return false;
    return this.reader.eyes === "all" ? step.seats.some((own) => own[MARKED]) : Boolean(step.seats[Number(this.reader.eyes)][MARKED]);
  }

  story() {
    const pictures = this.film.pictures.map((both) => element("figure", {}, drawing(this.film, both[this.reader.language === "cs" ? CZECH : ENGLISH])));
    return [...pictures, ...paragraphs(this.text(this.film.story))];
  }

  // What lay open to everybody, with everybody's eyes also what each seat alone saw of its own.
  curve(upTo) {
    const open = (heading) => this.curveOf(upTo, (step) => step.counts, heading);
    const secret = this.reader.eyes === "all" ? this.curveOf(upTo, (step) => step.seats.map((own) => own[COUNT]), "curve-secret") : [];
    if (!secret.length) return open("curve-heading");
    const head = (name) => element("h3", { id: name }, this.label(name));
    return [head("curve-open"), ...open("curve-open"), head("curve-secret"), ...secret];
  }

  curveOf(upTo, counts, heading) {
    const rounds = countsByRound(this.film, upTo, counts);
    if (!rounds.length) return [];
    const names = this.film.names.map((_, seat) => this.name(seat));
    return [curve(rounds, names), curveTable(rounds, names, this.label("curve-round"), heading)];
  }

  known(upTo) {
    if (this.film.steps[upTo].known < 0) return [];
    const words = { label: (name, values) => this.label(name, values), name: (seat) => this.name(seat), truth: this.reader.eyes === "all" };
    return [knownTable(this.film, upTo, words)];
  }

  turned(go) {
    return this.film.turning.map(([number, cs, en]) => {
      const press = element("button", { type: "button" }, ...inline(this.text([cs, en])));
      press.addEventListener("click", () => go(number));
      return element("li", {}, press);
    });
  }

  // The title of the night: who played and when, and for a reader who may know it the winners and the moment of the night.
  players() {
    const { ended } = this.film.opening;
    const day = ended ? [new Date(1000 * ended).toLocaleDateString(this.reader.language, { dateStyle: "full" })] : [];
    return [...day, this.film.names.map((_, seat) => this.name(seat)).join(", ")].join(" · ");
  }

  won() {
    const { won, chapters, moment } = this.film.opening;
    const best = moment < 0 ? [] : [element("p", { class: "moment" }, `${this.label("moment")}: ${plainly(this.text(chapters[moment].slice(1)))}`)];
    return [...paragraphs(this.text(won)), ...best];
  }

  chapters(go) {
    const { chapters, moment } = this.film.opening;
    return chapters.map(([step, cs, en], number) => {
      const press = element("button", { type: "button", class: number === moment ? "moment" : undefined }, ...inline(this.text([cs, en])));
      press.addEventListener("click", () => go(step));
      return element("li", {}, press);
    });
  }

  async proof() {
    const file = new Blob([this.film.record], { type: "application/json" });
    const record = element("a", { href: URL.createObjectURL(file), download: this.film.file, class: "download" }, this.label("download"));
    const last = [element("p", {}, this.label("command"), " ", element("code", {}, `python -m bot verify ${this.film.file}`)), element("p", {}, record)];
    if (!(globalThis.crypto && crypto.subtle)) return [element("p", {}, this.label("no-crypto")), ...last];
    const found = await checked(this.film);
    const out = [this.finding(found.made, "made"), ...this.numbers([["made", this.film.made]])];
    if (!found.fair) return [...out, element("p", {}, this.label("no-proof")), ...last];
    const { version = 1, table, seal, salt, secret, presses } = found.fair;
    const opened = [...(version === 2 ? [["table", table]] : []), ["salt", salt], ["secret", secret]];
    out.push(this.finding(found.sealed, "seal"), ...this.numbers([["seal", seal], ["version", version], ...opened]));
    out.push(this.finding(found.follows, "seed"), ...this.numbers([["presses", [].concat(presses).join(", ")], ["seed", found.seed]]));
    return [...out, ...last];
  }

  finding(good, what) {
    return element("p", { class: good ? "good" : "bad" }, `${good ? "✓" : "✗"} ${this.label(`${what}-${good ? "good" : "bad"}`)}`);
  }

  numbers(pairs) {
    return [element("dl", {}, ...pairs.flatMap(([name, value]) => [element("dt", {}, this.label(name)), element("dd", {}, value)]))];
  }
}
