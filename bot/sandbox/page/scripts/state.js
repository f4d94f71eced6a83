/* What the page knows: everybody's places, every message once, who has read what. */

const listeners = new Map();

export const state = {
  bot: { id: "", name: "", connected: false },
  people: [],
  guilds: [],
  snapshots: new Map(),
  messages: new Map(),
  fresh: new Map(),
  person: "",
  place: "",
  pinned: [],
  failures: new Map(),
};

/** Call `heard` on each message about `topic`: people, places, message, voice, link, chosen. Returns how to stop. */
export function listen(topic, heard) {
  if (!listeners.has(topic)) listeners.set(topic, new Set());
  listeners.get(topic).add(heard);
  return () => listeners.get(topic).delete(heard);
}

/** Tell everyone who listens to a topic. */
export function tell(topic, data) {
  for (const heard of listeners.get(topic) ?? []) heard(data);
}

/** Take STATES: what everybody sees; with `messages` everything is new, else the messages stay. */
export function takeStates(states, messages) {
  state.snapshots = new Map(Object.entries(states));
  const first = Object.values(states)[0];
  if (first) Object.assign(state, { bot: first.bot, people: first.people, guilds: allGuilds(states) });
  if (messages) {
    state.messages = new Map(Object.entries(messages).map(([id, list]) => [id, new Map(list.map((one) => [one.id, one]))]));
    state.fresh.clear();
  }
  if (!state.snapshots.has(state.person)) state.person = state.people[0]?.id ?? "";
  state.pinned = state.pinned.filter((id) => state.snapshots.has(id));
  tell("people");
  tell("places", { all: Boolean(messages) });
}

function allGuilds(states) {
  const found = new Map();
  for (const one of Object.values(states)) for (const guild of one.guilds) found.set(guild.id, { id: guild.id, name: guild.name });
  return found.size ? [...found.values()] : state.guilds;
}

/** Return a person by id. */
export const person = (id) => state.people.find((one) => one.id === id);

/** Return everything but the messages that a person sees. */
export const snapshot = (id) => state.snapshots.get(id);

/** Return the channels and threads of a person's servers, without categories. */
export function places(personId) {
  return (snapshot(personId)?.guilds ?? []).flatMap((guild) => [...guild.channels.filter((one) => one.type !== 4), ...guild.threads]);
}

/** Return a place that a person sees, their DM among them; undefined when they do not see it. */
export function place(personId, placeId) {
  const dm = snapshot(personId)?.dm;
  return dm?.id === placeId ? dm : places(personId).find((one) => one.id === placeId);
}

/** Return the server in which a place is, undefined for a DM. */
export const guildOf = (personId, placeId) =>
  snapshot(personId)?.guilds.find((guild) => [...guild.channels, ...guild.threads].some((one) => one.id === placeId));

/** Return the messages that a person sees in a place, the oldest first. */
export function messages(personId, placeId) {
  if (!place(personId, placeId)) return [];
  return [...(state.messages.get(placeId)?.values() ?? [])].filter((one) => one.ephemeral_for === null || one.ephemeral_for === personId);
}

/** Return the place to which a person looks first: where the bot has spoken last. */
export function firstPlace(personId) {
  const writable = places(personId).filter((one) => [0, 5].includes(one.type));
  const newest = (one) => BigInt([...(state.messages.get(one.id)?.keys() ?? ["0"])].at(-1) ?? 0);
  return writable.reduce((best, one) => (best && newest(best) >= newest(one) ? best : one), undefined)?.id ?? "";
}

/** Return a name as the members of a place know it. */
export function nameOf(personId, userId) {
  for (const guild of snapshot(personId)?.guilds ?? []) {
    const member = guild.members.find((one) => one.id === userId);
    if (member) return member.name;
  }
  return person(userId)?.name ?? (userId === state.bot.id ? state.bot.name : undefined);
}

/** Return the voice state of a person on any server: {channel_id, mute, …} or undefined. */
export function voiceOf(personId) {
  for (const guild of snapshot(personId)?.guilds ?? []) {
    const found = guild.voice.find((one) => one.user_id === personId);
    if (found) return found;
  }
  return undefined;
}

const enabled = (part) =>
  (part.custom_id && !part.disabled && part.type !== 4) || [...(part.components ?? []), part.accessory].some((child) => child && enabled(child));

/** Whether a person has a question of the bot before them that can be answered in their DM. */
export function hasQuestion(personId) {
  const dm = snapshot(personId)?.dm;
  return Boolean(dm) && messages(personId, dm.id).some((one) => one.author.bot && one.components.some(enabled));
}

const readKey = (personId, placeId) => `${personId} ${placeId}`;

/** Remember that a message has not been read yet. */
export function markFresh(personId, message) {
  const key = readKey(personId, message.channel_id);
  if (!state.fresh.has(key)) state.fresh.set(key, new Set());
  state.fresh.get(key).add(message.id);
}

/** Forget what has not been read in a place; returns the ids. */
export function markRead(personId, placeId) {
  const key = readKey(personId, placeId);
  const ids = state.fresh.get(key) ?? new Set();
  if (state.fresh.delete(key)) tell("people");
  return ids;
}

/** Return how much a person has not read in a place. */
export const freshIn = (personId, placeId) => state.fresh.get(readKey(personId, placeId))?.size ?? 0;

/** Return how much is waiting for a person: direct messages, and what in channels is only for them or names them. */
export function waiting(personId) {
  let count = 0;
  const dm = snapshot(personId)?.dm?.id;
  for (const [key, ids] of state.fresh) {
    const [who, where] = key.split(" ");
    if (who !== personId) continue;
    for (const id of ids) {
      const message = state.messages.get(where)?.get(id);
      if (message && (where === dm || message.ephemeral_for === personId || message.mentions.some((one) => one.id === personId))) count += 1;
    }
  }
  return count;
}
