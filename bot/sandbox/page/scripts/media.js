/* Pictures with their alt texts, covered ones, and files. */

import { h, icon } from "./dom.js";
import { isOpen, open } from "./spoilers.js";
import { say } from "./words.js";

/** Return an address on this very page for a file of this Discord's CDN (also when the page is seen through another name or port). */
export function local(url) {
  const at = URL.parse ? URL.parse(url) : new URL(url);
  return at?.pathname.startsWith("/cdn/") ? at.pathname : url;
}

/** Make the pictures of a gallery. */
export function gallery(items, context) {
  const many = items.length > 1 ? " many" : "";
  return h(
    "div",
    { class: `gallery${many}` },
    items.map((item, index) => picture(item.media, item.description, item.spoiler, { ...context, key: `${context.key}.${index}` })),
  );
}

/** Make one picture: `media` {url, width, height}, its alt text, whether it is covered. */
export function picture(media, alt, covered, context, className = "picture") {
  const address = local(media.url);
  const image = h("img", {
    src: address, alt: alt ?? "", width: media.width, height: media.height, loading: "eager", decoding: "async",
  });
  const made = h("button", { type: "button", class: className }, image);
  if (media.width) made.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  const key = `${context.viewer} ${context.key} ${address}`;
  const shown = () => {
    made.classList.remove("hidden");
    image.alt = alt ?? "";
    made.setAttribute("aria-label", say("open-picture", { alt: alt ?? "" }));
    cover?.remove();
  };
  const cover = covered && !isOpen(key) ? h("span", { class: "cover" }, h("span", { class: "cover-word" }, say("spoiler-label"))) : null;
  if (cover) {
    made.classList.add("hidden");
    made.append(cover);
    image.alt = "";
    made.setAttribute("aria-label", say("hidden-picture"));
  } else shown();
  made.addEventListener("click", () => {
    if (made.classList.contains("hidden")) {
      open(key);
      shown();
    } else enlarge(address, alt, made);
  });
  return made;
}

/** Let the pictures of the old gallery stand behind those of the new one until they have come. */
export function bridge(old, made) {
  const before = old.querySelectorAll(".picture:not(.hidden) > img");
  const after = made.querySelectorAll(".picture:not(.hidden) > img");
  if (before.length !== after.length) return;
  after.forEach((image, index) => {
    image.style.background = `center / cover url("${before[index].src}")`;
    image.addEventListener("load", () => (image.style.background = ""), { once: true });
  });
}

function enlarge(address, alt, from) {
  const dialog = h("dialog", { class: "large-picture", "aria-label": alt || say("open-picture", { alt: "" }) });
  const close = h("button", { type: "button", class: "icon-button large-close", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"));
  dialog.append(h("img", { src: address, alt: alt ?? "" }), alt ? h("p", { class: "alt" }, alt) : "", close);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    from.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Make the card of a file. */
export function fileLink(name, url, size) {
  const kilobytes = size ? `${Math.max(1, Math.round(size / 1024))} kB` : "";
  return h("a", { class: "file", href: local(url), download: name }, icon("file"), h("span", {}, name), h("small", {}, kilobytes));
}

/** Make what is attached to a message that is not made of components. */
export function attachments(list, context) {
  return list.map((one, index) =>
    one.content_type?.startsWith("image/")
      ? picture({ url: one.url, width: one.width, height: one.height }, one.description, one.filename.startsWith("SPOILER_"), { ...context, key: `${context.key}/a${index}` })
      : fileLink(one.filename, one.url, one.size),
  );
}
