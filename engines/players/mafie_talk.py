"""The talk of an automated player of Mafie: positions with reasons, in the same words for all (MA-2.8, 2.11, section 5).

Every player talks by the conclusions of a Policeman in its chair; a Mafioso leaves out its fellows at times, and some reasons.
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from engines.asking import Text
from engines.asking import seat_ref as ref
from engines.players import mafie_claims as claims
from engines.players.mafie_memory import AGAINST, CLEARING, FIRM, OF_A_CLAIM, HeardLine, Vote
from engines.players.mafie_mind import ALIKE, Mind
from engines.players.mafie_votes import lost

UNASKED = 2
"""The unasked lines of a seat in one talk (MA-5.2)."""

TOGETHER = 2
"""The most seats with the same statement about a seat; the second one is short (MA-5.5)."""

WORDINGS = 6
"""The number of wordings of a line (MA-5.4)."""

MORE_WORDINGS = {
    "say-suspect": 12, "say-trust": 12, "say-agree": 15, "say-unsure": 9, "say-changed-mind": 12, "say-ask": 12,
    "say-suspect-vote": 15, "say-suspect-save": 9, "say-suspect-victim": 9, "say-trust-vote": 15, "say-defence": 18,
    "say-defence-blame": 12, "say-knows": 9, "say-answer": 9, "say-believes": 9, "say-doubts": 9,
}  # fmt: skip
"""The number of wordings of the more frequent lines: no game hears one twice, and who finds none left says something else (MA-14.9)."""

STYLES = 3
"""The number of parts of the wordings; a style prefers one."""

SPARES = 0.2
"""How often a Mafioso leaves a fellow out of its talk."""

HOLDS_AGAINST = 0.6
"""How often a Mafioso uses the reason that a seat has voted for a Policeman.

