"""Cards that are held against others: with the same Level, another name, less ATK.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference for what has a Level.
"""

from dataclasses import replace

import pytest

from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    SPELL,
    AddToHand,
    Choose,
    Chosen,
    Count,
    Destroy,
    Discard,
    Each,
    IfDone,
    Is,
    LevelOf,
    Like,
    Measured,
    Named,
    Optional,
    Race,
    SendToGrave,
    SpecialSummon,
    Then,
    Tribute,
    Type,
    When,
    spell,
)
from engine.yugioh.language.words import Comparison, Shared
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, xyz

SMALL = body("Small", 2, 500, v.EARTH, v.BEAST)
MIDDLE = body("Middle", 4, 1500, v.EARTH, v.DRAGON)
TALL = body("Tall", 6, 2000, v.WIND, v.DRAGON)
XYZ = xyz("Ranked", 4)
THE_CHOSEN = Chosen(("first",))


def sends(then: Filter, places: int = v.DECK, name: str = "Sends"):  # type: ignore[no-untyped-def]
    """A Spell: send 1 monster from the hand to the GY; add 1 such monster from the Deck."""
    return played(
        name,
        AddToHand(Choose(MONSTER & then, places)),
        cost=(SendToGrave(Choose(MONSTER, v.HAND, name="first")),),
    )


# ------------------------------------------------------------ in common


@pytest.mark.parametrize(
    ("what", "first", "same"),
    [
        # Foolish Burial Goods and the like; Small World: the same Type, Attribute, Level, ATK.
        ("name", MIDDLE, [MIDDLE]),
        ("original name", MIDDLE, [MIDDLE]),
        ("type", MIDDLE, [MIDDLE, TALL]),
        ("attribute", MIDDLE, [SMALL, MIDDLE]),
        ("original attribute", TALL, [TALL]),
    ],
)
def test_what_a_card_has_in_common_with_one_that_was_chosen(
    what: Shared, first: object, same: list[object]
) -> None:
    every = [SMALL, MIDDLE, TALL]
    for other in every:
        for filter, wanted in ((Like(what, THE_CHOSEN), True), (~Like(what, THE_CHOSEN), False)):
            card = sends(filter)
            table = Table([card, first], [other])  # type: ignore[list-item]
            assert table.may("activate", card) is ((other in same) is wanted), (filter, other)


def test_it_is_added_after_the_other_was_sent() -> None:
    # The card text of Salamangreat of Fire and the like: with the same Attribute as that monster.
    card = sends(Like("attribute", THE_CHOSEN))
    table = Table([card, SMALL, TALL], [MIDDLE, MIDDLE])
    table.activate(card)
    # Of Tall there is no other one: only Small leads to a monster that can be added.
    assert table.grave == ["Small", "Sends"]
    assert sorted(table.hand) == ["Middle", "Tall"]


def test_a_copy_does_not_find_itself() -> None:
    # The card text of Trap Trick: banish 1 from the Deck, and Set 1 card with the same name.
    trick = played(
        "Trick",
        SendToGrave(Choose(MONSTER, v.DECK, name="first")),
        IfDone((AddToHand(Choose(Like("name", THE_CHOSEN), v.DECK)),)),
    )
    assert not Table([trick], [SMALL, MIDDLE]).may("activate", trick)
    table = Table([trick], [SMALL, MIDDLE, MIDDLE])
    table.activate(trick)
    assert (table.grave, table.hand) == (["Middle", "Trick"], ["Middle"])


def test_what_comes_later_need_not_be_possible() -> None:
    # *You can*: what is sent need not lead to anything.
    joined = IfDone((Optional((AddToHand(Choose(Like("name", THE_CHOSEN), v.DECK)),)),))
    card = played("Later", SendToGrave(Choose(MONSTER, v.DECK, name="first")), joined)
    table = Table([card], [SMALL, MIDDLE])
    table.activate(card)
    table.pick(SMALL)
    assert (table.grave, table.hand) == (["Small", "Later"], [])


