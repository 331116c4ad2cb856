"""What forbids that a card leaves the battle area, and what it does not forbid.

Source: Digimon comprehensive rules 15-1-3; the card texts that say "can't be deleted by effects",
"can't be returned to hands or decks" and "can't leave the battle area by effects".
"""

import pytest

from engine.digimon.language import THIS
from engine.digimon.language.card import (
    DP,
    END_OF_ATTACK,
    Cannot,
    Keyword,
    Main,
    Static,
    Trigger,
)
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    Draw,
    Give,
    Pending,
    ToDeck,
    ToSecurity,
)
from engine.digimon.language.words import Impossible
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import THEIRS

# By what cannot be done, what effects cannot do.
STOPPED: dict[Impossible, tuple[type[Node], ...]] = {
    "be-deleted-by-effects": (Delete,),
    "be-returned": (AddToHand, ToDeck),
    "leave-by-effects": (Delete, AddToHand, ToDeck, ToSecurity),
    "be-deleted-in-battle": (),
}
ROOKIE = red("Rookie", 3, 3000, cost=3)


@pytest.mark.parametrize("what", STOPPED)
@pytest.mark.parametrize("does", [Delete, AddToHand, ToDeck, ToSecurity])
def test_what_cannot_be_done_stops_nothing_else(what: Impossible, does: type[Node]) -> None:
    rock = red("Rock", 4, effects=(Static(Cannot(what)),))
    away = red_option("Away", Main(do=(does(THEIRS),)), cost=0)
    table = Table(away, rock, ROOKIE, my_hand=["Away"], my_battle=["Rookie"], their_battle=["Rock"])
    table.take("Use Away")
    assert table.battle("their") == ["Rock"] * (does in STOPPED[what])


@pytest.mark.parametrize("what", STOPPED)
def test_a_battle_is_no_effect(what: Impossible) -> None:
    """Digimon comprehensive rules 14-2-2: the loser is deleted, by no effect."""
    rock = red("Rock", 4, 4000, effects=(Static(Cannot(what)),))
    strong = red("Strong", 6, 9000)
    table = Table(strong, rock, my_battle=["Strong"], their_battle=[["suspended", "Rock"]])
    table.attack("Strong", "Rock")
    assert table.battle("their") == ["Rock"] * (what == "be-deleted-in-battle")
    table = Table(strong, rock, my_battle=["Rock"], their_battle=[["suspended", "Strong"]])
    table.attack("Rock", "Strong")
    assert table.battle() == ["Rock"] * (what == "be-deleted-in-battle")


@pytest.mark.parametrize("what", STOPPED)
def test_without_dp_it_is_deleted_all_the_same(what: Impossible) -> None:
    """Digimon comprehensive rules 17-1: a rule check deletes it, and no effect."""
    rock = red("Rock", 4, 4000, effects=(Static(Cannot(what)),))
    weak = red_option("Weak", Main(do=(Give((DP(-4000),), THEIRS),)), cost=0)
    table = Table(weak, rock, ROOKIE, my_hand=["Weak"], my_battle=["Rookie"], their_battle=["Rock"])
    table.take("Use Weak")
    assert table.battle("their") == []


def test_what_waits_for_the_end_of_the_attack_is_done_before_anything_else() -> None:
    """Digimon comprehensive rules 18-1-2: also what only the end of the attack sets up."""
    last = red("Last", 5, 7000, effects=(
        Trigger(on=END_OF_ATTACK, do=(Pending("attack", (Draw(1),)),)),
    ))  # fmt: skip
    table = Table(last, my_battle=["Last"]).attack("Last")
    assert table.hand() == ["Filler"]
    assert table.game.is_open()
    later = red("Later", 5, 7000, effects=(
        Trigger(on=END_OF_ATTACK, do=(Pending("attack", (Delete(THIS),)),)),
    ))  # fmt: skip
    assert Table(later, my_battle=["Later"]).attack("Later").battle() == []


def test_who_can_declare_an_attack() -> None:
    """Digimon comprehensive rules 7-1-2-1, 11-2: an unsuspended Digimon that was there before."""
    cards = [
        red("Plain", 4), red_tamer("Tamer"), red("Bound", 4, effects=(Static(Cannot("attack")),)),
        red("Stiff", 4, effects=(Static(Cannot("suspend")),)), red("Tired", 4), red("Bred", 4),
    ]  # fmt: skip
    names = ["Plain", "Tamer", "Bound", "Stiff"]
    table = Table(*cards, my_battle=[*names, ["suspended", "Tired"]], my_breeding=["Bred"])
    attacks = [words for words in table.words if words.startswith("Attack")]
    assert attacks == ["Attack the player with Plain"]
    quick = red("Quick", 3, 3000, cost=1, effects=(Keyword("Rush"),))
    slow = red("Slow", 3, 3000, cost=1)
    for card in (quick, slow):
        table = Table(card, memory=5, my_hand=[card.name]).take(f"Play {card.name}")
        assert table.can("Attack the player") is (card is quick)
