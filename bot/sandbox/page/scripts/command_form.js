/* A slash command being filled in: required options are there, others are added. */

import { command as run } from "./acting.js";
import { fill, h, icon } from "./dom.js";
import { act } from "./live.js";
import { select } from "./selects.js";
import { suggest } from "./suggest.js";
import { say } from "./words.js";

const KIND = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };
const MENUS = { [KIND.USER]: 5, [KIND.ROLE]: 6, [KIND.MENTIONABLE]: 7, [KIND.CHANNEL]: 8 };
const PAUSE = 150;

/** The form of one command; `done` is called when it was sent or given up. */
export class CommandForm {
  constructor(command, personId, placeId, done) {
    Object.assign(this, { command, personId, placeId, done });
    this.values = {};
    this.fields = h("div", { class: "command-fields" });
    this.more = h("div", { class: "command-more" });
    this.wrong = h("p", { class: "failure", role: "alert", hidden: true });
    this.send = h("button", { type: "submit", class: "press primary small" }, say("send-command"));
    this.element = h(
      "form",
      { class: "command-form", "aria-label": `/${command.label}`, novalidate: true, onsubmit: (event) => this.submit(event) },
      h("p", { class: "command-head" }, h("strong", {}, `/${command.label}`), " ", h("span", {}, command.description)),
      this.fields,
      this.more,
      this.wrong,
      h("div", { class: "command-foot" }, this.send, h("button", { type: "button", class: "press secondary small", onclick: done }, say("cancel"))),
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && done());
    command.options.filter((one) => one.required).forEach((one) => this.add(one));
    this.offer();
  }

  focus() {
    (this.fields.querySelector("input, button.select") ?? this.send).focus();
  }

  add(option) {
    const id = `option-${option.name}-${Math.random().toString(36).slice(2, 8)}`;
    const remove = () => {
      row.remove();
      delete this.values[option.name];
      this.offer();
      this.focus();
    };
    const row = h(
      "div",
      { class: "command-field", data: { option: option.name } },
      h("label", { for: id, id: `${id}-label` }, option.label, option.required && h("span", { class: "required" }, ` · ${say("option-required")}`)),
      this.entry(option, id),
      !option.required && h("button", { type: "button", class: "icon-button", "aria-label": say("option-remove", { name: option.label }), onclick: remove }, icon("close")),
      h("small", { id: `${id}-about` }, option.about),
    );
    this.fields.append(row);
    return row;
  }

  offer() {
    const left = this.command.options.filter((one) => !this.fields.querySelector(`[data-option="${one.name}"]`));
    const add = (option) => () => {
      this.add(option).querySelector("input, button.select")?.focus();
      this.offer();
    };
    fill(this.more, left.length > 0 && h("span", { class: "command-more-word" }, say("option-add")), left.map((one) => h("button", { type: "button", class: "chip", title: one.about, onclick: add(one) }, `+ ${one.label}`)));
  }

  entry(option, id) {
    const keep = (value) => (this.values[option.name] = value);
    if (option.type === KIND.BOOLEAN || option.choices?.length || MENUS[option.type]) {
      const menu = select(menuOf(option), { personId: this.personId, placeId: this.placeId, chosen: [], done: ([value]) => keep(typed(option, value)), labelledby: `${id}-label ${id}` });
      menu.id = id;
      menu.setAttribute("aria-describedby", `${id}-about`);
      return menu;
    }
    const number = option.type === KIND.INTEGER || option.type === KIND.NUMBER;
    const field = h("input", { type: "text", class: "field", id, inputmode: number ? "numeric" : null, maxlength: option.max_length, autocomplete: "off", "aria-describedby": `${id}-about` });
    field.addEventListener("input", () => keep(number ? Number(field.value) : field.value));
    if (option.autocomplete) {
      const pick = (item) => {
        field.value = item.label;
        keep(item.value);
      };
      suggest(field, { items: (text) => this.ask(option, text), pick, label: () => option.label, wait: PAUSE, whenEmpty: true });
    }
    return field;
  }

  async ask(option, text) {
    const options = { ...this.values };
    delete options[option.name];
    try {
      const { outcome } = await act(this.personId, "autocomplete", { channel: this.placeId, name: this.command.name, option: option.name, text, options });
      return (outcome.choices ?? []).map((one) => ({ label: one.name, value: one.value }));
    } catch {
      return []; // a bot that does not answer suggests nothing, as on Discord
    }
  }

  async submit(event) {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(this.values).filter(([, value]) => value !== "" && value !== undefined && !Number.isNaN(value)));
    const missing = this.command.options.find((one) => one.required && !(one.name in filled));
    if (missing) return this.say(say("option-missing", { name: missing.label }));
    this.send.setAttribute("aria-busy", "true");
    const wrong = await run(this.personId, this.placeId, this.command.name, filled);
    this.send.removeAttribute("aria-busy");
    return wrong ? this.say(wrong) : this.done();
  }

  say(text) {
    this.wrong.hidden = false;
    fill(this.wrong, icon("warning"), h("span", {}, text));
    if (!this.element.contains(document.activeElement)) this.focus();
  }
}

function menuOf(option) {
  const base = { custom_id: option.name, placeholder: option.label, type: MENUS[option.type] ?? 3, channel_types: option.channel_types };
  if (option.type === KIND.BOOLEAN) return { ...base, options: [{ value: "true", label: say("yes") }, { value: "false", label: say("no") }] };
  return { ...base, options: option.choices?.map((one) => ({ value: String(one.value), label: one.label })) };
}

function typed(option, value) {
  if (option.type === KIND.BOOLEAN) return value === "true";
  return option.choices?.find((one) => String(one.value) === value)?.value ?? value;
}
