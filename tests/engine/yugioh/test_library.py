"""The card library: what is written is read back, by passcode; and it is what the texts make."""

import re
from pathlib import Path

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, build, compile_card
from engine.yugioh.cards import definitions
from engine.yugioh.language import Card
from engine.yugioh.library import BUNDLED, Library, LibraryError, entry, library, write
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "cards.cdb"
STRINGS = SHARED / "cards" / "strings.conf"
needs_database = pytest.mark.skipif(not DATABASE.exists(), reason="no card database with texts")

FACTS = ("passcode", "name", "type", "attribute", "race", "level", "attack", "defense", "series",
         "markers", "scale")  # fmt: skip


def facts(card: Card) -> Card:
    return Card(**{name: getattr(card, name) for name in FACTS})


def opened(tmp_path: Path, rows: bytes) -> Library:
    file = tmp_path / "cards.tsv"
    file.write_bytes(rows)
    return Library(file)


def test_every_definition_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    cards = definitions()
    rows = [entry(card, facts(card), "", "whole") for card in cards.values()]
    found = opened(tmp_path, write(rows, "", "", 1, {}))
    for passcode, card in cards.items():
        one = found.get(passcode)
        assert one is not None
        assert one.card(facts(card)) == card
    assert [one.passcode for one in found] == sorted(cards)
    absent = {n for passcode in cards for n in (passcode - 1, passcode + 1)} - set(cards)
    assert all(found.get(passcode) is None for passcode in (0, 10**12, *absent))


def test_only_what_differs_from_the_facts_is_written(tmp_path: Path) -> None:
    printed = Card(7, "Probe", v.MONSTER | v.EFFECT, level=4)
    made = Card(7, "Probe", v.MONSTER | v.EFFECT, level=4, special_only=True)
    assert entry(made, printed, "", "whole").data == '{"special_only":true}'


def test_a_token_has_all_of_its_facts(tmp_path: Path) -> None:
    token = Card(8, "Probe Token", v.MONSTER | v.TOKEN, v.DARK, v.FIEND, 1)
    rows = [
        entry(token, Card(), "", "token"),
        entry(Card(7, "Probe"), Card(7, "Probe"), "", "whole"),
    ]
    found = opened(tmp_path, write(rows, "", "", 1, {}))
    assert found.token(8) == token
    assert (found.token(7), found.token(9)) == (None, None)


def test_the_order_in_which_cards_come_changes_no_byte() -> None:
    rows = [entry(card, facts(card), "", "whole") for card in definitions().values()]
    assert write(rows, "", "", 1, {"b": 2, "a": 1}) == write(
        rows[::-1], "", "", 1, {"a": 1, "b": 2}
    )


def test_two_cards_of_one_passcode_are_refused() -> None:
    one = entry(Card(7), Card(7), "", "whole")
    with pytest.raises(ValueError, match="passcode 7"):
        write([one, one], "", "", 1, {})


def test_an_empty_library_has_no_card(tmp_path: Path) -> None:
    found = opened(tmp_path, write([], "d", "2026-01-02", 3, {"Gamma": 0x123}))
    assert (list(found), found.get(7)) == ([], None)
    assert found.manifest[:3] == ("d", "2026-01-02", 3)
    assert found.manifest.series == {"Gamma": 0x123}


SHINY = write([], "", "", 1, {}) + b"7\t\tshiny\t{}\n"


@pytest.mark.parametrize("rows", [b"", b"\n", b"{}\n", b"#main\n1\n", b"\xff\xfe\x00", SHINY])
def test_a_file_that_is_no_library_is_refused_in_one_line(tmp_path: Path, rows: bytes) -> None:
    with pytest.raises(LibraryError, match=r"cards.tsv: this is no card library$"):
        opened(tmp_path, rows)


def test_a_library_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match="cannot be read: No such file"):
        Library(tmp_path / "cards.tsv")


def test_what_a_text_means_does_not_depend_on_the_library_there_is() -> None:
    """A Token that no library knows yet, from a text that is written back word by word."""
    facts_of_it = "Machine/WIND/Level 3/ATK 0/DEF 0"
    known = Lexicon({}, {}, {f"Probe Token ({facts_of_it})": 8})
    text = f'When this card declares an attack: Special Summon 1 "Probe Token" ({facts_of_it}).'
    found = compile_card(Card(7, "Probe", v.MONSTER | v.EFFECT), text, known)
    assert library().get(8) is None
    assert [part.status for part in found.parts] == ["played"]


# ------------------------------------------------------------- the bundled one


def test_the_bundled_library_was_made_by_this_grammar() -> None:
    found = library().manifest
    assert found.grammar == build.GRAMMAR
    assert re.fullmatch(r"[0-9a-f]{64}", found.database)
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", found.date)


def test_every_entry_of_the_bundled_library_is_read() -> None:
    for one in library():
        card = one.card(Card(one.passcode))
        assert (card.defined, card.missing == ()) in {
            "whole": {(True, True)}, "token": {(True, True)},
            "part": {(True, False)}, "none": {(False, True), (False, False)},
        }[one.status], one.passcode  # fmt: skip


@needs_database
def test_a_sample_of_the_library_is_what_the_texts_make() -> None:
    cards = build.texts(DATABASE)
    known = build.lexicon(cards, library().manifest.series)
    for one in build.compiled(cards[::150], known):
        assert library().get(one.passcode) == one


@needs_database
@pytest.mark.slow
def test_the_library_is_what_the_texts_make() -> None:
    strings = STRINGS.read_text(encoding="utf-8")
    now = library().manifest
    made = build.made(build.texts(DATABASE), strings, now.database, now.date)
    assert made == BUNDLED.read_bytes()


def test_the_library_holds_no_card_text() -> None:
    """Of a part that is not played its number, and at most one word or name of it."""
    things = "battles|Draw or Standby Phases|a later turn|Summons that are negated"
    about = f", which is about ({things})"
    told = re.compile(rf'sentence \d+ of its text(, at "(\S+|[^"]*)"|{about})?')
    for one in library():
        for said in one.token().unsupported:
            assert told.fullmatch(said), one.passcode
