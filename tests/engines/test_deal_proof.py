"""The proof of a deal opens its seal in exactly one way: vectors of good and bad openings, which every checker is held to."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.chance import commitment, commitment_1, seed_of
from engines.deal_proof import BadProof, read_proof

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "deal_proofs.json").read_text("utf-8"))
SALT, SECRET = bytes(range(16)), bytes(range(32))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_a_proof_opens_its_seal_or_not(vector: dict[str, Any]) -> None:
    try:
        proof = read_proof(vector["fair"], vector["seats"])
    except BadProof:
        assert not vector["opens"]
    else:
        assert (proof.seal_holds and str(proof.seed) == vector["seed"]) is vector["opens"]


def test_one_seal_opens_to_one_deal() -> None:
    """48 bytes can be cut in 49 ways, and with unchecked lengths each cut was another deal under the same seal."""
    presses = [str(1300000000000000000 + seat) for seat in range(6)]
    sealed = {"t1": commitment("t1", SALT, SECRET), "": commitment_1(SALT, SECRET)}
    drawn = SALT + SECRET
    for table, seal in sealed.items():
        seeds = set()
        for cut in range(49):
            fair = {"salt": drawn[:cut].hex(), "secret": drawn[cut:].hex(), "seal": seal, "presses": presses}
            try:
                proof = read_proof({"version": 2, "table": table, **fair} if table else fair, 6)
            except BadProof:
                continue
            seeds |= {proof.seed} if proof.seal_holds else set()
        assert seeds == {seed_of(SECRET, map(int, presses))}


@pytest.mark.parametrize(("salt", "secret"), [(SALT[:15], SECRET), (SALT, SECRET + b"\0"), (b"", SALT + SECRET)])
def test_nothing_is_sealed_with_other_lengths(salt: bytes, secret: bytes) -> None:
    with pytest.raises(ValueError, match="16 bytes and a secret 32"):
        commitment("t1", salt, secret)
    with pytest.raises(ValueError, match="16 bytes and a secret 32"):
        commitment_1(salt, secret)


def test_the_line_of_the_table_cannot_hold_another_table() -> None:
    with pytest.raises(ValueError, match="one line"):
        commitment("t1\nt2", SALT, SECRET)
