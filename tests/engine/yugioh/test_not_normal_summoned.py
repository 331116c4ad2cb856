"""A monster that cannot be Normal Summoned unless its player controls others, and can be Set.

Source: the card text of Ghostrick Witch.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, Card, Choose, SpecialSummon
from tests.engine.yugioh.table import Table, body, played

WORDS = "Cannot be Normal Summoned, unless you control an Insect monster."
FACTS = Card(71, "Shy", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
FOUND = compile_card(FACTS, WORDS, Lexicon({"Shy": 71}, {}))
SHY = FOUND.card
FRIEND = body("Friend", race=v.INSECT)


def test_the_text_is_understood() -> None:
    assert FOUND.whole, [str(part.why) for part in FOUND.parts]


def test_alone_it_can_be_set_but_not_normal_summoned() -> None:
    table = Table([SHY])
    assert not table.may("summon", SHY)
    assert table.may("set", SHY)


def test_others_that_are_face_up_let_it_be_normal_summoned() -> None:
    assert Table([SHY], field={0: FRIEND}).may("summon", SHY)
    table = Table([SHY], [FRIEND])
    table.lay(FRIEND, 0, position=v.FACEDOWN_DEFENSE)
    assert not table.may("summon", SHY)


def test_monsters_of_the_opponent_do_not() -> None:
    assert not Table([SHY], opponent_field={0: FRIEND}).may("summon", SHY)


def test_it_can_be_special_summoned_whatever_lies_there() -> None:
    call = played("Call", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([call, SHY])
    table.activate(call)
    assert list(table.monsters().values()) == ["Shy"]
