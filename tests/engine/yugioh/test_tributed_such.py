"""What was Tributed for the Tribute Summon of a card, as what its effects ask for.

Sources: the card texts of Steelswarm Longhorn ("if this card was Tribute Summoned by Tributing a …
monster", "pay 1000 LP to target") and of Steelswarm Caucastag ("by Tributing 2 … monsters"). Names
are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
IF_ONE = (
    'Once per turn, if this card was Tribute Summoned by Tributing a "Gamma" monster: You can pay '
    "1000 LP to target 1 monster on the field; destroy that target."
)
IF_TWO = 'When this card is Tribute Summoned by Tributing 2 "Gamma" monsters: You can draw 1 card.'
A = body("A")
KIN, KITH = (replace(body(name), series=(GAMMA,)) for name in ("Kin", "Kith"))


def probe(text: str, level: int) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, level, 1000, 1000)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


@pytest.mark.parametrize("tribute", [KIN, A])
def test_one_such_monster(tribute: la.Card) -> None:
    card = probe(IF_ONE, 5)
    table = Table([card], field=[tribute], opponent_field=[KITH])
    table.summon(card)
    assert table.may("activate", card) is (tribute is KIN)
    if tribute is KIN:
        table.activate(card)
        assert table.life() == 7000


@pytest.mark.parametrize(("tributes", "drawn"), [([KIN, KITH], True), ([KIN, A], False)])
def test_two_such_monsters(tributes: list[la.Card], drawn: bool) -> None:
    card = probe(IF_TWO, 7)
    table = Table([card], field=tributes, deck=[A])
    table.summon(card)
    assert (table.asked == "trigger") is drawn


def test_they_are_written_back() -> None:
    for text, level in ((IF_ONE, 5), (IF_TWO, 7)):
        written = card_text(probe(text, level), LEXICON.name_of)
        assert compile_card(probe(text, level), "\n".join(written), LEXICON).whole, written
