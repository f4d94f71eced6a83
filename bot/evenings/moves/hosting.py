"""Changes of host (CL-22.11) and of clocks: zone data or the machine's clock (CL-2.11, S-10)."""

from collections.abc import Mapping

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, state_change
from bot.evenings.message_state import HOSTLESS, EveningNotice
from bot.evenings.moments.wall import Moment
from bot.evenings.moves.planning import MERGED
from bot.evenings.plan import MOST_COHOSTS
from bot.store.evening_rows import EveningChange
from bot.tables.refusal import Refused


def hand_to(host_id: int, name: str) -> Move:
    """Make a co-host the host after the host left the server."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.final or evening.row.host_id == host_id:
            return None
        return _hosted_by(evening, host_id, name)

    return move


def nobody_hosts(evening: LiveEvening) -> EveningChange | None:
    """Ask in public, once, for a new host: host and co-hosts are gone."""
    if evening.final or evening.row.state == "draft" or HOSTLESS in evening.message_state.asked:
        return None
    said = EveningNotice("ev-host-gone", presses=("take_over",))
    return state_change(evening, said, asked=(*evening.message_state.asked, HOSTLESS))


def host_is_back(user_id: int) -> Move:
    """Make the host of an evening who was gone its host again, if nobody has taken it over; no change for anybody else."""

    def move(evening: LiveEvening) -> EveningChange | None:
        asked = evening.message_state.asked
        if evening.row.host_id != user_id or HOSTLESS not in asked:
            return None
        return state_change(evening, asked=tuple(one for one in asked if one != HOSTLESS))

    return move


def take_over(user_id: int, name: str) -> Move:
    """Make somebody the host of an evening without one. Raises Refused: it has a host."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.row.host_id == user_id:
            return host_is_back(user_id)(evening)
        if evening.final or HOSTLESS not in evening.message_state.asked:
            raise Refused("ev-stale")
        return _hosted_by(evening, user_id, name)

    return move


def name_cohosts(host_id: int, people: Mapping[str, str]) -> Move:
    """Make exactly ``people``, ids with names, the co-hosts (CL-4.1); of an announced evening a public line says who they are (CL-19.3).

    The invitation does not show them, so no line about other changes within the minute takes the place of this one. Raises Refused: by
    anybody but the host, or too many.
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id != evening.row.host_id:
            raise evening.refused_to_guests()
        if len(people) > MOST_COHOSTS:
            raise Refused("ev-cohosts-bounds", most=MOST_COHOSTS)
        told = evening.row.state != "draft" and not evening.final and set(people) != set(evening.plan.cohosts)
        named = tuple(people.items())
        said = [EveningNotice("ev-line-cohosts", people=named, due=evening.now() + MERGED, merges="cohosts")] if told else []
        return EveningChange(columns=columns(evening, *said, new_plan=with_fields(evening.plan, cohosts=tuple(people))))

    return move


def _hosted_by(evening: LiveEvening, host_id: int, name: str) -> EveningChange:
    plan = with_fields(evening.plan, host_name=name, cohosts=tuple(one for one in evening.plan.cohosts if one != str(host_id)))
    state = evening.message_state.owing(EveningNotice("ev-host-new", args={"who": name}))
    asked = tuple(one for one in state.asked if one != HOSTLESS)
    changed = columns(evening, new_plan=plan, host_id=host_id)
    return EveningChange(columns={**changed, "surfaces": with_fields(state, asked=asked).json()})


def retimed(moment: Moment) -> Move:
    """Move the start to the instant that its wall time means since the zone data changed (CL-2.11). Nobody is mentioned."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.row.state != "planned" or evening.row.starts_at == moment.instant:
            return None
        said = EveningNotice("ev-line-moved", args={"when": f"<t:{moment.instant}:F>"}, due=evening.now() + MERGED, merges="line")
        return EveningChange(columns=columns(evening, said, starts_at=float(moment.instant)))

    return move


def clock_set(by: float) -> Move:
    """Shift the due times of pending notices after the clock was set ``by`` seconds."""

    def move(evening: LiveEvening) -> EveningChange | None:
        pending = evening.message_state.pending
        if not any(one.due for one in pending):
            return None
        return state_change(evening, pending=tuple(with_fields(one, due=one.due + by) if one.due else one for one in pending))

    return move
