"""A monster whose name has that of another one in it.

Source: the card text of Assault Mode Activate.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Each,
    Like,
    SpecialSummon,
    monster,
)
from tests.engine.yugioh.table import Table, body, fresh, played

MODE = 0x123
LEXICON = Lexicon({"Probe": 9}, {"/Mode": MODE})
TEXT = (
    'Tribute 1 Synchro Monster; Special Summon 1 "/Mode" monster, whose name includes the Tributed '
    "monster's name, from your Deck in Attack Position."
)


def synchro(name: str) -> Card:
    kind = v.SYNCHRO | v.EFFECT
    return monster(fresh(), name, v.WIND, v.DRAGON, 8, 2500, 2000, type=kind)


def mode(name: str) -> Card:
    return replace(body(f"{name}/Mode", 10), series=(MODE,))


STAR, MOON, SUN = synchro("Star"), synchro("Moon"), synchro("Sun")
STAR_MODE, MOON_MODE = mode("Star"), mode("Moon")


def read() -> Card:
    found = compile_card(Card(9, "Probe", v.SPELL), TEXT, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_the_tributed_monster_says_which() -> None:
    card = read()
    table = Table([card], [STAR_MODE, MOON_MODE, body("Star")], field=[STAR, MOON, SUN])
    table.activate(card)
    assert table.choices() == [("Moon",), ("Star",)]  # none has the name of the third in it
    table.pick(MOON)
    if table.asked == "zone":
        table.into(table.decision().options[0].number)
    assert "Moon/Mode" in table.monsters().values()
    assert "Star/Mode" in table.deck


def test_without_such_a_monster_it_is_not_activated() -> None:
    card = read()
    assert not Table([card], [MOON_MODE], field=[STAR]).may("activate", card)
    assert Table([card], [STAR_MODE], field=[STAR]).may("activate", card)
    # The name alone is not enough: it must be one of the series.
    other = body("Star/Modest")
    assert not Table([card], [other], field=[STAR]).may("activate", card)
    # Only Synchro Monsters are Tributed.
    star = body("Star")
    assert not Table([card], [STAR_MODE], field=[star]).may("activate", card)


def test_among_several_it_is_not_asked() -> None:
    like = Like("name within", Each(MONSTER, v.MZONE))
    with pytest.raises(CompileError, match="within one name"):
        Table([played("Wrong", SpecialSummon(Choose(MONSTER & like, v.DECK)))])


def test_what_the_text_says() -> None:
    (effect,) = read().effects
    (step,) = effect.do  # type: ignore[attr-defined]
    (name,) = [node for node in effect.cost[0].walk() if isinstance(node, Choose)]  # type: ignore[attr-defined]
    likes = [node for node in step.walk() if isinstance(node, Like)]
    assert [one.what for one in likes] == ["name within"]
    assert likes[0].of.names == (name.name,)  # type: ignore[attr-defined]
    assert step.position == v.FACEUP_ATTACK and step.what.places == v.DECK
