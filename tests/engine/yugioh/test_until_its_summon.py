"""What is forbidden with the name of a card that was added, until it is Normal Summoned.

Source: the card text of Piri Reis Map: "you cannot activate the added monster's effects, or the
effects of cards with its name, until you Normal Summon that monster or a card with its name".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Ban,
    Card,
    Choose,
    Chosen,
    Damage,
    Draw,
    Named,
    SpecialSummon,
    Trigger,
    summoned,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

TEXT = (
    "At the start of your Main Phase 1: Add 1 monster with 0 ATK from your Deck to your hand, but "
    "halve your LP. After adding it to your hand, until the end of the next turn after this card "
    "resolves, you cannot activate the added monster's effects, or the effects of cards with its "
    "name, until you Normal Summon that monster or a card with its name."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL), TEXT, Lexicon({}, {}))
PROBE = FOUND.card
GREETS = Trigger(v.MZONE, on=summoned(v.BY_NORMAL), do=(Damage(100),), optional=True)
WEAK = fiend(
    "Weak", ignition(Draw(1), where=v.HAND), ignition(Damage(500)), GREETS, attack=0
)  # fmt: skip
OTHER_ONE = fiend("Other", ignition(Draw(1), where=v.HAND), attack=0)
TOP = [body(f"Top {number}") for number in range(4)]


def laid(*hand: Card) -> Table:
    table = Table([PROBE, *hand], [WEAK, *TOP])
    table.activate(PROBE)
    return table


def test_it_is_read() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    bans = [node for node in PROBE.walk() if isinstance(node, Ban)]
    assert bans == [Ban(("activate",), name_of=Chosen(), until="its normal summon")]


def test_its_effects_and_those_of_its_name_are_forbidden() -> None:
    table = laid(OTHER_ONE)
    assert (table.life(), "Weak" in table.hand) == (4000, True)
    assert not table.may("activate", WEAK)
    assert table.may("activate", OTHER_ONE)


def test_until_it_is_normal_summoned() -> None:
    table = laid()
    table.summon(WEAK)
    assert table.asked == "trigger"
    table.chain(WEAK)
    assert table.life(1) == 7900
    assert table.may("activate", WEAK)


def test_another_normal_summon_or_a_special_one_is_not_enough() -> None:
    other = body("Body")
    table = laid(other)
    table.summon(other)
    assert not table.may("activate", WEAK)
    come = played("Come", SpecialSummon(Choose(Named(WEAK.passcode), v.HAND)))
    table = laid(come)
    table.activate(come)
    assert not table.may("activate", WEAK)


def test_only_at_the_start_of_the_main_phase() -> None:
    table = Table([PROBE, TOP[0]], [WEAK, *TOP[1:]])
    table.summon(TOP[0])
    assert not table.may("activate", PROBE)
