from bot.runtime.ids import ALPHABET, derived_id, fault_code, random_id


def test_random_ids_differ_and_are_written_in_the_alphabet() -> None:
    made = {random_id() for _ in range(100)}
    assert len(made) == 100
    assert all(len(one) == 8 and set(one) <= set(ALPHABET) for one in made)


def test_the_same_values_have_the_same_id() -> None:
    """The store takes an evening of a series once, also from two processes and after a kill (CL-1.6)."""
    assert derived_id("sabcdefgh", 1_800_000_000) == "k7c7a258"
    assert derived_id("sabcdefgh", 1_800_000_001) != derived_id("sabcdefgh", 1_800_000_000)


def test_a_fault_has_a_short_code() -> None:
    assert fault_code().startswith("K-") and len(fault_code()) == 6
