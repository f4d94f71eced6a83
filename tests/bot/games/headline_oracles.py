"""The condition of each headline, told anew from the plain data of a finished game, for ``test_headlines``.

Written apart from ``bot/games/*/headlines.py``: each entry reads dumped views and public notices, and returns the facts or None.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.result_rules import Finished

Plain = dict[str, Any]
Oracle = Callable[["Told"], Plain | None]


class Told:
    """A finished game as plain data: the view ``v``, its story ``s``, the public notices by key, the winners."""

    def __init__(self, finished: Finished[Any]) -> None:
        self.v: Plain = finished.view.model_dump()
        self.s: Plain = self.v["story"]
        self.reason: str = finished.outcome.reason
        self.wins = sorted(finished.outcome.winners)
        self.seats = finished.seats
        self.scores = finished.outcome.scores or {}
        self.told = finished.told

    def args(self, key: str) -> list[Mapping[str, Any]]:
        return [text.args for text in self.told if text.key == key]


def ref(seat: int) -> str:
    return f"seat:{seat}"


# ---- Mafie


def mf_rounds(t: Told) -> list[Plain]:
    return list(t.s["rounds"])


def mf_ballots(t: Told) -> list[Plain]:
    found = []
    for one in mf_rounds(t):
        found += [ballot for ballot in one["ballots"] if not ballot["annulled"]]
    return found


def mf_out(t: Told) -> list[Plain]:
    out = []
    for one in mf_rounds(t):
        out += [strike for strike in one["strikes"] if strike["saved_card"] == 0]
    return out


def mf_force(t: Told) -> list[str]:
    return [seat["force"] for seat in t.s["seats"]]


def mf_alive(t: Told) -> set[int]:
    return {seat["seat"] for seat in t.v["seats"] if seat["living"]}


def mf_voted(t: Told) -> list[int]:
    return [strike["seat"] for strike in mf_out(t) if strike["cause"] == "ballot"]


def mf_turned(t: Told) -> Plain | None:
    turned = [one for one in mf_ballots(t) if None not in (one["changed_by"], one["condemned"])]
    return {"seat": ref(turned[0]["changed_by"]), "target": ref(turned[0]["condemned"])} if turned else None


def mf_one_vote(t: Told) -> Plain | None:
    sent = [one for one in mf_ballots(t) if one["condemned"] is not None]
    out = mf_out(t)
    if not (sent and out) or out[-1]["cause"] != "ballot" or out[-1]["seat"] != sent[-1]["condemned"]:
        return None
    tally = dict.fromkeys(sent[-1]["candidates"], 0)
    for choice in sent[-1]["votes"].values():
        tally[choice] = tally.get(choice, 0) + 1
    top = sorted((tally[one] for one in sent[-1]["candidates"]), reverse=True)[:2]
    return {"seat": ref(out[-1]["seat"])} if len(top) == 2 and top[0] == top[1] + 1 else None


def mf_saved(t: Told, card: int) -> list[Plain]:
    blows = [strike for one in mf_rounds(t) for strike in one["strikes"] if strike["saved_card"] == card]
    return [strike for strike in blows if strike["seat"] in mf_alive(t) & set(t.wins)]


def mf_vest(t: Told) -> Plain | None:
    return next(({"seat": ref(one["seat"])} for one in mf_saved(t, 1)), None)


def mf_bandage(t: Told) -> Plain | None:
    return next(({"seat": ref(one["saved_by"]), "target": ref(one["seat"])} for one in mf_saved(t, 2)), None)


def mf_agent(t: Told) -> Plain | None:
    looks = [one["look"] for one in mf_rounds(t) if one["look"] and one["look"]["token"] == "mafia"]
    for agent in dict.fromkeys(look["agent"] for look in looks):
        seen = len({look["seat"] for look in looks if look["agent"] == agent})
        if seen > 1:
            return {"seat": ref(agent), "n": seen}
    return None


def mf_never_named(t: Told) -> Plain | None:
    if len(mf_ballots(t)) < 2:
        return None
    pointed = set().union(*(one["votes"].values() for one in mf_ballots(t)))
    for seat in t.s["seats"]:
        if seat["force"] == "mafia" and not seat["recruited"] and seat["seat"] in t.wins and seat["seat"] not in pointed:
            return {"seat": ref(seat["seat"])}
    return None


def mf_own(t: Told) -> Plain | None:
    sides = [mf_force(t)[seat] == "mafia" for seat in mf_voted(t)]
    if len(sides) < 2 or sides[0] or sides[1]:
        return None
    return {"n": [*sides, True].index(True), "seat": ref(mf_voted(t)[0]), "target": ref(mf_voted(t)[1])}


def mf_comeback(t: Told) -> Plain | None:
    alive = set(range(t.seats))
    for strike in mf_out(t) if t.reason == "mafia" else ():
        alive -= {strike["seat"]}
        gang = [seat for seat in alive if mf_force(t)[seat] == "mafia"]
        law = [seat for seat in alive if mf_force(t)[seat] == "police"]
        if len(gang) == 1 and len(law) > 3:
            return {"seat": ref(gang[0]), "n": len(law)}
    return None


def mf_survivor(t: Told) -> Plain | None:
    left = [seat for seat in mf_alive(t) if mf_force(t)[seat] == t.reason]
    return {"seat": ref(left[0])} if len(left) == 1 else None


def mf_last_day(t: Told) -> Plain | None:
    left = [seat for seat in mf_alive(t) if mf_force(t)[seat] == "police"]
    out = mf_out(t)
    if t.reason == "police" and len(left) == 2 and out and out[-1]["cause"] == "ballot":
        return {"seat": ref(out[-1]["seat"]), "round": mf_rounds(t)[-1]["number"]}
    return None


def mf_trusted(t: Told) -> Plain | None:
    left = [seat for seat in mf_alive(t) if mf_force(t)[seat] == "mafia"]
    if t.reason != "mafia" or len(left) != 1:
        return None
    for one in reversed(mf_rounds(t)):
        votes = [pair for ballot in one["ballots"] if not ballot["annulled"] for pair in ballot["votes"].items()]
        if votes:
            honest = [voter for voter, choice in votes if choice == left[0] and mf_force(t)[voter] != "mafia"]
            return None if honest else {"seat": ref(left[0])}
    return None


def mf_day_one(t: Told) -> Plain | None:
    if t.reason != "police":
        return None
    for one in mf_rounds(t):
        if any(ballot["votes"] for ballot in one["ballots"]):
            gone = [s["seat"] for s in one["strikes"] if s["cause"] == "ballot" and not s["saved_card"]]
            return {"seat": ref(gone[0])} if gone and mf_force(t)[gone[0]] == "mafia" else None
    return None


def mf_no_mistake(t: Told) -> Plain | None:
    voted = mf_voted(t)
    return {"n": len(voted)} if len(voted) > 1 and {mf_force(t)[seat] for seat in voted} == {"mafia"} else None


def mf_all_wrong(t: Told) -> Plain | None:
    for one in mf_ballots(t):
        gone = one["condemned"]
        others = [choice for voter, choice in one["votes"].items() if voter != gone]
        if gone is not None and mf_force(t)[gone] == "police" and len(others) > 3 and others.count(gone) == len(others):
            return {"seat": ref(gone), "n": len(others)}
    return None


def mf_lot(t: Told) -> Plain | None:
    lots = [one["lot"] for one in mf_ballots(t) if one["condemned"] is not None and one["lot"] is not None]
    return {"seat": ref(lots[0])} if lots else None


def mf_shot(t: Told) -> Plain | None:
    for strike in mf_out(t):
        by, seat = strike["by"], strike["seat"]
        if strike["cause"] == "last_shot" and by is not None and mf_force(t)[seat] == "mafia" != mf_force(t)[by]:
            return {"seat": ref(by), "target": ref(seat)}
    return None


def mf_unbroken(t: Told) -> Plain | None:
    gang = {seat for seat, force in enumerate(mf_force(t)) if force == "mafia"}
    return {"n": len(gang)} if t.reason == "mafia" and len(gang) > 1 and gang <= mf_alive(t) else None


def mf_standing(t: Told) -> Plain | None:
    return {"n": len(mf_alive(t)), "all": t.seats, "round": mf_rounds(t)[-1]["number"]}


MAFIE: Mapping[str, Oracle] = {
    "turned_tie": mf_turned,
    "one_vote": mf_one_vote,
    "vest": mf_vest,
    "bandage": mf_bandage,
    "agent_hits": mf_agent,
    "never_named": mf_never_named,
    "own_twice": mf_own,
    "comeback": mf_comeback,
    "survivor": mf_survivor,
    "last_day": mf_last_day,
    "trusted": mf_trusted,
    "day_one": mf_day_one,
    "no_mistake": mf_no_mistake,
    "all_wrong": mf_all_wrong,
    "lot": mf_lot,
    "parting_shot": mf_shot,
    "unbroken": mf_unbroken,
    "standing": mf_standing,
}


# ---- the boxed games


def order(values: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return pairs of number and seat, the most first, equal ones by seat."""
    return sorted(((n, seat) for seat, n in values.items()), key=lambda pair: (-pair[0], pair[1]))


