/* Voice channels: who sits there, who is muted, and the played person's own way in and out. */

import { attempt } from "./acting.js";
import { h, icon } from "./dom.js";
import { nameOf, snapshot, state, voiceOf } from "./state.js";
import { say } from "./words.js";

const VOICE = [2, 13];

/** Make the box of all voice channels that the played person sees. */
export function voiceBox() {
  const guilds = snapshot(state.person)?.guilds ?? [];
  const boxes = guilds.flatMap((guild) => guild.channels.filter((one) => VOICE.includes(one.type)).map((one) => channel(guild, one)));
  return boxes.length ? h("section", { class: "voice", "aria-label": say("voice") }, boxes) : null;
}

function channel(guild, one) {
  const inside = guild.voice.filter((voice) => voice.channel_id === one.id);
  const mine = voiceOf(state.person);
  const here = mine?.channel_id === one.id;
  const go = () => (here ? attempt(state.person, "voice_leave", {}) : attempt(state.person, "voice_enter", { channel: one.id }));
  const mute = () => attempt(state.person, "voice_self", { mute: !mine.self_mute });
  return h(
    "div",
    { class: "voice-channel" },
    h("h3", { class: "voice-name" }, icon("voice"), h("span", {}, one.name)),
    one.status && h("p", { class: "voice-status" }, one.status),
    inside.length ? h("ul", {}, inside.map((voice) => sitter(voice))) : h("p", { class: "voice-nobody" }, say("voice-nobody")),
    h(
      "div",
      { class: "voice-acts" },
      h("button", { type: "button", class: `press small ${here ? "danger" : "success"}`, data: { act: `voice-${one.id}` }, onclick: go }, say(here ? "voice-leave" : "voice-join")),
      here && h("button", { type: "button", class: "press small secondary", data: { act: "mute" }, onclick: mute }, say(mine.self_mute ? "voice-unmute" : "voice-mute")),
    ),
  );
}

function sitter(voice) {
  const quiet = voice.mute ? "muted" : voice.self_mute ? "self-muted" : null;
  const name = nameOf(state.person, voice.user_id) ?? "?";
  return h("li", { class: quiet ?? "" }, h("span", {}, name), quiet && h("span", { class: `voice-mark ${quiet}`, title: say(quiet) }, icon("muted"), h("span", { class: "unseen" }, say(quiet))));
}
