// Drawings: put together from the lines that they share, read as SVG and shown as such.

function drawing(film, number) {
  if (number < 0) return null;
  const source = film.drawings[number].map((part) => film.parts[part]).join("\n");
  const read = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const made = document.importNode(read, true);
  made.removeAttribute("height");
  made.setAttribute("width", "100%");
  const told = made.querySelector("desc");
  if (told) made.setAttribute("aria-label", told.textContent);
  for (const hidden of made.querySelectorAll("title, desc")) hidden.remove();
  return made;
}
