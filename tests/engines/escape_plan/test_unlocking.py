"""Unlocking assets (EP-23)."""

import pytest

from engines.escape_plan import unlocking
from engines.escape_plan.state import Asset, Player
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import Play, Prepare, contact, given, turn, visit, without_locked_assets


def directory(player: Player) -> list[str]:
    """The directory by field: an asset, a contact's number, ``#`` under handcuffs, or nothing."""
    return [(entry.asset or (str(entry.contact) if entry.contact else "")) + "#" * entry.cuffed for entry in player.entries]


def unlocking_of(asset: str, prepare: Prepare | None = None) -> Play:
    async def run(t: City) -> None:
        unlocking.unlock(t, 0, asset, "rest")

    return given(run, prepare=prepare)


@pytest.mark.rule("EP-23.1", "EP-2.4")
def test_seven_assets_one_of_them_unlocked() -> None:
    play = given(visit)
    assert [asset.id for asset in play.me.assets] == ["as_extra"]
    assert directory(play.me) == ["", "", "as_avoid", "as_key", "as_heal"]
    assert [pocket.asset for pocket in play.me.pockets] == ["", "", "", "as_state", "as_local", "as_special"]
    assert unlocking.locked(play.table, 0) == ["as_heal", "as_avoid", "as_key", "as_state", "as_local", "as_special"]


@pytest.mark.rule("EP-23.2")
def test_x_43_the_third_asset_lies_on_the_3k_slot() -> None:
    def prepare(t: City) -> None:
        t.player(0).assets = [Asset("as_extra", used=True), Asset("as_key")]
        t.player(0).entries[3].asset = ""
        t.player(0).wounds = 1

    play = unlocking_of("as_heal", prepare)
    assert [asset.id for asset in play.me.assets] == ["as_extra", "as_key", "as_heal"]
    assert play.notices_of("unlocked") == [{"seat": "seat:0", "asset": "asset:as_heal", "slot": 3, "cause": "rest"}]

    def unlocked(t: City) -> None:
        prepare(t)
        unlocking.unlock(t, 0, "as_heal", "rest")

    using = given(turn, prepare=unlocked).do("use:asset:as_heal")
    assert (using.me.cash, using.me.wounds) == (9 - 3, 0)


@pytest.mark.rule("EP-23.2", "EP-23.3")
def test_the_directory_closes_up_to_the_right() -> None:
    assert directory(unlocking_of("as_heal").me) == ["", "", "", "as_avoid", "as_key"]
    assert directory(unlocking_of("as_avoid").me) == ["", "", "", "as_key", "as_heal"]

    def busy(t: City) -> None:
        contact(t, 12, 14)
        entries = t.player(0).entries
        entries[2].asset, entries[3].asset, entries[4].asset, entries[4].cuffed = "as_avoid", "as_key", "", True

    assert directory(unlocking_of("as_key", busy).me) == ["12", "14", "", "as_avoid", "#"]


@pytest.mark.rule("EP-23.2")
def test_an_asset_of_the_inventory_frees_its_field() -> None:
    play = unlocking_of("as_local")
    assert [pocket.asset for pocket in play.me.pockets] == ["", "", "", "as_state", "", "as_special"]
    store = given(visit, at="store_c", prepare=lambda t: unlocking.unlock(t, 0, "as_state", "rest")).do("no", "equipment:vest")
    assert store.me.pockets[0].item == "vest", "the lowest free field"


@pytest.mark.rule("EP-23.4", "EP-20.1")
def test_x_44_the_seventh_asset_leaves_the_game() -> None:
    def six(t: City) -> None:
        player = t.player(0)
        player.assets = [Asset(f"as_{one}") for one in ("extra", "state", "local", "special", "avoid", "key")]
        without_locked_assets(player)
        player.entries[4].asset = "as_heal"
        player.cash = 0

    play = given(visit, at="clinic_b", prepare=six, offer=(4,)).do("asset:as_heal")
    assert len(play.me.assets) == 6
    assert play.state.boxed == ["as_heal"]
    assert directory(play.me) == [""] * 5
    assert play.notices_of("unlocked")[0]["slot"] == -1
    play.do("contact:4", "keep")
    assert directory(play.me)[0] == "4"


@pytest.mark.rule("EP-23.5", "EP-9.4")
def test_without_a_locked_asset_an_unlock_does_nothing() -> None:
    def none(t: City) -> None:
        without_locked_assets(t.player(0))

    play = given(turn, prepare=none).do("rest")
    assert play.over
    assert play.notices_of("unlocked") == []


@pytest.mark.rule("EP-23.6", "EP-9.4")
def test_a_rest_unlocks_one_which_is_a_duty() -> None:
    play = given(turn).do("rest")
    assert play.name == "unlock.asset"
    assert play.options == [f"asset:as_{one}" for one in ("heal", "avoid", "key", "state", "local", "special")]
    assert play.default().me.assets[-1].id == "as_heal"


@pytest.mark.rule("EP-23.2")
def test_an_open_asset_cannot_be_unlocked() -> None:
    async def run(t: City) -> None:
        with pytest.raises(ValueError, match="not locked"):
            unlocking.unlock(t, 0, "as_extra", "rest")

    assert given(run).over
