"""A monster that is Special Summoned from the Spell & Trap Zone, where it lay as a Trap.

Source: the card text of Vision HERO Increase: "If this card is Special Summoned from the Spell &
Trap Zone", "You can place this card from your GY in your Spell & Trap Zone as a face-up Continuous
Trap", "if this card is treated as a Continuous Trap".
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

FROM = "If this card is Special Summoned from the Spell & Trap Zone: You can draw 1 card."
TEXT = (
    "If you take battle or effect damage while this card is in your GY: You can place this card "
    "from your GY in your Spell & Trap Zone as a face-up Continuous Trap. During the Main Phase, "
    "if "
    "this card is treated as a Continuous Trap: You can Tribute 1 monster; Special Summon this "
    f"card. {FROM}"
)
PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)
LEXICON = Lexicon({"Probe": 9}, {})
FOUND = compile_card(PROBE, TEXT, LEXICON)
CARD = replace(FOUND.card, passcode=fresh())
HURT = played("Hurt", la.Damage(500, v.YOU))
BACK = played("Back", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))


def test_it_is_read_and_written() -> None:
    assert FOUND.whole, [str(part.why) for part in FOUND.parts if part.why]
    *_, last = CARD.effects
    assert isinstance(last, la.Trigger)
    assert last.on == la.Event("summoned", how=v.BY_SPECIAL, from_=v.SZONE)
    assert any(FROM in line for line in card_text(CARD, LEXICON.name_of))


def test_placed_after_damage_and_summoned_from_there() -> None:
    table = Table([HURT], deck=[body("A")], field=[body("B")], grave=[CARD])
    table.activate(HURT)
    table.chain(CARD)
    assert table.place_of(CARD) == v.SZONE
    table.activate(CARD)
    table.chain(CARD)
    assert table.place_of(CARD) == v.MZONE and table.hand == ["A"]


def test_not_when_it_is_summoned_from_elsewhere() -> None:
    table = Table([BACK], deck=[body("A")], grave=[CARD])
    table.activate(BACK)
    assert table.place_of(CARD) == v.MZONE and table.asked == "open"
