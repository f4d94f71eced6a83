"""The voice of Escape Plan: Fluent messages in the reader's language, with people, places, cards and officers put in."""

from bot.games.escape_plan.pictures.speech import COLOURS, SHAPES, EscapePlanPictureSpeech, asset_name, contact_name, item_name, key_name
from bot.presenting.scene import Scene
from bot.presenting.voice import GameVoice
from engines.escape_plan import EscapePlanView
from engines.escape_plan.components import BAGS
from engines.table import seat_of

_ITEMS = frozenset({"equipment", "fixer", "locker", "stack"})


class EscapePlanVoice(GameVoice[EscapePlanView]):
    """Speaks about one scene of Escape Plan."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        super().__init__(scene, plain=plain)
        self.pictures = EscapePlanPictureSpeech(scene.words, self.view, scene.people)
        self.marks = [SHAPES[COLOURS[player.character]] if player.character else "" for player in self.view.players]

    def figure(self, who: str) -> str:
        """Return ``▲ **Karel**`` for ``seat:1``, ``⋈ **Sandra**`` for ``bot:sandra``."""
        kind, _, name = who.partition(":")
        if kind != "bot":
            return self.who(seat_of(who))
        said = self(f"pic-ep-bot-{name}")
        return f"{SHAPES[self.pictures.colour(who)]}\u00a0{said if self.plain else f'**{said}**'}"

    def named(self, ref: str) -> str:
        """Return the name of a reference: a place, a card, an officer, a person; anything else unchanged."""
        kind, colon, _ = ref.partition(":")
        return self.thing(ref) if colon and kind != "seat" else self.figure(ref) if colon else ref

    def thing(self, reference: str) -> str:
        """Return a thing by its name; parts of the day and groups by their id, which is a selector."""
        kind, _, name = reference.partition(":")
        if kind in _ITEMS:
            return item_name(self, name)
        match kind:
            case "tile":
                return name.upper()
            case "location":
                return self.pictures.place(name)
            case "business":
                return self.pictures.spot(name)
            case "safe_house":
                return self.pictures.spot(f"safe_{name}")
            case "officer":
                return self(f"pic-ep-officer-{name}")
            case "contact":
                return contact_name(self, int(name))
            case "asset":
                return asset_name(self, name)
            case "color":
                return key_name(self, name)
            case "character":
                return self(f"pic-ep-character-{name}")
            case "card":
                return self.card(name)
            case "bot":
                return self.figure(f"bot:{name}")
            case "bag":
                return item_name(self, BAGS[name].stack)
            case "token":
                return self("pic-ep-first-aid")
            case _:
                return name

    def card(self, name: str) -> str:
        if name.startswith(("store_", "exit_")):
            kind, _, label = name.partition("_")
            return self(f"pic-ep-place-{kind}", label=label.upper())
        return self.pictures.spot(name)

    def at(self, location: str) -> str:
        """Return a place with its tile first, ``B2 poliklinika``."""
        return self.pictures.at(location)
