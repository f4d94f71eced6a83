"""The kernel: how rules that are coroutines become a game that can be asked, answered, saved and replayed.

Theory of operation
===================
A rulebook is an ``async def`` that awaits answers and nothing else. There is no event loop: ``Game`` sends it one answer at a time.

* The one primitive is ``Table.next(asks)``: «these asks are open; resume with the first answer that anyone gives». ``ask``, ``gather`` and
  ``offer`` are small loops over it, and a rule may write its own. An interrupt is a plain nested call: meanwhile only its asks are open.
* An ``Ask`` object that is opened again keeps its id; a new object gets a new id. So a window that was interrupted goes on with its
  question (and its clock), and a ballot that starts afresh does not take the presses that were meant for the old one.
* Ids tell nothing: a secret ask is numbered by how often *this seat* was asked this, an open one by how often it was asked at the table.
* A *step* shares one clock. Rules say where one begins (``Table.begin_step``; ``aside`` for one in the middle of another). A question put
  again within it must continue the clock of the first (``Ask.continues``), else the game refuses: a clock that starts again would reveal
  hidden things by the length of the step. In a *clocked* game the rules wait for the end of that clock (``Table.step_end``), which the
  caller gives (``Game.end_step``); without a clock, as in a simulation, they go on at once.
* Standing asks (``Table.standing``, never holding) are open beside everything; ``on_standing`` handles their answers between two others.
* A saved game is its seed and its moves, loading is replay. A move is kept only when the rules return from it; an exception in a rule
  rebuilds the game from its moves and refuses the answer. Views are made from the table's state; locals serve the next lines only.

Rules and tables import no clock, no chance but ``engines.chance``, no input or output, and iterate over no set.
"""

from engines.asking import (
    Aborted,
    Answer,
    Arg,
    Ask,
    BadSetup,
    By,
    IllegalAnswer,
    Notice,
    Option,
    Outcome,
    RuleFault,
    Text,
    plain_option,
    seat_of,
    seat_option,
    seat_ref,
    seats_arg,
)
from engines.records import FORMAT, Check, Move, Record, ReplayDiverged, folded
from engines.rules import GameOptions, OnAnswer, Rulebook, Table
from engines.runner import Game

__all__ = [
    "FORMAT",
    "Aborted",
    "Answer",
    "Arg",
    "Ask",
    "BadSetup",
    "By",
    "Check",
    "Game",
    "GameOptions",
    "IllegalAnswer",
    "Move",
    "Notice",
    "OnAnswer",
    "Option",
    "Outcome",
    "Record",
    "ReplayDiverged",
    "RuleFault",
    "Rulebook",
    "Table",
    "Text",
    "folded",
    "plain_option",
    "seat_of",
    "seat_option",
    "seat_ref",
    "seats_arg",
]
