"""A card leaves the Extra Deck: it is Summoned from there, or goes to another place.

Source: the card text of Guiding Quem, the Virtuous ("If a card(s) leaves the Extra Deck").
"""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from engine.yugioh.wording.known_events import LEAVES_EXTRA
from tests.engine.yugioh.table import Table, body, fiend, link, played

A = body("A")
LINK = link("Linked", 1, v.BOTTOM)
WAITS = fiend(
    "Waits",
    la.Trigger(v.MZONE, on=LEAVES_EXTRA[0], or_on=LEAVES_EXTRA[1:], do=(la.Damage(100),)),
)
SENDS = played("Sends", la.SendToGrave(la.Choose(la.MONSTER, v.EXTRA)))
AWAY = played("Away", la.Banish(la.Choose(la.MONSTER, v.EXTRA)))
BRINGS = played("Brings", la.SpecialSummon(la.Choose(la.Type(v.LINK), v.EXTRA)))


def test_summoned_sent_or_banished() -> None:
    for spell in (SENDS, AWAY, BRINGS):
        table = Table([spell], extra=[LINK], field=[WAITS])
        table.activate(spell)
        while table.asked == "zone":
            table.take(table.decision().options[0])
        assert table.asked == "trigger", spell.name


def test_summoned_by_hand() -> None:
    table = Table(extra=[LINK], field=[WAITS, A])
    table.special(LINK, A)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.asked == "trigger"


def test_not_what_comes_from_elsewhere() -> None:
    back = played("Back", la.SpecialSummon(la.Choose(ANY, v.GRAVE)))
    home = played("Home", la.ToDeck(la.Choose(la.Type(v.LINK), v.MZONE)))
    table = Table([back, home], field=[WAITS], grave=[LINK])
    for spell in (back, home):
        table.activate(spell)
        while table.asked == "zone":
            table.take(table.decision().options[0])
        assert table.asked == "open"
    assert table.extra == ["Linked"]


def test_how_it_is_read_and_written() -> None:
    text = "If a card leaves the Extra Deck: You can draw 1 card."
    found = compile_card(fiend("Beta"), text, Lexicon({}, {}))
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Trigger)
    assert (effect.on, *effect.or_on) == LEAVES_EXTRA
    assert card_text(found.card, defined_name) == [text]
