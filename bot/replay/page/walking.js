// Walking through the night: where the reader is, with whose eyes, in which language.

const AT_MOST = 240000; // milliseconds of a whole game at the plain speed
const LONGEST = 2600; // of one step
const SWIPE = 45; // pixels
const TRAILER = 60000; // milliseconds
const BEFORE = 2; // steps of a trailer before each moment
const MARKED_MOMENTS = 12; // of a trailer, besides the chapters

const at = (id) => document.getElementById(id);

class Reader {
  constructor(film) {
    this.film = film;
    this.step = 0;
    this.furthest = 0;
    this.measured = false; // whether the reader wants to see how long the game is
    this.asked = false; // whether the reader wants to know how it ended
    this.eyes = "table";
    this.language = navigator.languages.some((one) => /^(cs|sk)\b/i.test(one)) ? "cs" : "en";
    this.timer = null;
    this.panes = new Panes(film, this);
  }

  get last() {
    return this.film.steps.length - 1;
  }

  // Whether the length of the game may show: it tells how near the end is.
  get length() {
    return this.measured || this.furthest === this.last;
  }

  // Whether the end may show: it is reached, or the reader has asked for it.
  get told() {
    return this.asked || this.furthest === this.last;
  }

  // ---- going

  go(step, { keep = false } = {}) {
    this.step = Math.min(Math.max(step, 0), this.last);
    this.furthest = Math.max(this.furthest, this.step);
    history.replaceState(null, "", `#${this.step + 1}`);
    if (!keep || this.step === this.last) this.halt();
    this.show();
  }

  // The next step of which ``wanted`` holds, forwards (1) or backwards (-1); the end of the game where there is none.
  toward(way, wanted) {
    let step = this.step + way;
    while (step > 0 && step < this.last && !wanted(step)) step += way;
    this.go(step);
  }

  phase(way) {
    const { steps } = this.film;
    const begins = (step) => step === 0 || steps[step].phase[1] !== steps[step - 1].phase[1];
    this.toward(way, begins);
  }

  moment(way) {
    this.toward(way, (step) => this.panes.marked(this.film.steps[step]));
  }

  play() {
    if (this.timer !== null) return this.halt();
    if (this.step === this.last) this.go(0);
    this.tick();
    this.show();
    return undefined;
  }

  tick() {
    const each = Math.min(LONGEST, AT_MOST / this.film.steps.length) / Number(at("speed").value);
    this.timer = setTimeout(() => {
      this.tick();
      this.go(this.step + 1, { keep: true });
    }, each);
  }

  // The decisive moments with what led to them, in sixty seconds.
  trailer() {
    if (this.timer !== null) return this.halt();
    this.asked = true;
    const steps = trailerSteps(this.film);
    const each = TRAILER / Math.max(1, steps.length - 1);
    const show = () => {
      const step = steps.shift();
      this.timer = setTimeout(show, each);
      this.go(step, { keep: true });
    };
    show();
    return undefined;
  }

  halt() {
    clearTimeout(this.timer);
    this.timer = null;
    this.playing();
  }

  // ---- showing

  show() {
    const { panes, film } = this;
    const step = film.steps[this.step];
    at("phase").textContent = panes.text(step.phase);
    at("told").replaceChildren(...paragraphs(panes.told(step)), ...panes.by(step.by));
    at("board").replaceChildren(...[drawing(film, step.board[this.language === "cs" ? 0 : 1])].filter(Boolean));
    at("seen").replaceChildren(...panes.seen(step));
    at("list").replaceChildren(...panes.list(this.step, this.furthest, (number) => this.go(number)));
    const rounds = panes.curve(this.step);
    at("curve").hidden = !rounds.length;
    at("curve-drawn").replaceChildren(...rounds);
    const known = panes.known(this.step);
    at("known").hidden = !known.length;
    at("known-drawn").replaceChildren(...known);
    this.opening();
    this.ending();
    this.place(step);
    this.playing();
  }

  place(step) {
    const where = this.panes.label(this.length ? "where" : "where-yet", { n: this.step + 1, all: this.film.steps.length });
    at("where").textContent = where;
    this.slider();
    at("slider").value = String(this.step);
    at("slider").setAttribute("aria-valuetext", `${where}, ${plainly(this.panes.text(step.phase))}`);
    const current = at("list").querySelector("[aria-current]");
    const list = at("list");
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }

  // The slider and its marks reach as far as the reader has been, until the length may show.
  slider() {
    const { steps } = this.film;
    const reach = this.length ? this.last : this.furthest;
    at("measure").hidden = this.length;
    if (at("slider").max === String(reach)) return;
    at("slider").max = String(reach);
    const begins = steps.slice(0, reach + 1).flatMap((step, number) => (number === 0 || step.round !== steps[number - 1].round ? [number] : []));
    at("rounds").replaceChildren(...begins.map((number) => element("option", { value: String(number) })));
  }

  // The title stands above the first step. Who won belongs to the end, like the chapters, unless the reader asks for it.
  opening() {
    const { panes, told } = this;
    at("opening").hidden = this.step !== 0;
    at("players").textContent = panes.players();
    at("won").replaceChildren(...(told ? panes.won() : []));
    at("tell").hidden = told;
    const chapters = told ? panes.chapters((number) => this.go(number)) : [];
    at("chapters").hidden = !chapters.length;
    at("chapter-list").replaceChildren(...chapters);
  }

  // The story and the proof belong to the last step: before it they would tell the end.
  ending() {
    const over = this.furthest === this.last;
    at("story").hidden = !over;
    at("proof").hidden = !over;
    at("turning").hidden = !over || !this.film.turning.length;
    at("turned").replaceChildren(...(over ? this.panes.turned((number) => this.go(number)) : []));
    if (over && at("story-text").dataset.language !== this.language) {
      at("story-text").dataset.language = this.language;
      at("story-text").replaceChildren(...this.panes.story());
      this.panes.proof().then((found) => at("proven").replaceChildren(...found));
    }
  }