def zb_days(t: Told) -> list[dict[int, int]]:
    return [{seat: day["purses"][seat] for seat in t.scores} for day in t.s["days"] if day["purses"]]


def zb_gap(t: Told, low: int, high: int) -> int | None:
    missing = 50 - max(t.scores.values()) if t.v["threshold"] is None else t.v["threshold"] - max(t.scores.values())
    return missing if t.reason == "treasury_kept" and low <= missing <= high else None


def zb_short(t: Told) -> Plain | None:
    gap = zb_gap(t, 1, 3)
    return None if gap is None else {"seat": ref(order(t.scores)[0][1]), "n": gap}


def zb_far(t: Told) -> Plain | None:
    gap = zb_gap(t, 15, 999)
    return None if gap is None else {"seat": ref(t.v["prince"]), "n": gap}


def zb_rich(t: Told) -> int | None:
    return t.wins[0] if t.reason == "richest" else None


def zb_hair(t: Told) -> Plain | None:
    top = max(t.scores.values())
    close = zb_rich(t) is not None and t.v["prince"] is not None and top - t.v["threshold"] in (0, 1)
    return {"seat": ref(t.wins[0]), "n": top} if close else None


def zb_last_day(t: Told) -> Plain | None:
    days, me = zb_days(t), zb_rich(t)
    if me is None or len(days) < 3:
        return None
    top = order(days[-2])[0]
    first = next(seat for seat in days[-2] if days[-2][seat] == top[0])
    return {"seat": ref(me), "target": ref(first), "n": top[0] - days[-2][me]} if top[0] > days[-2][me] else None


