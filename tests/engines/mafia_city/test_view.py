"""The view of plays, control, chains and the end, for boards and desks."""

from tests.engines.mafia_city.harness import city


def test_the_last_five_plays_of_the_action_phase_are_shown() -> None:
    play = city("rounds", {3: "D"}, hands={"A": (5, 2), "B": (14, 7), "C": (6,)})
    play.do("A place 1", "B wait 7", "C place 2", "D place 3", "A text 3 3:1", "B 14").let_veto()
    play.do("B place 4")
    recent = play.view(None).recent
    assert [(one.chain[0].kind, one.chain[0].seat, one.stood) for one in recent] == [
        ("wait", 1, True),
        ("place", 2, True),
        ("place", 3, True),
        ("informer", 0, False),
        ("place", 1, True),
    ]
    assert [effect.kind for effect in recent[3].chain] == ["informer", "police_chief"]
    assert (recent[0].chain[0].cards, recent[1].chain[0].location) == ((7,), 2)
    play.do("C pass final")
    assert play.view("B").recent[-1].chain[0].kind == "pass"
    play.idle_until("strategy.withdraw")
    assert play.view(None).recent == ()


def test_control_stays_known_until_the_next_round() -> None:
    play = city("rounds", {3: "D", 5: "A B"}, seats=4)
    play.do("A pass", "B pass", "C pass", "D pass")
    play.idle_until("strategy.withdraw")
    controlled = {place.number: place.controlled for place in play.view(None).locations}
    assert controlled == {1: None, 2: None, 3: 3, 4: None, 5: 0, 6: None, 7: None}
    assert {place.number: place.leader for place in play.view(None).locations} == controlled
    play.idle_until("turn")
    assert {place.controlled for place in play.view(None).locations} == {None}


def test_a_location_under_bidding_shows_its_deals_and_its_leader() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (2, 7), "B": (45, 46, 47)})
    play.do("A none", "B 45,46")
    play.let_veto()
    view = play.view(None)
    assert (view.locations[4].leader, [deal.card for deal in view.deals], view.current) == (1, [45, 46], 5)
    assert (view.window and view.window.kind, view.window and view.window.stage, view.step) == ("deal", 2, "deal")


def test_an_ended_game_tells_its_story() -> None:
    play = city("rounds", {1: "A", 2: "B", 3: "A"}, vp={"A": 12}, hands={"A": (2,), "B": (7,)})
    while play.game.outcome is None:
        play.clock()
    view = play.view(None)
    assert (play.reason, play.winners, view.phase, view.awaited, view.window) == ("target", "A", "end", (), None)
    assert view.players[0].place == 1
    story = view.story
    assert story is not None
    (only,) = story.rounds
    assert [(one.location, one.seat, one.total) for one in only.control][:3] == [(1, 0, 1), (2, 1, 1), (3, 0, 1)]
    assert (only.vp, story.target, story.winners) == ((14, 1, 0, 0), 13, (0,))
    assert play.game.asks == ()


def test_the_host_may_end_in_the_middle_of_a_bidding() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (45,), "B": (46, 47)}).do("A 45")
    assert play.me("A").choice == (45,)
    play.game.end()
    assert play.me("A").choice is None


def test_the_host_may_end_in_the_middle_of_a_chain() -> None:
    play = city("action", {3: "D"}, hands={"A": (5,), "B": (28, 29, 41)})
    play.do("A text 3:1", "B fists")
    play.game.end()
    assert (play.reason, play.player("B").draft, play.view(None).window, play.game.asks) == ("aborted", [], None, ())


def test_offices_the_killer_and_the_turn_stand_where_they_are() -> None:
    play = city("action", {1: "A"}, killer=4, policeman="B", mayor="C", starting="D", turn="A", marked=(6,), hands={"A": (2,)})
    view = play.view(None)
    shown = [(one.policeman, one.mayor, one.starting, one.awaited) for one in view.players]
    assert shown == [(False, False, False, True), (True, False, False, False), (False, True, False, False), (False, False, True, False)]
    assert [place.number for place in view.locations if place.killer] == [4]
    assert [place.number for place in view.locations if place.marked] == [6]
    assert not any(place.policeman or place.mayor for place in view.locations)
    assert view.story is None and not any(one.won or one.place for one in view.players)
    free = city("action").view(None).locations
    assert [[place.id for place in free if place.policeman], [place.id for place in free if place.mayor]] == [
        ["police_station"],
        ["town_hall"],
    ]


def test_a_pass_shows_until_the_actions_end() -> None:
    play = city("rounds", {3: "D"})
    play.do("A pass", "B pass")
    assert [one.passed for one in play.view(None).players] == [True, True, False, False]
    play.do("C pass", "D pass").idle_until("strategy.withdraw")
    assert not any(one.passed for one in play.view(None).players)
