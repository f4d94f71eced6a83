"""The entries of talk: what they fold to, what an undo takes back, and the options that change with them."""

import pytest

from bot.tables.session.entries import Talk, read_entry, row_of
from bot.tables.session.setup import Setup, read_setup
from bot.tables.session.table_settings import TableSettings, with_option
from bot.tables.session.talk_log import TalkLog

CLAIM = Talk("claim", seat=3, key="say-agent")


@pytest.mark.rule("TK-5.8")
def test_a_claim_is_a_row_of_the_log_and_comes_back_from_it() -> None:
    kind, payload = row_of(CLAIM)
    assert (kind, payload) == ("talk", {"what": "claim", "seat": 3, "key": "say-agent"})
    assert read_entry(kind, payload) == CLAIM


@pytest.mark.rule("TK-5.8")
def test_an_undo_before_its_moment_takes_a_claim_back() -> None:
    log = TalkLog(TableSettings())
    log.add(CLAIM, 10.0, 4)
    log.add(Talk("claim", seat=1, key="say-suspect", target=2), 20.0, 6)
    log.take_back(5)
    assert [one.entry for one in log.spoken] == [CLAIM]
    log.take_back(3)
    assert not log.spoken


@pytest.mark.rule("TK-8.1")
def test_an_option_that_is_changed_in_a_game_stays_changed_when_the_game_is_taken_back() -> None:
    log = TalkLog(TableSettings())
    log.add(Talk("option", key="talk", value="rounds"), 10.0, 4)
    log.add(Talk("option", key="speech", value=30), 10.0, 4)
    log.take_back(0)
    assert log.options == TableSettings(talk="rounds", speech=30)


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError):
        with_option(TableSettings(), "loudness", 3)
    with pytest.raises(ValueError):
        with_option(TableSettings(), "speech", 31)


def test_setups_of_older_tables_have_the_usual_talk() -> None:
    assert read_setup({}).talk == TableSettings()
    assert read_setup(Setup(talk=TableSettings(pace="slow")).json()).talk.pace == "slow"