  playing() {
    const on = this.timer !== null;
    at("play").setAttribute("aria-pressed", String(on));
    this.name(at("play"), on ? "pause" : "play");
  }

  name(thing, label) {
    thing.setAttribute("aria-label", this.panes.label(label));
    if (thing.tagName === "BUTTON") thing.title = this.panes.label(label);
  }

  // Everything that does not change from step to step.
  speak() {
    document.documentElement.lang = this.language;
    at("language").value = this.language;
    at("title").textContent = at("title").dataset[this.language];
    for (const thing of document.querySelectorAll("[data-label]")) thing.textContent = this.panes.label(thing.dataset.label);
    for (const thing of document.querySelectorAll("[data-name]")) this.name(thing, thing.dataset.name);
    const seats = this.film.names.map((_, seat) => [String(seat), this.panes.name(seat)]);
    const choices = [["table", this.panes.label("table-eyes")], ...seats, ["all", this.panes.label("all-eyes")]];
    at("eyes").replaceChildren(...choices.map(([value, text]) => element("option", { value, selected: value === this.eyes }, text)));
    this.eyesChosen();
    this.show();
  }

  eyesChosen() {
    const choice = at("eyes").selectedOptions[0];
    at("eyes-heading").textContent = choice.textContent;
    at("warning").hidden = this.eyes === "table";
  }

  print() {
    const { panes, film } = this;
    const steps = film.steps.map((step) => element("li", {}, element("b", {}, panes.text(step.phase)), " ", ...inline(panes.told(step))));
    const story = paragraphs(panes.text(film.story));
    at("print").replaceChildren(element("h2", {}, panes.label("story")), ...story, element("h2", {}, panes.label("course")), element("ol", {}, ...steps));
  }
}

// The steps of a trailer: the first, each moment with the steps before it, and the last. The moments are the chapters, and as many of
// the moments that mattered as a minute has room for.
function trailerSteps(film) {
  const last = film.steps.length - 1;
  const marked = film.steps.flatMap((step, number) => (step.mark ? [number] : []));
  const every = Math.max(1, Math.ceil(marked.length / MARKED_MOMENTS));
  const moments = [...film.opening.chapters.map(([step]) => step), ...marked.filter((_, number) => number % every === 0)];
  const steps = [0];
  for (const moment of moments.sort((one, other) => one - other)) {
    for (let step = Math.max(moment - BEFORE, steps.at(-1) + 1); step <= Math.min(moment, last - 1); step += 1) steps.push(step);
  }
  return last > 0 ? [...steps, last] : steps;
}

const KEYS = {
  ArrowLeft: (reader, shift) => (shift ? reader.phase(-1) : reader.go(reader.step - 1)),
  ArrowRight: (reader, shift) => (shift ? reader.phase(1) : reader.go(reader.step + 1)),
  Home: (reader) => reader.go(0),
  End: (reader) => reader.go(reader.last),
  " ": (reader) => reader.play(),
  n: (reader) => reader.moment(1),
  p: (reader) => reader.moment(-1),
};

function listen(reader) {
  const presses = {
    previous: () => reader.go(reader.step - 1), next: () => reader.go(reader.step + 1),
    "previous-phase": () => reader.phase(-1), "next-phase": () => reader.phase(1),
    "previous-mark": () => reader.moment(-1), "next-mark": () => reader.moment(1), play: () => reader.play(),
  };
  for (const [id, act] of Object.entries(presses)) at(id).addEventListener("click", act);
  at("tell").addEventListener("click", () => {
    reader.asked = true;
    reader.show();
    at("trailer").focus();
  });
  at("trailer").addEventListener("click", () => reader.trailer());
  at("slider").addEventListener("input", () => reader.go(Number(at("slider").value)));
  at("measure").addEventListener("click", () => {
    reader.measured = true;
    reader.show();
    at("slider").focus();
  });
  at("language").addEventListener("change", () => {
    reader.language = at("language").value;
    reader.speak();
  });
  at("eyes").addEventListener("change", () => {
    reader.eyes = at("eyes").value;
    reader.eyesChosen();
    reader.show();
  });
  document.addEventListener("keydown", (event) => pressed(reader, event));
  window.addEventListener("hashchange", () => reader.go(fromAddress()));
  window.addEventListener("beforeprint", () => reader.print());
  swiped(reader);
}

function pressed(reader, event) {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  const focus = event.target;
  if (focus.tagName === "SELECT" || (event.key === " " && ["BUTTON", "A", "SUMMARY"].includes(focus.tagName))) return;
  event.preventDefault();
  act(reader, event.shiftKey);
}

function swiped(reader) {
  let from = null;
  at("stage").addEventListener("touchstart", (event) => (from = event.touches[0]), { passive: true });
  at("stage").addEventListener("touchend", (event) => {
    const [to] = event.changedTouches;
    const aside = from ? to.clientX - from.clientX : 0;
    if (Math.abs(aside) > SWIPE && Math.abs(aside) > 2 * Math.abs(to.clientY - from.clientY)) reader.go(reader.step + (aside < 0 ? 1 : -1));
    from = null;
  });
}

function fromAddress() {
  return (Number.parseInt(location.hash.slice(1), 10) || 1) - 1;
}

async function begin() {
  const film = await unpacked();
  const reader = new Reader(film);
  listen(reader);
  at("app").hidden = false;
  reader.step = reader.furthest = Math.min(Math.max(fromAddress(), 0), reader.last);
  reader.speak();
}

begin();
