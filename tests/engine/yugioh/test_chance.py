"""Chance: draws and random cards are decisions of nature, with weights.

Sources: Yu-Gi-Oh solo rules 3.1 (a draw takes the top card); Yu-Gi-Oh field zones, *Deck Zone*
(the order of the Deck is not known).
"""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    AddToHand,
    Also,
    Among,
    Banish,
    BanishTop,
    Card,
    Choose,
    Chosen,
    Count,
    Damage,
    Draw,
    Excavate,
    Excess,
    HowMany,
    IfDone,
    Is,
    LookAt,
    Mill,
    Optional,
    Random,
    Rest,
    SendToGrave,
    SpecialSummon,
    ToDeck,
    UpTo,
    When,
)
from engine.yugioh.position.slots import OVER
from tests.engine.yugioh.table import Table, body, played, xyz

A, B, C = body("A"), body("B"), body("C")
DRAW, DRAW_2 = played("Draw", Draw(1)), played("Draw 2", Draw(2))


def odds(table: Table) -> dict[str, int]:
    """The outcomes of the present chance decision with their weights."""
    decision = table.decision()
    assert decision.kind == "chance"
    assert table.game.is_chance()
    return {
        table.game.name_of(option.cards[0]): int(table.state.odds[number])
        for number, option in enumerate(decision.options)
    }


def test_a_draw_offers_each_different_card_once_with_its_weight() -> None:
    table = Table([DRAW], deck=[A, B, A, C, A, B])
    table.activate(DRAW)
    assert odds(table) == {"A": 3, "B": 2, "C": 1}
    assert len(table.decision().options) == 3


def test_what_nature_chose_is_drawn() -> None:
    for card in (A, B):
        table = Table([DRAW], deck=[A, B, A])
        table.activate(DRAW)
        table.nature(card)
        assert table.hand == [card.name]
        assert len(table.deck) == 2
        assert table.asked == "open"
        assert not table.game.is_chance()


def test_a_draw_of_the_only_kind_of_card_is_no_decision() -> None:
    table = Table([DRAW], deck=[A, A])
    table.activate(DRAW)
    assert table.asked == "open"
    assert table.hand == ["A"]


def test_two_draws_are_two_decisions() -> None:
    table = Table([DRAW_2], deck=[A, A, B, C])
    table.activate(DRAW_2)
    assert odds(table) == {"A": 2, "B": 1, "C": 1}
    table.nature(A)
    assert odds(table) == {"A": 1, "B": 1, "C": 1}
    table.nature(C)
    assert table.hand == ["A", "C"]
    assert sorted(table.deck) == ["A", "B"]


def test_the_weights_are_those_of_drawing_without_replacement() -> None:
    # Two of A, A, A, B, B: the multivariate hypergeometric distribution.
    found: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    table = Table([DRAW_2], deck=[A, A, A, B, B])
    table.activate(DRAW_2)
    first = odds(table)
    for one, weight in first.items():
        again = Table([DRAW_2], deck=[A, A, A, B, B])
        again.activate(DRAW_2)
        again.nature(A if one == "A" else B)
        second = odds(again)
        for two, then in second.items():
            share = Fraction(weight, sum(first.values())) * Fraction(then, sum(second.values()))
            found[tuple(sorted((one, two)))] += share
    assert found == {
        ("A", "A"): Fraction(3, 10), ("A", "B"): Fraction(6, 10), ("B", "B"): Fraction(1, 10)
    }  # fmt: skip


def test_with_a_fixed_order_the_top_card_is_drawn() -> None:
    # Yu-Gi-Oh solo rules, 3.1
    table = Table([DRAW_2], deck=[B, A, C], fixed_order=True)
    table.activate(DRAW_2)
    assert table.asked == "open"
    assert table.hand == ["B", "A"]
    assert table.deck == ["C"]


def test_no_draw_from_a_deck_that_is_too_small() -> None:
    for cards, allowed in ((0, False), (1, False), (2, True)):
        assert Table([DRAW_2], deck=[A] * cards).may("activate", DRAW_2) is allowed


@pytest.mark.parametrize("fixed_order", [False, True])
def test_a_player_who_cannot_draw_loses(fixed_order: bool) -> None:
    # Yu-Gi-Oh solo rules, 3.1: the Deck was large enough when the effect was activated.
    late = played("Late", SendToGrave(Choose(MONSTER, v.DECK)), Draw(2), IfDone((Damage(5),)))
    for cards, lost in ((3, False), (2, True)):
        table = Table([late], deck=[A] * cards, fixed_order=fixed_order)
        table.activate(late)
        assert table.hand == ["A"] * (cards - 1)
        assert (table.asked == "over") is lost
        assert table.state.data[OVER] == (2 if lost else 0)
        assert table.life(1) == (8000 if lost else 7995)


