"""Monsters of the opponent that can only activate their effects the turn they are Summoned.

Source: the card text of Icejade Kosmochlor.  Names are made up.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, quick

FACTS = Card(fresh(), "Cold", v.MONSTER | v.EFFECT, v.WATER, v.AQUA, 10)
LEXICON = Lexicon({}, {"Gamma": 0x123})
TEXT = (
    'While you control a "Gamma" monster, monsters your opponent controls can only activate their '
    "effects the turn they are Summoned."
)
GAMMA = fiend("Gamma", series=(0x123,))
BURN = played("Burn", la.Damage(100))


def cold() -> Card:
    compiled = compile_card(FACTS, TEXT, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def answers(beside: Card, *, long_there: bool) -> bool:
    """Whether a monster of the opponent can answer a Spell."""
    answering = fiend("Answering", quick(la.Damage(100)))
    table = Table([BURN], field=[cold(), beside], opponent_field=[answering], opponent_acts=True)
    if long_there:
        table.rewrite_position(answering, v.FACEUP_ATTACK)
    table.activate(BURN)
    return any(offer.startswith("chain Answering") for offer in table.offers())


def test_only_in_the_turn_of_their_summon() -> None:
    assert answers(GAMMA, long_there=False)
    assert not answers(GAMMA, long_there=True)


def test_at_any_time_while_the_condition_does_not_hold() -> None:
    assert answers(body("Other"), long_there=True)


def test_it_is_written_back() -> None:
    (told,) = card_text(cold(), LEXICON.name_of)
    assert told.endswith(
        "your opponent cannot activate the effects of monsters on the field, except monsters that "
        "were Normal or Special Summoned this turn."
    )


def test_a_card_in_either_field_zone() -> None:
    text = (
        "If a face-up card is in a Field Zone, you can Special Summon this card (from your hand)."
    )
    found = compile_card(FACTS, text, LEXICON)
    assert found.whole
    field = la.spell(fresh(), "Field", v.FIELD)
    other = la.spell(fresh(), "Stays", v.CONTINUOUS)
    assert Table([found.card], spells={5: field}).may("special", found.card)
    assert not Table([found.card], spells={0: other}).may("special", found.card)
