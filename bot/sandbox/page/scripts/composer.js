/* Where a person writes; a slash at the start offers commands. */

import { attempt } from "./acting.js";
import { commandsOf, matching } from "./commands.js";
import { CommandForm } from "./command_form.js";
import { fill, h } from "./dom.js";
import { person, snapshot, state } from "./state.js";
import { suggest } from "./suggest.js";
import { say } from "./words.js";

const THREAD = [10, 11, 12];
const SEND = { text: 1n << 11n, thread: 1n << 38n };

/** The entry under a log. */
export class Composer {
  constructor() {
    this.field = h("textarea", { class: "entry", rows: "1", maxlength: "2000", enterkeyhint: "send" });
    this.closed = h("p", { class: "closed" });
    this.slash = h("button", { type: "button", class: "press secondary small slash", onclick: () => this.openCommands() });
    this.place = h("div", { class: "entry-row" }, this.field, this.closed, this.slash);
    this.form = h("div", { class: "command-place" });
    this.element = h("div", { class: "composer" }, this.form, this.place);
    this.field.addEventListener("input", () => this.grow());
    this.list = suggest(this.field, { items: (text) => this.offers(text), pick: (item) => this.begin(item.command), label: () => say("commands") });
    this.field.addEventListener("keydown", (event) => this.key(event)); // after the list, which keeps Enter for itself while it is open
  }

  /** Serve a person in a place; null: nowhere. */
  show(personId, place) {
    const other = this.personId !== personId || this.placeId !== place?.id;
    Object.assign(this, { personId, placeId: place?.id ?? null });
    this.element.hidden = !place;
    if (!place) return;
    if (other) {
      this.field.value = "";
      this.cancel();
      this.grow();
    }
    const reason = place.can_write ? null : whyClosed(personId, place);
    const hint = place.type === 1 ? say("write-to", { name: state.bot.name }) : say("write-in", { place: `#${place.name}` });
    this.field.placeholder = hint;
    this.field.setAttribute("aria-label", hint);
    this.reason = reason;
    this.draw();
  }

  draw() {
    const commandsOnly = Boolean(this.reason) && this.field.value.startsWith("/");
    this.field.hidden = Boolean(this.reason) && !commandsOnly;
    this.closed.hidden = !this.reason || commandsOnly;
    this.closed.textContent = this.reason ?? "";
    this.slash.textContent = "/";
    this.slash.setAttribute("aria-label", say("command-button"));
    this.slash.title = say("command-button");
    this.slash.hidden = !commandsOf(this.personId, this.placeId).length;
  }

  openCommands() {
    this.field.value = "/";
    this.draw();
    this.field.focus();
    this.list.refresh();
  }

  offers(text) {
    if (!text.startsWith("/") || text.includes("\n")) return [];
    return matching(commandsOf(this.personId, this.placeId), text.slice(1)).map((command) => ({
      label: `/${command.label}`,
      description: command.description,
      command,
    }));
  }

  begin(command) {
    this.field.value = "";
    this.place.hidden = true;
    this.draw();
    const form = new CommandForm(command, this.personId, this.placeId, () => this.cancel(true));
    fill(this.form, form.element);
    form.focus();
  }

  cancel(focus = false) {
    fill(this.form);
    this.place.hidden = false;
    if (focus) (this.field.hidden ? this.slash : this.field).focus();
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 180)}px`;
    if (this.reason) this.draw();
  }

  key(event) {
    if (event.key === "Escape" && this.reason) {
      this.field.value = "";
      this.draw();
    }
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    this.send();
  }

  async send() {
    const text = this.field.value.trim();
    if (!text || this.reason) return;
    this.field.value = "";
    this.grow();
    const result = await attempt(this.personId, "write", { channel: this.placeId, text });
    if (!result && !this.field.value) this.field.value = text;
  }
}

/** Say why a person cannot write in a place. */
function whyClosed(personId, place) {
  if (THREAD.includes(place.type) && (place.thread_metadata?.locked || place.thread_metadata?.archived)) return say("closed-thread");
  const right = THREAD.includes(place.type) ? SEND.thread : SEND.text;
  const denies = (id) => place.permission_overwrites?.some((one) => one.id === id && BigInt(one.deny) & right);
  if (denies(personId)) return say("closed-you");
  if (snapshot(personId)?.guilds.some((guild) => denies(guild.id))) return say("closed-all");
  return person(personId) ? say("closed-right") : "";
}
