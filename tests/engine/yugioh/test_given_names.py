"""Effects that give a monster another name.

Source: problem-solving card text, "this card's name becomes that monster's name until the End
Phase".  As with a Type, the later of two names counts, and a name is gone once the monster has left
the field or is face-down.
"""

import pytest

from engine import notation
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.keys import key
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Banish,
    Card,
    ChangeName,
    ChangePosition,
    Choose,
    Chosen,
    Compare,
    Destroy,
    Each,
    FusionSummon,
    Grant,
    IfDone,
    Indestructible,
    LevelOf,
    Materials,
    NameBecomes,
    Named,
    Names,
    ReturnToHand,
    SendToGrave,
    Series,
    ThatName,
)
from engine.yugioh.queries.matching import name_now
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

A = fiend("Alpha", series=(0x11,))
B = fiend("Beta", series=(0x22,))
C = body("C")
NOBODY = 999  # the name of no card of the duel
ONE = Choose(MONSTER, v.MZONE)
SENT = SendToGrave(Choose(Named(A.passcode), v.DECK, name="sent"))
COPY = played("Copy", SENT, ChangeName(ONE, LevelOf(Chosen(("sent",)), what="name"), "end"))
FOREVER = played("Forever", ChangeName(ONE, ThatName(NOBODY, (0x33,))))


def looking(item: Filter, places: int = v.MZONE) -> Card:
    """A Spell that can be activated while there is such a card."""
    return played("Look", Banish(Choose(item, places)))


def name(table: Table, card: Card) -> int:
    return int(name_now(table.state, table.number(card)))


@pytest.mark.parametrize(
    ("item", "matches"),
    [
        (Named(A.passcode), True),
        (Named(B.passcode), False),
        (Series(0x11, "Alpha"), True),
        (Series(0x22, "Beta"), False),
        (~Named(B.passcode), True),
    ],
)
def test_it_has_the_name_and_the_series_of_the_other_card(item: Filter, matches: bool) -> None:
    look = looking(item)
    table = Table([COPY, look], [A], field=[B])
    assert table.may("activate", look) is not matches
    table.activate(COPY)
    assert table.may("activate", look) is matches


def test_it_ends_with_the_turn() -> None:
    table = Table([COPY], [A], field=[B])
    own = name(table, B)
    table.activate(COPY)
    assert name(table, B) == name(table, A) != own
    table.end()
    assert name(table, B) == own


@pytest.mark.parametrize("item", [Named(NOBODY), Series(0x33, "Gamma")])
def test_a_name_that_no_card_of_the_duel_has(item: Filter) -> None:
    look = looking(item)
    table = Table([FOREVER, look], field=[B])
    assert not table.may("activate", look)
    table.activate(FOREVER)
    assert table.may("activate", look)


def test_the_later_of_two_names_counts_and_the_lasting_one_comes_back() -> None:
    table = Table([FOREVER, COPY], [A], field=[B])
    table.activate(FOREVER)
    lasting = name(table, B)
    table.activate(COPY)
    assert name(table, B) == name(table, A)
    table.end()
    assert name(table, B) == lasting


def test_a_name_is_forgotten_off_the_field_and_face_down() -> None:
    back = played("Back", ReturnToHand(ONE))
    down = played("Down", ChangePosition(ONE, v.FACEDOWN_DEFENSE))
    look = looking(Named(NOBODY), v.MZONE | v.HAND)
    for gone in (back, down):
        table = Table([FOREVER, gone, look], field=[B])
        table.activate(FOREVER)
        assert table.may("activate", look)
        table.activate(gone)
        assert not table.may("activate", look)


def test_it_is_a_fusion_material_by_its_new_name() -> None:
    # Yu-Gi-Oh rules reference, M1: materials must match as they are when they are used
    made = fusion("Made", Materials(Named(A.passcode), 2, 2))
    fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    table = Table([COPY, fuse], [A, A], extra=[made], field=[B])
    table.activate(COPY)
    assert not table.may("activate", fuse)
    both = Table([COPY, COPY, fuse], [A, A], extra=[made], field=[B, C])
    for monster in (B, C):
        both.activate(COPY)
        both.pick(monster)
    assert both.may("activate", fuse)


def test_a_given_name_stands_in_front_of_the_one_of_its_text() -> None:
    own = fiend("Own", NameBecomes(A.passcode, v.MZONE | v.SZONE, (0x11,)))
    look = looking(Named(A.passcode))
    table = Table([FOREVER, look], field=[own], also=[A])
    assert table.may("activate", look)
    table.activate(FOREVER)
    assert not table.may("activate", look)


def test_the_name_that_a_card_has_by_its_text_is_copied_and_its_original_one_is_not() -> None:
    wight = fiend("Wight", NameBecomes(A.passcode, v.GRAVE, (0x11,)))
    for what, item in (("name", Named(A.passcode)), ("original name", Named(wight.passcode))):
        to = LevelOf(Chosen(("sent",)), what=what)  # type: ignore[arg-type]
        copy = played("Copy it", SendToGrave(Choose(MONSTER, v.DECK, name="sent")),
                      ChangeName(ONE, to, "end"))  # fmt: skip
        look = looking(item)
        table = Table([copy, look], [wight], field=[B], also=[A])
        assert not table.may("activate", look)
        table.activate(copy)
        assert table.may("activate", look)


def test_the_monster_of_a_fusion_summon_is_spoken_of() -> None:
    # Red-Eyes Fusion: "and if you do, its name becomes …"
    made = fusion("Made", Materials(Named(B.passcode), 2, 2))
    fuse = played(
        "Fuse", FusionSummon(ANY, (Each(MONSTER, v.HAND),)),
        IfDone((ChangeName(Chosen(), ThatName(NOBODY)),)),
    )  # fmt: skip
    look = looking(Named(NOBODY))
    table = Table([fuse, B, B, look], extra=[made])
    table.activate(fuse)
    assert table.may("activate", look)


def test_names_are_counted_as_they_are_now() -> None:
    two = Compare(Names(MONSTER, v.MZONE), ">=", 2)
    counted = played("Counted", AddToHand(Choose(MONSTER, v.DECK)), condition=(two,))
    table = Table([FOREVER, FOREVER, counted], [A], field=[B, C])
    assert table.may("activate", counted)
    for monster in (B, C):
        table.activate(FOREVER)
        table.pick(monster)
    assert not table.may("activate", counted)


def test_keys_and_notation_tell_names_apart() -> None:
    table = Table([COPY], [A], field=[B])
    before = key(table.state)
    mark = table.game.mark()
    table.activate(COPY)
    named = key(table.state)
    text = notation.write(table.game)
    assert f"/m=m={name(table, B) + 1}t" in text
    table.game.undo_to(mark)
    assert key(table.state) == before
    notation.read(table.game, text)
    assert (notation.write(table.game), key(table.state)) == (text, named)


def test_a_name_is_not_taken_for_what_an_effect_grants() -> None:
    # The number of a name means nothing among the continuous effects that are granted.
    firm = Indestructible(what=("effect",), filter=ANY)
    guarded = played("Guarded", Grant(Choose(Named(C.passcode), v.MZONE), (firm,), "end"))
    breaks = played("Breaks", Destroy(Choose(Named(NOBODY), v.MZONE)))
    table = Table([FOREVER, guarded, breaks], field=[B, C])
    table.activate(guarded)
    table.activate(FOREVER)
    table.pick(B)
    table.activate(breaks)
    assert table.place_of(B) == v.GRAVE
