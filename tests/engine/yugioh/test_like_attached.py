"""Cards held against the materials of the monster, and monsters that the opponent owns.

Source: the card text of Traptrix Pinguicula.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played

LEXICON = Lexicon({}, {})
FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
SPARED = (
    "While this card has material, it is unaffected by Trap effects and the activated effects of "
    "other monsters with the same Type as this card's material."
)
TAKES = (
    "If a monster owned by your opponent is sent to the GY, or banished, by a card effect: You can "
    "attach 1 of those monsters to this card as material."
)


def read(text: str) -> Compiled:
    found = compile_card(FACTS, f"2 Level 4 monsters\n{text}", LEXICON)
    assert found.whole, found.parts
    return found


def host(text: str) -> la.Card:
    return la.monster(fresh(), "Host", v.DARK, v.FIEND, 4, 2000, 2000, type=v.XYZ | v.EFFECT,
                      effects=read(text).card.effects)  # fmt: skip


def test_monsters_with_the_type_of_a_material_do_nothing_to_it() -> None:
    breaks = la.Destroy(la.Each(la.Type(v.XYZ), v.MZONE))
    me = host(SPARED)
    for race, stays in ((v.ROCK, True), (v.FIEND, False)):
        breaker = fiend("Breaker", ignition(breaks), race=race)
        rock = body("Rock", race=v.ROCK)
        table = Table(deck=[rock], field=[me, breaker])
        table.attach(rock, me)
        table.activate(breaker)
        assert ("Host" in table.monsters().values()) == stays


def test_without_material_it_is_affected() -> None:
    breaker = fiend("Breaker", ignition(la.Destroy(la.Each(la.Type(v.XYZ), v.MZONE))))
    table = Table(field=[host(SPARED), breaker])
    table.activate(breaker)
    assert table.monsters() == {1: "Breaker"}


def test_only_monsters_that_the_opponent_owns_are_attached() -> None:
    theirs, mine, me = body("Theirs"), body("Mine"), host(TAKES)
    gone = played("Gone", la.Destroy(la.Each(la.MONSTER & ~la.Type(v.XYZ), v.MZONE, v.EITHER)))
    table = Table([gone], field=[me, mine], opponent_field=[theirs])
    table.activate(gone)
    table.chain(me)
    assert table.materials(me) == ["Theirs"]
    table = Table([gone], field=[me, mine])
    table.activate(gone)
    assert table.asked == "open"


def test_not_what_goes_there_without_an_effect() -> None:
    theirs, me = body("Theirs"), host(TAKES)
    takes = played("Takes", la.TakeControl(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT)))
    goal = link("Goal", 1)
    table = Table([takes], field=[me], opponent_field=[theirs], extra=[goal])
    table.activate(takes)
    table.special(goal, theirs)
    assert table.place_of(theirs) == v.GRAVE and table.asked == "open"


def test_they_are_written_back() -> None:
    told = " ".join(card_text(read(f"{SPARED} {TAKES}").card, LEXICON.name_of))
    assert "effects of other monsters with the same Type as this card's material" in told
    assert (
        "If a monster owned by your opponent is sent to the GY or banished by card effect" in told
    )
