/* A box that opens at an element: below it, above it when there is no room, and never over the edge of the screen. */

let shown = null;

/** Show `box` at `anchor`; `closed` is called when it goes away (Escape, a press elsewhere, another box). Returns how to close it. */
export function popup(anchor, box, { closed = () => {}, width = null } = {}) {
  shown?.();
  const outside = (event) => !box.contains(event.target) && !anchor.contains(event.target) && close();
  const follow = () => (anchor.isConnected ? position(anchor, box, width) : close());
  const key = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    close();
    anchor.focus();
  };
  function close() {
    if (shown !== close) return;
    shown = null;
    box.remove();
    document.removeEventListener("pointerdown", outside, true);
    box.removeEventListener("keydown", key);
    window.removeEventListener("resize", follow);
    document.removeEventListener("scroll", follow, true);
    clearInterval(watch);
    closed();
  }
  shown = close;
  box.classList.add("popup");
  (anchor.closest("dialog") ?? document.body).append(box);
  document.addEventListener("pointerdown", outside, true);
  box.addEventListener("keydown", key);
  window.addEventListener("resize", follow);
  document.addEventListener("scroll", follow, true);
  const watch = setInterval(follow, 400);
  // Last, since it closes the box again when the anchor left the page before the box could open.
  follow();
  return close;
}

function position(anchor, box, width) {
  const at = anchor.getBoundingClientRect();
  const wide = Math.min(Math.max(width ?? at.width, 180), window.innerWidth - 16);
  const below = window.innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const up = below < Math.min(box.scrollHeight, 260) && above > below;
  Object.assign(box.style, {
    width: `${wide}px`,
    left: `${Math.max(8, Math.min(at.left, window.innerWidth - wide - 8))}px`,
    maxHeight: `${Math.max(120, Math.min(up ? above : below, 420))}px`,
    top: up ? "auto" : `${at.bottom + 4}px`,
    bottom: up ? `${window.innerHeight - at.top + 4}px` : "auto",
  });
}
