"""Write the cards of each game in words, in both languages: ``python -m tools.card_pages`` (OP-1.4)."""

from collections.abc import Iterator
from pathlib import Path

from bot.games import game_of
from bot.presenting.text_cards import card_text, without_copies
from bot.presenting.texts import LANGUAGES, words_in
from engines import GAMES

DOCS = Path(__file__).parents[1] / "docs"
HEAD = {
    "en": "*[Česky](../cs/rules/{page})*\n\nThe cards as the bot explains them, with the clauses of the [rules]({game}.md). "
    "Made by `make cards`.",
    "cs": "*[English](../../rules/{page})*\n\nKarty tak, jak je vysvětluje bot, s\u00a0odstavci [pravidel]({game}.md). "
    "Stránka vzniká příkazem `make cards`.",
}


def pages() -> Iterator[tuple[Path, str]]:
    """Yield the place and the Markdown of each page."""
    for game in GAMES:
        page = f"{game}-cards.md"
        for language in LANGUAGES:
            words = words_in(language)
            cards = without_copies(game_of(game).presenter.text_cards(words))
            parts = [f"# {words('cards-title', game=words(f'game-{game}'))}", HEAD[language].format(game=game, page=page)]
            parts += (_section(card_text(card)) for card in cards)
            yield DOCS / ("cs" if language == "cs" else "") / "rules" / page, "\n\n".join(parts) + "\n"


def _section(card: str) -> str:
    """Return a text card as a section, whose heading begins with a capital."""
    text = card.removeprefix("### ").replace("\n", "\n\n")
    return f"## {text[:1].upper()}{text[1:]}"


def main() -> None:
    """Write the pages of all games."""
    for place, text in pages():
        place.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