The Police vote together, so few of them can hold such a vote against somebody: if Mafiosi always did, it would give them away (MA-2.11).
"""

BLAMES = 0.7
"""How often a defence blames somebody else, in proportion to the suspicion: people seldom believe it (MA-14.9)."""

REASONS = 4
"""The number of reasons to choose from."""

SPEAKS, AGAIN = 0.75, 0.35
"""The chance of a line in a talk, and of a second one."""


def discussed(mind: Mind) -> Text | None:
    """Return a line for a discussion; None for silence.

    An accused seat answers or claims, and speaks of nothing else: otherwise its talk would reveal the token (MA-5.2).
    """
    today = mind.recall.today()
    own = [line for line in today if line.seat == mind.seat]
    accused = _unanswered(mind, today)
    if accused is not None:
        return worded(mind, claims.claim(mind) if not own else None, _answer(accused))
    if len(own) >= UNASKED or claims.is_refuted(mind):
        return None
    claim = None if any(line.key in claims.AS_THE_AGENT for line in own) else claims.claim(mind)
    if claim is not None:
        return worded(mind, claim)
    if not mind.happens(mind.threshold(AGAIN if own else SPEAKS, mind.whims.style.talkative)):
        return None
    return worded(mind, *_opinions(mind))


def defended(mind: Mind) -> Text | None:
    """Return the one line of the own speech of defence: a claim, another suspect, or a defence."""
    if any(line.seat == mind.seat for line in mind.recall.today()):
        return None
    strangers = [seat for seat in mind.view.suspects if seat != mind.seat and seat not in mind.vouched and not _blamed_enough(mind, seat)]
    spares = bool(mind.fellows) and mind.happens(SPARES)
    others = [seat for seat in strangers if not spares or seat not in mind.fellows or lost(mind, seat)]
    blamed = max(others, key=lambda seat: (mind.shown(seat), -seat)) if others else None
    blames = blamed is not None and mind.happens(BLAMES * mind.shown(blamed))
    words = Text("say-defence-blame", {"seat": ref(blamed)}) if blames and blamed is not None else Text("say-defence")
    return worded(mind, claims.last_words(mind), words, Text("say-defence"))


def _blamed_enough(mind: Mind, seat: int) -> bool:
    """Whether others have shifted the blame to ``seat`` in the defences of this round, as often as a statement may repeat."""
    blames = [line for line in mind.recall.lines if line.key == "say-defence-blame" and line.round == mind.view.round]
    return sum(line.target == seat for line in blames) >= TOGETHER


def _unanswered(mind: Mind, today: Iterable[HeardLine]) -> HeardLine | None:
    """Return the claim against this seat that it has not answered yet."""
    open_: HeardLine | None = None
    for line in today:
        if line.seat == mind.seat:
            open_ = None
        elif claims.answers(mind, line):
            open_ = line
    return open_


def _answer(line: HeardLine) -> Text:
    return Text("say-answer", {"seat": ref(line.seat)})


# ---- opinions


def _opinions(mind: Mind) -> list[Text]:
    """Return possible lines, best first; ``worded`` skips those said too often.

    A seat that has spoken does not say that it has no idea yet.
    """
    found: list[Text] = []
    claim = _strongest_claim(mind)
    said = _of_a_claim(mind, claim) if claim is not None and mind.happens(0.6) else None
    if said is not None:
        found.append(said)
    spoken = _spoken_of(mind)
    if spoken:
        worst = mind.best([seat for seat in spoken if seat not in mind.vouched] or spoken, mind.shown)
        best = mind.best(spoken, lambda seat: 1.0 - mind.shown(seat))
        kinds = [_suspicions(mind, worst), _suspicions(mind, worst), _trusts(mind, best), _questions(mind, worst)]
        first = kinds.pop(mind.whims.below(len(kinds)))
        found += [*first, *_suspicions(mind, worst), *_trusts(mind, best)]
        if _nothing_known(mind, spoken) and not _has_pointed(mind) and (mind.happens(0.5) or mind.whims.level == "gentle"):
            found.insert(0, Text("say-suspect", {"seat": ref(worst)}))
    today = mind.recall.today()
    has_spoken = any(line.seat == mind.seat for line in today)
    unsure = sum(line.key == "say-unsure" for line in today) < TOGETHER
    return [*found, Text("say-unsure")] if unsure and not has_spoken else found


def _spoken_of(mind: Mind) -> list[int]:
    """Return the topics of this seat: all others, but for a Mafioso fellows less often, for the Agent the Mafiosi it knows."""
    quiet = [seat for seat in mind.fellows if not lost(mind, seat)] or (mind.known("mafia") if mind.token == "agent" else ())
    if not quiet or not mind.happens(SPARES):
        return list(mind.others)
    return [seat for seat in mind.others if seat not in quiet]


def _nothing_known(mind: Mind, seats: Iterable[int]) -> bool:
    chances = [mind.shown(seat) for seat in seats]
    return len(chances) > 1 and max(chances) - min(chances) < ALIKE


def _has_pointed(mind: Mind) -> bool:
    """Whether this seat has accused somebody in this talk: another name then needs a reason."""
    return any(line.seat == mind.seat and line.key in (*AGAINST, *FIRM) for line in mind.recall.today())


def _strongest_claim(mind: Mind) -> HeardLine | None:
    """Return the last firm claim of this round on a living seat that is neither by nor about this one and that it has not answered."""
    spoken_to = {line.target for line in mind.recall.today() if line.seat == mind.seat}
    for line in reversed(mind.recall.lines):
        about = line.key in FIRM and line.round == mind.view.round and line.target in mind.others and line.seat in mind.others
        if about and line.seat != mind.seat and line.target not in spoken_to:
            return line
    return None


def _of_a_claim(mind: Mind, line: HeardLine) -> Text | None:
    """Believe a claim that fits what a Policeman would think, doubt another; None where this seat has said otherwise itself."""
    target = line.target if line.target is not None else line.seat
    believed = mind.shown(target) >= mind.shown(line.seat)
    if mind.fellows and line.seat in mind.fellows:
        believed = True  # no Mafioso contradicts a fellow's claim (MA-2.14)
    elif target in mind.fellows and mind.happens(SPARES):
        believed = False
    if target in (mind.vouched if believed else mind.named):
        return None
    return Text("say-believes" if believed else "say-doubts", {"seat": ref(line.seat), "target": ref(target)})


def _suspicions(mind: Mind, seat: int) -> list[Text]:
    """Return lines against ``seat``: a change of mind, with a reason, or without one where there is none at all."""
    lines = [] if mind.whims.level == "gentle" else list(islice(against(mind, seat), REASONS))
    if lines:
        lines.insert(0, lines.pop(mind.whims.below(len(lines))))
    pointed = _has_pointed(mind)
    earlier = None if pointed else _suspected_before(mind, seat)
    if earlier is not None and mind.shown(seat) > mind.shown(earlier):
        lines.insert(0 if mind.happens(0.5) else len(lines), Text("say-changed-mind", {"seat": ref(seat), "was": ref(earlier)}))
    if not pointed and (mind.whims.level == "gentle" or (not lines and mind.view.round == 1)):
        lines.append(Text("say-suspect", {"seat": ref(seat)}))
    return lines


def _suspected_before(mind: Mind, seat: int) -> int | None:
    """Return whom this seat last suspected in an earlier round, if it lives and is somebody else."""
    earlier = [
        line.target for line in mind.recall.of(mind.seat) if line.key in (*AGAINST, *FIRM) and mind.since <= line.round < mind.view.round
    ]
    return earlier[-1] if earlier and earlier[-1] in mind.others and earlier[-1] != seat else None


def _trusts(mind: Mind, seat: int) -> list[Text]:
    """Return lines for ``seat``; without a reason only from a seat that needs none."""
    lines = [] if mind.whims.level == "gentle" else list(islice(in_favour(mind, seat), 2))
    return lines or ([Text("say-trust", {"seat": ref(seat)})] if mind.whims.level == "gentle" or mind.view.round == 1 else [])


def _questions(mind: Mind, seat: int) -> list[Text]:
    return list(islice(asked(mind, seat), 2))


# ---- wording


def worded(mind: Mind, *lines: Text | None) -> Text | None:
    """Return the first allowed line of ``lines``, in a wording that nobody has used in this game (MA-5.5, MA-14.9)."""
    for line in lines:
        told = _as_may_be_said(mind, line) if line is not None else None
        variant = _variant(mind, told.key) if told is not None else 0
        if told is not None and variant:
            return Text(told.key, {**told.args, "variant": variant})
    return None


def _as_may_be_said(mind: Mind, line: Text) -> Text | None:
    """Return a line as it is, short when somebody has said the same today, None after enough repetitions."""
    about = line.args.get("seat")
    position = _position(line.key)
    if _is_said_enough(mind, line) or (line.key == "say-ask" and _needs_no_answer(mind, str(about))):
        return None
    if position == "" or not isinstance(about, str):
        return line
    if position == "against" and any(one.seat == mind.seat and one.key in FIRM and _is_about(one, about) for one in mind.recall.today()):
        return None  # a claim to know excludes a mere suspicion
    if any(one.key in (FIRM if position == "for" else CLEARING) and _is_about(one, about) for one in mind.recall.of(mind.seat)):
        return None  # has claimed to know otherwise
    spoken = [one for one in mind.recall.today() if _position(one.key) and _is_about(one, about)]
    same = [one for one in spoken if _position(one.key) == position]
    if any(one.seat == mind.seat for one in spoken) or len(same) >= TOGETHER:
        return None
    return Text("say-agree", {"seat": about}) if same and position == "against" else line


def _is_said_enough(mind: Mind, line: Text) -> bool:
    """Whether others have claimed to know the same today, or have taken the same side about a claim: a third seat does not (MA-5.5)."""
    alike = FIRM if line.key == "say-knows" else (line.key,) if line.key in OF_A_CLAIM else ()
    whom = str(line.args.get("target" if line.key in OF_A_CLAIM else "seat"))
    return sum(one.key in alike and one.seat != mind.seat and _is_about(one, whom) for one in mind.recall.today()) >= TOGETHER


def _needs_no_answer(mind: Mind, seat: str) -> bool:
    """Whether a seat has been asked today and may still answer, or the asker claims to know it."""
    today = [one for one in mind.recall.today() if _is_about(one, seat)]
    return any(one.key == "say-ask" or (one.key in FIRM and one.seat == mind.seat) for one in today)


def _is_about(line: HeardLine, seat: str) -> bool:
    return line.target is not None and ref(line.target) == seat


def _position(key: str) -> str:
    """Return the direction of a line: against its seat or for it; empty for a line open to anybody at any time."""
    if key in AGAINST and key != "say-believes":
        return "against"
    return "for" if key in ("say-trust", "say-trust-vote") and key not in CLEARING else ""


def wordings(key: str) -> int:
    """Return how many wordings a line has; they are numbered from 1."""
    return MORE_WORDINGS.get(key, WORDINGS)


def _variant(mind: Mind, key: str) -> int:
    """Return a wording that nobody has used yet; the style of a seat prefers a part of them. 0 when all have been used."""
    used = {line.variant for line in mind.recall.lines if line.key == key}
    free = [number for number in range(1, wordings(key) + 1) if number not in used]
    part = wordings(key) // STYLES
    taste = int(mind.whims.style.bold * (STYLES - 0.001)) * part
    liked = [number for number in free if taste < number <= taste + part]
    if not free:
        return 0
    return mind.whims.pick(liked if liked and mind.happens(0.6) else free)


# ---- reasons: true public facts for or against a seat (MA-5.3)

MANY = 4
"""How many must have named somebody before silence counts against others."""

COMMON = 0.7
"""A vote shared by more than this part of the table says little about a voter: no praise for it, and questions about it last."""


def against(mind: Mind, seat: int) -> Iterator[Text]:
    """Return the lines against ``seat`` that have a reason, the youngest first."""
    shown, victim, yesterday = mind.recall.shown, mind.recall.victim, mind.view.round - 1
    if victim is not None and any((one.round, one.target) == (yesterday, seat) and one.share <= COMMON for one in _votes(mind, victim)):
        yield Text("say-suspect-victim", {"seat": ref(seat), "target": ref(victim), "round": yesterday})
    for line in mind.recall.of(seat):
        if line.key in FIRM and line.target is not None and line.round >= mind.since and shown.get(line.target) == "police":
            yield Text("say-suspect-claim", {"seat": ref(seat), "target": ref(line.target)})
    for one in _telling(mind, seat):
        if shown.get(one.target) in ("police", "agent") and one.target != seat:
            if shown[one.target] == "police" and (not mind.of_the_mafia or mind.happens(HOLDS_AGAINST)):
                yield _about("say-suspect-vote", one, one.target)
        elif one.kind == "final" and shown.get(one.target) != "mafia":
            for saved in one.options:
                if shown.get(saved) == "mafia" and saved not in (seat, one.target) and one.others.get(mind.seat, saved) == saved:
                    yield _about("say-suspect-save", one, saved)
    if _quiet(mind, seat):
        yield Text("say-suspect-silence", {"seat": ref(seat)})


def in_favour(mind: Mind, seat: int) -> Iterator[Text]:
    """Return the lines for ``seat`` that have a reason, the youngest first."""
    for one in _votes(mind, seat):
        if mind.recall.shown.get(one.target) == "mafia" and one.share <= COMMON:
            yield _about("say-trust-vote", one, one.target)


def asked(mind: Mind, seat: int) -> Iterator[Text]:
    """Return questions for ``seat`` about its votes, the latest first: not about a vote that explains itself, or one for the asker."""
    for one in _telling(mind, seat):
        if one.target != mind.seat and mind.recall.shown.get(one.target) != "mafia":
            yield _about("say-ask", one, one.target)


def _telling(mind: Mind, seat: int) -> Iterator[Vote]:
    """Return the votes of ``seat`` to hold against it: not those that this player gave, too, in any ballot of that day."""
    own = {(one.round, one.target) for one in _votes(mind, mind.seat)}
    return (one for one in _votes(mind, seat) if (one.round, one.target) not in own)


def _votes(mind: Mind, seat: int) -> list[Vote]:
    """Return the votes of ``seat``, the latest first, those shared by nearly all at the end."""
    return sorted([one for one in mind.recall.votes(mind.since) if one.voter == seat], key=lambda one: one.share > COMMON)


def _about(key: str, vote: Vote, whom: int) -> Text:
    return Text(key, {"seat": ref(vote.voter), "target": ref(whom), "round": vote.round})


def _quiet(mind: Mind, seat: int) -> bool:
    """Whether ``seat``, which talks here, has named nobody since the last round, while others do.

    A seat without a line here, or with lines on one day only, may be talking by voice: that is not held against it.
    """
    rounds = {line.round for line in mind.recall.of(seat) if line.target is not None}
    others = sum(line.target is not None for line in mind.recall.today())
    return len(rounds) > 1 and others >= MANY and mind.view.round not in rounds
