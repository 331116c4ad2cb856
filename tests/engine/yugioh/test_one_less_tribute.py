"""Normal Summons for 1 less Tribute.

Sources: the card texts of Geartown and Elborz, the Sacred Lands of Simorgh; Yu-Gi-Oh solo rules 3.3
(Levels 5 and 6 take one Tribute, 7 and more two).
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh

GEAR = 0x779
LEXICON = Lexicon({}, {"Gear": GEAR})
TOWN = 'Both players can Normal Summon "Gear" monsters for 1 less Tribute.'
TURN = 'You can pay 100 LP; this turn, you can Normal Summon "Gear" monsters for 1 less Tribute.'
FIVE, SEVEN = (
    replace(body(name, level), series=(GEAR,)) for name, level in (("Five", 5), ("Seven", 7))
)
OTHER, A, B = body("Other", 5), body("A"), body("B")


def town(text: str = TOWN) -> la.Card:
    found = compile_card(la.Card(9, "Town", v.SPELL | v.FIELD), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert card_text(found.card, str)[-1] == text
    return replace(found.card, passcode=fresh())


def test_no_tribute_in_place_of_one_and_one_in_place_of_two() -> None:
    table = Table([FIVE, SEVEN, OTHER], spells={v.FIELD_ZONE: town()})
    assert table.may("summon", FIVE) and not table.may("summon", SEVEN)
    assert not table.may("summon", OTHER) and not table.may("set", FIVE)
    table.summon(FIVE)
    assert "Five" in table.monsters().values()


def test_one_tribute_or_both() -> None:
    table = Table([SEVEN], field=[A, B], spells={v.FIELD_ZONE: town()})
    table.summon(SEVEN)
    assert sorted(table.choices()) == [("A",), ("A", "B"), ("B",)]
    table.pick(A)
    assert table.grave == ["A"]
    alone = Table([SEVEN], field=[A], spells={v.FIELD_ZONE: town()})
    assert alone.may("summon", SEVEN) and not alone.may("set", SEVEN)


@pytest.mark.parametrize(
    ("text", "may"), [(TOWN, True), (TOWN.replace("Both players", "You"), False)]
)
def test_the_opponents_card_helps_both_players(text: str, may: bool) -> None:
    card = town(text)
    table = Table([FIVE], opponent_spells={v.FIELD_ZONE: card})
    assert table.may("summon", FIVE) is may


def test_on_a_full_field_a_tribute_makes_room() -> None:
    table = Table([FIVE], field=[A, B, A, B, A], spells={v.FIELD_ZONE: town()})
    table.summon(FIVE)
    assert () not in table.choices()


def test_for_the_rest_of_the_turn() -> None:
    card = town(TURN)
    table = Table([FIVE, SEVEN, OTHER], field=[A], spells={v.FIELD_ZONE: card})
    assert not table.may("summon", SEVEN)
    table.activate(card)
    assert table.may("summon", SEVEN) and table.may("summon", OTHER)
    table.summon(FIVE)
    assert sorted(table.choices()) == [(), ("A",)]


def test_what_was_paid_for_no_tribute_is_no_tribute_summon() -> None:
    # A monster that is Tribute Summoned was Summoned by Tributing.
    asks = la.Trigger(v.MZONE, on=la.summoned(v.BY_TRIBUTE), do=(la.Damage(100),))
    five = replace(FIVE, passcode=fresh(), effects=(asks,), type=v.MONSTER | v.EFFECT)
    for field, asked in (([], False), ([A], True)):
        table = Table([five], field=field, spells={v.FIELD_ZONE: town()})
        table.summon(five)
        if field:
            table.pick(A)
        assert (table.asked == "trigger") is asked
