"""What could be a material, or be fetched: the terms of filters, as `reach` takes them."""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    Activate,
    AddToHand,
    Attribute,
    ByItself,
    Card,
    ChangeAttribute,
    ChangeLevel,
    ChangeName,
    ChangeType,
    Choose,
    Chosen,
    Contact,
    CreateToken,
    FusionMaterials,
    FusionSummon,
    LinkSummon,
    Materials,
    Mentions,
    NameBecomes,
    Named,
    Race,
    SendToGrave,
    Series,
    SpecialSummon,
    State,
    SynchroSummon,
    ThatName,
    XyzOnto,
    XyzSummon,
    level,
    link_monster,
    spell,
)
from engine.yugioh.reach import Reach
from tests.engine.yugioh.test_reach import (
    DRAGON,
    DRAGONS,
    ODD_DRAGON,
    PARTLY,
    RAISES,
    ZOMBIE,
    names,
)


def changing(*do: Node) -> Card:
    """A Spell that does this, and brings a second monster to the field."""
    return spell(30, "Changing", effects=(Activate(do=(*do, SpecialSummon(Choose(ANY, v.HAND)))),))


NOTHING = changing()


@pytest.mark.parametrize(
    ("material", "change"),
    [
        (Named(999), ChangeName(Chosen(), ThatName(999))),
        (Series(0x999), ChangeName(Chosen(), ThatName(999, (0x999,)))),
        (level(7, 7), ChangeLevel(Chosen(), to=7)),
        (Race(v.MACHINE), ChangeType(Chosen(), to=v.MACHINE)),
        (Attribute(v.WIND), ChangeAttribute(Chosen(), to=v.WIND)),
    ],
)
def test_what_a_change_can_make_of_a_monster_can_be_a_material(
    material: Filter, change: Node
) -> None:
    """Nothing is proved of what a change on the field would make possible."""
    asks = link_monster(20, "Asks", v.DARK, v.FIEND, 2, 0, 0, effects=(PARTLY,))
    asks = replace(asks, procedures=(LinkSummon(material, 2),))
    assert names([], [ZOMBIE, DRAGON, NOTHING], (asks,)) == []
    assert names([], [ZOMBIE, DRAGON, changing(change)], (asks,)) == ["Asks"]
    # What is in the Deck is what it is.
    fetching = spell(31, "Fetching", effects=(Activate(do=(AddToHand(Choose(material, v.DECK)),)),))
    assert names([ODD_DRAGON], [ZOMBIE, fetching, changing(change)]) == []


def test_a_change_of_one_fact_changes_no_other() -> None:
    asks = link_monster(20, "Asks", v.DARK, v.FIEND, 2, 0, 0, effects=(PARTLY,))
    typed = replace(asks, procedures=(LinkSummon(Race(v.MACHINE), 2),))
    windy = replace(asks, procedures=(LinkSummon(Attribute(v.WIND), 2),))
    to_wind = changing(ChangeAttribute(Chosen(), to=v.WIND))
    to_machine = changing(ChangeType(Chosen(), to=v.MACHINE))
    assert names([], [ZOMBIE, DRAGON, to_wind], (typed,)) == []
    assert names([], [ZOMBIE, DRAGON, to_machine], (windy,)) == []


def test_what_only_a_text_or_a_position_tells_is_taken_to_match() -> None:
    def fetching(item: Filter) -> Card:
        return spell(31, "Fetching", effects=(Activate(do=(AddToHand(Choose(item, v.DECK)),)),))

    unread = replace(DRAGON, passcode=33, name="Unread", defined=False)
    partly = replace(unread, name="Partly", defined=True, effects=(PARTLY,))
    for one, found in ((unread, ["Unread"]), (partly, [])):
        assert names([one], [fetching(Mentions(999))]) == found
    assert names([replace(partly, mentions=(999,))], [fetching(Mentions(999))]) == ["Partly"]
    assert names([partly], [fetching(State("face-up"))]) == ["Partly"]
    # A name that a text changes may be the one that is asked for.
    renamed = replace(partly, effects=(PARTLY, NameBecomes(999)))
    assert names([partly], [fetching(Named(999))]) == []
    assert names([renamed], [fetching(Named(999))]) == ["Partly"]


