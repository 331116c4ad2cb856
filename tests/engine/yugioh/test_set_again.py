"""Cards that are Set again once they were activated, and effects that cannot be negated.

Sources: the card texts of Subterror Final Battle and Scrap-Iron Signal; Yu-Gi-Oh rules reference:
a Trap that was Set cannot be activated that turn, an activated card goes to the GY once the chain
has resolved.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import NEW, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played, quick

MOLE = 0x777
LEXICON = Lexicon({}, {"Mole": MOLE})
SET_AGAIN = "also, after that, Set this card face-down instead of sending it to the GY."
MOLES = replace(body("Digger", attack=1000), series=(MOLE,))
DEEP = replace(fiend("Deep", ignition(la.Damage(500))), series=(MOLE,))
OTHER = fiend("Other", ignition(la.Damage(300)))


def read(text: str, kind: int = v.TRAP) -> la.Card:
    compiled = compile_card(la.Card(9, "Probe", kind), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


BATTLE = read(
    f"Activate 1 of these effects, {SET_AGAIN}\n"
    '● Change 1 Set "Mole" monster on the field to face-up Attack or Defense Position.\n'
    '● Change 1 face-up "Mole" monster on the field to face-down Defense Position.\n'
    '● ATK/DEF of 1 "Mole" monster on the field become equal to its combined original ATK/DEF '
    "until the end of this turn.\n"
    '● This turn, activated effects of "Mole" cards cannot be negated.'
)


def passed(table: Table) -> None:
    """Nobody answers any more."""
    while table.asked == "window":
        table.decline()


def is_set(table: Table, card: la.Card) -> bool:
    number = table.number(card)
    new = table.state.data[STATUS + number] & NEW != 0
    return new and table.state.data[POSITION + number] == v.FACEDOWN_DEFENSE


def test_it_is_set_again_after_what_it_does() -> None:
    table = Table(sets=[BATTLE], field=[MOLES, OTHER])
    table.activate(BATTLE)
    assert table.offers()
    table.bullet(2)
    assert (table.attack(MOLES), table.defense(MOLES)) == (2000, 2000)
    assert table.attack(OTHER) == 1000
    assert is_set(table, BATTLE)
    assert table.grave == []
    # Set now, it cannot be activated this turn.
    assert not table.may("activate", BATTLE)
    table.end()
    assert table.spells() == {0: "Probe"}


def test_only_what_is_possible_can_be_chosen() -> None:
    table = Table(sets=[BATTLE], field=[OTHER])
    assert table.may("activate", BATTLE)
    table.activate(BATTLE)
    # Nothing but the last can be activated without such a monster.
    assert table.asked == "open"
    assert is_set(table, BATTLE)


def test_a_monster_is_turned() -> None:
    table = Table(sets=[BATTLE], field=[MOLES])
    table.activate(BATTLE)
    table.bullet(1)
    number = table.number(MOLES)
    assert table.state.data[POSITION + number] == v.FACEDOWN_DEFENSE
    table = Table(sets=[BATTLE], field=[MOLES])
    table.rewrite_position(MOLES, v.FACEDOWN_DEFENSE)
    table.activate(BATTLE)
    table.bullet(0)
    table.take(table.decision().options[0])
    assert table.state.data[POSITION + table.number(MOLES)] == v.FACEUP_ATTACK
    assert is_set(table, BATTLE)


def test_one_that_has_left_is_not_set() -> None:
    away = fiend("Away", quick(la.Destroy(la.Choose(la.TRAP, v.SZONE)), where=v.HAND))
    table = Table([away], sets=[BATTLE], field=[MOLES])
    table.activate(BATTLE)
    table.bullet(2)
    table.chain(away)
    passed(table)
    assert table.grave == names(BATTLE)
    # Its effect is applied all the same.
    assert table.attack(MOLES) == 2000


def test_one_whose_effect_was_negated_goes_to_the_grave() -> None:
    no = fiend("No", quick(la.NegateActivation("effect"), where=v.HAND,
                           condition=(la.Answering(types=v.TRAP),)))  # fmt: skip
    table = Table(sets=[BATTLE], field=[MOLES], opponent_hand=[no], opponent_acts=True)
    table.activate(BATTLE)
    table.bullet(2)
    table.chain(no)
    passed(table)
    assert table.grave == names(BATTLE)
    assert table.attack(MOLES) == 1000


@pytest.mark.parametrize(("card", "life"), [(DEEP, 7500), (OTHER, 8000)])
def test_activated_effects_are_not_negated(card: la.Card, life: int) -> None:
    # An effect that negates those of monsters on the field negates no such effect.
    hush = played("Hush", la.Ban(("effect",), la.MONSTER, whose=v.EITHER), type=v.QUICK_PLAY)
    table = Table([hush], sets=[BATTLE], field=[card])
    table.activate(BATTLE)
    if card is DEEP:
        table.bullet(3)
    passed(table)
    table.activate(hush)
    table.activate(card)
    assert table.life(1) == life


def test_what_would_negate_such_an_effect_is_not_activated() -> None:
    answers = (la.Answering(types=v.MONSTER),)
    effect = fiend("Effect", quick(la.NegateActivation("effect"), where=v.HAND, condition=answers))
    whole = fiend("Whole", quick(la.NegateActivation(), where=v.HAND, condition=answers))
    table = Table(
        sets=[BATTLE], field=[DEEP], opponent_hand=[effect, whole], opponent_acts=True,
    )  # fmt: skip
    table.activate(BATTLE)
    table.bullet(3)
    passed(table)
    table.activate(DEEP)
    assert table.offers() == ["chain Whole #0", "pass"]
    # The activation can still be negated.
    table.chain(whole)
    passed(table)
    assert table.life(1) == 8000


def test_a_step_alone() -> None:
    # The card text of Scrap-Iron Signal, without what it answers
    card = read(f"Draw 1 card, {SET_AGAIN}")
    assert card.effects[0].do == (la.Draw(1), la.Also((la.SetAgain(),)))  # type: ignore[attr-defined]
    # A card that stays is not sent to the GY.
    found = compile_card(la.Card(9, "Probe", v.TRAP | v.CONTINUOUS), f"Draw 1 card, {SET_AGAIN}",
                         LEXICON)  # fmt: skip
    assert not found.whole


STORM = read(
    "Until the end of this turn, negate any monster effects your opponent activates. If you "
    'control a "Mole" monster, you can activate this card from your hand.'
)


def test_what_monsters_of_the_opponent_activate_is_negated_for_the_turn() -> None:
    # The card text of Harpie's Feather Storm
    assert STORM.effects[0].do == (  # type: ignore[attr-defined]
        la.ForTheTurn(la.NegatesActivated(whose=v.OPPONENT)),
    )
    answer = fiend("Answer", quick(la.Damage(900), where=v.HAND, cost=(la.Discard(),)))
    mine = fiend("Mine", ignition(la.Damage(300)))
    spell = played("Spell", la.Damage(50), type=v.QUICK_PLAY)
    table = Table(
        [STORM], field=[MOLES, mine], opponent_hand=[answer, answer], opponent_sets=[spell],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(STORM)
    # One that was activated in answer, and so resolves first, has its effect.
    table.chain(answer)
    passed(table)
    assert table.life() == 7100
    table.activate(mine)
    table.chain(answer)
    passed(table)
    # The own monsters have theirs, and Spells of the opponent too.
    assert (table.life(), table.life(1)) == (7100, 7700)
    table.activate(mine)
    table.chain(spell)
    passed(table)
    assert table.life() == 7050


def test_from_the_hand_under_a_condition() -> None:
    assert Table([STORM], field=[MOLES]).may("activate", STORM)
    assert not Table([STORM], field=[OTHER]).may("activate", STORM)
