from bot.presenting.naming import bold, escaped, one_line, plain, short


def test_a_name_stays_in_its_line_and_in_its_direction() -> None:
    assert one_line("Karel\nNovák\t ml.") == "Karel Novák ml."
    assert one_line("\u202eleraK\u202c") == "leraK"
    assert one_line("\u2067Ka\u200brel\u2069\ufeff") == "Karel"


def test_a_sign_that_no_picture_can_hold_is_left_out() -> None:
    assert one_line("Ka\x01r\ufffee\uffff\U0001ffffl\x7f\ud800") == "Karel"
    assert one_line("\uffff\x00") == "?"


def test_a_name_of_which_nothing_can_be_seen_is_shown_all_the_same() -> None:
    assert one_line("\u200b\u2060 \u202e") == "?"
    assert bold(("\u200b",), 0) == "**1 ?**"


def test_a_long_name_is_cut_and_its_marks_are_made_harmless() -> None:
    assert len(short("a" * 50)) == 20
    assert escaped("**@everyone**") == "\\*\\*\\@everyone\\*\\*"
    assert plain(("*Eva*",), 0) == "1 *Eva*"
