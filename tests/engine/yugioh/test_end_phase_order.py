"""What is activated in the End Phase: one after the other, each with a chain of its own.

Sources: the official rulebook (effects that are activated in a phase are no answer to an event, so
that they are not simultaneous; the turn player goes first, in any order); the walks of the
reference engine (Konohanasakuya, before Spirit monsters return to the hand).
"""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, Card, Event, Trigger, exists
from engine.yugioh.position.slots import CHAINED
from tests.engine.yugioh.table import Table, body, fiend, played

A, B = body("A"), body("B")
END = Event("end-phase")


def ender(name: str, *do: Node, where: int = v.MZONE, **rest: object) -> Card:
    """During the End Phase: you can do this."""
    return fiend(name, Trigger(where, on=END, do=do, **rest))  # type: ignore[arg-type]


def mills(card: Card) -> Node:
    return la.SendToGrave(la.Choose(la.Named(card.passcode), v.DECK))


def has(card: Card) -> Node:
    return exists(la.Named(card.passcode), v.GRAVE)


def test_what_the_first_has_done_counts_for_the_second() -> None:
    first = ender("First", mills(A))
    second = ender("Second", mills(B), condition=(has(A),))
    table = Table(deck=[A, B], field=[first, second])
    table.end()
    assert table.offers() == ["chain First #0", "pass"]
    table.chain(first)
    assert table.grave == ["A"]
    assert table.state.data[CHAINED] == 0
    table.chain(second)
    assert table.grave == ["A", "B"]
    assert table.asked == "over"


def test_what_the_first_has_taken_away_the_second_lacks() -> None:
    takes = [ender(name, la.AddToHand(la.Choose(la.Named(A.passcode), v.GRAVE)))
             for name in ("One", "Two")]  # fmt: skip
    table = Table(grave=[A], field=takes)
    table.end()
    assert table.offers() == ["chain One #0", "chain Two #0", "pass"]
    table.chain(takes[1])
    assert table.asked == "over"
    assert table.hand == ["A"]


def test_an_optional_one_before_one_that_must_be_activated() -> None:
    back = ender("Back", la.ReturnToHand(la.SELF), optional=False)
    hush = ender(
        "Hush", la.CannotActivate(la.Chosen()), where=v.GRAVE, cost=(la.Banish(la.SELF),),
        target=(la.Choose(MONSTER & la.FACE_UP, v.MZONE),),
    )  # fmt: skip
    table = Table(grave=[hush], field=[back])
    table.end()
    assert sorted(table.offers()) == ["chain Back #0", "chain Hush #0"]
    table.chain(hush)
    assert table.monsters() == {0: "Back"}
    assert table.banished == ["Hush"]
    table = Table(grave=[hush], field=[back])
    table.end()
    table.chain(back)
    assert table.hand == ["Back"]
    assert table.grave == ["Hush"]


def test_what_is_passed_is_not_asked_for_again() -> None:
    first, second = ender("First", mills(A)), ender("Second", mills(B))
    table = Table(deck=[A, B], field=[first, second])
    table.end()
    table.chain(first)
    table.decline()
    assert table.asked == "over"
    assert table.grave == ["A"]


def test_what_the_first_wakes_comes_before_the_second() -> None:
    # The official rulebook: what an event wakes is chained as soon as the chain has resolved.
    first, second = ender("First", mills(A)), ender("Second", mills(B))
    woken = fiend(
        "Woken", Trigger(v.MZONE, on=Event("sent", la.Named(A.passcode), to=v.GRAVE),
                         optional=False, do=(la.GainLife(500),)),
    )  # fmt: skip
    table = Table(deck=[A, B], field=[first, second, woken])
    table.end()
    table.chain(first)
    assert table.life() == 8500
    assert table.offers() == ["chain Second #0", "pass"]


def test_what_is_done_in_the_end_phase_wakes_its_triggers_first() -> None:
    # What is put off until then happens at the start; a card in the hand is chained in a window.
    ends = ender("Ends", mills(B))
    hurt = fiend(
        "Hurt", Trigger(v.HAND, on=Event("destroyed", la.Named(A.passcode)), do=(la.GainLife(500),))
    )
    mark = played("Mark", la.InEndPhase(la.Choose(la.Named(A.passcode), v.MZONE)))
    table = Table([mark, hurt], deck=[B], field=[A, ends])
    table.activate(mark)
    table.end()
    assert table.offers() == ["chain Hurt #0", "pass"]
    table.chain(hurt)
    assert table.life() == 8500
    table.chain(ends)
    assert "B" in table.grave
    assert table.asked == "over"
