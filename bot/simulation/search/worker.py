"""A process that decides for players that look ahead; ``processes`` starts it and talks to it over standard input and output.

It is separate from the painters and has a lower priority, since a decision takes a second. A question is a length (4 bytes, big-endian) and
that many bytes, a pickled ``Situation`` (only the bot writes there). An answer is a line of JSON: the picks, or null. The process ends
when its input ends, so it never outlives the bot.
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
"""Below the painters: clicks and pictures go first."""


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Decide situations until the input ends."""
    while len(head := questions.read(QUESTION.size)) == QUESTION.size:
        (length,) = QUESTION.unpack(head)
        asked = questions.read(length)
        if len(asked) < length:
            return
        answers.write(json.dumps(best(pickle.loads(asked))).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal also reaches this process, but the bot ends it
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # end silently when the bot was killed and does not read
    os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
