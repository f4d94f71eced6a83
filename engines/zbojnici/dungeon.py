"""The Dungeon, resolved last: the prince's judgement, or the prisoners' own choice (ZB-11)."""

from engines.table import seat_ref
from engines.zbojnici import asks
from engines.zbojnici.components import PRISON, TRACKS
from engines.zbojnici.figures import prisoners
from engines.zbojnici.table import City


async def dungeon(t: City) -> None:
    """Step 3 of the dungeon: with a guard there the prince's effect, once; without one the prisoners' (ZB-11.1, 11.2, 11.8)."""
    if t.guards_at(PRISON):
        await upgrade(t)
        reward(t)
        judge(t)
    else:
        await prisoners(t)


async def upgrade(t: City) -> None:
    """D13: the prince moves a marker up, unless both are on top (ZB-11.4, 12.8)."""
    state = t.state
    levels = {"recon": state.recon, "fine": state.fine}
    open_tracks = [track for track, level in levels.items() if level + 1 < len(TRACKS[track])]
    if state.prince is None or not open_tracks:
        return
    track = await t.one(asks.upgrade(state.prince, open_tracks), "upgrade")
    if track == "recon":
        state.recon += 1
    else:
        state.fine += 1
    t.tell(None, "zb-upgrade", seat=seat_ref(state.prince), track=f"track:{track}", n=TRACKS[track][levels[track] + 1])


def reward(t: City) -> None:
    """The prince gains a token (ZB-11.3 b)."""
    prince = t.state.prince
    if prince is not None:
        t.tell(None, "zb-tokens", seat=seat_ref(prince), n=t.take_tokens(prince, 1))


def judge(t: City) -> None:
    """Every robber pays for his prisoners what he can, then all of them go home (ZB-11.5, 11.6)."""
    fine = TRACKS["fine"][t.state.fine]
    prison = t.state.places[PRISON]
    for seat in t.bandits_at(PRISON):
        player = t.state.players[seat]
        number, prison.bandits[seat] = prison.bandits[seat], 0
        paid = min(player.ducats, fine * number)
        t.gain(seat, -paid, "fine")
        player.bandits += number
        t.tell(None, "zb-judged", seat=seat_ref(seat), n=number, ducats=paid)
