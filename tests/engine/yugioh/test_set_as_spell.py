"""Monsters that are Set in Spell & Trap Zones, as Spells.

Sources: the card texts of the Artifact monsters ("You can Set this card from your hand to your
Spell & Trap Zone as a Spell") and of Artifact Dagda; Yu-Gi-Oh solo rules, 2.3: cards are Set in a
Main Phase, any number of them.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.telling.describe import describe_all
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

A, B = body("A"), body("B")
RELIC = fiend("Relic", la.SetsAsSpell(), level=5)
SPELLS_AWAY = played("Away", la.Destroy(la.Each(la.SPELL_TRAP & ~la.FACE_UP, v.SZONE)))


def relic_set(*hand: la.Card, **rest: object) -> Table:
    table = Table([RELIC, *hand], **rest)  # type: ignore[arg-type]
    table._take("set as a Spell", (RELIC,))
    return table


def test_it_is_set_among_the_spells_and_no_normal_summon_is_used() -> None:
    table = relic_set(A)
    assert table.spells() == {0: "Relic"}
    assert table.monsters() == {}
    assert table.may("summon", A)
    assert table.may("set", A)


def test_a_monster_without_that_text_is_not() -> None:
    assert not Table([A]).may("set as a Spell", A)
    assert Table([RELIC]).may("set as a Spell", RELIC)


def test_not_where_there_is_no_zone() -> None:
    assert not Table([RELIC], sets=[SPELLS_AWAY] * 5).may("set as a Spell", RELIC)


@pytest.mark.parametrize("item", [la.MONSTER, la.SPELL_TRAP])
def test_not_where_cards_cannot_be_set(item: la.Type) -> None:
    ban = played("Ban", la.Ban(("set",), item))
    table = Table([RELIC, ban])
    table.activate(ban)
    assert not table.may("set as a Spell", RELIC)


def test_there_it_is_a_set_spell_and_no_monster() -> None:
    table = relic_set(SPELLS_AWAY, field=[A])
    tribute = fiend("Big", level=5)
    assert not Table([tribute], field=[]).may("summon", tribute)
    table.activate(SPELLS_AWAY)
    assert table.grave == ["Relic", "Away"]


def test_monsters_on_the_field_are_others() -> None:
    wipe = played("Wipe", la.Destroy(la.Each(la.MONSTER, v.MZONE)))
    table = relic_set(wipe, field=[A])
    table.activate(wipe)
    assert table.grave == ["A", "Wipe"]
    assert table.spells() == {0: "Relic"}


def test_its_effects_on_the_field_are_not_used_there() -> None:
    relic = fiend("Relic", la.SetsAsSpell(), ignition(la.Damage(1)), quick(la.Damage(1)),
                  la.FieldStats(500))  # fmt: skip
    table = Table([relic], field=[A])
    table._take("set as a Spell", (relic,))
    assert not table.may("activate", relic)
    assert table.attack(A) == 1000


def test_its_trigger_knows_that_it_was_set() -> None:
    # The card text of Toy Soldier: "If this Set card in the Spell & Trap Zone is sent to the GY".
    was_set = la.Event("sent", from_=v.SZONE, to=v.GRAVE, was=v.FACEDOWN, whose=v.EITHER)
    relic = fiend("Relic", la.SetsAsSpell(), la.Trigger(v.GRAVE, on=was_set, do=(la.Damage(100),),
                                                        optional=False))  # fmt: skip
    table = Table([relic, SPELLS_AWAY])
    table._take("set as a Spell", (relic,))
    table.activate(SPELLS_AWAY)
    assert table.life(1) == 7900


def test_back_in_the_hand_it_is_a_monster() -> None:
    back = played("Back", la.ReturnToHand(la.Each(la.SPELL_TRAP & ~la.FACE_UP, v.SZONE)))
    table = relic_set(back, field=[A])
    table.activate(back)
    assert table.hand == ["Relic"]
    table.summon(RELIC)
    assert "Relic" in table.monsters().values()


def test_an_effect_sets_one_from_the_deck() -> None:
    spell = played("Lays", la.SetAsSpell(la.Choose(la.Named(RELIC.passcode), v.DECK)))
    table = Table([spell, SPELLS_AWAY], deck=[RELIC])
    table.activate(spell)
    assert table.spells() == {1: "Relic"}
    table.activate(SPELLS_AWAY)
    assert table.grave == ["Lays", "Relic", "Away"]
    # The Spell itself takes a zone while it resolves.
    full = Table([spell], deck=[RELIC], sets=[SPELLS_AWAY] * 4)
    assert not full.may("activate", spell)


def test_it_is_told_apart_from_a_set_monster() -> None:
    table = Table([fiend("Small", la.SetsAsSpell())])
    assert table.asked == "open"
    said = [text for text in describe_all(table.game) if text.startswith("Set")]
    assert sorted(said) == ["Set Small", "Set Small as a Spell"]


# -------------------------------------------------------------- what is read

LEXICON = Lexicon({}, {"Gamma": 0x123})
_HAND = "You can Set this card from your hand to your Spell & Trap Zone as a Spell"


def read(text: str) -> Compiled:
    return compile_card(fiend("Beta"), text, LEXICON)


def test_how_it_is_read_and_written() -> None:
    for text in (f"{_HAND}.", f"{_HAND} Card."):
        found = read(text)
        assert found.whole
        assert found.card.effects == (la.SetsAsSpell(),)
        assert card_text(found.card, defined_name) == [f"{_HAND}."]


def test_what_becomes_of_one_is_read() -> None:
    found = read(
        'You can Set 1 "Gamma" monster from your Deck to your Spell & Trap Zone as a Spell, '
        "but destroy it during your opponent's next End Phase."
    )
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Ignition)
    which = la.Choose(la.Series(0x123, "Gamma") & la.MONSTER, v.DECK)
    assert effect.do == (la.SetAsSpell(which, ("destroyed-in-their-next-end-phase",)),)
    assert not read(f"{_HAND}, but destroy it during your opponent's next End Phase.").whole
