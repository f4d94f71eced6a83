"""Voices over many nights: people come, go, move and reconnect at random, and the bot is killed at durable writes (TK-9.1).

At the end nobody may be muted whom we found free, and nobody muted by others may be free.
"""

from tests.bot.tables.simulated_time import simulated
from tests.bot.tables.voice_wandering import wander

KILLS = 100
STEPS = 240
KILLS_A_LIFE = 20


def soak_voices(seed: int = 1, kills: int = KILLS) -> int:
    """Let people wander until the bot was killed so often; print what was counted and return how many lives went wrong."""
    killed = lives = wrong = steps = requests = muted = moved = compared = 0
    while killed < kills:
        lives += 1
        counts = simulated(wander(seed + lives, steps=STEPS, kills=KILLS_A_LIFE))
        killed, steps, requests = killed + counts.kills, steps + counts.steps, requests + counts.requests
        muted, moved, compared = muted + counts.muted, moved + counts.moved, compared + counts.checked
        if counts.faults:
            wrong += 1
            print(f"voices, life {lives} (seed {seed + lives}): {', '.join(counts.faults)}", flush=True)
    print(
        f"voices: {lives} lives, {killed} kills, {steps} comings and goings, {requests} requests ({muted} mutes), "
        f"{moved} moved back, {compared} voices compared, {wrong} lives went wrong"
    )
    return wrong
