"""What monsters that this card points to gain, and what is summoned to one's own zone there.

Sources: the card texts of Xtra HERO Infernal Devicer ("… this card points to gain ATK/DEF equal to
its Level x 100"), Dread Decimator ("This card, also any … it points to, gains") and Wonder Driver
("to your zone this card points to"). Names are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

GAMMA = 0x123
LEXICON = Lexicon({"Probe": 9}, {"Gamma": GAMMA})
TIMES = "Fiend monsters this card points to gain ATK/DEF equal to its Level x 100."
BOTH = 'This card, also any "Gamma" monsters it points to, gains 100 ATK.'
OWN_ZONE = (
    'If a "Gamma" monster is Special Summoned to your zone this card points to: You can draw 1 '
    "card."
)
FACTS = la.Card(
    9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1500, 0, markers=v.BOTTOM | v.TOP
)
DEMON = body("Demon", level=6, race=v.FIEND)
KIN = replace(body("Kin"), series=(GAMMA,))
A = body("A")
REVIVE = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))


def probe(text: str) -> la.Card:
    found = compile_card(FACTS, f"2 monsters\n{text}", LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_each_by_its_own_level() -> None:
    card = probe(TIMES)
    table = Table(field={5: card, 1: DEMON, 2: replace(DEMON, passcode=fresh())})
    assert table.attack(DEMON) == 1600
    table = Table(field={5: card, 2: DEMON})
    assert table.attack(DEMON) == 1000
    table = Table(field={5: card, 1: A})
    assert table.attack(A) == 1000


def test_this_card_and_others() -> None:
    card = probe(BOTH)
    table = Table(field={5: card, 1: KIN})
    assert (table.attack(card), table.attack(KIN)) == (1600, 1100)
    table = Table(field={5: card, 2: KIN})
    assert (table.attack(card), table.attack(KIN)) == (1600, 1000)


def test_its_own_zone() -> None:
    (effect,) = probe(OWN_ZONE).effects
    assert isinstance(effect, la.Trigger) and effect.on.side == v.YOU
    written = card_text(probe(OWN_ZONE), LEXICON.name_of)
    assert "to your zone this card points to" in written[-1]
    card = probe(OWN_ZONE)
    table = Table([REVIVE], field={5: card}, grave=[KIN], deck=[A], all_zones=True)
    table.activate(REVIVE)
    table.into(1)
    assert table.asked == "trigger"
