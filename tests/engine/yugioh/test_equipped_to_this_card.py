"""Cards of the player that are equipped to this card, and what other monsters' effects spare.

Sources: the card texts of Buster Blader, the Destruction Swordmaster and Infinitrack Fortress
Megaclops.
"""

import pytest

from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Also,
    Attach,
    Choose,
    Chosen,
    Destroy,
    Each,
    EquippedTo,
    GainLife,
    IfDone,
    Ignition,
    Like,
    SendToGrave,
    SpecialSummon,
    Type,
    Unaffected,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz

WORN = MONSTER & EquippedTo(~OTHER)


def read(text: str) -> Compiled:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    return compile_card(facts, text, Lexicon({}, {}))


def test_a_monster_card_of_the_player_pays_and_its_type_tells_what_is_destroyed() -> None:
    pays = SendToGrave(Choose(WORN, v.SZONE, name="paid"))
    same = Destroy(Each(MONSTER & Like("type", Chosen(("paid",))), v.MZONE, v.OPPONENT))
    wearer = fiend("Wearer", Ignition(v.MZONE, cost=(pays,), do=(same,)))
    worn = body("Worn", race=v.DRAGON)
    dragon, fish = body("Dragon", race=v.DRAGON), body("Fish", race=v.FISH)
    table = Table(deck=[worn], field=[wearer], opponent_field=[dragon, fish])
    assert not table.may("activate", wearer)
    table.equip(worn, wearer)
    table.activate(wearer)
    assert table.grave == ["Worn"]
    assert list(table.monsters(1).values()) == ["Fish"]


@pytest.mark.parametrize(
    ("noun", "item"), [("Monster Card", MONSTER), ("Equip Card", None)]
)  # fmt: skip
def test_cards_you_control_that_are_equipped_are_read(noun: str, item: Filter | None) -> None:
    text = (
        f"You can send 1 {noun} you control that is equipped to this card to the GY; draw 1 card."
    )
    compiled = read(text)
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    (paid,) = effect.cost
    assert isinstance(paid, SendToGrave) and isinstance(paid.what, Choose)
    assert (paid.what.places, paid.what.whose) == (v.SZONE, v.YOU)
    assert EquippedTo(~OTHER) in paid.walk()
    assert item is None or item in paid.walk()
    either = compile_card(
        monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT),
        text.replace("you control that is equipped", "equipped"), Lexicon({}, {}),
    )  # fmt: skip
    chosen = next(node for node in either.card.walk() if isinstance(node, Choose))
    assert chosen.whose == v.EITHER


def test_the_effects_of_some_monsters_still_reach_it() -> None:
    firm = fiend("Firm", Unaffected(MONSTER & OTHER & ~(MONSTER & Type(v.XYZ))))
    breaks = ignition(Destroy(Choose(MONSTER & OTHER, v.MZONE)))
    for breaker, gone in ((xyz("Xyz", effects=(breaks,)), True), (fiend("Other", breaks), False)):
        table = Table(field=[firm, breaker])
        if gone or table.may("activate", breaker):
            table.activate(breaker)
        assert (table.place_of(firm) == v.GRAVE) is gone


def test_what_is_spared_is_read() -> None:
    compiled = read("Unaffected by other monsters' effects, except those of Xyz Monsters.")
    assert compiled.whole
    assert compiled.card.effects == (
        Unaffected(MONSTER & OTHER & ~(Type(v.XYZ) & MONSTER)),
    )  # fmt: skip
    assert read("Unaffected by other monsters' effects.").card.effects == (
        Unaffected(MONSTER & OTHER),
    )  # fmt: skip


def test_the_card_of_the_opponent_is_attached_to_the_monster() -> None:
    compiled = read(
        "You can target 1 Xyz Monster in your GY and 1 card your opponent controls; Special Summon "
        "that monster from your GY, and if you do, attach that opponent's card to it as material, "
        "also you gain 500 LP."
    )
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.do == (
        SpecialSummon(Chosen(("a",))), IfDone((Attach(Chosen(("b",)), Chosen(("a",))),)),
        Also((GainLife(500),)),
    )  # fmt: skip
    tall, theirs, spell = xyz("Tall"), body("Theirs"), played("Spell")
    caller = fiend("Caller", effect)
    table = Table([spell], field=[caller], grave=[tall], opponent_field=[theirs])
    table.activate(caller)
    assert table.materials(tall) == ["Theirs"]
