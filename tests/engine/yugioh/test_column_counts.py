"""As many cards as lie in the column of this card.

Source: the card text of Mekk-Knight Blue Sky.  Yu-Gi-Oh field zones, *Columns*: the zones of both
players that lie opposite each other.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Choose,
    Count,
    Event,
    Series,
    State,
    Trigger,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend

IN_COLUMN = Count(State("its-column"), v.FIELD_PLACES, v.OPPONENT)
FOUND = [fiend(name, series=(0x77,)) for name in ("A", "B", "C")]


def test_so_many_as_the_opponent_has_in_the_column() -> None:
    adds = AddToHand(Choose(MONSTER & Series(0x77, "Knight"), v.DECK, most=IN_COLUMN,
                            joint="different-names", exactly=True))  # fmt: skip
    knight = fiend("Knight", Trigger(v.MZONE, on=Event(how=v.BY_NORMAL), do=(adds,)))
    # Zone 0 of the player lies opposite zone 4 of the opponent.
    for zones, many in (((3,), 0), ((4,), 1), ((3, 4), 1)):
        table = Table([knight], deck=FOUND,
                      opponent_field={zone: body(f"T{zone}") for zone in zones})  # fmt: skip
        table.summon(knight)
        if many:
            table.chain(knight)
            table.pick(FOUND[0])
        assert len(table.hand) == many


def test_its_text_is_read() -> None:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    text = (
        "If this card is Normal Summoned: You can add Fiend monsters with different names, except "
        "\"Reader\", from your Deck to your hand, equal to the number of your opponent's cards in "
        "this card's column."
    )  # fmt: skip
    compiled = compile_card(facts, text, Lexicon({"Reader": 1}, {}))
    assert compiled.whole
    chosen = next(node for node in compiled.card.walk() if isinstance(node, Choose))
    assert (chosen.most, chosen.exactly, chosen.joint) == (IN_COLUMN, True, "different-names")
