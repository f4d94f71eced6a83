"""The Notes of Nostra City followed through the eyes of one seat, where what is seen later changes what was chosen before (MA-6.2)."""

import engines
from engines.asking import Text
from engines.chance import Stream
from engines.imagining import Seen, seen_by
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import Hidden, Paper
from engines.nostra_city.seen_revenge import stolen
from engines.table import seat_ref


def test_a_stolen_note_lay_in_the_bank_also_when_it_was_exchanged_for_one_that_had_left() -> None:
    thief, victim, elsewhere = 0, 1, 2
    seen = seen_by(engines.start("nostra_city", seats=3, seed=1), thief)
    told = (
        Text("nc-note-stolen", {"seat": seat_ref(thief), "target": seat_ref(victim)}),
        Text("nc-note-stolen-kind", {"note": "note:note_5"}),
    )
    n = NotesFollowed(Seen(thief, told, (), seen.view), ["innocent"] * 3, Stream(3, "sight"), careful=0)
    stayed, gone = Paper(kind="note_10_guilty"), Paper(shuffle=0)
    n.banks[victim], n.banks[elsewhere] = [stayed], [gone]
    n.hidden.append(Hidden(0, victim, [gone], [stayed]))
    n.theft = "stick_up"
    stolen(n, 0, told[0])
    (lot,) = n.lots
    assert lot.found == [gone]
    assert lot.pile == [gone]
    assert gone.kind == "note_5"
    assert n.banks[elsewhere] == [stayed]
