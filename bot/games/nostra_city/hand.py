"""What a seat holds: Bank, Vendetta cards, bids, drawn Notes; by direct message behind spoilers, on the desk in a picture."""

from bot.games.nostra_city.pictures.hand import hand as drawn_hand
from bot.games.nostra_city.voice import Voice
from bot.presenting.naming import listed
from bot.presenting.page import Page, Part, Picture
from bot.presenting.scene import Scene
from engines.nostra_city.asks import LAST_ROUND, WINDOW

PICTURE = "card.png"


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its part, where it plays, and behind spoilers what it holds."""
    voice = Voice(scene)
    opening: list[Part] = [f"{voice('secret-follows')}\n"] if scene.text_mode and voice.view.phase != "end" else []
    lines = (f"## {voice('desk-title', who=voice.who(seat))}", voice("nc-role"), voice("nc-hand-hint"))
    secrets = "\n".join(voice.covered(line) for line in held_lines(voice, seat))
    return Page((*opening, "\n".join(lines), secrets), "done" if voice.view.phase == "end" else "brass")


def held_lines(voice: Voice, seat: int) -> list[str]:
    """Return the Bank, the Vendetta cards, and what an Informant has to know."""
    me = voice.own(seat)
    bank = f"{voice('nc-hand-bank', list=voice.notes(me.bank))} {voice('nc-hand-money', money=voice.money(me.money))}"
    lines = [bank if me.bank else voice("nc-hand-bank-empty")]
    lines.append(voice("nc-hand-cards", list=voice.cards(me.hand)) if me.hand else voice("nc-hand-no-cards"))
    return [*lines, voice("nc-hand-informant")] if me.informant else lines


def bank_text(scene: Scene, seat: int) -> str:
    """Return what ``seat`` holds, in words. For that seat alone."""
    return "\n".join(held_lines(Voice(scene), seat))


def hand_parts(voice: Voice, seat: int) -> list[Part]:
    """Return what the desk shows: the open facts of the Territory, then Bank and hand, a picture or in words.

    Nothing is covered there: nobody else sees an ephemeral message.
    """
    player, me = voice.view.players[seat], voice.own(seat)
    facts = voice(
        "nc-hand-facts",
        respect=player.respect,
        free=player.free_gangsters,
        used=player.used_gangsters,
        notes=player.notes,
        cards=player.cards,
    )
    lines = [f"## {voice('desk-title', who=voice.who(seat))}", facts]
    if me.standing and voice.scene.may_ask(WINDOW):
        lines.append(voice("nc-hand-standing", until=me.standing))
    if me.informant and not voice.scene.text_mode:
        lines.append(voice("nc-hand-informant"))
    if voice.scene.text_mode:
        return ["\n".join([*lines, *held_lines(voice, seat)]), *_doings(voice, seat)]
    drawing = drawn_hand(voice.mine(seat), voice.scene.people, voice.scene.words, playable=playable(voice, seat))
    return ["\n".join(lines), Picture(PICTURE, drawing), *_doings(voice, seat)]


def playable(voice: Voice, seat: int) -> frozenset[str]:
    """Return the Vendetta cards that this seat may play now."""
    asked = (ask for ask in voice.scene.asks_of(seat) if ask.name in (WINDOW, LAST_ROUND))
    return frozenset(option.id.partition(":")[2] for ask in asked for option in ask.options if option.id.startswith("card:"))


def _doings(voice: Voice, seat: int) -> list[Part]:
    """Return the seat's bids and, while Collecting, what is drawn and given so far."""
    me = voice.own(seat)
    lines = []
    if me.bids:
        bids = (
            voice(
                "nc-hand-bid",
                space=bid.space,
                gangster=voice.thing(f"gangster:{bid.gangster}"),
                money=f"{voice.notes(bid.notes)} = {voice.money(bid.money)}",
            )
            for bid in me.bids
        )
        lines.append(voice("nc-hand-bids", list=listed(bids, " · ")))
    if me.given:
        given = (f"{voice.who(other)} {voice.notes(notes) or '0'}" for other, notes in sorted(me.given.items()))
        lines.append(voice("nc-hand-given", list=listed(given)))
    if me.drawn:
        lines.append(voice("nc-hand-drawn", list=voice.notes(me.drawn)))
    return ["\n".join(lines)] if lines else []
