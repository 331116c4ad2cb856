"""What is declared as an effect is activated.

Source: the card texts ("declare 1 Attribute", "declare 1 monster card type"), Mudragon of the
Swamp, Archnemeses Protos and Dimensional Barrier among them: what stands before the semicolon is
done as the effect is activated, and what is done speaks of the one thing that was declared.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER, SELF
from engine.yugioh.queries.traits import attribute_now
from engine.yugioh.telling.describe import describe
from engine.yugioh.vocabulary import EITHER
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played, xyz

EARTH, WIND = body("Earth", attribute=v.EARTH), body("Wind", attribute=v.WIND)
ATTRIBUTE = la.DeclareOne("attribute")
BECOMES = la.ChangeAttribute(SELF, la.Declared(), "end")
OF_IT = MONSTER & la.OfDeclared()


def declaring(what: la.DeclareOne, *do: Any, **rest: Any) -> la.Card:
    return fiend("Declaring", ignition(*do, cost=(what,), **rest), attribute=v.DARK)


def declared(table: Table, card: la.Card) -> list[str]:
    """What can be activated of a card now, as players are told."""
    return [
        describe(table.game, option.take)
        for option in table.decision().options
        if option.word == "activate" and table.says(option).split()[1] == card.name
    ]


def use(table: Table, card: la.Card, words: str) -> None:
    """Activate the effect that is told by these words."""
    (option,) = (
        option
        for option in table.decision().options
        if option.word == "activate" and words in describe(table.game, option.take)
    )
    table.take(option)


def test_it_becomes_any_other_attribute_until_the_turn_ends() -> None:
    card = declaring(ATTRIBUTE, BECOMES)
    table = Table(field=[card])
    told = declared(table, card)
    assert len(told) == 6  # of seven Attributes those that it has not
    assert not any("DARK" in text for text in told)
    use(table, card, "FIRE")
    assert attribute_now(table.state, table.number(card)) == v.FIRE


def test_a_declaration_shares_the_uses_of_its_effect() -> None:
    card = declaring(ATTRIBUTE, BECOMES, limit=la.ONCE_PER_TURN)
    table = Table(field=[card])
    use(table, card, "FIRE")
    assert not declared(table, card)


def test_an_attribute_on_the_field_is_one_that_a_face_up_monster_has() -> None:
    card = declaring(
        la.DeclareOne("attribute", on_field=True), la.Destroy(la.Each(OF_IT, v.MZONE, EITHER))
    )
    table = Table(field=[card, EARTH], opponent_field=[WIND])
    assert len(declared(table, card)) == 3
    use(table, card, "WIND")
    assert table.monsters() == dict(enumerate(names(card, EARTH)))
    assert not table.monsters(1)
    assert len(declared(table, card)) == 2


def test_monsters_with_it_cannot_be_summoned() -> None:
    card = declaring(ATTRIBUTE, la.Ban(("special-summon",), OF_IT, whose=EITHER))
    revive = played("Revive", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE)))
    table = Table([revive], field=[card], grave=[EARTH, WIND])
    use(table, card, "EARTH")
    table.activate(revive)
    assert table.place_of(WIND) == v.MZONE  # the only one that was left to choose


def test_the_effects_of_a_kind_of_monsters_are_negated_while_they_are_on_the_field() -> None:
    kinds = la.DeclareOne("card type", v.SYNCHRO | v.XYZ)
    barrier = played(
        "Barrier", la.Ban(("effect",), OF_IT & la.InPlace(v.MZONE), whose=EITHER), cost=(kinds,)
    )
    gain = xyz("Gaining", effects=(ignition(la.GainLife(100)),))
    table = Table([barrier], field=[gain])
    assert len(declared(table, barrier)) == 2
    use(table, barrier, "Xyz")
    table.activate(gain)
    assert table.life() == 8000


def test_one_declaration_is_made_for_one_event() -> None:
    trigger = la.Trigger(v.MZONE, cost=(ATTRIBUTE,), do=(BECOMES,), on=la.summoned())
    card = fiend("Any", trigger)
    table = Table([card])
    table.summon(card)
    assert len(table.offers()) == 7  # with that nothing is activated
    table.take(table.decision().options[0])
    assert table.asked == "open"


# ------------------------------------------------------------------ the texts


def effect(text: str, type: int = v.MONSTER | v.EFFECT) -> la.Effect:
    facts = la.Card(fresh(), "Probe", type, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    (item,) = found.card.effects
    assert isinstance(item, la.Effect)
    return item


@pytest.mark.parametrize(
    ("text", "cost", "do"),
    [
        (
            "You can declare 1 Attribute; this card becomes that Attribute until the end of this "
            "turn.",
            ATTRIBUTE,
            BECOMES,
        ),
        (
            "You can declare 1 Monster Type; this card becomes the declared Type.",
            la.DeclareOne("type"),
            la.ChangeType(SELF, la.Declared()),
        ),
        (
            "You can declare 1 monster Attribute on the field; destroy all monsters on the field "
            "with that Attribute.",
            la.DeclareOne("attribute", on_field=True),
            la.Destroy(la.Each(OF_IT & la.FACE_UP, v.MZONE, EITHER)),
        ),
        (
            "You can declare 1 monster card type (Fusion, Synchro, or Xyz); neither player can "
            "Special Summon monsters of the declared type for the rest of this turn.",
            la.DeclareOne("card type", v.FUSION | v.SYNCHRO | v.XYZ),
            la.Ban(("special-summon",), OF_IT, whose=EITHER),
        ),
        (
            "You can declare 1 Attribute; until the end of the next turn, neither player can "
            "Special Summon monsters with that Attribute.",
            ATTRIBUTE,
            la.Ban(("special-summon",), OF_IT, whose=EITHER, until="opponent's next turn"),
        ),
    ],
)
def test_texts(text: str, cost: Node, do: Node) -> None:
    item = effect(text)
    assert item.cost == (cost,)
    assert item.do == (do,)


@pytest.mark.parametrize(
    "text",
    [
        # Of another thing than what was declared, or of what was never declared.
        "You can declare 1 Attribute; destroy all monsters on the field with that Type.",
        "You can discard 1 card; destroy all monsters on the field with that Attribute.",
        # Names of cards are not declared so.
        "You can declare 1 card name; draw 1 card.",
        # Nothing says for how long.
        "You can declare 1 monster card type (Fusion or Xyz); negate the effects of all monsters "
        "of that type while they are on the field.",
    ],
)
def test_not_understood(text: str) -> None:
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    assert not compile_card(facts, text, Lexicon({}, {})).whole


def test_cards_of_the_declared_kind_are_not_activated() -> None:
    # Vendread Battlelord
    text = (
        "You can banish 1 monster from your GY and declare 1 type of card (Monster, Spell, or "
        "Trap); for the rest of this turn, your opponent cannot activate cards or effects of that "
        "type."
    )
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 8, 2400, 0)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    card = replace(compiled.card, passcode=fresh())
    quick = fiend("Quick", la.Quick(v.HAND, do=(la.GainLife(1),)))
    mine = played("Mine", la.GainLife(1))
    for kind, stops in (("monster effects", True), ("effects of Spells", False)):
        table = Table([mine], field=[card], grave=[EARTH], opponent_hand=[quick],
                      opponent_acts=True)  # fmt: skip
        use(table, card, kind)
        while table.asked == "window":
            table.decline()
        table.activate(mine)
        assert (table.asked == "window") is not stops
