"""Effects that change the Level of a monster, or the Rank of an Xyz Monster.

Source: the card texts of Virtual World Gate - Chuche and The Phantom Knights of Doomed Soleret.  A
Link Monster has neither.
"""

import pytest

from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Activate,
    Between,
    Card,
    ChangeLevel,
    Choose,
    Chosen,
    Destroy,
    Ignition,
    OneOf,
    XyzOnto,
    monster,
    spell,
)
from tests.engine.yugioh.table import Table, body, fresh, link, played, xyz

TARGET = Choose(MONSTER & FACE_UP, v.MZONE)
TALL, LOW, ARROW = xyz("Tall", rank=4), body("Low", level=4), link("Arrow")


def changing(by: int, until: str = "end", ranks: bool = True) -> Card:
    step = ChangeLevel(Chosen(), by, until=until, ranks=ranks)  # type: ignore[arg-type]
    return spell(fresh(), "Changing", effects=(Activate(target=(TARGET,), do=(step,)),))


def looks(item: Filter, name: str = "Look") -> Card:
    return played(name, Destroy(Choose(MONSTER & item, v.MZONE)))


@pytest.mark.parametrize(
    ("card", "by", "item", "rest"),
    [
        (TALL, 3, Between("rank", 7, 7), Between("rank", 0, 6)),
        (TALL, -3, Between("rank", 1, 1), Between("rank", 2)),
        (LOW, 3, Between("level", 7, 7), Between("rank", 1)),
        (LOW, -5, Between("level", 1, 1), Between("level", 2)),  # a Level is never less than 1
    ],
)
def test_level_or_rank_as_it_is_now(card: Card, by: int, item: Filter, rest: Filter) -> None:
    changed, now, before = changing(by), looks(item), looks(rest, "Look back")
    table = Table([changed, now, before], field=[card])
    assert not table.may("activate", now)
    table.activate(changed)
    assert table.may("activate", now) and not table.may("activate", before)


def test_it_ends_with_the_turn() -> None:
    changed = changing(3)
    table = Table([changed], field=[TALL])
    table.activate(changed)
    assert table.level(TALL) == 7
    table.end()
    assert table.level(TALL) == 4


def test_what_has_neither_is_not_targeted_and_a_level_alone_is_not_a_rank() -> None:
    for changed, card in ((changing(3), ARROW), (changing(3, ranks=False), TALL)):
        assert not Table([changed], field=[card]).may("activate", changed)


def test_a_monster_is_summoned_onto_one_of_its_rank_now() -> None:
    way = XyzOnto(MONSTER & Between("rank", 7, 7))
    onto = monster(fresh(), "Onto", v.DARK, v.FIEND, 8, 3000, 0, type=v.XYZ | v.EFFECT,
                   procedures=(way,))  # fmt: skip
    changed = changing(3)
    table = Table([changed], extra=[onto], field=[TALL])
    assert not table.may("special", onto)
    table.activate(changed)
    assert table.may("special", onto)


def test_its_text_is_read() -> None:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    text = (
        "Once per turn: You can target 1 face-up monster you control; increase or decrease its "
        "Level/Rank by 2 until the end of this turn."
    )
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    up, down = (ChangeLevel(Chosen(), by, until="end", ranks=True) for by in (2, -2))
    assert effect.do == (OneOf(((up,), (down,)), at="resolution"),)
    becomes = text.replace("increase or decrease its Level/Rank by 2", "its Level/Rank becomes 2")
    assert not compile_card(facts, becomes, Lexicon({}, {})).whole
