/* The address of the page: #person=ID&place=ID. */

import { firstPlace, place, state, tell } from "./state.js";

/** Choose the person whom the organiser plays; their place stays when they see it too. */
export function choosePerson(personId) {
  if (!state.snapshots.has(personId)) return;
  state.person = personId;
  if (!place(personId, state.place)) state.place = firstPlace(personId);
  write();
  tell("chosen", {});
}

/** Choose a place of the played person; a DM is shown where DMs are. */
export function choosePlace(placeId, messageId) {
  const found = place(state.person, placeId);
  if (!found) return;
  if (found.type !== 1) state.place = placeId;
  write();
  tell("chosen", { place: placeId, message: messageId });
}

/** Take person and place from the address, then make the address say what is shown. */
export function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const personId = wanted.get("person");
  if (state.snapshots.has(personId)) state.person = personId;
  const placeId = wanted.get("place");
  const found = place(state.person, placeId);
  if (found && found.type !== 1) state.place = placeId;
  if (!place(state.person, state.place)) state.place = firstPlace(state.person);
  write();
  tell("chosen", { place: found ? placeId : undefined });
}

function write() {
  const wanted = new URLSearchParams({ person: state.person, place: state.place });
  const address = `#${wanted}`;
  if (location.hash !== address) history.replaceState(null, "", address);
}