def test_what_is_then_found_in_the_deck_must_be_there_and_what_comes_before_leads_to_it() -> None:
    # The card text of Nadir Servant, and the walks of the reference engine: without a monster to
    # add it is not activated, and what is sent is one for which there is such a monster.
    weaker = Measured("attack", "<=", LevelOf(Chosen(("first",)), what="attack"))
    card = played(
        "Servant",
        SendToGrave(Choose(MONSTER, v.EXTRA, name="first")),
        Then((AddToHand(Choose(MONSTER & ~Type(v.LINK) & weaker, v.DECK | v.GRAVE)),)),
    )
    low, high = replace(link("Low", 1), attack=1000), replace(link("High", 1), attack=2000)
    small, tall = body("Lesser", attack=1500), body("Greater", attack=2500)
    assert not Table([card], [tall], extra=[low, high]).may("activate", card)
    for deck, grave in (([tall, small], []), ([tall], [small])):
        table = Table([card], deck, extra=[low, high], grave=grave)
        table.activate(card)
        assert (table.hand, "High" in table.grave) == (["Lesser"], True)


def test_what_was_moved_is_among_those_it_is_held_against() -> None:
    # The card text of Tearlaments Grief, and the walks of the reference engine: the monster that
    # was Special Summoned is a monster you control with its own Type.
    same = Like("type", Chosen(("first",)))
    card = played(
        "Grief",
        SpecialSummon(Choose(MONSTER, v.DECK, name="first")),
        Then((SendToGrave(Choose(MONSTER & same, v.MZONE)),)),
    )
    table = Table([card], [SMALL])
    table.activate(card)
    assert table.grave == ["Small", "Grief"]


def test_in_common_with_this_card_or_with_any_in_some_places() -> None:
    # The card text of Plunder Patrollship Lys: with the same Attribute as a monster your opponent
    # controls or is in their GY.
    ship = body("Ship", attribute=v.WIND)
    own = fiend(
        "Own", ignition(AddToHand(Choose(Like("attribute", SELF), v.DECK))), attribute=v.EARTH
    )
    table = Table([], [SMALL, TALL], field=[own])
    table.activate(own)
    assert table.hand == ["Small"]
    theirs = Like("attribute", Each(MONSTER, v.MZONE | v.GRAVE, v.OPPONENT))
    card = played("Patrol", AddToHand(Choose(MONSTER & theirs, v.DECK)))
    assert not Table([card, MIDDLE], [TALL]).may("activate", card)
    assert Table([card], [TALL], opponent_field=[ship]).may("activate", card)
    assert Table([card], [TALL], opponent_grave=[ship]).may("activate", card)
    assert not Table([card], [SMALL], opponent_grave=[ship]).may("activate", card)


def test_two_targets_of_which_the_second_is_held_against_the_first() -> None:
    card = played(
        "Pair",
        Destroy(Chosen(("first", "second"))),
        target=(
            Choose(MONSTER, v.MZONE, name="first"),
            Choose(MONSTER & Like("type", THE_CHOSEN), v.MZONE, whose=v.OPPONENT, name="second"),
        ),
    )
    assert not Table([card], field=[SMALL], opponent_field=[TALL]).may("activate", card)
    table = Table([card], field=[SMALL, MIDDLE], opponent_field=[TALL])
    table.activate(card)
    assert table.monsters() == {0: "Small"}
    assert table.monsters(1) == {}


def test_three_that_are_held_against_each_other() -> None:
    # The card text of Small World, in short: one step after the other.
    card = played(
        "World",
        SendToGrave(Choose(MONSTER & Like("type", THE_CHOSEN), v.DECK, name="second")),
        IfDone((AddToHand(Choose(MONSTER & Like("attribute", Chosen(("second",))), v.DECK)),)),
        cost=(SendToGrave(Choose(MONSTER, v.HAND, name="first")),),
    )
    # Tall and Middle are Dragons, Middle and Small of EARTH.
    assert not Table([card, SMALL], [TALL, MIDDLE]).may("activate", card)
    assert not Table([card, TALL], [TALL, MIDDLE]).may("activate", card)
    table = Table([card, TALL], [MIDDLE, SMALL])
    table.activate(card)
    assert (table.grave, table.hand) == (["Tall", "Middle", "World"], ["Small"])


# ------------------------------------------------------------- measured


@pytest.mark.parametrize(
    ("op", "found"),
    [("=", "M"), ("!=", "ST"), ("<", "S"), ("<=", "SM"), (">", "T"), (">=", "MT")],
)
def test_a_number_against_that_of_a_card_that_was_chosen(op: Comparison, found: str) -> None:
    # "whose Level is less than or equal to that monster's", "with a different Level".
    card = sends(Measured("level", op, LevelOf(THE_CHOSEN)))
    for other, letter in ((SMALL, "S"), (MIDDLE, "M"), (TALL, "T")):
        assert Table([card, MIDDLE], [other]).may("activate", card) is (letter in found)