def test_each_material_must_be_there() -> None:
    def of(procedure: Node, kind: int, effects: tuple[Node, ...] = (PARTLY,)) -> Card:
        return Card(
            40, "Asks", v.MONSTER | kind, v.DARK, v.FIEND, 4, effects=effects,
            procedures=(procedure,),
        )  # fmt: skip

    level_7 = replace(DRAGON, passcode=41, level=7)
    zombie = Race(v.ZOMBIE)
    for procedure, kind, enough, missing in (
        (LinkSummon(ANY, 2, including=zombie), v.LINK, [ZOMBIE, DRAGON], [DRAGON, DRAGON]),
        (XyzSummon(zombie, 2), v.XYZ, [ZOMBIE, ZOMBIE], [ZOMBIE, DRAGON]),
        (XyzSummon(ANY, 2, any_level=True), v.XYZ, [level_7, level_7], [level_7]),
        (XyzSummon(ANY, 2), v.XYZ, [DRAGON, ZOMBIE], [DRAGON, level_7]),
        (XyzSummon(ANY, 2, treated=level(7, 7)), v.XYZ, [DRAGON, level_7], [DRAGON]),
        (XyzOnto(zombie), v.XYZ, [ZOMBIE], [DRAGON]),
        (ByItself(v.EXTRA, cost=(SendToGrave(Choose(zombie, v.HAND)),)), v.SYNCHRO,
         [ZOMBIE], [DRAGON]),
    ):  # fmt: skip
        asks = of(procedure, kind)
        assert names([], [*enough, RAISES], (asks,)) == ["Asks"], procedure
        assert names([], [*missing, RAISES], (asks,)) == [], procedure


def test_fusion_materials_matter_where_no_effect_is_needed() -> None:
    slots = FusionMaterials((Materials(Race(v.ZOMBIE), 2),))
    asks = Card(
        40, "Asks", v.MONSTER | v.FUSION, v.DARK, v.FIEND, 4, effects=(PARTLY,), procedures=(slots,)
    )
    by_contact = replace(asks, procedures=(Contact(v.MZONE), slots))
    assert names([], [ZOMBIE, ZOMBIE, RAISES], (asks,)) == []
    assert names([], [ZOMBIE, ZOMBIE, RAISES], (by_contact,)) == ["Asks"]
    assert names([], [ZOMBIE, DRAGON, RAISES], (by_contact,)) == []
    fuses = spell(42, "Fuses", effects=(Activate(do=(FusionSummon(Race(v.FIEND)),)),))
    others = replace(fuses, effects=(Activate(do=(FusionSummon(Race(v.DRAGON)),)),))
    assert names([], [fuses], (asks,)) == ["Asks"]
    assert names([], [others], (asks,)) == []


def test_a_monster_on_the_field_already_is_one_beside_the_normal_summon() -> None:
    asks = link_monster(20, "Asks", v.DARK, v.FIEND, 2, 0, 0, effects=(PARTLY,))
    asks = replace(asks, procedures=(LinkSummon(ANY, 2),))
    cards = [ZOMBIE, DRAGON]
    reach = Reach([*cards, asks], [1, 2], [20])
    assert reach.unplayed([1, 2]) == ()
    assert reach.unplayed([1, 2], field=True) == (asks,)


def test_what_is_made_or_fetched_from_each_pile_is_within_reach() -> None:
    token = Card(50, "Token", v.MONSTER | v.TOKEN, v.DARK, v.FIEND, 1, defined=False)
    makes = spell(51, "Makes", effects=(Activate(do=(CreateToken(50),)),))
    reach = Reach([makes, DRAGONS, token], [51, 5], [])
    assert reach.unplayed([51]) == (token,)
    assert reach.unplayed([5]) == ()
    extra = Card(52, "Extra", v.MONSTER | v.LINK, v.DARK, v.DRAGON, 2, effects=(PARTLY,))
    for places, found in ((v.DECK, []), (v.EXTRA, ["Extra"]), (v.GRAVE, [])):
        sends = replace(DRAGONS, effects=(
            Activate(do=(SendToGrave(Choose(Race(v.DRAGON), places)),)),
        ))  # fmt: skip
        assert names([DRAGON], [sends], (extra,)) == found


def test_one_normal_summon_is_enough_for_one_material_alone() -> None:
    onto = Card(
        40, "Onto", v.MONSTER | v.XYZ, v.DARK, v.FIEND, 4, effects=(PARTLY,),
        procedures=(XyzOnto(Race(v.ZOMBIE)),),
    )  # fmt: skip
    assert names([], [ZOMBIE], (onto,)) == ["Onto"]
    tuner = replace(ZOMBIE, passcode=12, type=v.MONSTER | v.NORMAL | v.TUNER)
    synchro = replace(onto, type=v.MONSTER | v.SYNCHRO, procedures=(SynchroSummon(),))
    assert names([], [tuner, DRAGON], (synchro,)) == []
    assert names([], [tuner, DRAGON, RAISES], (synchro,)) == ["Onto"]
    # One that is treated as a Tuner is one beside those that are.
    treated = replace(synchro, procedures=(SynchroSummon(treated=Race(v.ZOMBIE)),))
    assert names([], [ZOMBIE, DRAGON, RAISES], (treated,)) == ["Onto"]
    assert names([], [tuner, DRAGON, RAISES], (treated,)) == ["Onto"]
    assert names([], [DRAGON, DRAGON, RAISES], (treated,)) == []
