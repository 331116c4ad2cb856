"""Effects that become those of Spells when they are activated, played and read.

Source: the card texts of Predaplant Verte Anaconda and Witchcrafter Genni. The Spell itself is not
activated, so that its cost, its limits and what forbids to answer it are not those of the effect.
"""

from dataclasses import replace
from typing import Any

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    SPELL,
    Activate,
    Ban,
    Banish,
    BecomesEffect,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    Event,
    EventCards,
    Ignition,
    OnlySpecialSummon,
    PayLifePoints,
    Quick,
    SendToGrave,
    Series,
    SpecialSummon,
    SummonedOnly,
    Type,
    exists,
    trap,
)
from engine.yugioh.wording import words as w
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played

SERIES = 0x123
GAMMA = Series(SERIES, "Gamma")
A, B = body("A"), body("B")
OUT_OF_DECK = SendToGrave(Choose(GAMMA & SPELL, v.DECK))
HOST = fiend("Host", Ignition(v.MZONE, limit=ONCE_PER_TURN, cost=(OUT_OF_DECK,),
                              do=(BecomesEffect(), Ban(("special-summon",)))))  # fmt: skip


def gamma(name: str, *do: Any, **rest: Any) -> Card:
    return replace(played(name, *do, **rest), series=(SERIES,))


SUMMONER = gamma("Summoner", SpecialSummon(Choose(MONSTER, v.HAND)), cost=(PayLifePoints(5000),),
                 limit=ONCE_PER_TURN, unanswered=v.EITHER)  # fmt: skip
BURNER = gamma("Burner", Damage(700))


def test_it_does_what_the_spell_does_without_its_cost() -> None:
    table = Table([A], [SUMMONER], field=[HOST])
    table.activate(HOST)
    assert table.grave == ["Summoner"]
    assert "A" in table.monsters().values()
    assert table.life() == 8000


def test_each_spell_that_fits_can_be_chosen_once_a_turn() -> None:
    other = played("Other", Damage(1))
    table = Table([A], [SUMMONER, BURNER, other], field=[HOST])
    _, second = (one for one in table.decision().options if one.word == "activate")
    table.take(second)
    assert table.grave == ["Burner"]
    assert table.life(1) == 7300
    assert not table.may("activate", HOST)


def test_what_follows_is_done_too() -> None:
    # "…, also, you cannot Special Summon monsters for the rest of this turn."
    table = Table([A, SUMMONER], [BURNER], field=[HOST])
    table.activate(HOST)
    assert not table.may("activate", SUMMONER)


def test_the_spell_must_be_one_that_can_be_activated_now() -> None:
    asks = gamma("Asks", Damage(1), condition=(exists(MONSTER, v.GRAVE),))
    assert not Table(deck=[asks], field=[HOST]).may("activate", HOST)
    assert Table(deck=[asks], field=[HOST], grave=[A]).may("activate", HOST)
    # Without a monster in the hand the Spell would do nothing.
    assert not Table(deck=[SUMMONER], field=[HOST]).may("activate", HOST)


def test_what_the_spell_forbids_in_the_turn_it_is_activated_is_not_forbidden() -> None:
    # Branded Fusion: "You cannot Special Summon … the turn you activate this card, except …"
    only = Type(v.FUSION)
    lock = gamma(
        "Lock", Damage(700), condition=(SummonedOnly(only),), cost=(OnlySpecialSummon(only),)
    )
    made, revive = link("Made", 1), played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    plain = fiend("Plain", Ignition(v.MZONE, cost=(OUT_OF_DECK,), do=(BecomesEffect(),)))
    table = Table([revive], [lock], field=[plain, A], extra=[made], grave=[B])
    table.special(made, A)
    table.activate(plain)
    assert table.life(1) == 7300
    assert table.may("activate", revive)


def test_what_the_spell_targets_is_targeted() -> None:
    aims = gamma("Aims", Destroy(Chosen()), target=(Choose(MONSTER, v.MZONE, whose=v.OPPONENT),))
    assert not Table(deck=[aims], field=[HOST]).may("activate", HOST)
    table = Table(deck=[aims], field=[HOST], opponent_field=[A, B])
    table.activate(HOST)
    table.pick(B)
    assert list(table.monsters(1).values()) == ["A"]


def test_a_spell_that_speaks_of_itself_is_not_borrowed() -> None:
    itself = gamma("Itself", Banish(SELF))
    assert not Table(deck=[itself], field=[HOST]).may("activate", HOST)


def test_a_card_that_is_treated_as_the_spell_has_its_own_effect() -> None:
    namesake = replace(gamma("Namesake", Damage(1)), treated_as=BURNER.passcode)
    table = Table(deck=[namesake], field=[HOST], also=[BURNER])
    table.activate(HOST)
    assert table.life(1) == 7999


def test_read_from_a_text() -> None:
    # Predaplant Verte Anaconda
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    text = (
        'You can pay 2000 LP and send 1 "Gamma" Normal or Quick-Play Spell from your Deck to the '
        "GY; this effect becomes that Spell's effect when that card is activated, also, you cannot "
        "Special Summon monsters for the rest of this turn."
    )
    compiled = compile_card(facts, text, Lexicon({"Probe": 9}, {"Gamma": SERIES}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Ignition)
    assert effect.do[0] == BecomesEffect()
    neither = ~Type(w.SPELL_TRAP_TYPES & ~v.QUICK_PLAY)
    assert effect.cost[1] == SendToGrave(Choose(GAMMA & SPELL & neither, v.DECK))
    again = text.replace("this effect becomes", "this card becomes")
    assert not compile_card(facts, again, Lexicon({"Probe": 9}, {"Gamma": SERIES})).whole


def test_a_quick_effect_becomes_that_of_a_trap_that_waits_for_something() -> None:
    # Traptrix Rafflesia: "1 … Normal Trap that meets its activation conditions"
    out_of_deck = SendToGrave(Choose(GAMMA & Type(v.TRAP), v.DECK))
    quick = fiend("Quick", Quick(v.MZONE, cost=(out_of_deck,), do=(BecomesEffect(),)))
    slow = fiend("Slow", Ignition(v.MZONE, cost=(out_of_deck,), do=(BecomesEffect(),)))
    hole = trap(fresh(), "Hole", series=(SERIES,), effects=(
        Activate(on=Event("summoned", MONSTER, whose=v.OPPONENT), do=(Destroy(EventCards()),)),
    ))  # fmt: skip
    table = Table(deck=[hole], field=[quick, slow])
    assert not table.may("activate", quick) and not table.may("activate", slow)
    comes = fiend("Comes")
    table = Table([comes], deck=[hole], opponent_field=[quick, slow], opponent_acts=True)
    table.summon(comes)
    assert table.asked == "open"  # its Trap is in the other Deck
    table = Table([comes], opponent_deck=[hole], opponent_field=[quick, slow], opponent_acts=True)
    table.summon(comes)
    table.chain(quick)
    assert table.monsters() == {}
    assert sorted(table.grave) == ["Comes"]


def test_that_trap_may_be_said_to_meet_its_conditions() -> None:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    text = (
        'Once per turn (Quick Effect): You can send 1 "Gamma" Normal Trap that meets its '
        "activation conditions from your Deck to the GY; this effect becomes that Trap Card's "
        "effect when that card is activated."
    )
    compiled = compile_card(facts, text, Lexicon({"Probe": 9}, {"Gamma": SERIES}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Quick) and effect.do == (BecomesEffect(),)
