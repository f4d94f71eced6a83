"""The former players of Mafie, kept as they were as sparring partners (MA-7.3): what they remember and conclude."""

from typing import Any

from engines.chance import Stream
from engines.players.sparring.mafie import MafiePlayer
from engines.table import Notice, Text


def test_they_judge_by_what_the_condemned_turned_out_to_be() -> None:
    player = MafiePlayer(0, Stream(1, "x"))

    def hear(key: str, **args: Any) -> None:
        player.hear(Notice(0, None, Text(key, args)))

    hear("mf-round", round=1)
    hear("mf-tally", kind="final", voters=("seat:1", "seat:2", "seat:3"), votes=("seat:4", "seat:4", "seat:5"))
    hear("mf-out", seat="seat:4", token="token:police", gang=False, cause="cause:ballot")
    memory = player._memory
    assert memory.suspicion(1) == memory.suspicion(2) > memory.suspicion(3)
    hear("mf-round", round=2)
    hear("mf-tally", kind="final", voters=("seat:1", "seat:3"), votes=("seat:6", "seat:5"))
    hear("mf-out", seat="seat:6", token="token:mafia", gang=False, cause="cause:ballot")
    assert memory.suspicion(1) < memory.suspicion(2)
    assert memory.suspicion(3) > 0


def test_they_believe_a_claim_until_its_maker_proves_wrong() -> None:
    player = MafiePlayer(0, Stream(1, "x"))
    memory = player._memory
    player.listen(2, Text("say-knows", {"seat": "seat:5"}))
    player.listen(3, Text("say-suspect", {"seat": "seat:6"}))
    assert memory.suspicion(5) > memory.suspicion(6) > memory.suspicion(7)
    player.hear(Notice(0, None, Text("mf-out", {"seat": "seat:5", "token": "token:police", "gang": False, "cause": "cause:ballot"})))
    assert memory.suspicion(2) > 0


def test_an_agent_who_was_shot_after_a_claim_is_believed() -> None:
    player = MafiePlayer(0, Stream(1, "x"))
    player.listen(2, Text("say-agent", {"seat": "seat:5"}))
    before = player._memory.suspicion(5)
    player.hear(Notice(0, None, Text("mf-out", {"seat": "seat:2", "token": "token:agent", "gang": False, "cause": "cause:mafia"})))
    assert player._memory.suspicion(5) > before + 5
