"""A learner of a game with /practice: presses as the hint says, or any other button there."""

from typing import Any

from bot.practice.events import LessonAnswer, LessonClaim, LessonStop
from bot.practice.lessons import LessonSession
from bot.presenting.questions import as_extra
from bot.presenting.texts import words_in
from bot.sandbox import Channel, InteractionOutcome, Message, Person
from tests.night.evening import Evening, plain, seen


class Learner:
    """One person with the message of their lesson. ``presses`` counts what they have pressed."""

    def __init__(self, evening: Evening, person: Person, place: Channel) -> None:
        self.evening = evening
        self.person = person
        self.place = place
        self.words = words_in("cs" if person.locale == "cs" else "en")
        self.presses = 0
        self.message: Message | None = None

    async def begin(self, game: str | None = None) -> None:
        """Begin the lesson of a game, or go on with the one that was begun."""
        options: dict[str, Any] = {"game": game} if game else {}
        self.message = seen(await self.person.command("practice", self.place, **options))

    @property
    def page(self) -> Message:
        """The message of the lesson as it stands now."""
        assert self.message is not None
        return self.message

    async def session(self) -> LessonSession | None:
        """The lesson as the bot knows it."""
        return await self.evening.client.lessons.of(self.person.id)

    async def press(self, button: str, *values: str) -> InteractionOutcome:
        """Press a button, or choose in a menu, and wait until it is their turn again."""
        self.presses += 1
        outcome = await (self.person.choose(self.page, button, *values) if values else self.person.press(self.page, button))
        self.message = outcome.message or self.message
        await self._rested()
        return outcome

    async def _rested(self) -> None:
        resting = plain(self.words("practice-resting"))
        await self.evening.eventually(lambda: resting not in plain(self.page.text), within=20)

    def id_of(self, *ends: str) -> str:
        """Return the custom id of the button or menu whose verb, and what follows, is one of ``ends``."""
        known = [one["custom_id"] for one in (*self.page.buttons, *self.page.selects) if one.get("custom_id")]
        return next((one for one in known if one.split(":", 2)[2] in ends or one.split(":")[2] in ends), "")

    async def follow(self) -> bool:
        """Do what the hint says; return whether the lesson goes on."""
        session = await self.session()
        if session is None:
            return False
        expected = session.play.moment.expected
        assert expected is not None
        if isinstance(expected, LessonStop):
            await self.press(self.id_of("practice.on"))
        elif isinstance(expected, LessonClaim):
            form = (await self.press(self.id_of("claim"))).modal
            self.message = seen(await self.person.submit(form, what=expected.key, whom=f"seat:{expected.target}"))
            await self._rested()
        else:
            await self._answer(session, expected)
        return True

    async def _answer(self, session: LessonSession, expected: LessonAnswer) -> None:
        number = next(ask.id for ask in session.play.asks if ask.name == expected.ask).rpartition("/")[2]
        name, picks = f"{expected.ask}:{number}", expected.picks or ()
        direct = self.id_of(*(f"{name}:{as_extra(pick)}" for pick in picks), *([f"{name}:none"] if not picks else []))
        marking = next((one["custom_id"] for one in self.page.selects if f":mark:{name}:" in one["custom_id"]), "")
        if direct:
            await self.press(direct)
        elif marking:
            await self.press(marking, *picks)
            await self.press(next(one["custom_id"] for one in self.page.buttons if f":take:{name}:" in one["custom_id"]))
        elif self._offered(name, picks):
            await self.press(self.id_of(name), *picks)
        else:
            await self._leaf(name, picks)
        sure = next((one["custom_id"] for one in self.page.buttons if ":sure:" in one.get("custom_id", "")), "")
        if sure:
            await self.press(sure)

    def _offered(self, name: str, picks: tuple[str, ...]) -> bool:
        menu = next((one for one in self.page.selects if one["custom_id"].split(":", 2)[2] == name), None)
        return menu is not None and {option["value"] for option in menu["options"]} >= set(picks)

    async def _leaf(self, name: str, picks: tuple[str, ...]) -> None:
        """Open the group in which the picks stand: a person reads which one it is, so only one press counts."""
        menu = next(one for one in self.page.selects if one["custom_id"].split(":", 2)[2] == f"look:{name}")
        for option in menu["options"]:
            presses = self.presses
            await self.press(menu["custom_id"], option["value"])
            self.presses = presses + 1
            if self._offered(name, picks):
                await self.press(self.id_of(name), *picks)
                return
            if self.id_of(f"{name}:{as_extra(picks[0])}"):
                await self.press(self.id_of(f"{name}:{as_extra(picks[0])}"))
                return
            await self.press(self.id_of("practice.why"))
            self.presses = presses
        raise AssertionError(f"{picks} are offered nowhere")
