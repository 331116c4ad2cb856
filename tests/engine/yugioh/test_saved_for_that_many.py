"""Monsters of both players are saved for as many others, which are destroyed in their place.

Source: the card text of Lost World: "Once per turn, if a Normal Monster(s) on the field would be
destroyed by battle or card effect, you can destroy that many Dinosaur monsters in your hand and/or
Deck instead", "While your opponent controls a Token, they cannot target monsters on the field with
card effects, except Tokens".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Destroy,
    Draw,
    Each,
    Event,
    InsteadOfDestruction,
    Trigger,
    Type,
    Untargetable,
    While,
)
from tests.engine.yugioh.table import Table, body, fiend, names, played

TEXT = (
    "While your opponent controls a Token, they cannot target monsters on the field with card "
    "effects, except Tokens. Once per turn, if a Normal Monster(s) on the field would be destroyed "
    "by battle or card effect, you can destroy that many Dinosaur monsters in your hand and/or "
    "Deck instead."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL | v.FIELD), TEXT, Lexicon({}, {}))
PROBE = FOUND.card
A, THEIRS = body("A"), body("Theirs")
DINO = fiend("Dino", race=v.DINOSAUR)
EGG = fiend(
    "Egg",
    Trigger(v.GRAVE, on=Event("destroyed"), do=(Draw(1),), optional=False),
    race=v.DINOSAUR,
)
BOMB = played("Bomb", Destroy(Each(MONSTER, v.MZONE, v.EITHER)))


def test_it_is_read() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    rules = [type(rule) for rule in PROBE.effects]
    assert While in rules
    assert InsteadOfDestruction in rules
    (held,) = (rule for rule in PROBE.effects if isinstance(rule, While))
    (rule,) = held.rules
    assert isinstance(rule, Untargetable)
    assert (rule.by, rule.whose) == (v.OPPONENT, v.EITHER)
    assert ~Type(v.TOKEN) in rule.filter.of  # type: ignore[attr-defined]


def test_as_many_as_would_be_destroyed() -> None:
    effect = fiend("Effect")
    table = Table(
        [BOMB, DINO], [EGG, A], field=[A, effect], opponent_field=[THEIRS], spells={5: PROBE}
    )
    table.activate(BOMB)
    table.yes()
    assert list(table.monsters().values()) == names(A)
    assert list(table.monsters(1).values()) == names(THEIRS)
    assert sorted(table.grave) == names(BOMB, DINO, effect, EGG)
    assert table.hand == names(A)  # that of the egg, which was destroyed


def test_not_with_too_few() -> None:
    table = Table([BOMB], [DINO], field=[A], opponent_field=[THEIRS], spells={5: PROBE})
    table.activate(BOMB)
    assert table.asked == "open"
    assert (table.monsters(), table.monsters(1)) == ({}, {})


def test_one_for_one_and_once() -> None:
    alone = played("Alone", Destroy(Each(MONSTER, v.MZONE)))
    table = Table(
        [alone, alone], [DINO, DINO], field=[A], opponent_field=[THEIRS], spells={5: PROBE}
    )
    table.activate(alone)
    table.yes()
    assert (list(table.monsters().values()), table.deck) == (["A"], ["Dino"])
    table.activate(alone)
    assert table.monsters() == {}
