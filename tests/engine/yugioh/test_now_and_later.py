"""What an effect does immediately after it resolves, and what in the End Phase: read and played.

Sources: problem-solving card text; Yu-Gi-Oh solo rules 3. Names and sentences are made up; the
phrases are those of the cards that are named.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    AddToHand,
    Also,
    AtActivation,
    Attribute,
    Between,
    Card,
    Choose,
    Chosen,
    Draw,
    EachTime,
    Event,
    ExtraNormalSummon,
    ForTheTurn,
    Named,
    NormalSummonNow,
    Optional,
    Race,
    Reveal,
    Series,
    SpecialSummon,
    State,
    Summoned,
    SummonFromExtraNow,
    Then,
    Trigger,
    Type,
    When,
    exists,
)
from tests.engine.yugioh.table import Table, body, fiend, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
A, B, C = body("A"), body("B"), body("C")


def effect(text: str, kind: int = v.MONSTER | v.EFFECT) -> Node:
    facts = Card(9, "Probe", kind, v.DARK, v.FIEND, 4)
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    (found,) = compiled.card.effects
    return found


def done(text: str) -> tuple[Node, ...]:
    """What a Spell with this text does."""
    found = effect(text, v.SPELL)
    assert isinstance(found, la.Effect)
    return found.do


@pytest.mark.parametrize(
    ("text", "do"),
    [
        # Beetrooper Armor Horn, Sakitama, Floowandereeze & Robina
        ("Immediately after this effect resolves, Normal Summon 1 Insect monster.",
         (NormalSummonNow(Race(v.INSECT) & MONSTER),)),
        ("Immediately after this effect resolves, Normal Summon 1 Fiend monster from your hand.",
         (NormalSummonNow(Race(v.FIEND) & MONSTER),)),
        # Exosister Returnia, Synchro Emergency
        ("Immediately after this effect resolves, Xyz Summon 1 \"Gamma\" Xyz Monster using "
         "monsters you control.", (SummonFromExtraNow(("xyz",), GAMMA),)),
        ("Immediately after this effect resolves, Synchro Summon 1 Synchro Monster.",
         (SummonFromExtraNow(("synchro",)),)),
        ("Immediately after this effect resolves, Synchro Summon 1 DARK Synchro Monster using "
         "materials you control, including this card.",
         (SummonFromExtraNow(("synchro",), Attribute(v.DARK), True),)),
    ],
)  # fmt: skip
def test_summons_immediately_after(text: str, do: tuple[Node, ...]) -> None:
    assert done(text) == do


def test_that_very_card_is_normal_summoned() -> None:
    # Floowandereeze and the Magnificent Map: "… Normal Summon the revealed monster"
    do = done(
        'Reveal 1 "Gamma" monster in your hand and banish 1 "Gamma" card with a different name '
        "from your Deck, then, immediately after this effect resolves, Normal Summon the revealed "
        "monster."
    )
    assert NormalSummonNow(what=Chosen(("a",))) in [node for step in do for node in step.walk()]
    first, other = fiend("First", series=(0x123,)), fiend("Other", series=(0x123,))
    spell = played("Map", *do)
    table = Table([spell, first, other, A], deck=[other])
    table.activate(spell)
    assert table.asked == "open"
    assert list(table.monsters().values()) == ["First"]
    assert table.banished == ["Other"]
    assert table.may("summon", A)  # it was not the one of the turn


def test_the_monster_that_was_revealed_needs_its_tributes() -> None:
    # The same, of one with Level 5: without a monster to Tribute none is summoned.
    five, other = fiend("Five", level=5, series=(0x123,)), body("Other")
    do = (
        Reveal(Choose(MONSTER & GAMMA, v.HAND, name="a")),
        Then((NormalSummonNow(what=Chosen(("a",))),)),
    )
    spell = played("Map", *do)
    table = Table([spell, five, A])
    table.activate(spell)
    assert table.asked == "open"
    assert not table.monsters()
    table = Table([spell, five, A], field=[other])
    table.activate(spell)
    assert list(table.monsters().values()) == ["Five"]


def test_normal_summons_with_some_excepted() -> None:
    # Yosenju Kama 1
    text = (
        'Immediately after this effect resolves, Normal Summon 1 "Gamma" monster from your hand, '
        'except "Alpha".'
    )
    assert done(text) == (NormalSummonNow(GAMMA & MONSTER & ~Named(1)),)


def test_a_summon_that_is_the_players_choice() -> None:
    # The card text of Floowandereeze & Toccan
    found = effect(
        'If this card is Normal Summoned: You can add 1 "Gamma" card from your Deck to your '
        "hand, then immediately after this effect resolves, you can Normal Summon 1 Fiend monster."
    )
    assert isinstance(found, Trigger)
    assert found.do[1:] == (Then((Optional((NormalSummonNow(Race(v.FIEND) & MONSTER),)),)),)


def test_a_quick_effect_told_before_the_colon() -> None:
    # The card text of T.G. Mighty Striker: "you can (Quick Effect): Immediately after this effect
    # resolves, Synchro Summon using this card you control."
    found = effect(
        "During your opponent's Main Phase, you can (Quick Effect): Immediately after this effect "
        "resolves, Synchro Summon using this card you control."
    )
    assert getattr(found, "do") == (SummonFromExtraNow(("synchro",), ANY, True),)  # noqa: B009


@pytest.mark.parametrize(
    "text",
    [
        "Immediately after this effect resolves, Normal Summon the revealed monster.",
        "Immediately after this effect resolves, Xyz Summon 1 Xyz Monster using the moon.",
        "During the End Phase, add it to your hand.",
        "Special Summon 1 monster from your GY. (This is treated as a walk.)",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compile_card(Card(9, "Probe", v.SPELL), text, LEXICON).whole


# ------------------------------------------------------------ the End Phase

LATER = ForTheTurn(
    EachTime(on=Event("end-phase"), do=(AddToHand(Choose(Named(A.passcode), v.DECK)),))
)


def test_what_is_done_in_the_end_phase_is_read() -> None:
    # The card texts of Bystial Magnamhut and Barricadeborg Blocker: "You can activate this effect;
    # during the End Phase of this turn, add 1 ... from your Deck or GY to your hand"
    found = effect(
        "If this card is Special Summoned: You can activate this effect; during the End Phase of "
        "this turn, add 1 Dragon monster from your Deck or GY to your hand."
    )
    choice = Choose(Race(v.DRAGON) & MONSTER, v.DECK | v.GRAVE)
    assert isinstance(found, Trigger)
    assert found.do == (ForTheTurn(EachTime(on=Event("end-phase"), do=(AddToHand(choice),))),)


def test_what_is_done_in_the_end_phase_is_done_then() -> None:
    # The same texts; twice if it was said twice.
    for times in (1, 2):
        spells = [played(f"Later {n}", LATER) for n in range(times)]
        table = Table(spells, deck=[A, A, B])
        for spell in spells:
            table.activate(spell)
        assert table.hand == []
        table.end()
        assert table.hand == ["A"] * times


def test_nothing_is_done_in_the_end_phase_when_there_is_nothing() -> None:
    later = played("Later", LATER)
    table = Table([later], deck=[B])
    table.activate(later)
    table.end()
    assert table.hand == []


# -------------------------------------------------------------------- others


def test_a_summon_treated_as_another() -> None:
    # The card text of Instant Fusion: "(This is treated as a Fusion Summon.)"
    (found,) = done(
        "Special Summon 1 Level 5 or lower Fusion Monster from your Extra Deck, but it cannot "
        "attack, also it is destroyed during the End Phase. (This is treated as a Fusion Summon.)"
    )
    fusion = Between("level", 0, 5) & Type(v.FUSION) & MONSTER
    assert found == SpecialSummon(
        Choose(fusion, v.EXTRA), how=v.BY_FUSION, but=("cannot-attack", "destroyed-in-end-phase")
    )


def test_what_becomes_of_a_summoned_monster_stands_in_brackets() -> None:
    # The card text of Tearlaments Reinoheart
    (found,) = done(
        "Special Summon 1 monster from your GY (but banish it when it leaves the field)."
    )
    assert found == SpecialSummon(Choose(MONSTER, v.GRAVE), but=("banished-when-it-leaves",))


def test_a_normal_summon_beside_the_one_of_the_turn() -> None:
    # The card text of Constellar Leonis
    found = effect(
        'During your Main Phase, you can Normal Summon 1 "Gamma" monster, in addition to your '
        "Normal Summon/Set. (You can only gain this effect once per turn.)"
    )
    assert found == ExtraNormalSummon(GAMMA & MONSTER)


@pytest.mark.parametrize(
    ("text", "item"),
    [
        # Swap Frog
        ('Draw 1 card, also you can Normal Summon 1 "Gamma" monster during your Main Phase this '
         'turn, except "Alpha", in addition to your Normal Summon/Set. (You can only gain this '
         'effect once per turn.)', GAMMA & MONSTER & ~Named(1)),
        # Scrap Raptor
        ('Draw 1 card, also, during your Main Phase this turn, you can Normal Summon 1 "Gamma" '
         "monster in addition to your Normal Summon/Set.", GAMMA & MONSTER),
    ],
)  # fmt: skip
def test_one_more_normal_summon_this_turn_is_read(text: str, item: Filter) -> None:
    assert done(text) == (Draw(1), Also((ForTheTurn(ExtraNormalSummon(item)),)))


def test_one_more_normal_summon_this_turn() -> None:
    # The card text of Swap Frog; the official rulings on such effects: all of them together allow
    # one in a turn.
    more = played("More", ForTheTurn(ExtraNormalSummon(Named(B.passcode) | Named(C.passcode))))
    table = Table([more, more, A, B, C])
    assert not table.may("summon in addition", B)
    table.activate(more)
    table.activate(more)
    assert not table.may("summon in addition", A)
    table.summon(A)
    table.summon_in_addition(B)
    assert not any(table.may(word, C) for word in ("summon", "summon in addition"))


def test_what_this_card_was_when_its_effect_was_activated() -> None:
    # The card text of Knightmare Cerberus: "then, if this card was co-linked when this effect was
    # activated, you can draw 1 card"
    found = effect(
        "If this card is Link Summoned: You can target 1 card on the field; destroy it, then, if "
        "this card was co-linked when this effect was activated, you can draw 1 card.",
        v.MONSTER | v.EFFECT,
    )
    held = AtActivation(exists(~OTHER & State("co-linked"), v.MZONE))
    assert getattr(found, "do")[1] == Then((When(held, (Optional((Draw(1),)),)),))  # noqa: B009


DANGER = (
    "You can reveal this card in your hand; your opponent randomly chooses 1 card from your entire "
    'hand, then you discard the chosen card. Then, if the discarded card was not "Probe", '
    'Special Summon 1 "Probe" from your hand, and if you do, draw 1 card.'
)


@pytest.mark.parametrize("own", [True, False])
def test_a_card_discarded_at_random_decides_what_follows(own: bool) -> None:
    # The card text of Danger! Thunderbird!
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    danger = compile_card(facts, DANGER, LEXICON).card
    assert danger.defined and danger.effects
    table = Table([danger, A], deck=[B])
    table.activate(danger)
    table.nature(danger if own else A)
    assert table.grave == ["Probe" if own else "A"]
    assert table.monsters() == ({} if own else {0: "Probe"})
    assert table.hand == (["A"] if own else ["B"])


def test_what_is_on_the_field_is_told_further() -> None:
    # The card text of Dogmatika Ecclesia, the Virtuous
    found = effect(
        "If a monster Special Summoned from the Extra Deck is on the field: You can Special Summon "
        "this card from your hand."
    )
    came = MONSTER & Summoned(v.BY_FROM_EXTRA)
    assert getattr(found, "condition") == (exists(came, v.MZONE, v.EITHER),)  # noqa: B009
