"""Triggers that wait for cards of a kind, but for those of one name.

Sources: the card texts of Dual Avatar Feet - Kokoku and Tsukahagi, the Poisonous Mayakashi: "a …
monster you control, except "…", is destroyed by …".
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Destroy, Each, Named, Trigger
from tests.engine.yugioh.table import Table, fiend, played

SERIES = 0x123
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
ONE, OTHER_ONE = fiend("One", series=(SERIES,)), fiend("Other", series=(SERIES,))
LEXICON = Lexicon({"One": ONE.passcode}, {"Gamma": SERIES})


@pytest.mark.parametrize(("card", "wakes"), [(ONE, False), (OTHER_ONE, True)])
def test_not_for_the_one_that_is_excepted(card: Card, wakes: bool) -> None:
    text = (
        'If a "Gamma" monster(s) you control, except "One", is destroyed by battle or card effect: '
        "You can Special Summon this card from your GY."
    )
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    bomb = played("Bomb", Destroy(Each(Named(card.passcode), v.MZONE)))
    table = Table([bomb], field=[card], grave=[found.card])
    table.activate(bomb)
    assert (table.asked == "trigger") is wakes


def test_what_is_in_a_players_possession_is_watched_on_the_field() -> None:
    text = (
        'If a "Gamma" monster(s) in your possession, except "One", is destroyed by battle or an '
        "opponent's card effect, while this card is in the GY: You can Special Summon this card."
    )
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    (effect,) = found.card.effects
    assert isinstance(effect, Trigger)
    assert (effect.on.from_, effect.on.whose) == (v.MZONE, v.YOU)
    assert ~Named(ONE.passcode) in effect.on.who.of  # type: ignore[union-attr]
