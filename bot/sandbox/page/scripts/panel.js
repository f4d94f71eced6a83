/* A column: the places of the played person, or somebody's direct messages. */

import { attempt } from "./acting.js";
import { Composer } from "./composer.js";
import { avatar, fill, h, icon } from "./dom.js";
import { isNarrow, tab } from "./layout.js";
import { Log } from "./log.js";
import { showPlaces } from "./places.js";
import { sees } from "./seeing.js";
import { listen, messages, nameOf, person, place, snapshot, state, tell } from "./state.js";
import { say } from "./words.js";

/** A column. `kind`: "table" (places of the played person), "dm" (their DM) or "pinned" (the DM of `pinned`). */
export class Panel {
  constructor(kind, pinned = null) {
    Object.assign(this, { kind, pinned });
    this.head = h("header", { class: "panel-head" });
    this.log = new Log();
    this.composer = new Composer();
    this.nothing = h("div", { class: "panel-nothing", hidden: true });
    this.element = h("section", { class: `panel ${kind}` }, this.head, this.nothing, this.log.element, this.composer.element);
    this.stops = [
      listen("message", (event) => this.log.hear(event, !pinned)),
      listen("places", ({ all }) => this.show(all)),
      listen("layout", () => this.see()),
      listen("people", () => kind === "table" && this.heads()),
      listen("voice", () => kind === "table" && this.heads()),
    ];
    const look = () => this.see();
    document.addEventListener("visibilitychange", look);
    this.stops.push(() => document.removeEventListener("visibilitychange", look));
  }

  /** Take the column away. */
  close() {
    this.stops.forEach((stop) => stop());
    sees(this, null, null);
    this.element.remove();
  }

  get personId() {
    return this.pinned ?? state.person;
  }

  get placeId() {
    return this.kind === "table" ? state.place : (snapshot(this.personId)?.dm?.id ?? "");
  }

  /** Show what belongs here now; `anew` also when it is the same place as before. */
  show(anew = false) {
    const found = place(this.personId, this.placeId);
    this.heads();
    this.nothing.hidden = Boolean(found);
    this.log.element.hidden = !found;
    fill(this.nothing, found ? null : this.reason());
    const locale = snapshot(this.personId)?.person.locale;
    const same = this.log.person === this.personId && this.log.place === this.placeId && this.locale === locale;
    this.locale = locale;
    const count = messages(this.personId, this.placeId).length;
    if (found && (anew || !same || (count && !this.log.shown.size))) this.log.show(this.personId, this.placeId, this.label());
    else this.log.nameUnknown();
    if (!found) Object.assign(this.log, { person: null, place: null });
    this.composer.show(this.personId, found ?? null);
    this.see();
  }

  label() {
    const name = nameOf(this.personId, this.personId) ?? "";
    return this.kind === "table" ? say("messages-of", { name: place(this.personId, this.placeId)?.name ?? "" }) : say("dm-of", { name });
  }

  /** Tell whether anybody looks at this. */
  see() {
    const shown = !isNarrow() || tab() === this.kind;
    sees(this, shown ? this.personId : null, this.placeId);
    if (shown && !document.hidden && this.log.person) this.log.markSeen();
  }

  heads() {
    if (this.kind === "table") return showPlaces(this.head, this.personId, this.placeId);
    const one = person(this.personId);
    if (!one) return undefined;
    if (this.head.dataset.key === one.id) return undefined;
    this.head.dataset.key = one.id;
    const unpin = () => {
      state.pinned = state.pinned.filter((id) => id !== this.pinned);
      tell("pins");
    };
    return fill(
      this.head,
      avatar(one),
      h("h2", {}, h("span", { class: "head-kind" }, say("dm")), h("span", { class: "head-name" }, one.name)),
      this.pinned && h("button", { type: "button", class: "icon-button", "aria-label": say("unpin", { name: one.name }), onclick: unpin }, icon("close")),
    );
  }

  reason() {
    if (this.kind !== "table") {
      const open = () => attempt(this.personId, "open_dm", {});
      return [h("p", {}, say("dm-none")), h("button", { type: "button", class: "press secondary", onclick: open }, say("dm-open"))];
    }
    const join = (guild) => () => attempt(this.personId, "join", { guild: guild.id });
    return [h("p", {}, say("no-server")), state.guilds.map((guild) => h("button", { type: "button", class: "press primary", onclick: join(guild) }, `${say("join-server")}: ${guild.name}`))];
  }
}