def zb_behind(t: Told) -> Plain | None:
    days, me = zb_days(t), zb_rich(t)
    if me is None or len(days) < 4 or len(days[2]) < 3:
        return None
    return {"seat": ref(me)} if sum(n <= days[2][me] for n in days[2].values()) == 1 else None


def zb_neck(t: Told) -> Plain | None:
    ranked = order(t.scores)
    if zb_rich(t) is None or ranked[0][0] - ranked[1][0] > 2:
        return None
    return {"seat": ref(ranked[0][1]), "target": ref(ranked[1][1]), "n": ranked[0][0] - ranked[1][0]}


def zb_shared(t: Told) -> Plain | None:
    return {"seats": tuple(map(ref, t.wins)), "n": t.scores[t.wins[0]]} if t.reason == "shared" else None


def zb_throughout(t: Told) -> Plain | None:
    me = zb_rich(t)
    led = me is not None and all([seat for n, seat in order(day) if n == max(day.values())] == [me] for day in zb_days(t))
    return {"seat": ref(t.wins[0])} if led else None


def zb_haul(t: Told) -> Plain | None:
    best: tuple[int, Plain] | None = None
    for day in t.s["days"]:
        sums: dict[tuple[int, str], int] = {}
        for one in day["hauls"]:
            sums[one["seat"], one["cause"]] = sums.get((one["seat"], one["cause"]), 0) + one["ducats"]
        for (seat, _), n in sums.items():
            if n >= 20 and (best is None or n > best[0]):
                best = n, {"seat": ref(seat), "n": n, "round": day["number"]}
    return best[1] if best else None


