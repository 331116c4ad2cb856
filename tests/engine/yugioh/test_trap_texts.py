"""Texts of Traps: from where they are activated, what belongs to their activation.

Source: problem-solving card text, in the phrases of the cards that are named.
"""

import pytest

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {"HERO": 8})
FROM_HAND = "If you control no cards, you can activate this card from your hand."
NO_CARDS = la.none(AllOf(()), v.FIELD_PLACES)


def read(text: str, kind: int = v.TRAP) -> Compiled:
    return compile_card(la.Card(1, "Probe", kind), text, LEXICON)


def test_a_trap_is_activated_from_the_hand_under_a_condition() -> None:
    # Card text: "Infinite Impermanence"
    found = read(f"Draw 1 card. {FROM_HAND}")
    assert found.whole, found.parts
    assert found.card.effects == (la.Activate(do=(la.Draw(1),), from_hand=(NO_CARDS,)),)


def test_that_is_said_of_the_activation_wherever_it_stands() -> None:
    # Card text: "Harpie's Feather Storm", which has an effect in the GY too
    found = read(f"Draw 1 card. You can banish this card from your GY; draw 1 card. {FROM_HAND}")
    assert found.whole, found.parts
    activation, other = found.card.effects
    assert isinstance(activation, la.Activate)
    assert activation.from_hand == (NO_CARDS,)
    assert isinstance(other, la.Quick)


def test_where_nothing_can_be_activated_that_says_nothing() -> None:
    # Card text: "Evenly Matched", which is activated at the end of a Battle Phase
    found = read(f"At the end of the Battle Phase: Draw 1 card. {FROM_HAND}")
    assert found.whole
    assert [part.status for part in found.parts] == ["inert"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"Draw 1 card. {FROM_HAND}", v.SPELL),
        (f"Draw 1 card. {FROM_HAND} {FROM_HAND}", v.TRAP),
        (f"Draw 1 card twice over. {FROM_HAND}", v.TRAP),
        ("Draw 1 card. If it rains, you can activate this card from your hand.", v.TRAP),
    ],
)
def test_what_is_not_understood_of_it_is_not_guessed(text: str, kind: int) -> None:
    assert not read(text, kind).whole


NO_TRAPS = "If you have no Traps in your GY, you can activate this card the turn it was Set."


def test_a_trap_is_activated_in_the_turn_it_was_set_under_a_condition() -> None:
    # Card text: "The Phantom Knights of Shade Brigandine"
    found = read(f"Draw 1 card. {NO_TRAPS}")
    assert found.whole, found.parts
    held = la.none(la.TRAP, v.GRAVE)
    assert found.card.effects == (la.Activate(do=(la.Draw(1),), when_set=(held,)),)
    assert not read(f"Draw 1 card. {FROM_HAND} {NO_TRAPS}").whole


@pytest.mark.parametrize("buried", [False, True])
def test_whether_it_waits_for_the_next_turn(buried: bool) -> None:
    # Card text: "The Phantom Knights of Shade Brigandine"; a Set Trap waits a turn otherwise
    held = la.none(la.TRAP, v.GRAVE)
    soon = la.trap(fresh(), "Soon", effects=(la.Activate(do=(la.Damage(1),), when_set=(held,)),))
    late = la.trap(fresh(), "Late", effects=(la.Activate(do=(la.Damage(1),)),))
    table = Table([soon, late], grave=[late] if buried else [])
    assert not table.may("activate", soon)  # not from the hand
    table.set(soon)
    table.set(late)
    assert table.may("activate", soon) is not buried
    assert not table.may("activate", late)


def test_that_can_stand_before_the_activation() -> None:
    # Card text: "Dominus Impulse"
    found = read(f"{FROM_HAND} Draw 1 card. You can banish this card from your GY; draw 1 card.")
    assert found.whole, found.parts
    activation, _ = found.card.effects
    assert isinstance(activation, la.Activate)
    assert activation.from_hand == (NO_CARDS,)
    assert not read(FROM_HAND).whole


def test_a_sentence_about_the_turns_to_come_belongs_to_the_effect_before_it() -> None:
    # Card text: "Dogmatika Punishment"
    found = read(
        "Draw 1 card. Until the end of your next turn after this card resolves, you cannot Special "
        "Summon from the Extra Deck."
    )
    assert found.whole, found.parts
    lock = la.Ban(("special-summon",), la.InPlace(v.EXTRA), until="next turn")
    assert found.card.effects == (la.Activate(do=(la.Draw(1), la.Also((lock,)))),)


