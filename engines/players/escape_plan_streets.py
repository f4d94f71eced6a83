"""The map as an automated player of Escape Plan sees it: where one gets from where, past how many officers, and how far the exit is."""

from engines.escape_plan.map.graph import layout_of
from engines.escape_plan.map.routes import Lefts, routes_of
from engines.escape_plan.views import EscapePlanView, LocationLook

BARRED = ("business", "safe_house", "gang")
"""Kinds of location that may be closed to somebody: no way to the exit is planned over them."""
FAR = 99


class Streets:
    """Built from a view alone; the searches are kept with the map and shared."""

    def __init__(self, city: EscapePlanView) -> None:
        self.routes = routes_of(layout_of((tile.id, tile.at, tile.rotation) for tile in city.tiles))
        self.places: dict[str, LocationLook] = {place.id: place for tile in city.tiles for place in tile.locations}
        self.police: dict[str, list[str]] = {tile.id: list(tile.officers) for tile in city.tiles}
        """Who has to be passed on each tile: types of officers, and bots."""
        for bot in city.bots:
            if not bot.gone:
                self.police[bot.tile].append(bot.id)
        self.way_out = None if city.open_exit is None else f"exit_{city.open_exit}"
        self._moves: dict[str, int] = {}

    def lefts(self, start: str) -> Lefts:
        """Return the sets of tiles left on the ways from a location to every other, without boosts."""
        return self.routes.lefts(start)

    def moves_out(self, start: str) -> int:
        """Return in how many turns one leaves the city from ``start``: 1 if the exit is reached in one move. FAR before day 3."""
        if self.way_out is None:
            return FAR
        if not self._moves:
            self._moves = self._count_moves(self.way_out)
        return self._moves.get(start, FAR)

    def _count_moves(self, way_out: str) -> dict[str, int]:
        """Search backwards from the exit over locations where everybody may always end."""
        reached = {start: self.lefts(start) for start in self.places}
        moves = {start: 1 for start, there in reached.items() if way_out in there}
        for number in range(2, len(self.places)):
            nearer = [place for place, far in moves.items() if far == number - 1 and self.places[place].kind not in BARRED]
            found = [start for start, there in reached.items() if start not in moves and any(place in there for place in nearer)]
            if not found:
                break
            moves |= dict.fromkeys(found, number)
        return moves

    def tiles_out(self, start: str) -> list[int]:
        """Return the sets of tiles left on the ways out that are one move long, the tile of the exit among them (EP-26.3)."""
        if self.way_out is None:
            return []
        graph = self.routes.graph
        own = 1 << graph.tile_at[graph.number[self.way_out]]
        return [left | own for left in self.lefts(start).get(self.way_out, ())]
