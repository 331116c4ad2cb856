"""As many cards as were chosen before: "discard any number of cards, then target that many".

Sources: the card texts named with each test.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Choose, Chosen, Destroy, Discard, HowMany
from tests.engine.yugioh.table import Table, body, played

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