def zb_jail(t: Told) -> int:
    return sum(day["jailed"][t.wins[0]] for day in t.s["days"])


def zb_robbed(t: Told) -> Plain | None:
    lost: dict[int, int] = {}
    for day in t.s["days"]:
        for one in day["hauls"]:
            if one["cause"] == "robbed":
                lost[one["seat"]] = lost.get(one["seat"], 0) + abs(one["ducats"])
    worst = max(lost.values(), default=0)
    return {"seat": ref(next(seat for seat, n in lost.items() if n == worst)), "n": worst} if worst >= 30 else None


ZBOJNICI: Mapping[str, Oracle] = {
    "short": zb_short,
    "far": zb_far,
    "hair": zb_hair,
    "last_day": zb_last_day,
    "from_behind": zb_behind,
    "neck": zb_neck,
    "shared": zb_shared,
    "throughout": zb_throughout,
    "haul": zb_haul,
    "jailbird": lambda t: {"seat": ref(t.wins[0]), "n": zb_jail(t)} if zb_rich(t) is not None and zb_jail(t) > 3 else None,
    "untouched": lambda t: {"seat": ref(t.wins[0])} if zb_rich(t) is not None and zb_jail(t) == 0 else None,
    "robbed": zb_robbed,
    "purse": lambda t: {"seat": ref(order(t.scores)[0][1]), "n": order(t.scores)[0][0]},
}


def mc_rounds(t: Told) -> list[list[int]]:
    return [list(part["vp"]) for part in t.s["rounds"] if part["vp"]]


def mc_place(t: Told, place: int) -> int:
    return next(int(seat["seat"]) for seat in t.v["players"] if seat["place"] == place)


def mc_lead(t: Told) -> int:
    return int(t.scores[mc_place(t, 1)] - t.scores[mc_place(t, 2)])


def mc_pair(t: Told) -> Plain:
    return {"seat": ref(mc_place(t, 1)), "target": ref(mc_place(t, 2))}


def mc_last_round(t: Told) -> Plain | None:
    if not t.wins or len(mc_rounds(t)) < 2:
        return None
    before = mc_rounds(t)[-2]
    top = order(dict(enumerate(before)))[0]
    gap = top[0] - before[t.wins[0]]
    return {"seat": ref(t.wins[0]), "target": ref(top[1]), "n": gap} if gap else None


