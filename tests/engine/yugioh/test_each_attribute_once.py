"""Monsters of each original Attribute are Special Summoned by an effect once per turn; what cannot
be done in the turn of either of the two effects of a card.

Sources: the card texts that are named.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.card_text.parts import Compiled
from engine.yugioh.language import (
    Activate,
    Ban,
    Card,
    InBattleThisTurn,
    OnlySpecialSummon,
    State,
    SummonedOnly,
    UseUpAttribute,
    spell,
)
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({"Probe": 1}, {"Gamma": 0x123})
FIRE, BLAZE = body("Fire", attribute=v.FIRE), body("Blaze", attribute=v.FIRE)
WATER = body("Water", attribute=v.WATER)


def read(text: str, type: int = v.MONSTER | v.EFFECT) -> Compiled:
    found = compile_card(Card(1, "Probe", type, v.DARK, v.FIEND, 4), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts]
    return found


ONCE = (
    "You can Special Summon 1 Level 4 or lower monster from your hand, but for the rest of this "
    "turn, you cannot Special Summon monsters with the same original Attribute by the effect of "
    '"Probe"{}.'
)


def test_each_attribute_once() -> None:
    # Ignister A.I.Land
    (effect,) = (
        one
        for one in read(ONCE.format(""), v.SPELL | v.FIELD).card.effects
        if not isinstance(one, Activate)
    )
    assert State("attribute-left") in effect.walk()
    land = spell(fresh(), "Land", v.FIELD, effects=(effect,))
    table = Table([FIRE, BLAZE, WATER], spells={5: land})
    table.activate(land)
    table.pick(FIRE)
    table.activate(land)  # WATER alone is left
    assert sorted(table.monsters().values()) == ["Fire", "Water"]
    assert not table.may("activate", land)


def test_with_what_else_cannot_be_summoned() -> None:
    text = ONCE.format(", also you cannot Special Summon, except Cyberse monsters")
    found = list(read(text, v.SPELL | v.FIELD).card.effects[1].walk())
    assert any(isinstance(one, OnlySpecialSummon) for one in found)
    assert any(isinstance(one, UseUpAttribute) and one.original for one in found)


EITHER = "You cannot Special Summon monsters the turn you activate either of this card's effects{}."


def test_the_turn_of_either_effect() -> None:
    # Raidraptor - Fuzzy Lanius, Keeper of Dragon Magic, Cyberse Reminder
    draw = "If this card is Normal Summoned: You can draw 1 card."
    pay = "You can discard 1 card; draw 1 card."
    for told in (
        EITHER.format(', except "Gamma" monsters'),
        'You cannot Special Summon, except "Gamma" monsters, the turn you activate either of this '
        "card's effects.",
    ):
        effects = read(f"{draw} {pay} {told}").card.effects
        for one in effects:
            found = list(one.walk())
            assert any(isinstance(each, SummonedOnly) for each in found)
            assert any(isinstance(each, OnlySpecialSummon) for each in found)
    limited = read(
        f'{draw} {pay} You can only use each effect of "Probe" once per turn, also you cannot '
        "Special Summon monsters the turn you activate either of this card's effects, except "
        '"Gamma" monsters.'
    )
    for one in limited.card.effects:
        assert any(isinstance(each, OnlySpecialSummon) for each in one.walk())
        assert getattr(one, "limit", None) is not None
    # Of one effect, or of three, it cannot be said.
    facts = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    assert not compile_card(facts, f"{draw} {EITHER.format('')}", LEXICON).whole
    more = "If this card is destroyed: You can draw 1 card."
    assert not compile_card(facts, f"{draw} {pay} {more} {EITHER.format('')}", LEXICON).whole
    # Battlin' Boxer Promoter: of three it is said of any.
    any_of = EITHER.format("").replace("either of", "any of")
    three = read(f"{draw} {pay} {more} {any_of}").card.effects
    assert len(three) == 3
    assert all(
        any(isinstance(cost, Ban | OnlySpecialSummon) for cost in one.walk()) for one in three
    )
    assert not compile_card(facts, f"{draw} {pay} {any_of}", LEXICON).whole


def test_one_monster_alone_attacks() -> None:
    # Mathmech Circular
    found = read("You can discard 1 card; draw 1 card, also you can only attack with 1 monster for "
                 "the rest of this turn.").card.effects[0]  # fmt: skip
    assert InBattleThisTurn("one-attacking") in found.walk()
