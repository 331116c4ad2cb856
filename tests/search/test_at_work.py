"""Which cards of a hand do something in a line."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from search.yugioh.at_work import at_work
from search.yugioh.solve import solve
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, quick


def works(
    *hand: la.Card, deck: tuple[la.Card, ...] = (), extra: tuple[la.Card, ...] = ()
) -> set[str]:
    """Who does something in the best line of these cards and two blanks, by name."""
    table = Table(hand, deck, extra, blanks=2)
    moves = solve(table.game, max_nodes=500).boards[0].moves
    found = at_work(table.game, [*(card.passcode for card in hand), 0, 0], moves)
    return {table.game.card_name(passcode) for passcode in found}


def test_what_is_set_or_only_summoned_starts_nothing() -> None:
    trap = la.trap(900_100_001, "Trap", effects=(
        la.Activate(do=(la.Destroy(la.Choose(la.MONSTER, v.MZONE, v.OPPONENT)),)),
    ))  # fmt: skip
    assert works(trap) == set()
    assert works(body("Alone")) == set()


def test_what_fetches_or_becomes_a_material_does_something() -> None:
    found = body("Found")
    search = played("Search", la.AddToHand(la.Choose(la.Named(found.passcode), v.DECK)))
    assert works(search, deck=(found,)) == {"Search"}
    small = link("Small", 1, effects=(quick(
        la.NegateActivation("effect"), condition=(la.Answering(v.OPPONENT),),
    ),))  # fmt: skip
    assert works(body("Material"), extra=(small,)) == {"Material"}
    # Summoned, and something followed from it.
    calls = fiend("Calls", ignition(la.SpecialSummon(la.Choose(la.Named(found.passcode), v.DECK))))
    assert works(calls, deck=(found,)) == {"Calls"}
