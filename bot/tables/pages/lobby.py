"""The lobby: the managed message at which people take seats, and the record it becomes at the deal."""

from bot.games import game_of
from bot.presenting.lobby_scene import Leaning, LobbyScene, LobbySeat, SlowTerms
from bot.presenting.naming import escaped, listed, short
from bot.presenting.page import Button, Buttons, Page, Part, Picture, Style
from bot.presenting.scene import custom_id
from bot.presenting.setting import in_bold
from bot.presenting.voice_lines import voice_line
from bot.tables.pages.talk_options import talk_line

PICTURE = "table.png"


def lobby_page(scene: LobbyScene) -> Page:
    """Return the lobby; a closed one has no buttons."""
    words = scene.words
    game = words(f"game-{scene.game}")
    title = f"## {words('lobby-title', game=game)}"
    if scene.phase in ("cancelled", "expired", "few"):
        return Page((title, words(f"lobby-{scene.phase}")), "quiet")
    parts: list[Part] = [f"{title}\n{words('lobby-open')}"]
    if not scene.text_mode:
        parts.append(Picture(PICTURE, game_of(scene.game).presenter.poster(scene.game, words)))
    parts += [_seated(scene), _settings(scene), *_special(scene), _start(scene)]
    if scene.voice is not None and scene.voice.channel is not None:
        parts.append(voice_line(scene.words, scene.voice))
    if scene.slow is not None:
        parts.append(_terms(scene, scene.slow))
    if scene.narrated:
        parts.append(scene.narrated)
    if scene.machines_hear:
        parts.append(f"-# {words('machines-hear')}")
    if scene.readable:
        parts.append(words("lobby-readable"))
    if scene.seal:
        parts.append(f"-# {_sealed(scene)}")
    parts.append(_presses(scene))
    parts.append(Buttons(tuple(verb_of(scene, verb, f"b-{verb}") for verb in ("desk", "help", "host"))))
    return Page(tuple(parts), "brass")


def verb_of(scene: LobbyScene, verb: str, label: str, style: Style = "secondary") -> Button:
    """Return the button of a verb in the lobby; ``label`` is a message id."""
    return Button(scene.words(label), custom_id(scene.table, verb), style)


def _presses(scene: LobbyScene) -> Buttons:
    """The three buttons of the lobby; the one needed next is primary."""
    needed = _needed(scene)
    labels = {"join": "b-join", "ready": "b-ready-lobby", "leave": "b-leave"}
    return Buttons(tuple(verb_of(scene, verb, label, "primary" if verb == needed else "secondary") for verb, label in labels.items()))


def _needed(scene: LobbyScene) -> str:
    """Return the verb needed next: join, then ready, then none."""
    if len(scene.seats) < scene.least:
        return "join"
    return "" if scene.everyone_ready else "ready"


def _named(name: str) -> str:
    return escaped(short(name))


def _seated(scene: LobbyScene) -> str:
    """The number and names of seated people, with a tick for those ready."""
    words = scene.words
    machines = sum(seat.bot_player for seat in scene.seats)
    head = words("lobby-seats", n=len(scene.seats) - machines, machines=machines, least=scene.least, most=scene.most)
    people = [f"{seat.seat + 1} {_named(seat.name)}{_mark(scene, seat)}" for seat in scene.seats]
    lines = [listed((head, *people), " · ")]
    if any(seat.ready and not seat.bot_player for seat in scene.seats):
        lines.append(words("lobby-mark"))
    if scene.kept and scene.kept_until is not None:
        names = listed(f"**{_named(name)}**" for name in scene.kept)
        lines.append(words("ev-kept", list=names, until=f"<t:{int(scene.kept_until)}:R>"))
    if scene.waiting:
        lines.append(words("lobby-waiting", list=listed(_named(name) for name in scene.waiting)))
    return "\n".join(lines)


def _mark(scene: LobbyScene, seat: LobbySeat) -> str:
    if seat.bot_player:
        return f" ({scene.words('lobby-automat')})"
    writes = f" ({scene.words('lobby-writes')})" if seat.writes else ""
    return f"{writes} ✓" if seat.ready else writes


def _settings(scene: LobbyScene) -> str:
    """The options in one line, recent changes in bold, and the balance of the table."""
    words = scene.words
    presenter = game_of(scene.game).presenter
    said = presenter.setting_lines(words, scene.game, scene.options, len(scene.seats), changed=scene.changed)
    said += [in_bold(talk_line(words, option, value), option in scene.changed) for option, value in scene.talk]
    if scene.bot_players:
        said.append(in_bold(words("machines-level", level=scene.bot_players), "machines" in scene.changed))
    if scene.balance is not None:
        said.append(_balance(scene, scene.balance))
    return listed(said, " · ")


def _special(scene: LobbyScene) -> list[Part]:
    """What is special at a table of these seats and options."""
    rules = game_of(scene.game).presenter.at_table(scene.words, scene.options, len(scene.seats))
    return [" ".join(rules.special)] if rules.special else []


def _balance(scene: LobbyScene, leaning: Leaning) -> str:
    """The balance of these options among automated players, or that it is being counted (MA-7.5)."""
    words = scene.words
    if not leaning.games:
        return words("balance-counting")
    side = words(f"balance-{scene.game}", side=leaning.side, theme=game_of(scene.game).presenter.theme(scene.options))
    return words("balance-exact", side=side, share=leaning.share, error=leaning.error, games=leaning.games)


def _start(scene: LobbyScene) -> str:
    """The person who starts the game, and when the lobby closes by itself."""
    words = scene.words
    if scene.deal_at is not None:
        return words("lobby-deals-later" if scene.put_off else "lobby-deals", when=f"<t:{int(scene.deal_at)}:F>")
    said = [words("lobby-starting") if scene.everyone_ready and scene.can_start else words("lobby-starts", who=f"**{_named(scene.host)}**")]
    if scene.closes_at is not None:
        said.append(words("lobby-closes", until=f"<t:{int(scene.closes_at)}:R>"))
    return " ".join(said)


def _terms(scene: LobbyScene, terms: SlowTerms) -> str:
    """The terms of a slow game: its days, its quiet hours, what happens to a silent seat (TK-4.9)."""
    words = scene.words
    said = [words("lobby-slow", hours=terms.day, night=scene.closes)]
    if terms.quiet is not None:
        first, last = (f"{hour}:00" for hour in terms.quiet)
        said.append(words("lobby-quiet", first=first, last=last, zone=terms.zone))
    said.append(words("lobby-silent"))
    if terms.in_turn:
        said.append(words("lobby-in-turn", most=scene.most))
    return " ".join(said)


def _sealed(scene: LobbyScene) -> str:
    return scene.words("record-seal", seal=scene.seal, version=scene.seal_version)


def lobby_record(scene: LobbyScene) -> Page:
    """Return the record of the deal: seats, options, seal."""
    words = scene.words
    people = listed(f"{seat.seat + 1} {_named(seat.name)}{_mark(scene, seat) if seat.bot_player else ''}" for seat in scene.seats)
    said = game_of(scene.game).presenter.setting_lines(words, scene.game, scene.options, len(scene.seats))
    said += [talk_line(words, option, value) for option, value in scene.talk]
    options = listed((*said, words("machines-level", level=scene.bot_players)) if scene.bot_players else said, " · ")
    parts = [
        f"## {words('record-title', game=words(f'game-{scene.game}'))}",
        words("record-seats", list=people),
        words("record-options", list=options),
        *([scene.narrated] if scene.narrated else []),
    ]
    if scene.seal:
        parts.append(_sealed(scene))
    return Page(tuple(parts), "quiet")
