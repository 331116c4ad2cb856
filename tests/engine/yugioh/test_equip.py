"""Equip Cards: Link and other monsters that equip themselves, and what they grant.

Sources: Yu-Gi-Oh rules reference, E1, E2; Yu-Gi-Oh solo rules 3.15; card texts.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import (
    AGNUMDAY,
    CRIMSON_TEARS,
    ENGRAVER,
    LURRIE,
    REQUIEM,
    SEQUENCE,
)
from engine.yugioh.language import (
    EQUIP_CARD,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    Activate,
    AddToHand,
    Banish,
    Card,
    Choose,
    Chosen,
    Draw,
    Equip,
    EquipOnlyTo,
    EquippedLinkRating,
    EquippedTo,
    EquippedWith,
    EquipStats,
    Named,
    Negate,
    Race,
    SendToGrave,
    State,
    ToDeck,
    Trigger,
    Type,
    exists,
    sent_to_grave,
    spell,
    trap,
)
from engine.yugioh.position.slots import NEGATED, POSITION, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    link,
    names,
    played,
    quick,
)

A, B = body("A", attack=1000), body("B", attack=1500)


def blade(*grants: Node, where: int = v.GRAVE, name: str = "Blade") -> Card:
    """A monster that equips itself to a monster."""
    return fiend(
        name,
        ignition(
            Equip(SELF, Chosen(), grants), where=where,
            target=(Choose(FACE_UP & MONSTER & ~Named(0), v.MZONE),),
        ),
    )  # fmt: skip


# ---------------------------------------------------------------- equipping


def test_a_card_is_equipped_from_the_gy() -> None:
    # Yu-Gi-Oh rules reference, E2
    table = Table(field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    assert table.grave == []
    assert table.spells() == {0: REQUIEM.name}
    assert table.equips(ENGRAVER) == names(REQUIEM)


def test_a_card_is_equipped_from_the_field() -> None:
    table = Table(field={0: ENGRAVER, 5: REQUIEM})
    table.activate(REQUIEM, 1)
    assert table.monsters() == {0: ENGRAVER.name}
    assert table.equips(ENGRAVER) == names(REQUIEM)


def test_only_a_monster_that_the_text_allows_can_be_equipped() -> None:
    # The card text of Fiendsmith's Requiem: 1 non-Link LIGHT Fiend monster you control
    for field in ([A], [], [SEQUENCE]):
        assert not Table(field=field, grave=[REQUIEM]).may("activate", REQUIEM)
    table = Table(field=[ENGRAVER], grave=[REQUIEM])
    table.rewrite(POSITION, ENGRAVER, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", REQUIEM)
    assert not Table(opponent_field=[ENGRAVER], grave=[REQUIEM]).may("activate", REQUIEM)


def test_a_free_spell_and_trap_zone_is_needed() -> None:
    # Yu-Gi-Oh solo rules, 3.15: it is placed in a Spell & Trap Zone.
    for taken, room in ((4, True), (5, False)):
        sets = [trap(fresh(), f"Set {number}") for number in range(taken)]
        table = Table(field=[ENGRAVER], grave=[REQUIEM], sets=sets)
        assert table.may("activate", REQUIEM) is room


def test_a_target_that_leaves_is_not_equipped() -> None:
    # Yu-Gi-Oh solo rules, 3.15: associated with a face-up monster.  The card stays where it is.
    bounce = quick(AddToHand(Choose(Named(A.passcode), v.MZONE)), limit=ONCE_PER_TURN)
    escape = fiend("Escape", bounce)
    sword = blade()
    table = Table(field=[A, escape], grave=[sword])
    table.activate(sword)
    table.pick(A)
    table.chain(escape)
    assert table.hand == ["A"]
    assert table.grave == ["Blade"]
    assert table.spells() == {}


def test_one_monster_can_carry_several_cards() -> None:
    first, second = blade(EquipStats(100), name="First"), blade(EquipStats(10), name="Second")
    table = Table(field=[A], grave=[first, second])
    table.activate(first)
    table.activate(second)
    assert table.equips(A) == ["First", "Second"]
    assert table.attack(A) == 1110


# -------------------------------------------------------- losing the monster


@pytest.mark.parametrize("leave", [SendToGrave, Banish, AddToHand, ToDeck])
def test_equip_cards_go_to_the_gy_when_the_monster_leaves(leave: type) -> None:
    # Yu-Gi-Oh rules reference, E1
    sword = blade()
    out = played("Out", leave(Choose(Named(A.passcode), v.MZONE)))
    table = Table([out], field=[A, B], grave=[sword])
    table.activate(sword)
    table.pick(A)
    table.activate(out)
    assert "Blade" in table.grave
    assert table.spells() == {}
    assert A.name not in table.monsters().values()


def test_equip_cards_are_destroyed_not_just_sent() -> None:
    # Yu-Gi-Oh rules reference, E1
    bitter = fiend(
        "Bitter",
        ignition(Equip(SELF, Chosen()), where=v.GRAVE, target=(Choose(MONSTER, v.MZONE),)),
        Trigger(v.GRAVE, on=sent_to_grave(v.SZONE, v.R_DESTROY), do=(Draw(1),)),
    )
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out], deck=[B], field=[A], grave=[bitter])
    table.activate(bitter)
    table.activate(out)
    assert table.asked == "trigger"


def test_an_extra_deck_monster_that_was_an_equip_card_goes_to_the_gy() -> None:
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out], field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.activate(out)
    assert sorted(table.grave) == sorted(["Out", *names(ENGRAVER, REQUIEM)])


def test_the_monster_stays_when_the_equip_card_leaves() -> None:
    off = played("Off", SendToGrave(Choose(EQUIP_CARD, v.SZONE)))
    table = Table([off], field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    assert table.attack(ENGRAVER) == ENGRAVER.attack + 600
    table.activate(off)
    assert table.monsters() == {0: ENGRAVER.name}
    assert table.attack(ENGRAVER) == ENGRAVER.attack
    assert table.equips(ENGRAVER) == []


# ----------------------------------------------------------- what it grants


def test_the_equipped_monster_gains_attack() -> None:
    # The card text of Fiendsmith's Requiem: it gains 600 ATK
    table = Table(field=[ENGRAVER, LURRIE], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.pick(LURRIE)
    assert table.attack(LURRIE) == LURRIE.attack + 600
    assert table.attack(ENGRAVER) == ENGRAVER.attack


def test_a_grant_by_link_rating_counts_what_is_equipped_now() -> None:
    # The card text of Fiendsmith's Agnumday: 600 ATK x the total Link Rating of the Link
    # Monsters equipped to that monster
    table = Table(field={5: AGNUMDAY}, grave=[CRIMSON_TEARS, REQUIEM])
    table.activate(AGNUMDAY)
    assert table.equips(CRIMSON_TEARS) == names(AGNUMDAY)
    assert table.attack(CRIMSON_TEARS) == 1200 + 3 * 600
    table.activate(REQUIEM, place=v.GRAVE)
    assert table.attack(CRIMSON_TEARS) == 1200 + (3 + 1) * 600 + 600


def test_an_equip_card_with_negated_effects_grants_nothing() -> None:
    negation = played("Negation", Negate(Choose(EQUIP_CARD, v.SZONE)))
    table = Table([negation], field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.activate(negation)
    assert table.status(REQUIEM, NEGATED)
    assert table.attack(ENGRAVER) == ENGRAVER.attack
    assert table.equips(ENGRAVER) == names(REQUIEM)


def test_a_negated_monster_keeps_what_its_equip_cards_grant() -> None:
    table = Table(field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    table.rewrite(STATUS, ENGRAVER, NEGATED)
    assert table.attack(ENGRAVER) == ENGRAVER.attack + 600


# ------------------------------------------------------------ reading equips


def test_filters_see_who_carries_what() -> None:
    carrier = played("Carrier", Draw(1), condition=(exists(EquippedWith(MONSTER), v.MZONE),))
    carried = played("Carried", Draw(1), condition=(
        exists(EquippedTo(Named(A.passcode)), v.SZONE),
    ))  # fmt: skip
    table = Table([carrier, carried], deck=[B, B], field=[A, B], grave=[blade()])
    assert not table.may("activate", carrier)
    assert not table.may("activate", carried)
    (sword,) = (card for card in table.game.cards if card.name == "Blade")
    table.activate(sword)
    table.pick(B)
    assert table.may("activate", carrier)
    assert not table.may("activate", carried)


def test_a_monster_among_the_spells_is_no_monster_on_the_field() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone: it is treated as a Spell Card.
    table = Table(extra=[link("Goal", 2)], field=[ENGRAVER], grave=[REQUIEM])
    table.activate(REQUIEM, place=v.GRAVE)
    assert table.monsters() == {0: ENGRAVER.name}
    assert [offer for offer in table.offers() if offer.startswith("special")] == []


def test_counting_link_ratings_skips_other_equip_cards() -> None:
    # "Link Rating of the Link Monsters equipped": other cards have none.
    sword = blade(EquipStats(EquippedLinkRating(100)))
    table = Table(field=[ENGRAVER], grave=[sword, SEQUENCE])
    table.activate(sword)
    assert table.attack(ENGRAVER) == ENGRAVER.attack
    table.activate(SEQUENCE, place=v.GRAVE)
    assert table.attack(ENGRAVER) == ENGRAVER.attack + 200


def sword() -> Card:
    """An Equip Spell."""
    return spell(fresh(), "Sword", v.EQUIP, effects=(
        Activate(
            target=(Choose(FACE_UP & MONSTER, v.MZONE),),
            do=(Equip(SELF, Chosen(), (EquipStats(500),)),),
        ),
    ))  # fmt: skip


def test_an_equip_spell_stays_in_the_zone_in_which_it_was_activated() -> None:
    # Yu-Gi-Oh solo rules, 3.15: placed in a Spell & Trap Zone
    blade = sword()
    sets = [trap(fresh(), f"Set {number}") for number in range(4)]
    table = Table([blade], field=[A], sets=sets)
    table.activate(blade)
    assert table.spells()[4] == "Sword"
    assert table.equips(A) == ["Sword"]


# ------------------------------------------------------------- Equip Spells


def blank(*effects: Node) -> Card:
    """An Equip Spell whose text says no more of its activation than these rules."""
    return spell(fresh(), "Blank", v.EQUIP, effects=effects)


def test_an_equip_spell_is_activated_without_a_word_of_it() -> None:
    # The official rulebook, Equip Spell Cards: a face-up monster of either player.
    sword_ = blank(EquipStats(500))
    table = Table([sword_], field=[A], opponent_field=[B])
    table.activate(sword_)
    assert table.choices() == [("A",), ("B",)]
    table.pick(B)
    assert table.attack(B) == 2000
    assert table.spells() == {0: "Blank"}
    assert not Table([sword_]).may("activate", sword_)


def test_it_is_equipped_only_to_such_monsters() -> None:
    # "Equip only to a monster you control": the card text of Dracoback, the Rideable Dragon.
    for only, choice in (
        (EquipOnlyTo(whose=v.YOU), [("A",), ("C",)]),
        (EquipOnlyTo(whose=v.OPPONENT), [("B",), ("D",)]),
        (EquipOnlyTo(Race(v.FIEND)), [("C",), ("D",)]),
    ):
        here, there = fiend("C"), fiend("D")
        sword_ = blank(only)
        table = Table([sword_], field=[A, here], opponent_field=[B, there])
        table.activate(sword_)
        assert table.choices() == choice


def test_another_effect_equips_it_only_to_such_a_monster_and_it_gives_the_same() -> None:
    # "You can equip 1 Equip Spell from your Deck to this card": the card text of Power Tool Braver
    # Dragon.
    sword_ = blank(EquipOnlyTo(Race(v.FIEND)), EquipStats(500))
    draw = Equip(Choose(Type(v.EQUIP), v.DECK))
    for race, attack in ((v.FIEND, 1500), (v.WARRIOR, 1000)):
        bearer = fiend("Bearer", ignition(draw), race=race)
        table = Table(deck=[sword_], field=[bearer])
        table.activate(bearer)
        assert table.attack(bearer) == attack
        assert table.place_of(sword_) == (v.SZONE if race == v.FIEND else v.DECK)


def test_an_equip_spell_that_is_not_understood_is_not_equipped_by_another_effect() -> None:
    unknown = replace(blank(), defined=False)
    bearer = fiend("Bearer", ignition(Equip(Choose(Type(v.EQUIP), v.DECK))))
    table = Table(deck=[unknown], field=[bearer])
    table.activate(bearer)
    assert table.equips(bearer) == []


def test_an_effect_of_a_card_that_is_equipped_to_some_monster() -> None:
    # "While this card is equipped to a non-Effect Monster": the card text of Dracoback.
    held = exists(~OTHER & EquippedTo(~Type(v.EFFECT)), v.SZONE)
    for monster, may in ((A, True), (fiend("Effect"), False)):
        sword_ = blank(ignition(Draw(1), where=v.SZONE, condition=(held,)))
        table = Table([sword_], deck=[B], field=[monster])
        table.activate(sword_)
        assert table.may("activate", sword_) is may


def test_whether_it_was_equipped_by_its_own_effect() -> None:
    # "While this card is equipped to a monster by this card's effect": the card text of Superheavy
    # Samurai Soulhorns.
    own = State("equipped-by-own-effect")
    home = ignition(Draw(1), where=v.SZONE, condition=(exists(~OTHER & own, v.SZONE),))
    carried = fiend("Carried", ignition(
        Equip(SELF, Chosen()), where=v.HAND, target=(Choose(MONSTER, v.MZONE),),
    ), home)  # fmt: skip
    table = Table([carried], deck=[B], field=[A])
    table.activate(carried)
    assert table.may("activate", carried)
    other = fiend("Other", ignition(Equip(Choose(MONSTER, v.HAND))))
    table = Table([carried], deck=[B], field=[other])
    table.activate(other)
    assert table.equips(other) == ["Carried"]
    assert not table.may("activate", carried)
