"""The city tiles and their locations (tables 5.1 and 5.2), read from ``data/tiles.toml`` and checked on import."""

from typing import Literal

from pydantic import Field

from engines.data import DataRow, read_rows

Zone = Literal["i", "c", "r", "w"]
Kind = Literal["hospital", "metro", "church", "gang", "store", "business", "safe_house", "exit", "clinic", "heli"]
Officer = Literal["state", "local", "special"]
Source = Literal["seed", "public", "house"]


class Location(DataRow):
    """One location: adjoining zones of its tile, locations ``beside`` it, and as ``label`` the letter of a store or number of an exit."""

    id: str
    kind: Kind
    label: str = ""
    zones: str
    beside: tuple[str, ...] = ()


class CityTile(DataRow):
    """One printed tile: the zone of each edge (e0 to e5), its icons and its locations, the hub first."""

    id: str
    stack: Literal["start", "a", "b", "c", "d"]
    edges: str = Field(pattern="^[icrw]{6}$")
    heliport: bool
    ferry: bool
    location: tuple[Location, ...]
    source: Source

    @property
    def zones(self) -> str:
        """The kinds of zone on this tile, each once, in the order of the edges."""
        return "".join(dict.fromkeys(self.edges))


TILES: dict[str, CityTile] = {tile.id: tile for tile in read_rows("escape_plan", "tiles", "tile", CityTile)}
"""The tiles by id, in the order of table 5.2."""

LOCATIONS: dict[str, Location] = {place.id: place for tile in TILES.values() for place in tile.location}
"""The locations by id, in the order of table 5.2."""

TILE_OF: dict[str, str] = {place.id: tile.id for tile in TILES.values() for place in tile.location}
"""The tile of each location."""

OPEN_TO_ALL: dict[str, bool] = {place.id: True for place in LOCATIONS.values() if place.kind not in ("business", "safe_house", "gang")}
"""The locations that may always be entered (EP-11.9)."""

TILE_ORDER: dict[str, int] = {tile: number for number, tile in enumerate(TILES)}
LOCATION_ORDER: dict[str, int] = {place: number for number, place in enumerate(LOCATIONS)}
STACKS = ("a", "b", "c", "d")
OFFICERS: tuple[Officer, ...] = ("state", "local", "special")
"""The types of officers in the order of the rules."""
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Steps on the map: NE, E, SE, SW, W, NW (axial coordinates, table 5.1)."""
HOSPITAL_TILE = "s1"

if (
    len(TILES) != 14
    or len(LOCATIONS) != 31
    or any(set("".join(p.zones for p in tile.location)) != set(tile.edges) for tile in TILES.values())
):
    raise ValueError("the tiles of Escape Plan are incomplete")


def in_order(tiles: list[str]) -> list[str]:
    """Return ``tiles`` in the order of table 5.2."""
    return sorted(tiles, key=TILE_ORDER.__getitem__)
