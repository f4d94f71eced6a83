/* The messages of one place as one person sees them; stays at the end while the reader is there. */

import { fill, h } from "./dom.js";
import { linesOf, newLines } from "./aloud.js";
import { continues, makeMessage, nameUnknown, updateMessage } from "./message.js";
import { freshIn, markRead, messages, state } from "./state.js";
import { say } from "./words.js";

const NEAR = 80;
const LONGEST = 150;
const EDGE = 40;

/** Make a log. It has `element`, `show(person, place)`, `hear(event)`, `nameUnknown()`, `reveal(message id)`. */
export class Log {
  constructor() {
    this.list = h("div", { class: "log", role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: "0" });
    this.jump = h("button", { type: "button", class: "jump", hidden: true, onclick: () => this.toEnd() });
    this.board = h("button", { type: "button", class: "jump to-board", hidden: true, onclick: () => this.toBoard() });
    this.said = h("div", { class: "unseen", role: "status" });
    this.element = h("div", { class: "log-frame" }, this.list, this.board, this.jump, this.said);
    this.shown = new Map();
    this.below = 0;
    this.top = 0;
    this.stays = true;
    this.list.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.keep()).observe(this.list);
    this.list.addEventListener("load", () => this.keep(), true);
  }

  /** Show a place as a person sees it; what was not read yet stands under a line. */
  show(personId, placeId, label) {
    const other = this.person !== personId || this.place !== placeId;
    Object.assign(this, { person: personId, place: placeId });
    this.list.setAttribute("aria-label", label);
    this.list.setAttribute("aria-live", "off");
    const unread = freshIn(personId, placeId) ? markRead(personId, placeId) : new Set();
    this.shown.clear();
    const all = messages(personId, placeId).slice(-LONGEST);
    fill(this.list, all.length ? all.map((one) => this.make(one)) : this.empty());
    this.firstFresh = all.find((one) => unread.has(one.id))?.id ?? null;
    this.group();
    if (other) this.stays = true;
    if (this.stays) this.toEnd();
    clearTimeout(this.speaking);
    this.speaking = setTimeout(() => this.list.setAttribute("aria-live", "polite"), 600);
  }

  empty() {
    return h("p", { class: "empty" }, say("nothing-yet"));
  }

  make(message) {
    const made = makeMessage(this.person, message);
    this.shown.set(message.id, made);
    return made;
  }

  /** Name what is mentioned and was not known when it was written. */
  nameUnknown() {
    for (const [id, element] of this.shown) {
      const message = state.messages.get(this.place)?.get(id);
      if (message) nameUnknown(element, this.person, message);
    }
  }

  /** Take news about messages; `aloud`: what an edit brings is announced to a screen reader. */
  hear({ kind, channel, message, ids }, aloud) {
    if (channel !== this.place) return;
    if (kind === "gone") {
      ids.forEach((id) => this.drop(id));
    } else if (message.ephemeral_for === null || message.ephemeral_for === this.person) {
      const known = this.shown.get(message.id);
      if (known) this.edit(known, message, aloud);
      else if (kind === "new") this.add(message);
      else return;
    } else return;
    this.group();
    this.keep();
  }

  edit(element, message, aloud) {
    const before = linesOf(element);
    updateMessage(element, this.person, message);
    const brought = aloud ? newLines(before, linesOf(element)) : "";
    if (brought) this.said.textContent = brought;
  }

  drop(id) {
    this.shown.get(id)?.remove();
    this.shown.delete(id);
    if (!this.shown.size) fill(this.list, this.empty());
  }

  add(message) {
    this.list.querySelector(":scope > .empty")?.remove();
    const made = this.make(message);
    const mine = message.author.id === this.person;
    if (!mine) made.classList.add("fresh");
    this.list.append(made);
    while (this.shown.size > LONGEST) this.drop(this.shown.keys().next().value);
    if (mine || message.ephemeral_for) this.toEnd(); // an answer that only the reader gets is what the reader waits for
    else if (!this.stays) this.below += 1;
    if (mine) this.firstFresh = null;
  }

  /** Give headers to those that need one, and put the line of what is new. */
  group() {
    this.list.querySelector(":scope > .new-line")?.remove();
    let before = null;
    for (const [id, element] of this.shown) {
      const message = state.messages.get(this.place)?.get(id);
      if (!message) continue;
      const first = id === this.firstFresh;
      element.classList.toggle("grouped", !first && continues(message, before));
      if (first) element.before(h("div", { class: "new-line", role: "separator", "aria-label": say("new") }, h("span", {}, say("new"))));
      before = message;
    }
  }

  scrolled() {
    const top = this.list.scrollTop;
    const near = this.list.scrollHeight - top - this.list.clientHeight < NEAR;
    if (near) this.stays = true;
    else if (top < this.top) this.stays = false; // what grows by itself (a picture, an edit) takes nobody away from the end
    this.top = top;
    if (this.stays) this.below = 0;
    this.showJump();
  }

  keep() {
    if (this.stays) this.list.scrollTop = this.list.scrollHeight;
    this.showJump();
  }

  showJump() {
    this.jump.hidden = this.stays;
    this.jump.textContent = this.below ? say("jump-n", { n: this.below }) : say("jump");
    const board = this.living();
    this.board.hidden = !board || board.offsetTop + board.offsetHeight > this.list.scrollTop + EDGE;
    this.board.textContent = say("to-board");
  }

  /** Return the last message, for everyone, on which something can be pressed. */
  living() {
    return [...this.shown.values()].findLast((one) => !one.classList.contains("ephemeral") && one.querySelector(".press[data-id]:not(:disabled), .select:not(:disabled)"));
  }

  toBoard() {
    const board = this.living();
    this.stays = false;
    board.scrollIntoView({ block: "end" });
    board.focus({ preventScroll: true });
  }

  toEnd() {
    this.stays = true;
    this.below = 0;
    this.list.scrollTop = this.list.scrollHeight;
    this.showJump();
  }

  /** Bring a message before the reader's eyes. */
  reveal(id) {
    const element = this.shown.get(id);
    if (!element) return;
    this.stays = false;
    element.scrollIntoView({ block: "center" });
    element.classList.remove("fresh");
    requestAnimationFrame(() => element.classList.add("fresh"));
  }

  /** Forget what was unread here: it stands before the reader. */
  markSeen() {
    if (freshIn(this.person, this.place)) markRead(this.person, this.place);
  }
}
