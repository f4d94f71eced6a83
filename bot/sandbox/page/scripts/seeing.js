/* What stands before the eyes now: pairs of a person and a place. */

const seen = new Map();

/** Remember what a panel shows (null: nothing, or it is hidden). */
export function sees(panel, personId, placeId) {
  if (personId && placeId) seen.set(panel, `${personId} ${placeId}`);
  else seen.delete(panel);
}

/** Whether a place is shown as that person sees it. */
export function hasSeen(personId, placeId) {
  return !document.hidden && [...seen.values()].includes(`${personId} ${placeId}`);
}
