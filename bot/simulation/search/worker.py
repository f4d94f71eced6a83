"""A process that decides for strong players and does nothing else: ``searches`` starts it and speaks to it over standard input and output.

It is like the painters' processes, but of its own and below them in rank: a painter that thinks for a second would draw nothing meanwhile.
A question is a length (4 bytes, big-endian) and that many bytes, a pickled ``Situation`` (only the bot writes there). An answer is a line
of JSON: the picks, or null. It ends when its input ends, so it never outlives the bot.
"""

import json
import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO

from bot.simulation.search.search import best

QUESTION = struct.Struct(">I")

NICENESS = 15
"""Below every painter: clicks and pictures go before."""


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Decide every situation until there are no more."""
    while len(head := questions.read(QUESTION.size)) == QUESTION.size:
        (length,) = QUESTION.unpack(head)
        asked = questions.read(length)
        if len(asked) < length:
            return
        answers.write(json.dumps(best(pickle.loads(asked))).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the bot, which then lets us end
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a bot that was killed reads no answer any more: end without a word
    os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