def test_these_effects_are_those_that_follow() -> None:
    # Card text: "Yazi, Evil of the Yang Zing"
    found = read(
        'You can only use each of these effects of "Probe" once per turn.\n'
        "You can banish 1 card from your GY; draw 1 card.\nYou can discard 1 card; draw 1 card.",
        v.TRAP | v.CONTINUOUS,
    )
    assert found.whole, found.parts
    limited = [item for item in found.card.effects if isinstance(item, la.Quick)]
    assert [item.limit for item in limited] == [la.ONCE_PER_TURN, la.ONCE_PER_TURN]


FACTS = "Aqua/WATER/Level 2/ATK 1200/DEF 0"
FORMS = Lexicon({"Probe": 1}, {}, {f"Probe ({FACTS})": 77})
RISES = (
    "Once per Chain, when a Trap Card is activated while this card is in your GY: You can Special "
    f"Summon this card as a Normal Monster ({FACTS}). (This card is NOT treated as a Trap.)"
)
ALOOF = (
    "If Summoned this way, this card is unaffected by monster effects, also banish it when it "
    "leaves the field."
)


def test_a_trap_in_the_grave_answers_the_activation_of_a_trap() -> None:
    # Card text: "Paleozoic Canadia"; all effects of a Trap are Spell Speed 2
    found = compile_card(la.Card(1, "Probe", v.TRAP), f"Draw 1 card. {RISES}", FORMS)
    assert found.whole, found.parts
    _, rises = found.card.effects
    assert isinstance(rises, la.Quick)
    assert rises.where == v.GRAVE
    assert la.Answering(v.EITHER, types=v.TRAP, of="card") in rises.condition
    (form,) = found.tokens
    assert form.effects == ()


def test_what_holds_for_the_monster_that_a_trap_is_is_its_own_rule() -> None:
    # Card text: "Paleozoic Canadia"
    found = compile_card(la.Card(1, "Probe", v.TRAP), f"Draw 1 card. {RISES} {ALOOF}", FORMS)
    assert found.whole, found.parts
    (form,) = found.tokens
    rules = (la.Unaffected(la.MONSTER), la.BanishedWhenLeaving())
    assert form.effects == (la.While((), rules, firm=True),)


def test_other_words_on_that_monster_are_not_guessed() -> None:
    # Card text: "Qlife's End", of another monster
    text = f"Draw 1 card. {RISES} If Summoned this way, this card can be treated as 3 Tributes."
    assert not compile_card(la.Card(1, "Probe", v.TRAP), text, FORMS).whole


def test_what_comes_of_an_effect_that_is_never_used_is_never_met() -> None:
    # Card text: "Battle Fader"
    text = (
        "When an opponent's monster declares a direct attack: You can Special Summon this card "
        "from your hand, then end the Battle Phase. If Summoned this way, banish it when it "
        "leaves the field."
    )
    found = compile_card(la.Card(1, "Probe", v.MONSTER | v.EFFECT), text, LEXICON)
    assert [part.status for part in found.parts] == ["inert"]
    more = f"{text} While this card is on the field, all weather is fair."
    assert not compile_card(la.Card(1, "Probe", v.MONSTER | v.EFFECT), more, LEXICON).whole


@pytest.mark.parametrize(("word", "missable"), [("If", False), ("When", True)])
def test_a_trap_that_waits_for_an_event(word: str, missable: bool) -> None:
    found = read(f"{word} a card on the field is destroyed by card effect: Draw 1 card.")
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    assert effect.on is not None and effect.missable == missable


@pytest.mark.parametrize("missable", [True, False])
def test_when_a_trap_misses_its_timing(missable: bool) -> None:
    """Something else happened since; yu-gi-oh modifiers and triggers, *Trigger effects*."""
    on = la.Event("destroyed", la.MONSTER, from_=v.MZONE)
    effect = la.Activate(on=on, do=(la.GainLife(500),), missable=missable)
    trap = la.trap(fresh(), "Trap", effects=(effect,))
    breaks = played("Breaks", la.Destroy(la.Each(la.MONSTER, v.MZONE)), la.Then((la.Draw(1),)))
    table = Table([breaks], deck=[body("B")], field=[body("A")], opponent_sets=[trap],
                  opponent_acts=True)  # fmt: skip
    table.activate(breaks)
    if missable:
        assert table.asked == "open"
    else:
        table.chain(trap)
        assert table.life(1) == 8500
