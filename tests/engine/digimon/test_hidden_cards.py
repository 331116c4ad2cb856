"""What is offered does not tell which cards lie where nobody has looked (Digimon rules 3, 15)."""

from engine.digimon import vocabulary as v
from engine.digimon.language import TAMER, Choose
from engine.digimon.language.card import Event, Trigger
from engine.digimon.language.operations import By, Draw, May, Play, RevealTop, SearchSecurity
from tests.engine.digimon.table import Table, red, red_tamer


def test_a_search_is_offered_whatever_lies_in_the_security_stack() -> None:
    """Rule 15-15-3-9-1: what lies there, only the search shows; it may find nothing."""
    found = May((SearchSecurity((Play(Choose(TAMER, v.SECURITY)),)),))
    search = red("Seer", 4, cost=1, effects=(Trigger(on=Event("played"), do=(found, Draw(1))),))
    tamer = red_tamer("Other")
    for lies, battle in (("Other", ["Other", "Seer"]), ("Filler", ["Seer"])):
        table = Table(search, tamer, memory=5, my_hand=["Seer"], my_security=[lies])
        table.take("Play Seer")
        assert len(table.words) == 2
        table.take(table.words[0])
        assert (table.battle(), table.hand()) == (battle, ["Filler"])
    empty = Table(search, tamer, memory=5, my_hand=["Seer"], my_security=[])
    assert empty.take("Play Seer").hand() == ["Filler"]


def test_revealing_is_offered_whatever_lies_on_the_deck() -> None:
    """Rules 3-2-1, 15-15-3-1: a deck lies face-down."""
    found = May((RevealTop(2, (Play(Choose(TAMER, v.REVEALED)),)),))
    reveal = red("Seer", 4, cost=1, effects=(Trigger(on=Event("played"), do=(found,)),))
    tamer = red_tamer("Other")
    for lies, battle in (("Other", ["Other", "Seer"]), ("Filler", ["Seer"])):
        table = Table(reveal, tamer, memory=5, my_hand=["Seer"], my_deck=["Filler", lies])
        table.take("Play Seer")
        assert len(table.words) == 2
        assert table.take(table.words[0]).battle() == battle


def test_what_shows_hidden_cards_is_nothing_to_pay_with() -> None:
    """Rule 15-7-3: a cost is paid whole, and whether it can be is not known before."""
    shown = Play(Choose(TAMER, v.SECURITY)), Play(Choose(TAMER, v.REVEALED))
    for pays in (SearchSecurity(shown[:1]), RevealTop(2, shown[1:])):
        odd = red("Odd", 4, effects=(Trigger(on=Event("played"), do=(By((pays,), (Draw(1),)),)),))
        assert "to pay" in Table(odd, my_hand=["Odd"]).missing[0]
