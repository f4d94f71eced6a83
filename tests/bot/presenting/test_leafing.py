from bot.presenting.leafing import look_menu, marked_anew, marked_in, marking_parts, page_of, paged_menu
from bot.presenting.limits import faults
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part
from bot.presenting.scene import Look, Scene
from bot.presenting.texts import words_for
from cogs.custom_ids import read_answer, read_look, read_press
from engines import Ask, Option, Text

NOTES = tuple(Option(f"note:{number}", Text("x", {})) for number in range(1, 53))


def asked(least: int = 0, most: int = 52) -> Ask:
    return Ask("nostra_city.meeting.bid", 1, NOTES, least=least, most=most, id="nostra_city.meeting.bid/1/3")


def scene(place: str = "") -> Scene:
    look = Look("nostra_city.meeting.bid", place) if place else None
    return Scene("abcd2345", "nostra_city", None, lambda seat: None, (asked(),), {}, ("Eva", "Jan"), words_for("cs"), look=look)


def choices() -> list[MenuOption]:
    return [MenuOption(option.id, option.id) for option in NOTES]


def menus(parts: list[Part]) -> list[Menu]:
    return [part for part in parts if isinstance(part, Menu)]


def buttons(parts: list[Part]) -> list[Button]:
    return [button for part in parts if isinstance(part, Buttons) for button in part.buttons]


def test_a_long_menu_is_paged_and_leafing_leads_around() -> None:
    parts = paged_menu(scene(), asked(), "?", choices(), place="b", page=0)
    assert [len(menu.choices) for menu in menus(parts)] == [25]
    assert [button.label for button in buttons(parts)] == ["←", "1/3", "→"]
    press = read_press(buttons(parts)[2].id)
    assert press is not None and press.what == "look"
    looked = read_look(press)
    assert looked is not None and page_of(looked.option) == ("b", 1)
    back = read_look(read_press(buttons(parts)[0].id))  # type: ignore[arg-type]
    assert back is not None and page_of(back.option) == ("b", 2)
    assert not faults(Page(tuple(parts)))


def test_a_short_menu_is_one_menu() -> None:
    parts = paged_menu(scene(), asked(), "?", choices()[:25])
    assert len(parts) == 1
    press = read_press(menus(parts)[0].id)
    assert press is not None and read_answer(press) is not None


def test_of_two_pages_one_button_leads_to_the_other() -> None:
    """Two buttons to the same page would bear the same custom id, which Discord refuses."""
    first, second = (paged_menu(scene(), asked(), "?", choices()[:40], page=page) for page in (0, 1))
    assert [button.label for button in buttons(first)] == ["1/2", "→"]
    assert [button.label for button in buttons(second)] == ["←", "2/2"]
    assert not faults(Page(tuple(first))) and not faults(Page(tuple(second)))


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    assert menus(paged_menu(scene(), asked(), "?", choices(), page=90))[0].choices[0].value == "note:51"
    assert page_of("") == ("", 0)
    assert page_of("a.b") == ("a.b", 0)
    assert page_of("a.123") == ("a.123", 0)


def test_groups_open_places() -> None:
    menu = look_menu(scene(), asked(), "?", [MenuOption("b2", "B2")])
    press = read_press(menu.id)
    assert press is not None
    looked = read_look(press)
    assert looked is not None and (looked.name, looked.number, looked.option) == ("nostra_city.meeting.bid", "3", "")


def test_marks_of_other_pages_are_kept() -> None:
    ask = asked()
    place = marked_anew(ask, "", ("note:1", "note:25", "note:30", "nonsense"))
    assert marked_in(ask, place) == ("note:1", "note:25"), "only what stands on the page can be marked"
    bits, _ = page_of(place)
    place = marked_anew(ask, f"{bits}.2", ("note:52",))
    assert marked_in(ask, place) == ("note:1", "note:25", "note:52")
    bits, _ = page_of(place)
    assert marked_in(ask, marked_anew(ask, f"{bits}.0", ())) == ("note:52",)


def test_marked_options_are_shown_and_taken_by_one_button() -> None:
    ask = asked(least=2, most=3)
    place = marked_anew(ask, "", ("note:1",))
    parts = marking_parts(scene(place), ask, "?", choices(), done="Hotovo", clear="Vymazat")
    (menu,) = menus(parts)
    assert [choice.value for choice in menu.choices if choice.chosen] == ["note:1"]
    assert menu.most == 3
    take = next(button for button in buttons(parts) if button.label == "Hotovo")
    assert take.disabled, "two are wanted"
    place = marked_anew(ask, place, ("note:1", "note:2"))
    parts = marking_parts(scene(place), ask, "?", choices(), done="Hotovo", clear="Vymazat")
    take = next(button for button in buttons(parts) if button.label == "Hotovo")
    assert not take.disabled
    press = read_press(take.id)
    assert press is not None and press.what == "take"
    looked = read_look(press)
    assert looked is not None and marked_in(ask, looked.option) == ("note:1", "note:2")
    assert not faults(Page(tuple(parts)))


def test_when_enough_is_marked_elsewhere_nothing_more_can_be() -> None:
    ask = asked(least=1, most=2)
    bits, _ = page_of(marked_anew(ask, "", ("note:1", "note:2")))
    parts = marking_parts(scene(f"{bits}.1"), ask, "?", choices(), done="Hotovo", clear="Vymazat")
    assert not menus(parts)
    assert not next(button for button in buttons(parts) if button.label == "Hotovo").disabled


def test_a_place_that_nobody_wrote_marks_nothing() -> None:
    for strange in ("xyz", "zz.1", "-1.0", ".", "1.2.3"):
        assert set(marked_in(asked(), strange)) <= {option.id for option in NOTES}
    assert marked_in(asked(), "xyz") == marked_in(asked(), "-1.0") == ()
