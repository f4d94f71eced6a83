"""What is told of the Trial, the Reception and the verdicts."""

from bot.games.nostra_city.voice import Voice
from bot.presenting.boxed.chronicle import Run
from bot.presenting.boxed.references import count_of, who_in
from bot.presenting.naming import listed

_A_LINE = 3
"""So many Notes of the Corruption pile stand in one line, and are told in one breath."""


def bribe(voice: Voice, run: Run) -> str:
    """Bribes by their Gangsters and their numbers of Notes."""
    items = (voice("nc-bribe-told", gangster=voice.thing(str(one.text.args["gangster"])), n=count_of(one.text.args["n"])) for one in run)
    return listed(items, " · ")


def stays(voice: Voice, run: Run) -> str:
    """A card that nobody gains; of an Investigation the price says so."""
    return "" if str(run[-1].text.args["card"]).startswith("investigation:") else voice("nc-stays-told")


def pile_looked(voice: Voice, run: Run) -> str:
    """That somebody has looked into the pile, and at how many Notes."""
    return voice("nc-pile-looked-told", n=count_of(run[-1].text.args["n"]))


def pile_taken(voice: Voice, _run: Run) -> str:
    """That a Note of the pile was taken."""
    return voice("nc-pile-taken-told")


def discards(voice: Voice, run: Run) -> str:
    """Notes discarded openly; those of an Auction have been shown as bids."""
    if voice.place == "auction":
        return ""
    items = (voice("nc-discards-item", who=who_in(voice, one), notes=voice.kinds_in(one.text.args["notes"])) for one in run)
    return voice("nc-discards", list=listed(items, " · "))


def guilts(voice: Voice, run: Run) -> str:
    """Investigations that push the Verdict."""
    cards = listed(voice.thing(str(one.text.args["investigation"])) for one in run)
    return voice("nc-guilts", list=cards, field=voice.field(count_of(run[-1].text.args["field"])))


def verdict_notes(voice: Voice, run: Run) -> str:
    """The Notes of the Corruption pile, a few a line, each with where it leaves the marker."""
    told = [f"{voice.thing(str(one.text.args['note']))} → **{voice.field(count_of(one.text.args['field']))}**" for one in run]
    return "\n".join(listed(told[at : at + _A_LINE], " · ") for at in range(0, len(told), _A_LINE))


def verdict(voice: Voice, run: Run) -> str:
    """The First Verdict is told by itself; what the last one means is said by the end."""
    notice = run[-1]
    if notice.text.args["final"]:
        return voice("nc-verdict-final", field=voice.field(count_of(notice.text.args["field"])))
    return voice.told(notice)


def totals(voice: Voice, run: Run) -> str:
    """The money of every Bank, which is open now."""
    items = (f"{who_in(voice, one)} {voice.money(count_of(one.text.args['money']))}" for one in run)
    return voice("nc-bank-totals", list=listed(items))


def bonuses(voice: Voice, run: Run) -> str:
    """The End bonuses, also those that nobody gets."""
    items = []
    for one in run:
        bonus = voice.thing(str(one.text.args["bonus"]))
        given = one.text.key == "nc-bonus"
        items.append(voice("nc-bonus-item", bonus=bonus, who=who_in(voice, one)) if given else voice("nc-bonus-none", bonus=bonus))
    return voice("nc-bonuses", list=listed(items, " · "))


def informants(voice: Voice, run: Run) -> str:
    """Who the Informants are."""
    return voice("nc-informants", list=listed(who_in(voice, one) for one in run))