def mc_behind(t: Told) -> Plain | None:
    rounds = mc_rounds(t)
    if not t.wins or len(rounds) < 2 or t.seats < 3:
        return None
    half = rounds[len(rounds) // 2 - 1]
    return {"seat": ref(t.wins[0])} if sorted(half)[0] == half[t.wins[0]] < sorted(half)[1] else None


def mc_throughout(t: Told) -> Plain | None:
    rounds = mc_rounds(t)
    if not t.wins or len(rounds) < 2:
        return None
    led = all(one[t.wins[0]] == max(one) and one.count(max(one)) == 1 for one in rounds)
    return {"seat": ref(t.wins[0]), "n": len(rounds)} if led else None


def mc_reign(t: Told) -> Plain | None:
    times: dict[tuple[int, int], int] = {}
    for part in t.s["rounds"]:
        for one in part["control"]:
            if one["seat"] is not None:
                times[one["location"], one["seat"]] = times.get((one["location"], one["seat"]), 0) + 1
    most = max(times.values(), default=0)
    if most < 4:
        return None
    lowest = min(location for (location, _), n in times.items() if n == most)
    seat = next(seat for (location, seat), n in times.items() if n == most and location == lowest)
    return {"seat": ref(seat), "place": f"place:{lowest}", "n": most}


def mc_big(t: Told) -> Plain | None:
    gains = []
    before = [0] * t.seats
    for number, points in enumerate(mc_rounds(t), 1):
        gains += [(now - then, -seat, number) for seat, (now, then) in enumerate(zip(points, before, strict=True))]
        before = points
    n, seat, number = max(gains, default=(0, 0, 0))
    return {"seat": ref(-seat), "n": n, "round": number} if n > 5 else None


def mc_deserted(t: Told) -> Plain | None:
    empty = [(len([one for one in part["control"] if one["seat"] is None]), part["number"]) for part in t.s["rounds"]]
    most = max((n for n, _ in empty), default=0)
    return {"n": most, "round": next(number for n, number in empty if n == most)} if most > 3 else None


MAFIA_CITY: Mapping[str, Oracle] = {
    "tie_break": lambda t: mc_pair(t) if t.reason in ("reserve", "cards", "mayor", "order") else None,
    "one_point": lambda t: mc_pair(t) if t.wins and mc_lead(t) == 1 else None,
    "both_there": lambda t: (
        {"seat": ref(t.wins[0]), "n": sum(n >= t.v["target"] for n in t.scores.values())} if t.reason == "points" else None
    ),
    "last_round": mc_last_round,
    "from_behind": mc_behind,
    "throughout": mc_throughout,
    "clear": lambda t: {"seat": ref(t.wins[0]), "n": mc_lead(t)} if t.wins and mc_lead(t) > 7 else None,
    "reign": mc_reign,
    "big_round": mc_big,
    "quick": lambda t: {"seat": ref(t.wins[0]), "n": len(mc_rounds(t))} if t.wins and len(mc_rounds(t)) < 5 else None,
    "deserted": mc_deserted,
    "idle": lambda t: {"n": len(t.s["rounds"])} if t.reason == "idle" else None,
    "target": lambda t: {"seat": ref(mc_place(t, 1)), "n": t.scores[mc_place(t, 1)]},
}


def nc_respect(t: Told) -> dict[int, int]:
    return {player["seat"]: player["respect"] for player in t.v["players"]}


def nc_traitors(t: Told) -> set[int]:
    return {player["seat"] for player in t.v["players"] if player["informant"]}


def nc_side(t: Told) -> dict[int, int]:
    guilty = t.v["field"] > 0
    return {seat: n for seat, n in nc_respect(t).items() if (seat in nc_traitors(t)) == guilty}


def nc_sole(t: Told) -> int | None:
    return t.wins[0] if len(t.wins) == 1 else None


def nc_top(t: Told, *, informant: bool) -> Plain | None:
    ranked = order(nc_respect(t))
    alone = ranked[0][0] > ranked[1][0]
    lost = (t.v["field"] > 0) != informant and (ranked[0][1] in nc_traitors(t)) == informant
    return {"seat": ref(ranked[0][1]), "n": ranked[0][0]} if alone and lost else None


def nc_lead(t: Told) -> Plain | None:
    ranked = order(nc_side(t))
    if nc_sole(t) is None or len(ranked) < 2 or ranked[0][0] - ranked[1][0] != 1:
        return None
    return {"seat": ref(ranked[0][1]), "target": ref(ranked[1][1])}


def nc_by_title(t: Told) -> Plain | None:
    ranked = order(nc_side(t))
    tied = nc_sole(t) is not None and len(ranked) > 1 and ranked[0][0] == ranked[1][0]
    return {"seat": ref(t.wins[0]), "n": ranked[0][0]} if tied else None


def nc_last_month(t: Told) -> Plain | None:
    months = [month["respect"] for month in t.s["months"] if month["respect"]]
    if nc_sole(t) is None or len(months) < 2:
        return None
    mine = months[-2][t.wins[0]]
    ahead = [seat for _, seat in order(nc_side(t)) if months[-2][seat] > mine]
    top = max((months[-2][seat] for seat in ahead), default=0)
    return {"seat": ref(t.wins[0]), "target": ref(next(s for s in ahead if months[-2][s] == top))} if ahead else None


def nc_poor(t: Told) -> Plain | None:
    banks = sorted((player["money"], player["seat"]) for player in t.v["players"])
    poorest = nc_sole(t) == banks[0][1] and banks[0][0] < banks[1][0]
    return {"seat": ref(banks[0][1]), "money": banks[0][0]} if poorest else None


def nc_missing(t: Told) -> Plain | None:
    kept: dict[int, int] = {}
    for month in t.s["months"]:
        for one in month["collectings"]:
            for n in one["betrayed"].values():
                kept[one["seat"]] = kept.get(one["seat"], 0) + n
            kept.setdefault(one["seat"], 0)
    worst = max(kept.values(), default=0)
    return {"seat": ref(next(seat for seat, n in kept.items() if n == worst)), "n": worst} if worst > 7 else None


def nc_briber(t: Told) -> Plain | None:
    paid = dict.fromkeys(range(t.seats), 0)
    for month in t.s["months"]:
        for seat, n in enumerate(month["bribes"]):
            paid[seat] += n
    n, seat = order(paid)[0]
    return {"seat": ref(seat), "n": n} if n > 7 else None


def nc_dear(t: Told) -> Plain | None:
    bids = [(money, -seat) for month in t.s["months"] for lot in month["auctions"] for seat, money in lot["money"].items()]
    top = max(bids, default=(0, 0))
    return {"seat": ref(-top[1]), "money": top[0]} if top[0] >= 60_000 else None


def nc_turned(t: Told) -> Plain | None:
    before = t.s["months"][-1]["field_before"] if t.s["months"] else 0
    return {"guilty": t.v["field"] > 0} if before * t.v["field"] < 0 else None


NOSTRA_CITY: Mapping[str, Oracle] = {
    "informant": lambda t: {"seat": ref(t.wins[0])} if t.reason == "informant" else None,
    "only_informant": lambda t: (
        {"seat": ref(t.wins[0]), "n": nc_respect(t)[t.wins[0]]} if t.reason == "informant" and len(nc_traitors(t)) == 1 else None
    ),
    "betrayed_for_nothing": lambda t: nc_top(t, informant=True),
    "loyal_for_nothing": lambda t: nc_top(t, informant=False),
    "nobody": lambda t: {"n": t.seats} if t.v["field"] > 0 and not nc_traitors(t) else None,
    "edge": lambda t: {"guilty": t.v["field"] > 0} if t.v["field"] in (-1, 1) else None,
    "certain": lambda t: {"guilty": t.v["field"] > 0, "n": abs(t.v["field"])} if abs(t.v["field"]) > 9 else None,
    "turned": nc_turned,
    "by_title": nc_by_title,
    "shared": lambda t: {"seats": tuple(map(ref, t.wins))} if t.reason.endswith("_shared") else None,
    "one_respect": nc_lead,
    "last_month": nc_last_month,
    "poor": nc_poor,
    "missing": nc_missing,
    "briber": nc_briber,
    "dear": nc_dear,
    "respect": lambda t: {"seat": ref(order(nc_respect(t))[0][1]), "n": order(nc_respect(t))[0][0]},
}


def ep_sole(t: Told) -> str | None:
    return ref(t.wins[0]) if len(t.wins) == 1 else None


def ep_sheets(t: Told) -> dict[str, Mapping[str, Any]]:
    """Return the score of each escaped person, as told at the end, in the order of leaving."""
    return {args["who"]: args for args in t.args("ep-score") if args["who"].startswith("seat:")}


def ep_gone(t: Told, gone: str) -> list[str]:
    return [ref(player["seat"]) for player in t.v["players"] if player["gone"] == gone]


def ep_beaten(t: Told, what: str) -> Plain | None:
    who, sheets = ep_sole(t), ep_sheets(t)
    if who is None:
        return None
    beaten = [sheet for name, sheet in sheets.items() if name != who and sheet["total"] + sheet[what] > sheets[who]["total"]]
    worst = sorted(beaten, key=lambda sheet: -sheet["total"])
    return {"seat": worst[0]["who"], "n": worst[0][what]} if worst else None


def ep_midnight(t: Told) -> Plain | None:
    goal = [one["tile"] for one in t.v["exits"] if one["number"] == t.v["open_exit"]]
    at = {tile["id"]: tile["at"] for tile in t.v["tiles"] if tile["at"]}
    late = {args["seat"] for args in t.args("ep-arrested") if args["cause"] == "end"}
    steps = []
    for player in t.v["players"]:
        if ref(player["seat"]) in late and goal and goal[0] in at and player["tile"] in at:
            (q, r), (x, y) = at[player["tile"]], at[goal[0]]
            steps.append(((abs(q - x) + abs(r - y) + abs(q + r - x - y)) // 2, player["seat"]))
    return {"seat": ref(min(steps)[1]), "n": min(steps)[0]} if steps and min(steps)[0] < 3 else None


def ep_narrow(t: Told) -> Plain | None:
    who, sheets = ep_sole(t), ep_sheets(t)
    others = sorted((sheet for name, sheet in sheets.items() if name != who), key=lambda sheet: -sheet["total"])
    if who is None or not others or sheets[who]["total"] - others[0]["total"] > 10:
        return None
    return {"seat": who, "target": others[0]["who"], "n": sheets[who]["total"] - others[0]["total"]}


def ep_rich(t: Told) -> Plain | None:
    cash = {args["seat"]: args["cash"] for args in t.args("ep-hidden")}
    caught = [seat for seat in ep_gone(t, "arrested") if cash.get(seat, 0) >= 100]
    return {"seat": max(caught, key=lambda seat: cash[seat]), "n": max(cash[seat] for seat in caught)} if caught else None


def ep_last_out(t: Told) -> Plain | None:
    left = [args["who"] for args in t.args("ep-escaped") if args["who"].startswith("seat:")]
    return {"seat": left[-1]} if len(left) > 1 and left[-1] == ep_sole(t) else None


def ep_wounds(t: Told, who: str | None) -> int:
    return sum(turn["wounds"] for turn in t.s["turns"] if turn["who"] == who)


def ep_treasure(t: Told) -> Plain | None:
    bags = [(bag["value"], hand["who"]) for hand in t.s["hands"] if hand["who"] in ep_gone(t, "escaped") for bag in hand["bags"]]
    return {"seat": max(bags)[1], "n": max(bags)[0]} if bags and max(bags)[0] > 59 else None


def ep_money(t: Told) -> Plain | None:
    sheets = sorted(ep_sheets(t).values(), key=lambda sheet: -sheet["total"])
    return {"seat": sheets[0]["who"], "n": sheets[0]["total"]} if sheets else None


def ep_cannot_pay(t: Told) -> Plain | None:
    poor = [args["seat"] for args in t.args("ep-arrested") if args["cause"] != "end"]
    return {"seat": poor[0]} if poor else None


def ep_lone(t: Told) -> Plain | None:
    out = ep_gone(t, "escaped")
    return {"seat": out[0], "n": t.seats - 1} if t.seats > 1 and len(out) == 1 else None


def ep_costa(t: Told) -> Plain | None:
    scores = [args["total"] for args in t.args("ep-score") if args["who"] == "bot:costa"]
    return {"n": scores[0]} if t.reason == "costa" else None


ESCAPE_PLAN: Mapping[str, Oracle] = {
    "midnight": ep_midnight,
    "wound": lambda t: ep_beaten(t, "wounds"),
    "notorious": lambda t: ep_beaten(t, "penalty"),
    "all_caught": lambda t: {"n": t.seats} if not ep_gone(t, "escaped") else None,
    "lone": ep_lone,
    "all_out": lambda t: {"n": t.seats} if t.seats > 2 and len(ep_gone(t, "escaped")) == t.seats else None,
    "narrow": ep_narrow,
    "rich_arrested": ep_rich,
    "cannot_pay": ep_cannot_pay,
    "last_out": ep_last_out,
    "unharmed": lambda t: {"seat": ep_sole(t)} if ep_sole(t) and not ep_wounds(t, ep_sole(t)) else None,
    "battered": lambda t: {"seat": ep_sole(t), "n": ep_wounds(t, ep_sole(t))} if ep_sole(t) and ep_wounds(t, ep_sole(t)) > 13 else None,
    "empty_handed": lambda t: {"seat": who} if (who := ep_sole(t)) and ep_sheets(t)[who]["bags"] == 0 else None,
    "treasure": ep_treasure,
    "costa": ep_costa,
    "money": ep_money,
}

ORACLES: Mapping[str, Mapping[str, Oracle]] = {
    "mafie": MAFIE,
    "zbojnici": ZBOJNICI,
    "mafia_city": MAFIA_CITY,
    "nostra_city": NOSTRA_CITY,
    "escape_plan": ESCAPE_PLAN,
}
"""The oracles by game and name of the headline."""
