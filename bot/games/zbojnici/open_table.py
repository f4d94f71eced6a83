"""[On the table] of Zbojníci: what each district gives today, everybody's belongings, the day cards to come, the purses (OP-7)."""

from collections.abc import Iterator

from bot.games.zbojnici.story import winner_line
from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.boxed.on_table import OpenPart, OpenTable
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines.zbojnici.components import ACTIONS, DAYS, DISTRICTS, TRACKS

CLAUSES = {
    "market": "ZB-10.1",
    "town_hall": "ZB-10.2",
    "harbor": "ZB-10.3",
    "tavern": "ZB-10.4",
    "palace": "ZB-10.7",
    "carriage": "ZB-10.8",
    "treasury": "ZB-10.9",
    "dungeon": "ZB-11.3, ZB-11.8",
    "action:robber-flee": "ZB-7.1",
    "action:robber-rob": "ZB-7.2",
    "action:robber-move": "ZB-7.3",
    "action:robber-kick": "ZB-7.4",
    "action:prince-recon": "ZB-8.1, ZB-12.1",
    "action:prince-withdraw": "ZB-8.2",
    "action:prince-rob": "ZB-8.3",
    "action:prince-move": "ZB-8.4",
}


def offer(scene: Scene) -> OpenPart:
    """Return what each district gives now, in the order of the arrows; where a day card lies, also what it replaces."""
    voice = ZbojniciVoice(scene)
    view = voice.view
    lines = []
    for place in view.places:
        usual = loot(voice, place.district, day=False, duel=view.duel)
        said = voice("zb-open-today", loot=loot(voice, place.district, day=True), usual=usual) if place.day else usual
        lines.append(f"- **{voice.place(place.district)}**: {said}")
    cards = [f"district:{place.district}" for place in view.places]
    return OpenPart(lines, [*cards, *_action_ids(duel=view.duel)])


def today(voice: ZbojniciVoice, district: str) -> tuple[str, str]:
    """Return the name of a district and what it gives now, by its day card if one lies there."""
    day = any(place.day for place in voice.view.places if place.district == district)
    return voice.place(district), loot(voice, district, day=day, duel=voice.view.duel)


def loot(words: ZbojniciVoice | Words, district: str, *, day: bool, duel: bool = False) -> str:
    """Return what a district gives, or its day card, in a sentence."""
    return words(f"zb-open-{'day' if day else 'gives'}-{district}", duel="yes" if duel else "no")


def _action_ids(*, duel: bool) -> Iterator[str]:
    """Return the actions of both wheels; a duel has no prince (ZB-15.2)."""
    return (f"action:{wheel}-{name}" for wheel, name in ACTIONS if wheel != "prince" or not duel)


def player(scene: Scene, seat: int) -> OpenPart:
    """Return everything open before ``seat``."""
    voice = ZbojniciVoice(scene)
    one = voice.view.players[seat]
    purse = voice("zb-open-bank") if one.ducats is None else voice("zb-open-purse", n=one.ducats)
    figures = voice("zb-open-figures", bandits=one.bandits, guards=one.guards, prisoners=one.prisoners)
    tokens = voice("zb-open-tokens", n=one.tokens, supply=one.supply)
    cards = voice("zb-open-cards", n=one.cards, taken=one.taken, duel="yes" if voice.view.duel else "no")
    return OpenPart([voice("zb-open-who", who=voice.who(seat), role=one.role), purse, tokens, figures, cards])


def supply(scene: Scene) -> OpenPart:
    """Return the day cards that may still come before the end, those that came, the prince's board, the reserve guard of the duel."""
    voice = ZbojniciVoice(scene)
    view = voice.view
    lines = []
    if view.phase != "end":
        lines.append(voice("zb-open-deck", n=max(view.deck, 0)))
        lines += [f"- {voice.place(district)}: {loot(voice, district, day=True)}" for district in view.unturned]
    if view.turned:
        lines.append(voice("zb-open-turned", list=listed(voice.place(district) for district in view.turned)))
    if view.prince is not None:
        recon, fine = _track("recon", view.recon_level), _track("fine", view.fine_level)
        lines += ["", voice("zb-open-tracks", recon=recon, fine=fine)]
    else:
        helped = voice.who(view.helped) if view.helped is not None else ""
        lines += ["", voice("zb-open-reserve", n=view.reserve, helped="yes" if helped else "no", who=helped)]
    return OpenPart(lines, [f"day:{district}" for district in view.unturned])


def _track(name: str, now: int) -> str:
    """Return the values of a track of the prince's board, the present one in bold."""
    return " → ".join(f"**{value}**" if value == now else str(value) for value in TRACKS[name])


def counts(scene: Scene, _seat: int | None) -> OpenPart:
    """Return how the game is won, and every purse; nothing that counts is hidden."""
    voice = ZbojniciVoice(scene)
    view = voice.view
    purses = sorted(((one.ducats, one.seat) for one in view.players if one.ducats is not None), key=lambda pair: (-pair[0], pair[1]))
    won = voice("zb-open-duel") if view.threshold is None else voice("zb-open-won", n=view.threshold)
    now = winner_line(voice) if view.phase == "end" else voice("zb-open-days", round=view.round, all=view.rounds)
    return OpenPart([won, now, "", *(_purse_line(voice, *purse) for purse in purses)])


def _purse_line(voice: ZbojniciVoice, ducats: int, seat: int) -> str:
    short = 0 if voice.view.phase == "end" else max(0, (voice.view.threshold or 0) - ducats)
    return voice("zb-open-richest", who=voice.who(seat), n=ducats, short=short)


def cards(words: Words) -> list[TextCard]:
    """Return the text cards of districts, day cards and actions."""
    found = []
    for district in DISTRICTS:
        said = loot(words, district, day=False)
        name, hook = words(f"pic-zb-district-{district}"), words(f"hook-zb-district-{district}")
        found.append(TextCard(f"district:{district}", name, f"{said} `{CLAUSES[district]}`", hook, said))
    for district in DAYS:
        said = loot(words, district, day=True)
        name = words("zb-open-day-card", district=words(f"pic-zb-district-{district}"))
        found.append(TextCard(f"day:{district}", name, f"{said} `ZB-3.3, ZB-3.4`", words(f"hook-zb-day-{district}"), said))
    for wheel, name in ACTIONS:
        own = f"zb-about-{name}-{wheel}"
        about = words(own if words.has(own) else f"zb-about-{name}")
        number, not_with = f"action:{wheel}-{name}", (2,) if wheel == "prince" else ()  # a duel has no prince (ZB-15.2)
        title = words("zb-open-action", action=name, wheel=wheel)
        found.append(TextCard(number, title, f"{about} `{CLAUSES[number]}`", effect=about, not_with=not_with))
    return found


OPEN_TABLE = OpenTable(offer=offer, player=player, supply=supply, counts=counts, cards=cards)
