"""What the opponent can pay to negate an effect, and what it does otherwise.

Sources: the card texts of Fairy Tail - Luna and Fabled Andwraith.  Names are made up.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from engine.yugioh.telling.decision import Decision as Told
from tests.engine.yugioh.table import Table, body, fresh, names

A, B, C, TWIN = body("A"), body("B"), body("C"), body("Twin")


def read(text: str) -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.SPELLCASTER, 4, 1000, 1000)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


LUNA = read(
    "Once per turn (Quick Effect): You can target 1 face-up monster your opponent controls; your "
    "opponent can send 1 card with that monster's name from their Deck or Extra Deck to the GY to "
    "negate this effect, otherwise return both this card and that monster to the hand."
)
WRAITH = read(
    "If this card is Normal Summoned: Your opponent can discard 1 card to negate this effect, "
    "otherwise you can draw 2 cards, then discard 1 card."
)


def passed(table: Table) -> None:
    while table.asked == "window":
        table.decline()


def test_one_who_does_not_act_pays_nothing() -> None:
    table = Table(field=[LUNA], opponent_field=[TWIN], opponent_deck=[TWIN])
    table.activate(LUNA)
    assert table.monsters() == table.monsters(1) == {}
    assert table.hand == names(LUNA)
    assert table.pile(v.HAND, 1) == names(TWIN)
    assert not Table(field=[LUNA, A]).may("activate", LUNA)


def test_the_opponent_can_send_a_card_of_that_name() -> None:
    for pays in (True, False):
        table = Table(
            field=[LUNA], opponent_field=[TWIN], opponent_deck=[TWIN, B], opponent_acts=True
        )
        table.activate(LUNA)
        passed(table)
        assert Told(table.game).player() == 1
        table.yes() if pays else table.no()
        passed(table)
        assert table.pile(v.GRAVE, 1) == (names(TWIN) if pays else [])
        assert list(table.monsters().values()) == (names(LUNA) if pays else [])
        assert list(table.monsters(1).values()) == (names(TWIN) if pays else [])


def test_without_such_a_card_nothing_can_be_paid() -> None:
    table = Table(field=[LUNA], opponent_field=[TWIN], opponent_deck=[B], opponent_acts=True)
    table.activate(LUNA)
    passed(table)
    assert table.hand == names(LUNA)


def test_a_card_is_discarded_or_two_are_drawn() -> None:
    for pays in (True, False):
        table = Table([WRAITH], deck=[A, B], opponent_hand=[C], opponent_acts=True)
        table.summon(WRAITH)
        passed(table)
        assert Told(table.game).player() == 1
        table.yes() if pays else table.no()
        if pays:
            passed(table)
            assert table.hand == [] and table.pile(v.GRAVE, 1) == names(C)
            continue
        table.yes()
        while table.asked == "chance":
            table.take(table.decision().options[0])
        table.pick(A)
        assert table.hand == names(B) and table.grave == names(A)
        assert table.pile(v.HAND, 1) == names(C)


def test_what_is_not_understood() -> None:
    facts = Card(9, "Probe", v.SPELL)
    for text in (
        "Your opponent can frown to negate this effect, otherwise draw 1 card.",
        "Draw 1 card; your opponent can send 1 card with that monster's name from their Deck or "
        "Extra Deck to the GY to negate this effect, otherwise draw 1 card.",
    ):
        assert not compile_card(facts, text, Lexicon({}, {})).whole
