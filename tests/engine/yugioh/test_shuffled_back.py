"""What waits for monsters to return to the Deck or Extra Deck, in whichever way.

Source: the card text of Primeval Planet Perlereino, and the rulings on it: a Fusion Summon that
places its materials on the bottom of the Deck returns them there.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language.words import InDeck
from tests.engine.yugioh.table import Table, body, fresh, fusion, played

TEXT = (
    "If a Warrior monster(s) you control or in your GY is shuffled into the Deck or Extra Deck "
    "(except during the Damage Step): You can draw 1 card."
)
A, B = replace(body("A"), race=v.WARRIOR), body("B")
OTHER = replace(body("Other"), race=v.DRAGON)
FUSED = replace(fusion("Fused"), race=v.WARRIOR)


def planet() -> la.Card:
    compiled = compile_card(FACTS, TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


FACTS = la.Card(9, "Planet", v.SPELL | v.FIELD)


@pytest.mark.parametrize("where", ["shuffle", "top", "bottom"])
@pytest.mark.parametrize("place", [v.GRAVE, v.MZONE])
def test_it_waits_for_them(where: InDeck, place: int) -> None:
    there = planet()
    back = played("Back", la.ToDeck(la.Choose(la.Named(A.passcode), place), where))
    table = Table(
        [back], deck=[B], spells={5: there}, field=[A] if place == v.MZONE else [],
        grave=[A] if place == v.GRAVE else [],
    )  # fmt: skip
    table.activate(back)
    assert table.asked == "trigger"
    table.chain(there)


def test_the_extra_deck_counts_and_other_monsters_do_not() -> None:
    there = planet()
    for card, place, waits in (
        (FUSED, v.GRAVE, True), (OTHER, v.GRAVE, False), (A, v.HAND, False),
    ):  # fmt: skip
        back = played("Back", la.ToDeck(la.Choose(la.Named(card.passcode), place)))
        grave = [card] if place == v.GRAVE else []
        hand = [back, *([card] if place == v.HAND else [])]
        table = Table(hand, deck=[B], spells={5: there}, grave=grave)
        table.activate(back)
        assert (table.asked == "trigger") is waits
    *_, found = there.effects
    assert isinstance(found, la.Trigger) and found.on.to == v.DECK | v.EXTRA
