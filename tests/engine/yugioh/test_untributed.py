"""Monsters Normal Summoned without Tributing, and what they are then.

Sources: the card texts named with each test; tests/golden/walks (the Qliphort decks).
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Card,
    ChangeLevel,
    Choose,
    Chosen,
    Destroy,
    Each,
    FieldLevels,
    FieldStats,
    MaterialsIncluded,
    Negate,
    ReturnToHand,
    Series,
    SpecialSummon,
    Trigger,
    WasSummoned,
    While,
    WithoutTributes,
    summoned,
)
from engine.yugioh.wording import card_text
from engine.yugioh.wording.untributed import BY_LOWER
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
_SMALL = While(
    (WasSummoned(v.BY_NORMAL | v.BY_SPECIAL, untributed=True),),
    (FieldLevels(0, ~OTHER, to=4), FieldStats(0, ~OTHER, to=1800, original=True)),
)
_FIRM = While((WasSummoned(v.BY_NORMAL | v.BY_TRIBUTE, or_set=True),), (BY_LOWER,))
TALL = fiend("Tall", WithoutTributes(~OTHER), _SMALL, _FIRM, level=7, attack=2500)
A, B = body("A"), body("B")


def test_summoned_without_tributing_it_is_smaller() -> None:
    # The card text of Qliphort Carrier: "its Level becomes 4 and its original ATK becomes 1800".
    table = Table([TALL])
    table.summon(TALL)
    assert (table.level(TALL), table.attack(TALL)) == (4, 1800)


def test_tribute_summoned_it_is_what_is_printed() -> None:
    table = Table([TALL], field=[A, B])
    table.summon(TALL)
    table.pick(A, B)
    assert (table.level(TALL), table.attack(TALL)) == (7, 2500)


def test_special_summoned_it_is_smaller_too() -> None:
    # "or is Special Summoned"
    call = played("Call", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([call, TALL])
    table.activate(call)
    assert (table.level(TALL), table.attack(TALL)) == (4, 1800)


def test_negated_it_is_what_is_printed_and_other_levels_come_on_top() -> None:
    hush = fiend("Hush", ignition(Negate(Choose(OTHER & MONSTER, v.MZONE))))
    more = fiend("More", ignition(ChangeLevel(Choose(OTHER & MONSTER, v.MZONE), 1)))
    table = Table([TALL], field=[more])
    table.summon(TALL)
    table.activate(more)
    assert table.level(TALL) == 5
    table = Table([TALL], field=[hush])
    table.summon(TALL)
    table.activate(hush)
    assert (table.level(TALL), table.attack(TALL)) == (7, 2500)


@pytest.mark.parametrize(("level", "survives"), [(3, True), (4, False)])
def test_it_is_unaffected_by_monsters_of_a_lower_level(level: int, survives: bool) -> None:
    # "unaffected by activated effects from any monster whose original Level/Rank is lower than this
    # card's current Level"
    boom = fiend("Boom", ignition(Destroy(Each(OTHER & MONSTER, v.MZONE))), level=level)
    table = Table([TALL], field=[boom])
    table.summon(TALL)
    table.activate(boom)
    assert ("Tall" in table.monsters().values()) is survives


def test_what_was_tributed_is_remembered_where_a_text_asks() -> None:
    # The card text of Qliphort Disk: "When this card is Tribute Summoned by Tributing a "Qli"
    # monster(s)".
    asks = fiend(
        "Asks",
        Trigger(
            v.MZONE, on=summoned(v.BY_TRIBUTE), missable=True,
            condition=(MaterialsIncluded(Series(0x123, "Gamma")),),
            target=(Choose(MONSTER & OTHER, v.MZONE),), do=(ReturnToHand(Chosen()),),
        ),
        level=5,
    )  # fmt: skip
    kin = fiend("Kin", series=(0x123,))
    for tribute, asked in ((kin, True), (A, False)):
        table = Table([asks], field=[tribute, B])
        table.summon(asks)
        table.pick(tribute)
        assert (table.asked == "trigger") is asked


def test_the_texts_are_read() -> None:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 7, 2800, 1000)
    small = "If this card is Normal Summoned without Tributing, or is Special Summoned, its Level "
    texts = (
        f"You can Normal Summon this card without Tributing. {small}becomes 4 and its original ATK "
        "becomes 1800.",
        "You can Normal Summon this card without Tributing, but its original ATK becomes 1300.",
        "If this card is Normal Summoned/Set, it is unaffected by activated effects from any "
        "monster whose original Level/Rank is lower than this card's current Level.",
        'When this card is Tribute Summoned by Tributing a "Gamma" monster(s): You can target 1 '
        "card on the field; return it to the hand.",
        "If you control no monsters, except Warrior monsters, you can Normal Summon this card "
        "without Tributing.",
    )
    found = [compile_card(facts, text, LEXICON) for text in texts]
    assert all(one.whole for one in found)
    assert found[0].card.effects == (WithoutTributes(~OTHER), _SMALL)
    assert found[2].card.effects == (_FIRM,)
    assert card_text(found[0].card, LEXICON.name_of)[1] == (
        f"{small}becomes 4 and its original ATK becomes 1800."
    )
    assert not compile_card(facts, f"{small}becomes 4 and it gains 300 ATK.", LEXICON).whole
