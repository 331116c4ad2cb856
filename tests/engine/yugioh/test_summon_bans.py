"""Bans on summons: for the rest of the turn only some monsters may be Special Summoned.

Sources: card texts ("You cannot Special Summon for the rest of this turn, except ..."); Yu-Gi-Oh
rules reference, S1, S2.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import MUCKRAKER
from engine.yugioh.language import (
    MONSTER,
    NON_LINK,
    ONCE_PER_TURN,
    Attribute,
    Ban,
    Banish,
    ByItself,
    Card,
    Choose,
    CreateToken,
    Damage,
    Each,
    FusionSummon,
    Materials,
    Named,
    NotSpecialSummoned,
    OnlySpecialSummon,
    Race,
    SpecialSummon,
    ThisTurn,
    monster,
)
from engine.yugioh.position.slots import BANS, POSITION, STATUS
from engine.yugioh.wording.words import NO_SUMMONS
from tests.engine.yugioh.table import (
    Table,
    body,
    contact,
    fiend,
    fusion,
    link,
    played,
    quick,
    xyz,
)

LOCK = played("Lock", OnlySpecialSummon(Race(v.FIEND)))
DARK_LOCK = played("Dark Lock", OnlySpecialSummon(Attribute(v.DARK)))
A, B = body("A"), body("B")
TWO = Materials(MONSTER & NON_LINK, 2, 2)


def own(name: str, **rest: object) -> Card:
    """A monster that summons itself from the hand."""
    return fiend(name, procedures=(ByItself(v.HAND),), **rest)  # type: ignore[arg-type]


DEMON, WARRIOR = own("Demon"), own("Warrior", race=v.WARRIOR)


def locked(*cards: Card, **rest: object) -> Table:
    """A table at which only Fiends may be Special Summoned."""
    table = Table([LOCK, *cards], **rest)  # type: ignore[arg-type]
    table.activate(LOCK)
    return table


def test_a_monster_that_matches_may_be_special_summoned() -> None:
    table = locked(DEMON, WARRIOR)
    assert table.may("special", DEMON)
    assert not table.may("special", WARRIOR)


def test_a_normal_summon_is_free() -> None:
    table = locked(A)
    table.summon(A)
    assert table.monsters() == {0: "A"}


def test_what_was_summoned_before_stays() -> None:
    table = Table([LOCK, WARRIOR])
    table.special(WARRIOR)
    table.activate(LOCK)
    assert table.monsters() == {0: "Warrior"}


@pytest.mark.parametrize("kind", ["link", "xyz", "fusion", "contact"])
@pytest.mark.parametrize("race", [v.FIEND, v.CYBERSE])
def test_the_lock_holds_for_the_extra_deck(kind: str, race: int) -> None:
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    pattern = {
        "link": link("Goal", 2), "xyz": xyz("Goal"), "fusion": fusion("Goal", TWO),
        "contact": contact("Goal", TWO),
    }[kind]  # fmt: skip
    goal = monster(
        pattern.passcode, "Goal", v.DARK, race, pattern.level, 1000, 1000,
        type=pattern.type & ~v.MONSTER, procedures=pattern.procedures,
    )  # fmt: skip
    table = locked(poly, extra=[goal], field=[A, B])
    word, card = ("activate", poly) if kind == "fusion" else ("special", goal)
    assert table.may(word, card) is (race == v.FIEND)


def test_effects_summon_only_what_the_lock_allows() -> None:
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    assert not locked(revive, grave=[A]).may("activate", revive)
    table = locked(revive, grave=[A, DEMON, B])
    table.activate(revive)
    assert table.monsters() == {0: "Demon"}


def test_a_lock_holds_for_tokens() -> None:
    # Card texts: Tokens are Special Summoned.
    token = fiend("Token", type=v.TOKEN | v.NORMAL, race=v.WARRIOR)
    lock = played("Lock", OnlySpecialSummon(Race(v.FIEND)))
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([lock, maker], also=[token])
    table.activate(lock)
    assert not table.may("activate", maker)


def test_two_locks_hold_together() -> None:
    light, dark, other = own("L", attribute=v.LIGHT), own("D"), own("O", race=v.WARRIOR)
    table = Table([LOCK, DARK_LOCK, light, dark, other])
    table.activate(LOCK)
    assert table.may("special", light)
    table.activate(DARK_LOCK)
    assert not table.may("special", light)
    assert not table.may("special", other)
    assert table.may("special", dark)


def test_the_same_lock_twice_is_one_lock() -> None:
    # Equal positions have equal keys, so a lock is not kept twice.
    table = Table([LOCK, LOCK, played("Other", Damage(1))])
    table.activate(LOCK)
    table.activate(LOCK)
    assert table.state.data[BANS] == 1


def test_the_lock_holds_for_cards_of_the_opponent_too() -> None:
    gift = played("Gift", SpecialSummon(Choose(MONSTER, v.GRAVE, whose=v.EITHER)))
    table = locked(gift, opponent_grave=[body("W")])
    assert not table.may("activate", gift)  # it would be summoned to the own field


def test_the_lock_is_over_at_the_end_of_the_turn() -> None:
    table = locked(DEMON)
    assert table.state.data[BANS] == 1
    table.end()
    assert table.asked == "over"
    assert table.state.data[BANS] == 0


def test_a_bundled_lock() -> None:
    # The card text of Muckraker From the Underworld: also you cannot Special Summon for the rest
    # of this turn, except Fiend monsters.
    table = Table([A, WARRIOR, DEMON], field={5: MUCKRAKER}, grave=[fiend("Dead")])
    table.activate(MUCKRAKER)
    table.pick(A)
    assert "Dead" in table.monsters().values()
    assert not table.may("special", WARRIOR)
    assert table.may("special", DEMON)


@pytest.mark.parametrize("places", [0, v.GRAVE, v.DECK])
def test_what_cannot_be_special_summoned_from_there(places: int) -> None:
    # "Cannot be Special Summoned.", "Cannot be Special Summoned from the GY."
    spirit = fiend("Spirit", NotSpecialSummoned(places))
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([revive, spirit], grave=[spirit])
    assert table.may("activate", revive) is (places == v.DECK)
    assert table.may("summon", spirit)


def test_that_lock_holds_even_if_nothing_was_discarded() -> None:
    # The card text of Muckraker From the Underworld: "also" does not depend on the rest.
    thief = fiend("Thief", quick(Banish(Each(ANY, v.HAND)), limit=ONCE_PER_TURN))
    table = Table([A], field={0: thief, 5: MUCKRAKER}, grave=[fiend("Dead")])
    table.activate(MUCKRAKER)
    table.chain(thief)
    assert table.grave == ["Dead"]
    assert table.state.data[BANS] == 1


def test_no_link_summons_for_the_rest_of_the_turn() -> None:
    # Mecha Phantom Beast Auroradon: other Special Summons are none of them
    two, four = link("Two"), xyz("Four")
    lock = played("Lock", Ban(("link-summon",)))
    table = Table([lock], extra=[two, four], field=[A, B])
    assert table.may("special", two)
    table.activate(lock)
    assert not table.may("special", two)
    assert table.may("special", four)


TOKEN = body("Sheep", level=1)
SHEEP = played(
    "Goats", CreateToken(TOKEN.passcode, 2), type=v.QUICK_PLAY,
    condition=(ThisTurn("any-summon", most=0),), cost=(Ban(NO_SUMMONS, ~Named(TOKEN.passcode)),),
)  # fmt: skip


def test_no_summons_but_of_its_tokens() -> None:
    # The card text of Scapegoat: no other Summon that turn, before or after, but Sets.
    table = Table([SHEEP, A, B], also=[TOKEN])
    assert table.may("summon", A)
    table.activate(SHEEP)
    assert list(table.monsters().values()) == ["Sheep", "Sheep"]
    assert not table.may("summon", A)
    assert table.may("set", B)


def test_not_after_a_summon() -> None:
    table = Table([SHEEP, A], also=[TOKEN])
    table.summon(A)
    assert not table.may("activate", SHEEP)


def test_without_flip_summons_face_up_monsters_still_change_their_position() -> None:
    # Yu-Gi-Oh solo rules, 2.3: only turning a face-down monster face-up is a Flip Summon.
    lock = played("No Flips", Ban(("flip-summon",), MONSTER))
    up, defends, hidden = body("Up"), body("Defends"), body("Hidden")
    table = Table([lock], field=[up, defends, hidden])
    table.rewrite_position(up, v.FACEUP_ATTACK)
    table.rewrite_position(defends, v.FACEUP_DEFENSE)
    table.rewrite_position(hidden, v.FACEDOWN_DEFENSE)
    assert all(table.may("turn", card) for card in (up, defends, hidden))
    table.activate(lock)
    assert table.may("turn", up) and table.may("turn", defends)
    assert not table.may("turn", hidden)


def test_no_flip_summon_either() -> None:
    # Yu-Gi-Oh rules reference, S1: a Flip Summon is a Summon.
    lock = played("No Flips", Ban(("flip-summon",), MONSTER))
    table = Table([lock], field=[A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    table.rewrite(STATUS, A, 0)
    assert table.may("turn", A)
    table.activate(lock)
    assert not table.may("turn", A)
