/* The slash commands that a person is offered, in their language. */

import { plain } from "./listbox.js";
import { guildOf, place, snapshot } from "./state.js";

const SLASH = 1;
const STEPS = [1, 2];

const local = (one, key, locale) => one[`${key}_localizations`]?.[locale] ?? one[key];

/** Return the commands of a person in a place: [{name, label, description, options}], by label. */
export function commandsOf(personId, placeId) {
  const shown = snapshot(personId);
  if (!shown || !placeId) return [];
  const list = place(personId, placeId)?.type === 1 ? shown.commands.dm : (shown.commands[guildOf(personId, placeId)?.id] ?? []);
  const locale = shown.person.locale;
  const found = list.filter((one) => (one.type ?? SLASH) === SLASH).flatMap((one) => walk(one, [], [], locale));
  return found.sort((one, other) => one.label.localeCompare(other.label, locale));
}

function walk(one, names, labels, locale) {
  const name = [...names, one.name];
  const label = [...labels, local(one, "name", locale)];
  const deeper = (one.options ?? []).filter((option) => STEPS.includes(option.type));
  if (deeper.length) return deeper.flatMap((option) => walk(option, name, label, locale));
  const options = (one.options ?? []).map((option) => ({
    ...option,
    label: local(option, "name", locale),
    about: local(option, "description", locale),
    choices: option.choices?.map((choice) => ({ value: choice.value, label: local(choice, "name", locale) })),
  }));
  return [{ name: name.join(" "), label: label.join(" "), description: local(one, "description", locale), options }];
}

/** Return those commands that fit what is typed: by their beginning first, then by any word. */
export function matching(commands, typed) {
  const wanted = plain(typed.trim());
  const starts = commands.filter((one) => plain(one.label).startsWith(wanted) || plain(one.name).startsWith(wanted));
  const others = commands.filter((one) => !starts.includes(one) && (plain(one.label).includes(wanted) || plain(one.name).includes(wanted)));
  return [...starts, ...others];
}
