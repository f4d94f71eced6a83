/* Faults and changes of the world that an organiser can try out. */

import { h, toast } from "./dom.js";
import { askStates, post } from "./live.js";
import { guildOf, messages, state } from "./state.js";
import { say } from "./words.js";

const POST = { method: "POST", route: "/channels/{channel}/messages" };
const here = () => ({ guild: guildOf(state.person, state.place)?.id, channel: state.place });

const TROUBLES = [
  ["trouble-500", "/stage/fault", () => ({ do: "answer", status: 500, times: 1, ...POST })],
  ["trouble-429", "/stage/fault", () => ({ do: "answer", status: 429, times: 1, retry_after: 3, ...POST })],
  ["trouble-drop", "/stage/fault", () => ({ do: "drop", times: 1 })],
  ["trouble-slow", "/stage/fault", () => ({ do: "delay", seconds: 4, times: 5 })],
  ["trouble-gateway", "/stage/fault", () => ({ do: "gateway_drop" })],
  ["trouble-invalid", "/stage/fault", () => ({ do: "gateway_invalidate", resumable: false })],
  ["trouble-withdraw", "/stage/world", () => ({ do: "withdraw", permissions: ["send_messages"], ...here() })],
  ["trouble-grant", "/stage/world", () => ({ do: "grant", permissions: ["send_messages"], ...here() })],
  ["trouble-delete", "/stage/world", () => ({ do: "delete_message", channel: state.place, message: lastOfBot() })],
  ["trouble-delete-channel", "/stage/world", () => ({ do: "delete_channel", channel: state.place })],
  ["trouble-clear", "/stage/fault", () => ({ do: "clear" })],
];

const lastOfBot = () => messages(state.person, state.place).findLast((one) => one.author.bot && one.ephemeral_for === null)?.id;

/** Make the box of troubles. */
export function troubleBox() {
  const start = (address, body) => async () => {
    try {
      await post(address, body());
      toast(say("done"));
      askStates();
    } catch (fault) {
      toast(fault.message);
    }
  };
  return [
    h("p", { class: "menu-hint" }, say("trouble-hint")),
    TROUBLES.map(([word, address, body]) => h("button", { type: "button", class: "press small secondary", data: { act: word }, onclick: start(address, body) }, say(word))),
  ];
}
