"""Monsters that cannot be Normal Summoned unless something is so; they can be Set.

Source: the card text of Ghostrick Jackfrost.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, played

LEXICON = Lexicon({}, {})
TEXT = "Cannot be Normal Summoned, unless you control a Zombie monster."
FOUND = compile_card(fiend("Ghost"), TEXT, LEXICON)
GHOST = FOUND.card
ZOMBIE = body("Ghoul", race=v.ZOMBIE)


def test_the_words_are_read_and_written() -> None:
    assert FOUND.whole
    assert card_text(GHOST, LEXICON.name_of) == [TEXT]


def test_it_is_only_set() -> None:
    table = Table([GHOST])
    assert not table.may("summon", GHOST)
    assert table.may("set", GHOST)


def test_it_is_summoned_where_such_a_monster_is_face_up() -> None:
    table = Table([GHOST], field=[ZOMBIE])
    assert table.may("summon", GHOST)
    table.rewrite_position(ZOMBIE, v.FACEDOWN_DEFENSE)
    assert not table.may("summon", GHOST)


def test_it_is_special_summoned_all_the_same() -> None:
    call = played("Call", la.SpecialSummon(la.Choose(la.MONSTER, v.HAND)))
    table = Table([call, GHOST])
    table.activate(call)
    assert list(table.monsters().values()) == ["Ghost"]
