"""Which shards a process may hold, as its operator says it."""

import pytest

from bot.runtime.settings import Settings, SettingsError, load_settings
from bot.runtime.shard_share import ShardShare, read_share, shard_of


@pytest.mark.rule("PR-1.1")
@pytest.mark.parametrize(
    ("text", "share"),
    [("auto", None), ("0-3/16", ShardShare((0, 1, 2, 3), 16)), ("5/8", ShardShare((5,), 8)), ("0-1/2", ShardShare((0, 1), 2))],
)
def test_shards_are_auto_or_some_of_all(text: str, share: ShardShare | None) -> None:
    assert read_share(text) == share
    assert Settings(_env_file=None, shards=text).shards == text


@pytest.mark.rule("PR-1.1")
@pytest.mark.parametrize("text", ["", "3-1/8", "0-8/8", "all", "1", "-1/4", "0-3", "0/0", "0-0/0", "٠/٣"])
def test_impossible_shares_are_refused_in_plain_words(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="shards"):
        read_share(text)
    if text:  # an empty variable counts as not set
        monkeypatch.setenv("CONSIGLIERE_SHARDS", text)
        with pytest.raises(SettingsError, match="CONSIGLIERE_SHARDS"):
            load_settings()


@pytest.mark.rule("PR-1.4")
def test_a_server_belongs_to_the_shard_to_which_discord_sends_its_events() -> None:
    assert [shard_of(n << 22, 3) for n in range(5)] == [0, 1, 2, 0, 1]
    assert shard_of(0, 16) == 0


@pytest.mark.rule("PR-1.1")
def test_a_share_of_no_shards_has_a_clear_error() -> None:
    with pytest.raises(ValueError, match=r"all shards, behind the stroke, is at least 1, for example 0/1$"):
        read_share("0/0")
