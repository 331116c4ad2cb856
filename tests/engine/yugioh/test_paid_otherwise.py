"""What is paid with in place of what an effect asks for.

Sources: the card texts of Witchcrafter Bystreet and Light Wing Shield; Yu-Gi-Oh rules reference,
costs: what replaces a cost is a cost.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import NEGATED, STATUS
from engine.yugioh.telling.phrases import effect_words
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, quick, xyz

WITCH = 0x123
LEXICON = Lexicon({"Street": 9}, {"Witch": WITCH})
STREET_TEXT = (
    'You can only use 1 of the following effects of "Street" per turn, and only once that turn.\n'
    '● If a "Witch" monster you control would discard to activate an effect, you can send this '
    "card from your field to the GY instead.\n"
    '● During your End Phase, if you control a "Witch" monster, while this card is in your GY: You '
    "can place this card face-up in your Spell & Trap Zone."
)
SPELL = played("Spell", la.GainLife(1))
DISCARDS = la.Discard(la.Choose(la.SPELL, v.HAND))


def street(text: str = STREET_TEXT) -> la.Card:
    found = compile_card(la.Card(9, "Street", v.SPELL | v.CONTINUOUS), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def witch(*effects: la.Effect, name: str = "Witch") -> la.Card:
    return replace(fiend(name, *effects), series=(WITCH,))


def ways(table: Table, card: la.Card) -> int:
    """In how many ways an effect of the card can be activated now."""
    offered = f"activate {card.name}"
    return sum(option.startswith(offered) for option in table.offers())


MAGE = witch(ignition(la.Damage(100), cost=(DISCARDS,), limit=la.ONCE_PER_TURN))


def test_the_text_is_read_and_written_back() -> None:
    card = street()
    _, rule, item = card.effects
    assert isinstance(rule, la.PaysInstead) and isinstance(item, la.Trigger)
    assert rule.paid == "discard" and rule.limit == item.limit == la.shared("one")
    assert any("instead" in line for line in card_text(card, LEXICON.name_of))


def test_the_card_is_sent_in_place_of_a_discard() -> None:
    card = street()
    table = Table([SPELL], field=[MAGE], spells=[card])
    assert ways(table, MAGE) == 2
    table = Table(field=[MAGE], spells=[card])  # there is nothing to discard
    table.activate(MAGE)
    assert table.grave == ["Street"] and table.life(1) == 7900
    assert not table.may("activate", MAGE)


@pytest.mark.parametrize("where", ["grave", "hand"])
def test_it_must_lie_on_the_field(where: str) -> None:
    card = street()
    table = Table([card] if where == "hand" else [], field=[MAGE],
                  grave=[card] if where == "grave" else [])  # fmt: skip
    # In the hand it is itself a Spell to discard, in the usual way.
    assert table.may("activate", MAGE) == (where == "hand")


def test_negated_it_is_not_paid_with() -> None:
    card = street()
    table = Table(field=[MAGE], spells=[card])
    table.rewrite(STATUS, card, NEGATED, v.SZONE)
    assert not table.may("activate", MAGE)


def test_only_for_such_monsters_on_the_field() -> None:
    card = street()
    other = fiend("Other", ignition(la.Damage(100), cost=(DISCARDS,)))
    in_hand = witch(ignition(la.Damage(100), cost=(la.Discard(la.SELF),), where=v.HAND))
    table = Table([in_hand], field=[other], spells=[card])
    assert not table.may("activate", other)
    assert ways(table, in_hand) == 1


def test_one_of_its_effects_in_a_turn() -> None:
    # ... and only once that turn: neither a second copy, nor the effect in the GY.
    card = street()
    more = witch(quick(la.Damage(100), cost=(DISCARDS,)), name="More")
    table = Table(field=[more], spells=[card, card])
    table.activate(more)
    table.pick(card)
    assert not table.may("activate", more)
    table.end()
    assert table.grave.count("Street") == 1


def test_what_speaks_of_the_discarded_card_is_not_paid_otherwise() -> None:
    spoken = la.Discard(la.Choose(la.SPELL, v.HAND, name="paid"))
    card = street()
    asks = witch(ignition(la.Banish(la.Chosen(("paid",))), cost=(spoken,)))
    assert not Table(field=[asks], spells=[card]).may("activate", asks)


def test_a_trigger_without_a_limit_is_paid_for_in_its_own_way() -> None:
    # One event lets it be activated once, with whichever cost.
    card = street()
    limited = la.Trigger(v.MZONE, on=la.summoned(v.BY_NORMAL), do=(la.Damage(100),),
                         cost=(DISCARDS,))  # fmt: skip
    for limit, paid in ((None, False), (la.ONCE_PER_TURN, True)):
        one = witch(replace(limited, limit=limit))
        table = Table([one], spells=[card])
        table.summon(one)
        assert (table.asked == "trigger") == paid


def test_a_material_is_kept() -> None:
    text = (
        'If a "Witch" Xyz Monster you control would detach exactly 1 Xyz Material to activate its '
        "effect, you can banish this card from your GY instead."
    )
    found = compile_card(la.Card(9, "Shield", v.TRAP), text, LEXICON)
    assert found.whole
    shield = replace(found.card, passcode=fresh())
    item = ignition(la.Damage(100), cost=(la.Detach(1),))
    monster = replace(xyz("Monster"), series=(WITCH,), effects=(item,))
    table = Table(field=[monster], grave=[shield])
    table.activate(monster)
    assert table.banished == ["Shield"] and table.life(1) == 7900
    twice = replace(monster, passcode=fresh(), effects=(replace(item, cost=(la.Detach(2),)),))
    assert not Table(field=[twice], grave=[shield]).may("activate", twice)


def test_a_monster_that_would_tribute_itself_stays() -> None:
    text = (
        'If a "Witch" monster you control would Tribute itself to activate its effect, you can '
        "banish this card from your GY instead."
    )
    found = compile_card(la.Card(9, "Flare", v.SPELL), text, LEXICON)
    assert found.whole
    flare = replace(found.card, passcode=fresh())
    card = witch(ignition(la.Damage(100), cost=(la.Tribute(la.SELF),), limit=la.ONCE_PER_TURN))
    table = Table(field=[card], grave=[flare])
    assert ways(table, card) == 2


# Rikka Konkon
THEIRS = (
    'Once per turn, if you would Tribute a Plant monster you control to activate a "Witch" card or '
    "effect, you can Tribute any 1 face-up monster your opponent controls, even though you do not "
    "control it."
)
PLANT = la.Race(v.PLANT) & la.MONSTER
TRIBUTES = la.Tribute(la.Choose(PLANT, v.MZONE))


def konkon() -> la.Card:
    found = compile_card(la.Card(9, "Field", v.SPELL | v.FIELD), THEIRS, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert THEIRS in card_text(found.card, LEXICON.name_of)
    return replace(found.card, passcode=fresh())


@pytest.mark.parametrize("where", [v.MZONE, v.HAND])
def test_a_monster_of_the_opponent_is_tributed_once_per_turn(where: int) -> None:
    field, them, more = konkon(), body("Them"), body("More")
    card = witch(ignition(la.Damage(100), where=where, cost=(TRIBUTES,)))
    table = Table([card] if where == v.HAND else [], field=[card] if where == v.MZONE else [],
                  spells={v.FIELD_ZONE: field}, opponent_field=[them, more])  # fmt: skip
    table.activate(card)
    table.pick(them)
    assert table.pile(v.GRAVE, 1) == ["Them"] and table.life(1) == 7900
    assert not table.may("activate", card)


def test_a_spell_too_but_none_of_another_series_nor_another_tribute() -> None:
    field, them = konkon(), body("Them")
    spell = replace(played("Spell", la.Damage(100), cost=(TRIBUTES,)), series=(WITCH,))
    other = played("Other", la.Damage(100), cost=(TRIBUTES,))
    any_monster = la.Tribute(la.Choose(la.MONSTER, v.MZONE))
    wide = replace(played("Wide", la.Damage(100), cost=(any_monster,)), series=(WITCH,))
    table = Table([spell, other, wide], spells={v.FIELD_ZONE: field}, opponent_field=[them])
    assert table.may("activate", spell)
    assert not table.may("activate", other) and not table.may("activate", wide)
    table.rewrite_position(them, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", spell)


def test_the_tribute_of_the_opponents_is_told() -> None:
    field, them, mine = konkon(), body("Them"), body("Mine", race=v.PLANT)
    spell = replace(played("Spell", la.Damage(100), cost=(TRIBUTES,)), series=(WITCH,))
    table = Table([spell], field=[mine], spells={v.FIELD_ZONE: field}, opponent_field=[them])
    assert ways(table, spell) == 2
    own, theirs = (
        number for number, card in enumerate(table.game.compiler.effect_cards)
        if card.passcode == spell.passcode
    )  # fmt: skip
    assert effect_words(table.game, own) != effect_words(table.game, theirs)
    assert "your opponent controls" in effect_words(table.game, theirs)
