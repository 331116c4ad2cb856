"""A card that waits to be discarded by a card effect, and asks whether it was the opponent's.

Sources: the card texts of Beiige, Vanguard of Dark World, of Broww, Huntsman and Goldd, Wu-Lord of
Dark World (more, or targets, if it was discarded by an opponent's card effect), of Reign-Beaux,
Overlord of Dark World (by an opponent's alone). Yu-Gi-Oh rules reference: what is discarded as a
cost is not discarded by an effect. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {})
SUMMONS = "If this card is discarded to the GY by card effect: Special Summon this card."
BY_OPPONENT = "was discarded from your hand to your GY by an opponent's card effect"
DRAWS = (
    "If this card is discarded to the GY by card effect: Draw 1 card, or, if it "
    f"{BY_OPPONENT}, draw 2 cards instead."
)
DESTROYS = (
    f"If this card is discarded to the GY by card effect: If it {BY_OPPONENT}, you can target up "
    "to 2 cards your opponent controls; Special Summon this card, then destroy those targets (if "
    "any)."
)
BY_THEM = (
    "If this card is discarded from your hand to your GY by an opponent's card effect: Special "
    "Summon this card from the GY."
)
A, B = body("A"), body("B")
DISCARD = played("Discard", la.Discard(la.Choose(la.MONSTER, v.HAND)))
THEIRS = played("Theirs", la.Discard(la.Choose(la.MONSTER, v.HAND, whose=v.OPPONENT)))
PAYS = played("Pays", la.GainLife(100), cost=(la.Discard(la.Choose(la.MONSTER, v.HAND)),))
SEND = played("Send", la.SendToGrave(la.Choose(la.MONSTER, v.HAND)))


def probe(text: str) -> la.Card:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


@pytest.mark.parametrize(("does", "summoned"), [(DISCARD, True), (PAYS, False), (SEND, False)])
def test_only_an_effect_that_discards(does: la.Card, summoned: bool) -> None:
    card = probe(SUMMONS)
    table = Table([does, card])
    table.activate(does)
    assert table.place_of(card) == (v.MZONE if summoned else v.GRAVE)


@pytest.mark.parametrize(("does", "drawn"), [(DISCARD, 1), (THEIRS, 2)])
def test_more_is_drawn_where_the_opponent_did_it(does: la.Card, drawn: int) -> None:
    card = probe(DRAWS)
    mine = does is DISCARD
    table = Table([does, card] if mine else [does], deck=[A, A] if mine else (),
                  opponent_hand=() if mine else [card])  # fmt: skip
    table.activate(does)
    hand = table.pile(v.HAND, 0 if mine else 1)
    assert len(hand) == drawn


def test_targets_only_where_the_opponent_did_it() -> None:
    card = probe(DESTROYS)
    table = Table([DISCARD, card], opponent_field=[A, B])
    table.activate(DISCARD)
    assert table.asked == "open" and list(table.monsters().values()) == ["Probe"]
    assert len(table.monsters(1)) == 2
    table = Table([THEIRS], opponent_hand=[card], field=[A, B])
    table.activate(THEIRS)
    assert table.asked == "optional"
    table.yes()
    table.pick(A, B)
    assert list(table.monsters(1).values()) == ["Probe"] and not table.monsters()


def test_by_the_opponent_alone() -> None:
    card = probe(BY_THEM)
    table = Table([DISCARD, card])
    table.activate(DISCARD)
    assert table.place_of(card) == v.GRAVE
    table = Table([THEIRS], opponent_hand=[card])
    table.activate(THEIRS)
    assert table.place_of(card) == v.MZONE


def test_they_are_written_back() -> None:
    for text in (SUMMONS, DRAWS, DESTROYS, BY_THEM):
        written = card_text(probe(text), LEXICON.name_of)
        assert compile_card(probe(text), "\n".join(written), LEXICON).whole, written


def test_whose_effect_is_asked_of_a_discarded_card_alone() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = DRAWS.replace("discarded to the GY by card effect", "Normal Summoned", 1)
    assert not compile_card(facts, text, LEXICON).whole