@pytest.mark.parametrize("op", ["=", "!=", "<=", ">="])
def test_an_xyz_monster_has_no_level(op: Comparison) -> None:
    # Yu-Gi-Oh rules reference, X1: a Rank is no Level.
    card = played("Levels", Destroy(Choose(MONSTER & Measured("level", op, 4), v.MZONE)))
    assert not Table([card], field=[XYZ]).may("activate", card)
    rank = played("Ranks", Destroy(Choose(MONSTER & Measured("rank", op, 4), v.MZONE)))
    assert Table([rank], field=[XYZ]).may("activate", rank) is (op != "!=")
    assert not Table([rank], field=[MIDDLE]).may("activate", rank)


def test_attack_as_it_is_now() -> None:
    # The card text of Dogmatika Maximus and the like: ATK less than or equal to this card's.
    strong = fiend(
        "Strong",
        ignition(
            Destroy(
                Choose(
                    MONSTER & Measured("attack", "<=", LevelOf(SELF, what="attack")),
                    v.MZONE, whose=v.OPPONENT,
                )
            )
        ),
        attack=1600,
    )  # fmt: skip
    table = Table(field=[strong], opponent_field=[MIDDLE, TALL])
    table.activate(strong)
    assert list(table.monsters(1).values()) == ["Tall"]


def test_a_level_against_a_number_of_cards() -> None:
    # The card text of Tri-Brigade and others: whose Level is less than or equal to the number of...
    card = played(
        "Counts", SpecialSummon(Choose(MONSTER & Measured("level", "<=", Count(SPELL, v.GRAVE)),
                                       v.DECK)),
    )  # fmt: skip
    spells = [spell(fresh(), f"Spell {number}") for number in range(2)]
    assert not Table([card], [SMALL], grave=spells[:1]).may("activate", card)
    assert Table([card], [SMALL], grave=spells).may("activate", card)


def test_the_level_of_what_was_tributed() -> None:
    # The card text of Rikka Glamour and others: with the same original Level as that monster.
    card = played(
        "Glamour",
        SpecialSummon(Choose(MONSTER & Measured("original level", "=",
                                                LevelOf(THE_CHOSEN, what="original level")),
                             v.DECK)),
        cost=(Tribute(Choose(MONSTER, v.MZONE, name="first")),),
    )  # fmt: skip
    table = Table([card], [TALL, MIDDLE], field=[SMALL, TALL])
    table.activate(card)
    assert sorted(table.monsters().values()) == ["Small", "Tall"]
    assert table.grave == ["Tall", "Glamour"]


def test_what_is_discarded_for_the_cost_is_known_at_resolution() -> None:
    card = played(
        "Discards",
        SpecialSummon(Choose(MONSTER & ~Like("name", THE_CHOSEN), v.GRAVE)),
        cost=(Discard(Choose(MONSTER, v.HAND, name="first")),),
    )
    table = Table([card, MIDDLE], grave=[TALL])
    table.activate(card)
    assert table.monsters() == {0: "Tall"}


# ------------------------------------------------- what a card was, at resolution


def test_what_was_done_to_a_card_decides_what_follows() -> None:
    # The card text of Donner, Dagger Fur Hire, in short: if you Tributed a Dragon for this.
    card = played(
        "Dagger",
        SpecialSummon(Choose(MONSTER, v.GRAVE)),
        Then((When(Is(THE_CHOSEN, Race(v.DRAGON)), (AddToHand(Choose(MONSTER, v.DECK)),)),)),
        cost=(Discard(Choose(MONSTER, v.HAND, name="first")),),
    )
    for paid, hand in ((TALL, ["Small"]), (SMALL, [])):
        table = Table([card, paid], [SMALL], grave=[MIDDLE])
        table.activate(card)
        table.pick(MIDDLE)
        assert table.hand == hand
        assert table.monsters() == {0: "Middle"}


def test_the_condition_may_be_that_it_was_something_else() -> None:
    # The card text of Danger! Nessie!: if the discarded card was not "Danger! Nessie!".
    card = played(
        "Nessie",
        Discard(Choose(MONSTER, v.HAND, name="first")),
        Then((When(Is(THE_CHOSEN, ~Named(SMALL.passcode)), (AddToHand(Choose(ANY, v.DECK)),)),)),
    )
    for paid, hand in ((TALL, ["Small"]), (SMALL, [])):
        table = Table([card, paid], [SMALL])
        table.activate(card)
        assert table.hand == hand
