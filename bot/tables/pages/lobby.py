"""The lobby: the managed message at which people take seats, its details, and the record it becomes at the deal."""

from bot.games import game_of
from bot.presenting.how_to_play import TableRules, what_it_is
from bot.presenting.lobby_scene import Leaning, LobbyScene, LobbySeat, SlowTerms
from bot.presenting.naming import escaped, listed, short
from bot.presenting.page import Button, Buttons, Page, Part, Picture, Style
from bot.presenting.scene import custom_id
from bot.presenting.setting import in_bold
from bot.presenting.voice_lines import voice_line
from bot.tables.pages.talk_options import talk_line

PICTURE = "table.png"

SHORT_SEAL = 8
"""Characters of the seal in the lobby's message."""

FEW = 8
"""Most people for two names to a line; more people stand in three columns."""


def lobby_page(scene: LobbyScene) -> Page:
    """Return the lobby; a closed one has no buttons."""
    words = scene.words
    game = words(f"game-{scene.game}")
    title = f"## {words('lobby-title', game=game)}"
    if scene.phase in ("cancelled", "expired", "few"):
        return Page((title, words(f"lobby-{scene.phase}")), "quiet")
    rules = _rules(scene)
    presenter = game_of(scene.game).presenter
    poster = title if scene.text_mode else Picture(PICTURE, presenter.poster(scene.game, words, presenter.theme(scene.options)))
    what = what_it_is(words, scene.game, rules) or words(f"{scene.game}-help")
    parts: list[Part] = [poster, what, _seated(scene), _settings(scene)]
    if rules.special:
        parts.append(" ".join(rules.special))
    parts.append(_start(scene))
    if scene.voice is not None and scene.voice.channel is not None:
        parts.append(voice_line(scene.words, scene.voice))
    if scene.slow is not None:
        parts.append(_terms(scene, scene.slow))
    if scene.narrated:
        parts.append(scene.narrated)
    if scene.readable:
        parts.append(words("lobby-readable"))
    if scene.seal:
        parts.append(f"-# {words('lobby-seal', seal=scene.seal[:SHORT_SEAL], version=scene.seal_version)}")
    parts.append(_presses(scene))
    parts.append(Buttons(tuple(verb_of(scene, verb, f"b-{verb}") for verb in ("help", "details", "host"))))
    return Page(tuple(parts), "brass")


def details_page(scene: LobbyScene) -> Page:
    """Return the details of a lobby: the balance, the automated players with what they see and hear (MA-9), the seal."""
    words = scene.words
    machines = [f"{seat.seat + 1} {_named(seat.name)}" for seat in scene.seats if seat.bot_player]
    said = [
        _balance(scene, scene.balance) if scene.balance is not None else "",
        words("details-machines", list=listed(machines)) if machines else "",
        words("machines-hear" if scene.machines_hear else "machines-see") if machines else "",
        f"### {words('b-proof')}\n{_sealed(scene)} {words('seal-keep')}" if scene.seal else "",
    ]
    return Page((f"## {words('b-details')}", *filter(None, said)))


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
    """The numbers of people and automated players, then the people by name, with a tick for those ready."""
    words = scene.words
    people = [seat for seat in scene.seats if not seat.bot_player]
    machines = len(scene.seats) - len(people)
    lines = [words("lobby-seats", n=len(people), machines=machines, least=scene.least, most=scene.most)]
    names = [f"{seat.seat + 1} {_named(seat.name)}{_mark(scene, seat)}" for seat in people]
    columns = 2 if len(names) <= FEW else 3
    lines += [listed(names[start : start + columns], " · ") for start in range(0, len(names), columns)]
    if any(seat.ready for seat in people):
        lines.append(f"-# {words('lobby-mark')}")
    if scene.kept and scene.kept_until is not None:
        kept = listed(f"**{_named(name)}**" for name in scene.kept)
        lines.append(words("ev-kept", list=kept, until=f"<t:{int(scene.kept_until)}:R>"))
    if scene.waiting:
        lines.append(words("lobby-waiting", list=listed(_named(name) for name in scene.waiting)))
    return "\n".join(lines)


def _mark(scene: LobbyScene, seat: LobbySeat) -> str:
    writes = f" ({scene.words('lobby-writes')})" if seat.writes else ""
    return f"{writes} ✓" if seat.ready else writes


def _settings(scene: LobbyScene) -> str:
    """The options in one line, recent changes in bold."""
    words = scene.words
    presenter = game_of(scene.game).presenter
    said = presenter.setting_lines(words, scene.game, scene.options, len(scene.seats), changed=scene.changed)
    said += [in_bold(talk_line(words, option, value, scene.zone), option in scene.changed) for option, value in scene.talk]
    if scene.bot_players:
        said.append(in_bold(words("machines-level", level=scene.bot_players), "machines" in scene.changed))
    return listed(said, " · ")


def _rules(scene: LobbyScene) -> TableRules:
    """The rules at a table of these seats and options; of the game in general while people are missing."""
    seats = len(scene.seats)
    return game_of(scene.game).presenter.at_table(scene.words, scene.options, seats if scene.least <= seats <= scene.most else None)


def _balance(scene: LobbyScene, leaning: Leaning) -> str:
    """The balance of these options among automated players, that it is being counted, or that it cannot be (MA-7.5)."""
    words = scene.words
    if leaning.searched:
        return words("balance-searched")
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
    automated = f" ({words('lobby-automat')})"
    people = listed(f"{seat.seat + 1} {_named(seat.name)}{automated if seat.bot_player else ''}" for seat in scene.seats)
    said = game_of(scene.game).presenter.setting_lines(words, scene.game, scene.options, len(scene.seats))
    said += [talk_line(words, option, value, scene.zone) for option, value in scene.talk]
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
