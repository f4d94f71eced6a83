"""Deliveries as they are stored: written and read again, and rows written by older versions."""

import json

import pytest

from bot.presenting.drawing import Drawing
from bot.presenting.page import Button, Buttons, Page, Picture
from bot.store import DeliveryRow
from bot.tables.delivery.deliveries import Delivery, HostWhisper, SeatWhisper, TableLine, read_delivery, row_of, sheet_of

PAGE = Page(("Are you there?", Buttons((Button("Here", "c1:t:here", "primary"), Button("To the table", url="https://x")))), "quiet")


@pytest.mark.parametrize(
    "delivery",
    [
        TableLine(640, "Night falls.", "t.640.9", story="night-1", grows=576, pings=(2, 3), loud=True),
        SeatWhisper(3, 704, "t.704.9", text="You saw **2 Karel**.", story="x", after=9),
        SeatWhisper(0, -1, "t.-1", page=sheet_of(PAGE), loud=True, after=4),
        HostWhisper(-2, "t.-2", text="There are enough of you.", loud=True),
    ],
)
def test_a_delivery_survives_the_store(delivery: Delivery) -> None:
    row = row_of(delivery)
    stored = DeliveryRow(n=row.n, surface=row.surface, state=row.state, payload=json.loads(json.dumps(row.payload)))
    assert read_delivery(stored) == delivery


def test_rows_of_older_versions_are_read() -> None:
    payload = {"text": "A", "story": None, "grows": None, "pings": [1], "loud": True, "nonce": "t.64.3"}
    assert read_delivery(DeliveryRow(n=64, surface="table", state="pending", payload=payload)) == TableLine(
        64, "A", "t.64.3", loud=True, pings=(1,)
    )
    whisper = {**payload, "story": "night-1", "pings": []}
    assert read_delivery(DeliveryRow(n=65, surface="seat:12", state="pending", payload=whisper)) == SeatWhisper(
        12, 65, "t.64.3", text="A", story="night-1", loud=True
    )


def test_a_row_that_nobody_has_written_is_refused() -> None:
    for surface, payload in (("seat:1", {"text": "A"}), ("moon", {"text": "A", "nonce": "n"}), ("table", {"text": 5, "nonce": "n"})):
        with pytest.raises(ValueError):
            read_delivery(DeliveryRow(n=1, surface=surface, state="pending", payload=payload))


def test_a_page_comes_back_as_it_was() -> None:
    assert sheet_of(PAGE).page == PAGE
    with pytest.raises(TypeError):
        sheet_of(Page((Picture("a.png", Drawing("<svg/>", "alt", 10)),)))
