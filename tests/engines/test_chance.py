"""The generator of docs/fairness.md: its numbers, their evenness, the independence of its streams, and the commitment."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest

from engines.chance import Chance, Stream, commitment, commitment_1, seed_of


def words(seed: int, name: str, count: int) -> list[int]:
    """Return the words of a stream, written anew from the definition in words."""
    key = sha256(seed.to_bytes(32, "big") + name.encode()).digest()
    blocks = b"".join(sha256(key + number.to_bytes(8, "big")).digest() for number in range(-(-count // 4)))
    return [int.from_bytes(blocks[at : at + 8], "big") for at in range(0, 8 * count, 8)]


# ---- known answers, the same as in docs/fairness.md


@pytest.mark.parametrize(
    ("seed", "name", "first"),
    [
        (0, "tokens", [0x3855D7F39CA83525, 0xE1356E582024B921, 0xF4928585A25D649A, 0x27A7279310CC984, 0xE7E1D39561C122F7]),
        (42, "tokens", [0x43C3865FDC517E49, 0xC3DE8D98A43651E2, 0x2DFBB2C7A7E3DE66, 0x37653A056ADB3D4C, 0x250A354247AF527]),
        (42, "cards", [0xE86F18FDCDE396F7, 0x11F0B8FE95556067, 0x40C3EF05420293C9, 0x262CBF1261142A4C, 0x2821C006F070E066]),
        ((1 << 256) - 1, "", [0xE1DC5C6D4F017F8E, 0xE382CF959E03F65C, 0xE119A0194C03C3D7, 0xEDF4AD0E3D4672F9, 0x1673FF9CE22EBC47]),
    ],
)
def test_the_words_of_a_stream_are_as_published(seed: int, name: str, first: list[int]) -> None:
    stream = Stream(seed, name)
    assert [stream.below(1 << 64) for _ in first] == first == words(seed, name, 5)


def test_draws_and_shuffles_are_as_published() -> None:
    stream = Stream(42, "tokens")
    assert [stream.below(6) for _ in range(20)] == [1, 2, 2, 0, 3, 3, 4, 0, 5, 5, 3, 1, 1, 4, 1, 1, 3, 1, 4, 4]
    assert "".join(Stream(42, "tokens").shuffled("abcdefg")) == "gedabcf"


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    bound = (1 << 63) + 1
    stream = Stream(42, "lot")
    drawn = [stream.below(bound) for _ in range(3)]
    assert drawn == [2799317233015771215, 2260987103518441504, 7551304020817180312]
    allowed = [word for word in words(42, "lot", 40) if word < bound]
    assert len(allowed) < 40
    assert drawn == allowed[:3]


def test_the_commitment_and_the_seed_are_as_published() -> None:
    salt, secret = bytes(range(16)), bytes(range(32))
    presses = [1300000000000000000 + seat for seat in range(1, 7)]
    assert commitment("k7m2p4qa", salt, secret) == sha256(b"consigliere deal 2\nk7m2p4qa\n" + salt + secret).hexdigest()
    assert commitment_1(salt, secret) == "95e66ce408bcb45134e08d159c51e1f4f3432cba4204228e3473e5648bb4408e"
    assert seed_of(secret, presses) == 72391803040840903552859629376334543549
    assert seed_of(secret, presses) == int.from_bytes(sha256(secret + b"".join(p.to_bytes(8, "big") for p in presses)).digest()[:16], "big")


def test_each_press_and_their_order_count() -> None:
    secret = bytes(range(32))
    seeds = {seed_of(secret, presses) for presses in ([1, 2, 3], [1, 2, 4], [3, 2, 1], [1, 2], [])}
    assert len(seeds) == 5
    assert all(0 <= seed < 1 << 128 for seed in seeds)


# ---- evenness


def chi_square(counts: list[int], total: int) -> float:
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("bound", [2, 3, 6, 21])
def test_every_number_is_equally_likely(bound: int) -> None:
    stream, total = Stream(1, f"even {bound}"), 30_000
    counts = Counter(stream.below(bound) for _ in range(total))
    assert set(counts) == set(range(bound))
    degrees = bound - 1
    assert chi_square([counts[number] for number in range(bound)], total) < degrees + 4 * (2 * degrees) ** 0.5 + 4


def test_every_order_is_equally_likely() -> None:
    stream, total = Stream(2, "orders"), 24_000
    counts = Counter("".join(stream.shuffled("abcd")) for _ in range(total))
    orders = ["".join(order) for order in permutations("abcd")]
    assert set(counts) == set(orders)
    assert chi_square([counts[order] for order in orders], total) < 23 + 4 * 46**0.5


def test_deals_over_consecutive_seeds_are_even() -> None:
    seats = Counter(Stream(seed, "tokens").shuffled(range(10)).index(0) for seed in range(5_000))
    assert chi_square([seats[seat] for seat in range(10)], 5_000) < 9 + 4 * 18**0.5


# ---- streams


def test_a_draw_in_one_stream_shifts_no_other() -> None:
    alone, beside = Chance(5), Chance(5)
    for _ in range(7):
        beside.stream("other").below(6)
    assert [alone.stream("lot").below(100) for _ in range(9)] == [beside.stream("lot").below(100) for _ in range(9)]


def test_a_stream_goes_on_where_it_was() -> None:
    chance = Chance(5)
    drawn = [chance.stream("lot").below(100) for _ in range(9)]
    whole = Stream(5, "lot")
    assert drawn == [whole.below(100) for _ in range(9)]


def test_streams_of_other_names_or_seeds_are_unrelated() -> None:
    total = 8_000
    for first, second in ((Stream(3, "a"), Stream(3, "b")), (Stream(3, "a"), Stream(4, "a"))):
        pairs = Counter((first.below(4), second.below(4)) for _ in range(total))
        assert chi_square([pairs[a, b] for a in range(4) for b in range(4)], total) < 15 + 4 * 30**0.5


# ---- refusals


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Chance(seed)


@pytest.mark.parametrize("bound", [0, -3])
def test_a_draw_needs_a_possibility(bound: int) -> None:
    with pytest.raises(ValueError, match="possibility"):
        Stream(1, "x").below(bound)


def test_shuffling_leaves_the_original_alone() -> None:
    deck = [1, 2, 3, 4, 5]
    assert sorted(Stream(9, "x").shuffled(deck)) == deck == [1, 2, 3, 4, 5]
    assert Stream(9, "x").shuffled([]) == []


# ---- the page that publishes all this


def test_the_worked_example_of_the_page_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()
    first = words(42, "example", 6)
    assert all(f"`{word:016x}`" in page for word in first)
    assert sha256((42).to_bytes(32, "big") + b"example").hexdigest() in page
    deck = list("ABCDEF")
    for place, word in zip(range(5, 0, -1), first, strict=False):
        deck[place], deck[word % (place + 1)] = deck[word % (place + 1)], deck[place]
        assert f"| {place} | {word} | {word % (place + 1)} | {' '.join(deck)} |" in page
    assert deck == Stream(42, "example").shuffled("ABCDEF")


def test_the_test_numbers_of_the_page_are_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()
    for seed, name in ((0, "tokens"), (42, "tokens"), (42, "cards"), ((1 << 256) - 1, "")):
        assert " ".join(f"`{word:016x}`" for word in words(seed, name, 5)) in page
    stream = Stream(42, "tokens")
    for published in (
        " ".join(str(stream.below(6)) for _ in range(20)),
        " ".join(Stream(42, "tokens").shuffled("abcdefg")),
        commitment("k7m2p4qa", bytes(range(16)), bytes(range(32))),
        commitment_1(bytes(range(16)), bytes(range(32))),
        str(seed_of(bytes(range(32)), [1300000000000000000 + seat for seat in range(1, 7)])),
    ):
        assert published in page
