"""What is paid in the opponent's turn in place of a Tribute: it is read and said, and changes
nothing in the player's own turn.

Source: the card text of Prank-Kids Meow-Meow-Mu.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import InsteadOfOwnTribute
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, quick

FACTS = fiend("Probe")
LEXICON = Lexicon({"Probe": FACTS.passcode}, {})
START = (
    "If a Fiend monster you control would Tribute itself to activate its effect during your "
    "opponent's turn, you can banish this card "
)
LIMIT = ' You can only use this effect of "Probe" once per turn.'
PLACES = {
    "you control instead.": v.MZONE, "from your GY instead.": v.GRAVE,
    "you control or from your GY instead.": v.MZONE | v.GRAVE,
}  # fmt: skip


@pytest.mark.parametrize(("words", "where"), PLACES.items())
@pytest.mark.parametrize("limited", [True, False])
def test_it_is_read_and_written_back(words: str, where: int, limited: bool) -> None:
    text = START + words + LIMIT * limited
    found = compile_card(FACTS, text, LEXICON)
    rule = InsteadOfOwnTribute(
        la.Race(v.FIEND) & la.MONSTER, (la.Banish(la.SELF),), where, once=limited
    )
    assert found.whole
    assert found.card.effects == (rule,)
    assert " ".join(card_text(found.card, LEXICON.name_of)) == text


def test_in_ones_own_turn_the_tribute_is_paid() -> None:
    spared = compile_card(FACTS, START + "you control instead.", LEXICON).card
    used = fiend("Used", quick(la.Damage(100), cost=(la.Tribute(la.SELF),)))
    table = Table(field=[spared, used])
    table.activate(used)
    assert table.grave == ["Used"]
    assert table.banished == []


def test_without_the_opponents_turn_it_is_not_read() -> None:
    text = START.replace(" during your opponent's turn", "") + "you control instead."
    assert not compile_card(FACTS, text, LEXICON).whole
