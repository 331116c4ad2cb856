"""As many cards as were chosen before: "discard any number of cards, then target that many".

Sources: the card texts named with each test.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    AddToHand,
    Also,
    Choose,
    Chosen,
    Count,
    Destroy,
    Discard,
    Excavate,
    HowMany,
    IfDone,
    Indestructible,
    Optional,
    Race,
    ToDeck,
    Type,
    UpTo,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, played

SMALL = body("Small", 2, 500, v.EARTH, v.BEAST)
TALL = body("Tall", 6, 2000, v.WIND, v.DRAGON)


def test_no_more_are_discarded_than_can_be_targeted() -> None:
    # The card text of Brionac, Dragon of the Ice Barrier: discard any number, target that many.
    card = played(
        "Brionac",
        Destroy(Chosen()),
        target=(Choose(ANY, v.MZONE, 1, HowMany("a"), v.OPPONENT),),
        cost=(Discard(Choose(ANY, v.HAND, 1, 100, name="a")),),
    )
    assert not Table([card, SMALL, SMALL]).may("activate", card)
    table = Table([card, SMALL, SMALL, SMALL], opponent_field=(SMALL, TALL))
    table.activate(card)
    assert {len(choice) for choice in table.choices()} == {1, 2}
    table.pick(SMALL, SMALL)
    assert table.monsters(1) == {}


def test_only_those_count_that_were_destroyed() -> None:
    # The card text of Performapal Pendulum Sorcerer: cards are added "equal to the number of cards
    # destroyed", so one that cannot be destroyed does not count.
    hard = fiend("Hard", Indestructible(~OTHER, 3))
    frail, wanted, other = body("Frail"), body("Wanted"), body("Other")
    card = played(
        "Sorcery",
        Destroy(Chosen(), name="a"),
        IfDone((AddToHand(Choose(MONSTER, v.DECK, 1, HowMany("a"), joint="different-names",
                                 exactly=True)),)),
        target=(Choose(MONSTER, v.MZONE, 1, 2, name="a"),),
    )  # fmt: skip
    table = Table([card], [wanted, other], field=[hard, frail])
    table.activate(card)
    table.pick(hard, frail)
    assert table.choices() == [("Other",), ("Wanted",)]
    two = Table([card], [wanted, other], field=[frail, frail])
    two.activate(card)
    two.pick(frail, frail)
    assert len(two.hand) == 2
    assert not Table([card], field=[frail]).may("activate", card)  # nothing to add


def test_as_many_as_there_are_none_of_cannot_be_returned() -> None:
    # The card text of Ally of Justice Cyclone Creator: "equal to the number of Tuners on the field"
    tuner = fiend("Tuner", type=v.EFFECT | v.TUNER)
    card = played(
        "Cyclone",
        AddToHand(Choose(MONSTER, v.MZONE, 1, Count(Type(v.TUNER), v.MZONE), v.OPPONENT,
                         exactly=True)),
    )  # fmt: skip
    assert not Table([card], opponent_field=[SMALL]).may("activate", card)
    assert not Table([card], field=[tuner, tuner], opponent_field=[SMALL]).may("activate", card)
    assert Table([card], field=[tuner], opponent_field=[SMALL]).may("activate", card)


def test_up_to_the_number_of_excavated_cards_that_match() -> None:
    # The card text of Adamancipator Risen - Dragite: "up to the number of excavated Rock monsters"
    rock = body("Rock", race=v.ROCK)
    most = UpTo(HowMany("excavated", Race(v.ROCK)))
    card = played(
        "Dragite",
        Excavate(3),
        IfDone((Optional((AddToHand(Choose(ANY, v.MZONE, 1, most, v.OPPONENT)),)),)),
        Also((ToDeck(Chosen(("excavated",)), "bottom"),)),
    )
    table = Table([card], [rock, SMALL, rock], opponent_field=(SMALL, TALL, TALL))
    table.activate(card)
    while table.asked == "chance":
        table.take(table.decision().options[0])
    table.yes()
    assert {len(choice) for choice in table.choices()} == {1, 2}
    none = Table([card], [SMALL, TALL, SMALL], opponent_field=(SMALL,))
    none.activate(card)
    while none.asked == "chance":
        none.take(none.decision().options[0])
    if none.asked == "optional":
        none.yes()
    assert none.monsters(1) == {0: "Small"}


def test_what_is_paid_may_be_counted() -> None:
    # "Discard 1 card; …, up to the number of monsters in your GY": none lies there before
    most = Count(MONSTER, v.GRAVE)
    do = AddToHand(Choose(MONSTER, v.MZONE, 1, most, v.OPPONENT))
    paid = played("Paid", do, cost=(Discard(Choose(ANY, v.HAND)),))
    free = played("Free", do)
    table = Table([paid, TALL], opponent_field=[SMALL])
    table.activate(paid)
    assert table.monsters(1) == {}
    assert not Table([free, TALL], opponent_field=[SMALL]).may("activate", free)
