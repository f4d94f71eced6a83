"""Makes the replay that the front page links to: ``python -m tests.example docs/example.html``.

The first seed whose night has cards on the table and is neither short nor long is taken, so the same rules give the same page.
"""

import json
import sys
from pathlib import Path

import engines
from bot.replay.command import make_page
from bot.replay.source import ReplayContext
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import commitment, seed_of

NAMES = ("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie")
SALT = bytes(range(16))
TABLE = "k7m2p4qa"
ROUNDS = range(4, 6)


def night(number: int) -> tuple[engines.Game, list[dict[str, object]], dict[str, object]]:
    """Play a night whose secret is made of ``number``; return it, what was said as a record holds it, and what proves its deal."""
    secret = number.to_bytes(32, "big")
    presses = [1_300_000_000_000_000_000 + seat for seat in range(len(NAMES))]
    game = engines.start("mafie", seats=len(NAMES), options={"extended": True}, seed=seed_of(secret, presses))
    circle = Circle(game, players_of("mafie", len(NAMES), number, "auto"))
    circle.play()
    lines = [{"moves": moves, "seat": seat, "key": line.key, **_about(line)} for moves, seat, line in circle.said]
    return (
        game,
        lines,
        {
            "version": 2,
            "table": TABLE,
            "salt": SALT.hex(),
            "secret": secret.hex(),
            "seal": commitment(TABLE, SALT, secret),
            "presses": presses,
        },
    )


def _about(line: engines.Text) -> dict[str, object]:
    return {"about": line.args["seat"]} if "seat" in line.args else {}


def write(file: Path) -> None:
    """Write the page of the first night of the wanted length."""
    game, lines, fair = next(found for number in range(1, 1000) if (found := night(number))[0].view(None).round in ROUNDS)  # type: ignore[attr-defined]
    record = {"record": game.record.model_dump(mode="json"), "fair": fair, "seats": NAMES, "lines": lines}
    context = ReplayContext(bot_players=frozenset(range(len(NAMES))))
    page, steps = make_page(json.dumps(record, ensure_ascii=False, indent=1), lambda _done, _all: None, context)
    file.write_text(page, "utf-8")
    print(f"{file}: {steps} steps")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
