"""What answers an opponent's answer: "in response to your … effect activation".

Sources: the official texts of the cards named; the official rulebook, chains.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Damage, Discard, NegateActivation
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played, quick

GAMMA = 0x123
LEXICON = Lexicon({}, {"Gamma": GAMMA})
NO = fiend(
    "No", quick(NegateActivation(), where=v.HAND, cost=(Discard(la.SELF),), answers="opponent")
)
MINE = fiend("Mine", ignition(Damage(300)), series=(GAMMA,))
FUSED = fiend("Fused", ignition(Damage(300)), type=v.EFFECT | v.FUSION)
SPELL = played("Spell", Damage(300))


def read(to: str) -> la.Card:
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        f"When your opponent activates a card or effect in response to {to} (Quick Effect): You "
        "can "
        "discard this card; negate that opponent's effect."
    )
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(
    ("to", "answered"),
    [
        # Shimmering Shatterer of the Sacred Beasts
        ('your "Gamma" monster\'s effect activation', {"Mine"}),
        # Live☆Twin Lil-la Sweet
        ('your "Gamma" card or effect activation', {"Mine"}),
        # Branded Befallen
        ('the activation of your "Gamma" monster effect', {"Mine"}),
        # Virakam, the Divine Spirit of Artifice
        ("your Fusion Monster's effect activation", {"Fused"}),
        # Stardust Dragon - Victim Sanctuary
        ("your card or effect activation", {"Mine", "Fused", "Spell"}),
    ],
)
def test_which_activations_were_answered(to: str, answered: set[str]) -> None:
    card = read(to)
    for first in (MINE, FUSED, SPELL):
        hand = [card, first] if first is SPELL else [card]
        field = [] if first is SPELL else [first]
        table = Table(hand, field=field, opponent_hand=[NO], opponent_acts=True)
        table.activate(first)
        table.chain(NO)
        may = f"chain {card.name} #0" in table.offers()
        assert may == (first.name in answered), first.name
        if may:
            table.chain(card)
            assert table.life(1) == 7700


def test_not_where_the_opponent_was_first() -> None:
    card = read("your card or effect activation")
    fast = fiend("Fast", quick(Damage(300), where=v.HAND, cost=(Discard(la.SELF),)))
    table = Table([MINE, card], opponent_hand=[fast], opponent_acts=True)
    table.summon(MINE)
    table.chain(fast)
    assert table.asked == "open"
