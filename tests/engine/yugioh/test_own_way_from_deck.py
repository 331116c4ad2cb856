"""Special Summons from the Deck in a monster's own way.

Sources: the card texts of Familiar-Possessed - Hiita ("You can Special Summon this card (from your
hand or Deck) by sending …") and of Awakening of the Possessed - Rasenryu ("When this card is
Special Summoned by its effect"); the official rulebook: a Deck is shuffled when a card was taken
from it.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import ON_TOP, STATUS
from tests.engine.yugioh.table import Table, body, fiend, played

LEXICON = Lexicon({}, {})
A, B = body("A"), body("B")
PAYS = la.SendToGrave(la.Choose(la.MONSTER & la.FACE_UP, v.MZONE))
WAY = la.ByItself(v.HAND | v.DECK, cost=(PAYS, PAYS))
WAITS = la.Trigger(v.MZONE, on=la.Event("summoned", how=v.BY_SPECIAL, own_way=True),
                   do=(la.Damage(100),), optional=False)  # fmt: skip
SPIRIT = fiend("Spirit", WAITS, procedures=(WAY,))


def test_it_is_read() -> None:
    found = compile_card(
        fiend("Probe"),
        "You can Special Summon this card (from your hand or Deck) by sending 1 face-up FIRE "
        "monster you control and 1 face-up DARK monster you control to the GY. You can only use "
        'each of the following effects of "Probe" once per turn. When this card is Special '
        "Summoned by its effect: You can draw 1 card. If this card Special Summoned by its effect "
        "attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
        LEXICON,
    )
    assert found.whole, [part.why for part in found.parts]
    (way,) = found.card.procedures
    assert isinstance(way, la.ByItself)
    assert way.where == v.HAND | v.DECK
    (waits,) = (item for item in found.card.effects if isinstance(item, la.Trigger))
    assert waits.on.own_way


def test_it_is_summoned_from_the_deck() -> None:
    table = Table(field=[A, B], deck=[SPIRIT])
    table.special(SPIRIT)
    table.pick(A)
    assert sorted(table.grave) == ["A", "B"]
    assert list(table.monsters().values()) == ["Spirit"]
    assert table.life(1) == 7900
    assert not Table(field=[A], deck=[SPIRIT]).may("special", SPIRIT)


def test_by_an_effect_it_is_not_summoned_in_its_own_way() -> None:
    calls = played("Calls", la.SpecialSummon(la.Choose(la.Named(SPIRIT.passcode), v.DECK)))
    table = Table([calls], deck=[SPIRIT])
    table.activate(calls)
    assert table.life(1) == 8000


def test_not_where_nothing_is_summoned_from_the_deck() -> None:
    lock = played("Lock", la.Ban(("special-summon",), la.InPlace(v.DECK)))
    table = Table([lock], field=[A, B], deck=[SPIRIT])
    table.activate(lock)
    assert not table.may("special", SPIRIT)
    table = Table([lock, SPIRIT], field=[A, B])
    table.activate(lock)
    assert table.may("special", SPIRIT)


def test_the_deck_is_shuffled() -> None:
    top = played("Top", la.ToDeck(la.Choose(la.MONSTER, v.GRAVE), "top"))
    table = Table([top], field=[A, B], deck=[SPIRIT], grave=[body("C")])
    table.activate(top)
    known = next(card for card in range(int(table.state.cards)) if table.game.name_of(card) == "C")
    assert table.state.data[STATUS + known] & ON_TOP
    table.special(SPIRIT)
    table.pick(A)
    assert not table.state.data[STATUS + known] & ON_TOP
