"""Follow the links of a built site, without a network."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "link": "href"}
LOADING_LINKS = frozenset({"stylesheet", "icon", "preload", "modulepreload", "preconnect", "manifest"})


class _Page(HTMLParser):
    """The ids of a page, its links, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag is called, leads to and loads."""
        said = {name: value or "" for name, value in attrs}
        self.ids |= {said[name] for name in ("id", "name") if name in said}
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        where = said.get(LOADED.get(tag, ""))
        if where is not None and (tag != "link" or set(said.get("rel", "").split()) & LOADING_LINKS):
            self.loaded.append(where)


def faults(site: Path) -> list[str]:
    """Return what is wrong: links that lead nowhere, and what pages would load from other machines."""
    return list(_faults(site.resolve()))


def _faults(site: Path) -> Iterator[str]:
    pages = {file: _Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        name = file.relative_to(site).as_posix()
        for where in page.loaded:
            if urlsplit(where).netloc:
                yield f"{name}: loads {where}"
        if file.name == "404.html":
            continue  # its links are absolute, for a site at the root of its host
        for where in (*page.links, *page.loaded):
            parts = urlsplit(where)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            if not target.is_relative_to(site) or not target.is_file():
                yield f"{name}: {where} leads nowhere"
            elif (
                parts.fragment
                and target in pages
                and unquote(parts.fragment) not in pages[target].ids
                and "example.html" not in target.name
            ):
                yield f"{name}: {where} names no place of its page"
