"""An Xyz Summon onto the player's strongest monster, and what holds once it was made.

Source: the card text of Super Starslayer TY-PHON - Sky Crisis.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Ban, ExtremeOf, InPlace, Measured, ThisTurn, XyzOnto, XyzSummon
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({}, {})
SEEN = la.MONSTER & la.FACE_UP
STRONGEST = SEEN & Measured("attack", "=", ExtremeOf("attack", SEEN))
AFTER = (Ban(("normal-summon", "special-summon")),)
WEAK, STRONG, OTHER = body("Weak", attack=900), body("Strong", attack=2000), body("Other")
TEXT = (
    "2 Level 12 monsters\nDuring the turn, or turn after, your opponent Special Summoned 2 or more "
    "monsters from the Extra Deck, you can also Xyz Summon this card by using 1 monster you "
    "control with the highest ATK (your choice, if tied). (Transfer its materials to this card.) "
    "If you do, you cannot Normal or Special Summon monsters for the rest of this turn."
)


def star(*condition: la.ThisTurn) -> la.Card:
    way = XyzOnto(STRONGEST, False, condition, after=AFTER)
    return la.monster(
        fresh(), "Star", v.LIGHT, v.WARRIOR, 12, 2900, 2900, type=v.XYZ | v.EFFECT,
        procedures=(XyzSummon(), way),
    )  # fmt: skip


def test_only_the_strongest_is_used_and_nothing_is_summoned_after_it() -> None:
    card = star()
    table = Table([OTHER], extra=[card], field=[WEAK, STRONG])
    assert table.may("summon", OTHER)
    table.special(card)
    assert sorted(table.monsters().values()) == ["Star", "Weak"]
    assert table.materials(card) == ["Strong"]
    assert not table.may("summon", OTHER)
    assert table.may("set", OTHER)  # a Set is no Summon


def test_either_of_two_as_strong_is_used() -> None:
    card = star()
    table = Table(extra=[card], field=[STRONG, body("Twin", attack=2000), WEAK])
    table.special(card)
    assert table.choices() == [("Strong",), ("Twin",)]


def test_not_while_the_opponent_summoned_none() -> None:
    card = star(ThisTurn("special", InPlace(v.EXTRA), v.OPPONENT, 2, or_last=True))
    assert not Table(extra=[card], field=[STRONG]).may("special", card)


def test_it_is_read_and_written_back() -> None:
    facts = la.Card(9, "Star", v.MONSTER | v.XYZ | v.EFFECT, v.LIGHT, v.WARRIOR, 12, 2900, 2900)
    found = compile_card(facts, TEXT, LEXICON)
    held = (ThisTurn("special", InPlace(v.EXTRA), v.OPPONENT, 2, or_last=True),)
    assert found.whole
    assert found.card.procedures[1] == XyzOnto(STRONGEST, False, held, after=AFTER)
    assert "If you do, you cannot Normal or Special Summon" in "\n".join(
        card_text(found.card, LEXICON.name_of)
    )
