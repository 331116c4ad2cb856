"""A bullet that can be activated only right after its own event.

Source: the card text of Runick Dispelling, "Activate 1 of these effects …; If your opponent adds a
card(s) from their Deck to their hand, except during the Draw Phase, discard 1 random card from
their hand, then banish the top 2 cards of their Deck."
"""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    AddToHand,
    BanishTop,
    Bullet,
    Choose,
    Discard,
    Draw,
    Event,
    GainLife,
    Random,
    Then,
    activations,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, played

TEXT = (
    "Activate 1 of these effects;\n"
    "● If your opponent adds a card(s) from their Deck to their hand, except during the Draw "
    "Phase, discard 1 random card from their hand, then banish the top 2 cards of their Deck.\n"
    "● Gain 100 LP."
)
FOUND = compile_card(la.spell(9, "Probe", v.QUICK_PLAY), TEXT, Lexicon({}, {}))
CARD = FOUND.card
ADDED = Event("sent", ANY, to=v.HAND, from_=v.DECK, whose=v.OPPONENT)
A, B, C = body("A"), body("B"), body("C")


def test_it_is_read() -> None:
    assert FOUND.whole
    (item,) = CARD.effects
    assert isinstance(item, la.Activate)
    (either,) = item.do
    assert isinstance(either, la.OneOf)
    ((event,), (plain,)) = either.options
    assert plain == Bullet(do=(GainLife(100),))
    assert event == Bullet(
        do=(
            Discard(Random(ANY, v.HAND)),
            Then((BanishTop(2, v.OPPONENT, face_down=False),)),
        ),
        on=ADDED,
    )
    assert [one.on for one in activations(item) if isinstance(one, la.Activate)] == [ADDED, None]


def ways(table: Table) -> int:
    return sum(option.word in ("activate", "chain") for option in table.decision().options)


def test_alone_the_other_bullet_can_be_activated() -> None:
    table = Table([CARD], opponent_hand=[A])
    assert ways(table) == 1
    table.activate(CARD)
    assert table.life() == 8100


def test_it_answers_what_the_opponent_of_its_player_adds() -> None:
    search = played("Search", AddToHand(Choose(la.MONSTER, v.DECK)))
    table = Table([search, A], [B], opponent_sets=[CARD], opponent_deck=[C], opponent_acts=True)
    table.activate(search)
    table.decline()  # the other bullet in answer to the activation
    assert (table.asked, ways(table)) == ("window", 2)
    table.chain(CARD)
    while table.asked != "open":
        table.take(table.decision().options[0])
    assert (len(table.hand), table.life(1)) == (1, 8000)


def test_what_the_player_of_the_card_adds_is_none_of_it() -> None:
    gives = played("Gives", Draw(1, v.OPPONENT))
    table = Table([gives], opponent_sets=[CARD], opponent_deck=[C], opponent_acts=True)
    table.activate(gives)
    table.decline()
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert (table.asked, ways(table)) == ("window", 1)
