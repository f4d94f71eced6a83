"""Claims by button: what stands, who may make them and when, and their bounds (TALK.md, section 5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presenting.claims import Claim
from bot.presenting.page import Menu
from bot.presenting.texts import words_in
from bot.store import Store
from bot.tables.pages.claims import ShownClaim, claim_form, claim_line, claims_page
from bot.tables.players.claiming import EVERY, MOST
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from bot.tables.session.table_settings import TableSettings
from bot.tables.session.talk_log import FACTS, FEELINGS, KINDS, OWN_TOKEN, TalkLine, claim_entry, claims_on, said_by_all, standing_claims
from tests.bot.tables.conftest import HOST, Clock, LocalTable, seated


def spoken(*claims: tuple[int, str, int | None]) -> list[TalkLine]:
    return [TalkLine(claim_entry(seat, key, target, step="2.discussion"), 0.0, 1) for seat, key, target in claims]


@pytest.mark.rule("TK-5.2", "TK-5.5")
def test_a_later_claim_about_the_same_takes_the_place_of_an_earlier_one() -> None:
    made = spoken((6, "say-agent", None), (0, "say-suspect", 3), (6, "say-knows", 8), (0, "say-trust", 3), (6, "say-clean", 8))
    assert standing_claims(made) == (
        Claim(0, "say-trust", 3, 2),
        Claim(6, "say-agent", None, 2),
        Claim(6, "say-clean", 8, 2),
    )


@pytest.mark.rule("TK-5.2")
def test_a_withdrawn_claim_does_not_stand() -> None:
    made = [
        *spoken((6, "say-agent", None), (6, "say-knows", 8)),
        TalkLine(claim_entry(6, "say-back", 8, step="2.discussion", back="say-knows"), 0.0, 1),
    ]
    assert standing_claims(made) == (Claim(6, "say-agent", None, 2),)


@pytest.mark.rule("NT-4.3")
def test_lines_of_automated_players_follow_the_standing_claims() -> None:
    line = TalkLine(Talk("said", seat=1, key="say-agent-clean", args={"seat": "seat:8"}, value="3.discussion"), 0.0, 1)
    vague = TalkLine(Talk("said", seat=1, key="say-unsure", value="3.discussion"), 0.0, 1)
    made = [line, *spoken((6, "say-agent", None), (6, "say-police", None)), vague]
    told = (Claim(6, "say-police", None, 2), Claim(1, "say-agent-clean", 8, 3), Claim(1, "say-unsure", None, 3))
    assert said_by_all(made) == told


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(KINDS), st.integers(0, 5))))
def test_nobody_claims_two_things_about_the_same(made: list[tuple[int, str, int]]) -> None:
    found = standing_claims(spoken(*((seat, key, None if key in OWN_TOKEN else target) for seat, key, target in made)))
    matters = [(one.seat, one.key in FACTS, one.key in FEELINGS, one.target) for one in found]
    assert len(matters) == len(set(matters))
    assert [one.seat for one in found] == sorted(one.seat for one in found)


@pytest.mark.rule("TK-5.7")
def test_claims_are_on_where_a_machine_sits_or_people_write() -> None:
    assert not claims_on("mafie", TableSettings(), bot_players=False)
    assert claims_on("mafie", TableSettings(), bot_players=True)
    assert claims_on("mafie", TableSettings(pace="written"), bot_players=False)
    assert claims_on("mafie", TableSettings(claims="on"), bot_players=False)
    assert not claims_on("mafie", TableSettings(claims="off", pace="slow"), bot_players=True)
    assert not claims_on("mafia_city", TableSettings(claims="on"), bot_players=True)


async def talking_table(store: Store, clock: Clock, phase: str = "discussion") -> LocalTable:
    local = await seated(store, clock, 9)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    while local.table.scene().public.phase != phase:
        clock.pass_(1)
        await local.answers.expire_due()
    return local


async def refusal(local: LocalTable, user: int, key: str = "say-agent", target: int | None = None, *, back: str = "") -> str:
    with pytest.raises(Refused) as refused:
        await local.claiming.claim(user, key, target, back=back)
    return refused.value.key


@pytest.mark.rule("TK-5.1", "TK-10.4")
async def test_only_people_who_may_write_may_claim(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock, "agent")
    assert await refusal(local, 103) == "claim-not-now"
    while local.table.scene().public.phase != "discussion":
        clock.pass_(1)
        await local.answers.expire_due()
    dead = next(seat.seat for seat in local.table.scene().public.seats if not seat.living)
    assert await refusal(local, 100 + dead) == "claim-not-now"
    assert await refusal(local, 555) == "no-foreign"
    while local.table.scene().public.phase != "first":
        clock.pass_(1)
        await local.answers.expire_due()
    assert await refusal(local, 103) == "claim-not-now"


@pytest.mark.rule("TK-5.3")
async def test_every_living_player_may_claim_anything(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    living = [seat.seat for seat in local.table.scene().public.seats if seat.living]
    for seat in living:
        await local.claiming.claim(100 + seat, "say-agent", None)
        clock.pass_(EVERY)
        dead = next(one.seat for one in local.table.scene().public.seats if not one.living)
        await local.claiming.claim(100 + seat, "say-knows", dead)
    assert len(local.claiming.standing) == 2 * len(living)


@pytest.mark.rule("TK-5.3", "TK-10.6")
async def test_the_form_is_the_same_for_every_seat(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    scene = local.table.scene()
    forms = [claim_form(scene, seat, KINDS) for seat in range(9)]
    assert all(form.fields[0] == forms[0].fields[0] for form in forms)
    assert all(len(form.fields[1].entry.choices) == 8 for form in forms if isinstance(form.fields[1].entry, Menu))


async def test_the_latest_claim_can_be_withdrawn_after_many_others(store: Store, clock: Clock) -> None:
    """A menu holds 25 choices: of many claims the first are left out."""
    scene = (await talking_table(store, clock)).table.scene()
    own = [ShownClaim(0, "say-suspect", 1 + number % 8, number) for number in range(30)]
    what = claim_form(scene, 0, KINDS, own).fields[0].entry
    assert isinstance(what, Menu) and len(what.choices) == 25
    assert what.choices[-1].value == f"say-back=say-suspect={own[-1].target}"


@pytest.mark.rule("TK-5.4")
async def test_one_claim_in_ten_seconds_and_six_in_a_phase(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    seat = next(seat.seat for seat in local.table.scene().public.seats if seat.living)
    others = [other for other in range(9) if other != seat]
    for number in range(MOST):
        await local.claiming.claim(100 + seat, "say-suspect", others[number])
        assert await refusal(local, 100 + seat) == "claim-soon"
        clock.pass_(EVERY)
    assert await refusal(local, 100 + seat) == "claim-many"


async def test_a_claim_outside_the_form_is_refused(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    seat = next(seat.seat for seat in local.table.scene().public.seats if seat.living)
    before = local.table.running.entries
    for key, target, back in (
        ("say-unsure", None, ""), ("say-agent", 3, ""), ("say-knows", None, ""), ("say-knows", 99, ""), ("say-knows", seat, ""),
        ("say-back", None, "say-agent"), ("say-back", None, "__class__"),
    ):  # fmt: skip
        assert await refusal(local, 100 + seat, key, target, back=back) in ("no-press", "no-pick")
    assert local.table.running.entries == before


@pytest.mark.rule("TK-5.2", "TK-5.5")
@pytest.mark.parametrize("language", ["cs", "en"])
async def test_lines_and_list_in_both_languages(store: Store, clock: Clock, language: str) -> None:
    local = await talking_table(store, clock)
    scene = local.table.scene(words_in(language))
    claims = [
        ShownClaim(0, "say-agent", None, 2),
        ShownClaim(0, "say-knows", 8, 2, dead=False),
        ShownClaim(3, "say-trust", 1, 1, dead=True),
    ]
    (text,) = claims_page(scene, claims).parts
    lines = str(text).split("\n")
    if language == "cs":
        assert lines[1:] == [
            "**1 Hráč 1**: Agent (2.\u00a0den) · 9 Hráč 9 – Mafie (2.\u00a0den)",
            "~~**4 Hráč 4**~~: důvěra: 2 Hráč 2 (1.\u00a0den)",
        ]
        assert claim_line(scene, claims[1]) == "**1 Hráč 1** tvrdí: **9 Hráč 9** – Mafie."
        assert claim_line(scene, ShownClaim(6, "say-back", None), back="say-agent") == "**7 Hráč 7** bere zpět: Agent."
    else:
        assert claim_line(scene, claims[1]) == "**1 Hráč 1** claims that **9 Hráč 9** is Mafia."
        assert claim_line(scene, ShownClaim(6, "say-back", None), back="say-agent") == "**7 Hráč 7** takes back: Agent."
    assert str(claims_page(scene, []).parts[0]).endswith(words_in(language)("claim-none"))