def test_the_last_card_of_the_deck_can_be_drawn() -> None:
    # Yu-Gi-Oh solo rules, 3.1: an empty Deck loses nothing by itself.
    table = Table([DRAW], deck=[A])
    table.activate(DRAW)
    table.end()
    assert table.state.data[OVER] == 3


def test_a_returned_card_can_be_drawn() -> None:
    cycle = played("Cycle", ToDeck(Choose(MONSTER, v.GRAVE)), Draw(1))
    table = Table([cycle], deck=[A, A], grave=[B])
    table.activate(cycle)
    assert odds(table) == {"A": 2, "B": 1}


def test_a_random_card_of_a_hand() -> None:
    loss = played("Loss", SendToGrave(Random(ANY, v.HAND, 1, v.YOU)))
    table = Table([loss, A, A, B])
    table.activate(loss)
    assert odds(table) == {"A": 2, "B": 1}
    table.nature(B)
    assert table.grave == ["B", "Loss"]
    assert table.hand == ["A", "A"]


def test_two_random_cards_are_two_cards() -> None:
    loss = played("Loss", SendToGrave(Random(ANY, v.HAND, 2, v.YOU)))
    table = Table([loss, A, B, C])
    table.activate(loss)
    table.nature(A)
    assert table.choices() == [("B",), ("C",)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_random_cards_are_a_set_that_comes_once(number: int) -> None:
    # The card text of Pot of Extravagance: the cards are banished together, in no order, and each
    # set of as many cards is as likely.
    hand = (A, A, A, B, C, C)
    loss = played("Loss", SendToGrave(Random(ANY, v.HAND, number, v.YOU)))
    found: dict[tuple[str, ...], Fraction] = {}

    def follow(path: tuple[Card, ...], likely: Fraction) -> None:
        table = Table([loss, *hand])
        table.activate(loss)
        for card in path:
            table.nature(card)
        if table.asked != "chance":
            lost = tuple(sorted(one for one in table.grave if one != "Loss"))
            assert lost not in found
            found[lost] = likely
            return
        weights = odds(table)
        for card in (A, B, C):
            share = Fraction(weights.get(card.name, 0), sum(weights.values()))
            if share:
                follow((*path, card), likely * share)

    follow((), Fraction(1))
    sets = Counter(tuple(sorted(card.name for card in some)) for some in combinations(hand, number))
    total = sum(sets.values())
    assert found == {some: Fraction(count, total) for some, count in sets.items()}


def test_a_choice_of_the_player_is_no_chance() -> None:
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    table = Table([search], deck=[A, B])
    table.activate(search)
    assert table.asked == "cards"
    assert not table.game.is_chance()


def test_the_same_positions_after_different_draws_of_alike_cards() -> None:
    # Which copy was drawn does not matter; what was drawn does.
    def drawn(*cards: Card) -> int:
        table = Table([DRAW_2], deck=[A, A, B])
        table.activate(DRAW_2)
        for card in cards:
            table.nature(card)
        return table.game.key()

    assert drawn(A, B) == drawn(B)  # after B only A is left
    assert drawn(A, A) != drawn(A, B)


def test_a_draw_offers_a_returned_card_with_its_copies() -> None:
    # Each different card once, with the sum of the weights.
    a, b = body("A"), body("B")
    cycle = played("Cycle", ToDeck(Choose(MONSTER, v.GRAVE)), Draw(1))
    table = Table([cycle], deck=[a, a, b], grave=[a])
    table.activate(cycle)
    assert sorted(table.choices()) == [("A",), ("B",)]


def test_cards_are_drawn_until_there_are_so_many() -> None:
    # Card of Demise: "Draw until you have 3 cards in your hand"
    until = played("Until", Draw(Excess(3, Count(places=v.HAND))))
    table = Table([until, B], deck=[A] * 5)
    table.activate(until)
    assert table.hand == ["B", "A", "A"]
    for others, may in ((2, True), (3, False)):  # the card itself will have left the hand
        assert Table([until, *[B] * others], deck=[A] * 5).may("activate", until) is may


def test_how_many_are_drawn_is_worked_out_before_the_first() -> None:
    # Card texts: "draw cards equal to the number of cards in your hand"
    double = played("Double", Draw(Count(places=v.HAND)))
    table = Table([double, B, B], deck=[A] * 9)
    table.activate(double)
    assert table.hand == ["B", "B", "A", "A"]


def test_no_cards_are_not_drawn() -> None:
    none = played("None", Draw(Count(MONSTER, v.GRAVE)))
    assert not Table([none], deck=[A]).may("activate", none)
    assert Table([none], deck=[A], grave=[B]).may("activate", none)
    assert not Table([none], deck=[A], grave=[B, B]).may("activate", none)


def test_as_many_are_drawn_as_were_chosen() -> None:
    # Magicians' Souls: "draw that many cards"
    chosen = Choose(MONSTER, v.HAND, 1, 2, name="sent")
    souls = played("Souls", SendToGrave(chosen), IfDone((Draw(HowMany("sent")),)))
    table = Table([souls, B, C], deck=[A] * 3)
    table.activate(souls)
    table.pick(B, C)
    assert table.hand == ["A", "A"]


def test_each_player_sends_from_the_top_of_their_deck() -> None:
    # The Zombie Vampire: "each player sends the top 4 cards of their Deck to the GY"
    each = played("Each", Mill(2, v.EITHER))
    table = Table([each], deck=[A, A, A])
    table.activate(each)
    assert (len(table.pile(v.GRAVE)), len(table.pile(v.GRAVE, 1))) == (3, 2)
    theirs = played("Theirs", Mill(2, v.OPPONENT))
    table = Table([theirs], deck=[A])
    table.activate(theirs)
    assert (table.grave, len(table.pile(v.GRAVE, 1))) == (["Theirs"], 2)


def test_a_deck_with_fewer_cards_goes_whole_where_the_text_says_so() -> None:
    # Agido the Ancient Sentinel: "(or their entire Deck, if less than 5)"
    for or_all, may in ((False, False), (True, True)):
        mill = played("Mill", Mill(5, or_all=or_all))
        table = Table([mill], deck=[A, A])
        assert table.may("activate", mill) is may
    table.activate(mill)
    assert table.grave == ["A", "A", "Mill"]


def test_cards_are_banished_from_the_top_of_either_deck() -> None:
    # Kashtira Riseheart: "banish the top 3 cards of your opponent's Deck face-down"
    theirs = played("Theirs", BanishTop(2, v.OPPONENT))
    table = Table([theirs], deck=[A])
    table.activate(theirs)
    assert (table.banished, len(table.pile(v.BANISHED, 1))) == ([], 2)
    for face_down, may in ((False, True), (True, False)):
        top = played("Top", BanishTop(1, face_down=face_down))
        back = played("Back", AddToHand(Choose(FACE_UP, v.BANISHED)))
        table = Table([top, back], deck=[A])
        table.activate(top)
        assert table.may("activate", back) is may


def test_what_needs_an_excavated_card_is_asked_only_if_there_is_one() -> None:
    # Card texts: "and if you do, you can Special Summon 1 excavated monster, also …"
    dig = played(
        "Dig", Excavate(2),
        IfDone((Optional((SpecialSummon(Among("excavated", MONSTER)),)),)),
        Also((ToDeck(Rest("excavated"), "bottom"),)),
    )  # fmt: skip
    table = Table([dig], deck=[DRAW, DRAW])
    table.activate(dig)
    assert table.asked == "open"
    table = Table([dig], deck=[A, A])
    table.activate(dig)
    assert table.asked == "optional"


def test_one_thing_or_the_other_becomes_of_an_excavated_card() -> None:
    # Sylvan Sagequoia: "and if it is a Plant monster, send it to the GY. Otherwise, …"
    it = Chosen(("excavated",))
    dig = played(
        "Dig", Excavate(1),
        When(Is(it, MONSTER), (SendToGrave(it),)), When(Is(it, ~MONSTER), (AddToHand(it),)),
    )  # fmt: skip
    for card, hand, grave in ((A, [], ["A", "Dig"]), (DRAW, ["Draw"], ["Dig"])):
        table = Table([dig], deck=[card])
        table.activate(dig)
        assert (table.hand, table.grave) == (hand, grave)


def test_up_to_as_many_cards_are_banished_from_the_top() -> None:
    # Runick Smiting Storm: "up to the number of cards they control"
    some = played("Some", BanishTop(UpTo(Count(MONSTER, v.MZONE)), face_down=False))
    table = Table([some], deck=[A, A, A], field=[B, C])
    table.activate(some)
    assert len(table.decision().options) == 2
    table.says_number(1)
    assert table.banished == ["A"]
    # An effect that can do nothing cannot be activated: here not even 1 card.
    assert not Table([some], deck=[A]).may("activate", some)


def test_the_opponents_cards_are_looked_at_where_there_are_some() -> None:
    # Kashtira Unicorn: it looks at the Extra Deck of the opponent, and banishes one of it
    look = played(
        "Look", LookAt(v.EXTRA),
        IfDone((Banish(Choose(MONSTER, v.EXTRA, whose=v.OPPONENT), face_down=True),)),
    )  # fmt: skip
    assert not Table([look]).may("activate", look)
    rank = xyz("Rank")
    table = Table([look], opponent_extra=[rank])
    table.activate(look)
    assert table.pile(v.BANISHED, 1) == ["Rank"]
