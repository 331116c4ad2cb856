"""Some of several cards, at least one; and one of two, with something else done to the other.

Sources: the card texts named with each test.
"""

from dataclasses import replace

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SELF,
    Banish,
    Card,
    Choose,
    Chosen,
    IfDone,
    Ignition,
    Named,
    OneOf,
    Random,
    SpecialSummon,
    some_of,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

ONE, TWO = body("One"), body("Two")


def summon(*cards: Card) -> Card:
    """A Spell that Special Summons up to 1 of each from the GY."""
    steps = tuple(SpecialSummon(Choose(Named(one.passcode), v.GRAVE)) for one in cards)
    return played("Sunny", some_of(steps))


def outcomes(table: Table, card: Card) -> set[tuple[str, ...]]:
    """The monsters that there are after each way of doing what the Spell does."""
    found = set()
    table.activate(card)
    start = table.state.mark()
    for option in table.decision().options:
        table.take(option)
        found.add(tuple(sorted(table.monsters().values())))
        table.state.undo_to(start)
        table._decision = None
    return found


def test_up_to_one_of_each() -> None:
    # The card text of Evil★Twin's Trouble Sunny: up to 1 of one series and up to 1 of another
    sunny = summon(ONE, TWO)
    both = Table([sunny], grave=[ONE, TWO])
    assert outcomes(both, sunny) == {("One",), ("Two",), ("One", "Two")}
    alone = Table([sunny], grave=[TWO])
    alone.activate(sunny)
    assert list(alone.monsters().values()) == ["Two"]
    assert not Table([sunny]).may("activate", sunny)


def test_up_to_one_card_each_from_hand_field_and_grave() -> None:
    # The card text of Trishula, Dragon of the Ice Barrier
    places = (v.FIELD_PLACES, v.GRAVE)
    chosen = tuple(Banish(Choose(ANY, place, whose=v.OPPONENT)) for place in places)
    three = some_of((Banish(Random(places=v.HAND, whose=v.OPPONENT)), *chosen))
    trishula = played("Trishula", three)
    table = Table([trishula], opponent_hand=[ONE], opponent_field=[TWO], opponent_grave=[ONE])
    table.activate(trishula)
    assert len(table.decision().options) == 4  # one of them, or several
    table.bullet(3)
    assert len(table.decision().options) == 4  # two of them, or all three
    table.bullet(3)
    while table.asked != "open":
        table.take(table.decision().options[0])
    assert sorted(table.pile(v.BANISHED, 1)) == ["One", "One", "Two"]


def test_one_of_two_and_the_other() -> None:
    # The card text of Rindbrumm the Striking Dragon: "Special Summon either that monster or this
    # card, and banish the other"
    do = OneOf(
        (
            (SpecialSummon(Chosen()), IfDone((Banish(SELF),))),
            (SpecialSummon(SELF), IfDone((Banish(Chosen()),))),
        ),
        at="resolution",
    )
    dragon = fiend(
        "Dragon", Ignition(v.GRAVE, target=(Choose(Named(ONE.passcode), v.GRAVE),), do=(do,))
    )
    for bullet, (field, away) in enumerate((("One", "Dragon"), ("Dragon", "One"))):
        table = Table(grave=[dragon, ONE])
        table.activate(dragon)
        table.bullet(bullet)
        assert list(table.monsters().values()) == [field]
        assert table.banished == [away]


LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123, "Delta": 0x124})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def steps(text: str) -> tuple[object, ...]:
    """What the effect with this text does."""
    compiled = compile_card(PROBE, text, LEXICON)
    assert compiled.whole, [part.why for part in compiled.parts]
    (effect,) = compiled.card.effects
    return tuple(effect.do)  # type: ignore[attr-defined]


def test_the_words_for_some_of_several() -> None:
    # Evil★Twin's Trouble Sunny, Trishula
    (do,) = steps(
        'You can Tribute this card; Special Summon up to 1 "Gamma" monster and up to 1 "Delta" '
        "monster from your GY."
    )
    assert isinstance(do, OneOf) and len(do.options) == 3
    (do,) = steps(
        "When this card is Synchro Summoned: You can banish up to 1 card each from your opponent's "
        "hand, field, and GY (the card in the hand is chosen at random)."
    )
    assert isinstance(do, OneOf) and len(do.options) == 4


def test_the_words_for_the_other_one() -> None:
    # Rindbrumm the Striking Dragon
    (do,) = steps(
        'If this card is in your GY: You can target 1 "Alpha" in your GY; Special Summon either '
        "that monster or this card, and banish the other."
    )
    assert isinstance(do, OneOf)
    assert do.options[0] == (SpecialSummon(Chosen()), IfDone((Banish(SELF),)))


def test_one_on_each_side() -> None:
    # The card text of Interrupted Kaiju Slumber
    text = (
        "Destroy as many monsters on the field as possible, then Special Summon in Attack "
        'Position, 2 "Beast" monsters with different names from your Deck (1 on each side), '
        "but they cannot change their battle positions, and must attack, if able."
    )
    compiled = compile_card(Card(9, "Slumber", v.SPELL), text, Lexicon({}, {"Beast": 0x999}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    slumber = replace(compiled.card, passcode=fresh())
    one, two = (replace(body(name), series=(0x999,)) for name in ("One", "Two"))
    foe = body("Foe")
    for first, second in ((one, two), (two, one)):
        table = Table([slumber], deck=[one, one, two], field=[ONE], opponent_field=[foe])
        table.activate(slumber)
        table.pick(first)
        assert list(table.monsters().values()) == [first.name]
        assert list(table.monsters(1).values()) == [second.name]
        assert not table.may("turn", first)
    alone = Table([slumber], deck=[one, one], opponent_field=[foe])
    assert not alone.may("activate", slumber)  # there are not two names
