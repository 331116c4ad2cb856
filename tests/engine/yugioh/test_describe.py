"""Decisions and options in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import A_BAO_A_QU
from engine.yugioh.cards.fiendsmith import (
    CRIMSON_TEARS,
    ENGRAVER,
    LACRIMA,
    LURRIE,
    REQUIEM,
    SANCT,
    TRACT,
)
from engine.yugioh.language import MONSTER, SELF, Choose, InsteadOfDestruction
from engine.yugioh.telling.describe import decision, describe, describe_all
from engine.yugioh.telling.phrases import listed, shortened
from tests.engine.yugioh.spoken import HANDS, choose, fiendsmith, random_line, said
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played, quick, xyz

ANY_CARD = Choose(places=v.DECK)
ALPHA = body("Alpha")
BETA = body("Beta", level=6)


def test_the_commands_of_an_open_state() -> None:
    assert said(fiendsmith()) == (
        "Main Phase",
        [
            "Normal Summon Ash Blossom & Joyous Spring",
            "Set Ash Blossom & Joyous Spring",
            "Normal Summon Droll & Lock Bird",
            "Set Droll & Lock Bird",
            'Activate Fiendsmith Engraver (hand): discard this card; add 1 "Fiendsmith" '
            "Spell/Trap from your Deck to your hand",
            "End the turn",
        ],
    )


def test_a_choice_says_what_the_card_is_for() -> None:
    game = fiendsmith()
    choose(game, "Activate Fiendsmith Engraver")
    choose(game, "pass")
    title, texts = said(game)
    assert title == "Fiendsmith Engraver: choose a card to add to the hand"
    assert sorted(texts) == [
        "add Fiendsmith Kyrie to the hand",
        "add Fiendsmith in Paradise to the hand",
        "add Fiendsmith's Sanct to the hand",
        "add Fiendsmith's Tract to the hand",
    ]


def test_describing_one_option_is_describing_all() -> None:
    game = fiendsmith()
    game.advance()
    assert [describe(game, option) for option in game.options()] == describe_all(game)


def test_describing_leaves_the_decision_as_it_is() -> None:
    table = Table(field=[ALPHA, ALPHA, BETA], extra=[link(rating=2)])
    choose(table.game, "Link Summon Link")
    count = table.game.advance()
    before = table.game.options(), table.game.state.snapshot()
    said(table.game)
    assert (table.game.options(), table.game.state.snapshot()) == before
    assert len(before[0]) == count == 3


def test_tributes_and_places_of_cards_with_one_name() -> None:
    table = Table(hand=[BETA], field=[ALPHA, ALPHA])
    assert "Tribute Summon Beta" in said(table.game)[1]
    choose(table.game, "Tribute Summon Beta")
    assert said(table.game) == (
        "Tributes for Beta",
        ["Tribute Alpha (Monster Zone 1)", "Tribute Alpha (Monster Zone 2)"],
    )


def test_materials_are_named_with_their_place_where_it_differs() -> None:
    table = Table([LURRIE], extra=[LACRIMA], field=[CRIMSON_TEARS, ENGRAVER], grave=[TRACT])
    choose(table.game, "Activate Fiendsmith's Tract (GY)")
    assert said(table.game) == (
        "Fiendsmith's Tract: choose the materials for Fiendsmith's Lacrima",
        [
            "using Fabled Lurrie (hand) + Lacrima the Crimson Tears (Monster Zone 1)",
            "using Fabled Lurrie (hand) + Fiendsmith Engraver (Monster Zone 2)",
            "using Lacrima the Crimson Tears (Monster Zone 1) + "
            "Fiendsmith Engraver (Monster Zone 2)",
        ],
    )


def test_zones_and_positions() -> None:
    table = Table(field=[ALPHA, None, ALPHA], extra=[xyz("Ring")], all_zones=True)
    choose(table.game, "Xyz Summon Ring")
    title, texts = said(table.game)
    assert title == "Where to summon Ring"
    assert texts[0] == "Monster Zone 1"
    assert texts[-2:] == ["left Extra Monster Zone", "right Extra Monster Zone"]
    table = Table(field=[ALPHA, ALPHA], extra=[xyz("Ring")], all_positions=True)
    choose(table.game, "Xyz Summon Ring")
    assert said(table.game)[1] == ["Attack Position", "Defense Position"]


def test_bullets_and_optional_parts() -> None:
    table = Table(field=[A_BAO_A_QU], grave=[CRIMSON_TEARS], blanks=1)
    choose(table.game, "Activate A Bao A Qu, the Lightless Shadow (Monster Zone 1): discard 1 card")
    assert said(table.game) == (
        "A Bao A Qu, the Lightless Shadow: choose one",
        [
            "destroy 1 card on the field",
            "banish this card until the End Phase, and if you do, Special Summon 1 LIGHT or DARK "
            "monster from your GY",
        ],
    )
    more = la.Optional((la.SpecialSummon(Choose(MONSTER, v.HAND)),))
    table = Table(hand=[played("Spell", la.AddToHand(ANY_CARD), more), ALPHA], deck=[ALPHA, BETA])
    choose(table.game, "Activate Spell")
    choose(table.game, "add Beta")
    assert said(table.game) == (
        "Spell: do this as well?",
        ["Special Summon 1 monster from your hand", "no, do nothing more"],
    )


def test_triggers_answers_and_passing() -> None:
    game = fiendsmith([CRIMSON_TEARS.passcode, 0, 0, 0, 0])
    choose(game, "Normal Summon Lacrima the Crimson Tears")
    assert said(game) == (
        "Use a triggered effect?",
        [
            "use Lacrima the Crimson Tears (Monster Zone 1): "
            'send 1 "Fiendsmith" card from your Deck to the GY, except '
            '"Lacrima the Crimson Tears"',
            "pass",
        ],
    )
    table = Table(hand=[SANCT], field=[REQUIEM, LURRIE], deck=[ENGRAVER])
    choose(table.game, "Activate Fiendsmith's Sanct")
    assert said(table.game) == (
        "Chain to Fiendsmith's Sanct?",
        [
            "chain Fiendsmith's Requiem (Monster Zone 1): "
            'Tribute this card; Special Summon 1 "Fiendsmith" monster from your hand or Deck',
            "pass",
        ],
    )


def test_the_opponent_is_named_where_they_decide() -> None:
    answer = fiend("Watcher", quick(la.Draw(1)))
    table = Table(
        hand=[played("Spell", la.Draw(1))], deck=[ALPHA] * 2, opponent_field=[answer],
        opponent_hand=[ALPHA], opponent_acts=True, fixed_order=True,
    )  # fmt: skip
    choose(table.game, "Activate Spell")
    assert said(table.game) == (
        "Opponent: Chain to Spell?",
        ["chain the opponent's Watcher (Monster Zone 1): draw 1 card", "pass"],
    )


def test_nature_decides() -> None:
    table = Table(hand=[played("Spell", la.Draw(1))], deck=[ALPHA, BETA, BETA])
    choose(table.game, "Activate Spell")
    assert said(table.game) == ("Nature decides: a card is drawn", ["draw Alpha", "draw Beta"])


def test_what_can_be_done_instead_of_a_destruction() -> None:
    shield = fiend("Shield", InsteadOfDestruction(MONSTER, (la.Tribute(Choose(MONSTER, v.MZONE)),)))
    bomb = fiend("Bomb", ignition(la.Destroy(SELF)))
    table = Table(field=[shield, bomb, ALPHA])
    choose(table.game, "Activate Bomb")
    assert said(table.game) == (
        "Shield: do this instead of the destruction?",
        ["Tribute 1 monster instead", "no, let it be destroyed"],
    )


def test_the_hand_limit() -> None:
    table = Table(hand=[ALPHA, *[BETA] * 6])
    choose(table.game, "End the turn")
    assert said(table.game) == (
        "End Phase: discard down to six cards", ["discard Alpha", "discard Beta"],
    )  # fmt: skip


def test_copies_that_something_tells_apart_are_numbered() -> None:
    table = Table(hand=[TRACT, LURRIE], deck=[LURRIE, ENGRAVER])
    choose(table.game, "Activate Fiendsmith's Tract")
    choose(table.game, "add Fabled Lurrie")
    texts = said(table.game)[1]
    assert len(set(texts)) == len(texts)


def test_the_end_is_no_decision() -> None:
    game = fiendsmith()
    choose(game, "End the turn")
    assert said(game) == ("The duel is over", [])


# ----------------------------------------------------------------- property


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(hand=HANDS, seed=st.integers(0, 10_000))
def test_every_option_has_a_text_of_its_own(hand: list[int], seed: int) -> None:
    game = fiendsmith(hand)
    for command in random_line(game, seed):
        for option in command:
            game.advance()
            texts = describe_all(game)
            assert len(set(texts)) == len(texts) == len(game.options())
            assert all(text and "\n" not in text and len(text) < 250 for text in texts)
            assert decision(game)
            game.take(option)


# -------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([], ""),
        (["A"], "A"),
        (["A", "B"], "A and B"),
        (["A", "B", "A"], "2x A and B"),
        (["A", "B", "C"], "A, B and C"),
        (["A, the B", "C", "D"], "A, the B; C and D"),
        (["(blank)"], "a blank"),
        (["(blank)", "(blank)"], "2 blanks"),
    ],
)
def test_lists_of_names(cards: list[str], text: str) -> None:
    assert listed(cards) == text


def test_long_texts_are_cut_between_words() -> None:
    assert shortened("one two three", 20) == "one two three"
    assert shortened("one two, three", 12) == "one two..."


# --------------------------------------------------------- what a choice is for

MINE, GRAVE = Choose(MONSTER, v.MZONE), Choose(MONSTER, v.GRAVE)
THEIRS = Choose(MONSTER, v.MZONE, whose=v.OPPONENT)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (la.Take(MINE), "choose Alpha"),
        (la.AddToHand(GRAVE), "add Alpha to the hand"),
        (la.AddToExtra(Choose(MONSTER, v.DECK)), "add Alpha face-up to the Extra Deck"),
        (la.ReturnToGrave(Choose(MONSTER, v.BANISHED)), "return Alpha to the GY"),
        (la.ReturnToHand(MINE), "return Alpha to the hand"),
        (la.SendToGrave(MINE), "send Alpha to the GY"),
        (la.Discard(Choose(MONSTER, v.HAND)), "discard Alpha"),
        (la.Tribute(MINE), "Tribute Alpha"),
        (la.Destroy(MINE), "destroy Alpha"),
        (la.Banish(MINE), "banish Alpha"),
        (la.Banish(MINE, "end"), "banish Alpha until the End Phase"),
        (la.InEndPhase(MINE), "destroy Alpha during the End Phase"),
        (la.InEndPhase(MINE, "banish"), "banish Alpha during the End Phase"),
        (la.InEndPhase(MINE, "send"), "send Alpha during the End Phase"),
        (la.ToDeck(MINE), "shuffle Alpha into the Deck"),
        (la.ToDeck(MINE, "top"), "put Alpha on top of the Deck"),
        (la.ToDeck(MINE, "bottom"), "put Alpha under the Deck"),
        (la.Equip(GRAVE, SELF), "equip Alpha"),
        (la.Equip(SELF, MINE), "equip to Alpha"),
        (la.PlaceAsSpell(GRAVE), "place Alpha in the Spell & Trap Zone"),
        (la.PlaceAsScale(Choose(MONSTER, v.DECK)), "place Alpha in the Pendulum Zone"),
        (la.SetCard(GRAVE), "Set Alpha"),
        (la.Reveal(Choose(MONSTER, v.HAND)), "reveal Alpha"),
        (la.ChangeStats(MINE, 100), "change the ATK or DEF of Alpha"),
        (la.ChangePosition(MINE), "change the position of Alpha"),
        (la.KeepPosition(MINE), "keep the position of Alpha"),
        (la.ChangeLevel(MINE, 1), "change the Level of Alpha"),
        (la.ChangeType(MINE, v.FIEND), "change the Type or Attribute of Alpha"),
        (la.ChangeAttribute(MINE, v.DARK), "change the Type or Attribute of Alpha"),
        (la.TakeControl(THEIRS), "take control of the opponent's Alpha"),
        (la.MoveZone(MINE), "move Alpha"),
        (la.PlaceCounter("Spell", 1, MINE), "put a counter on Alpha"),
        (la.RemoveCounter("Spell", 1, MINE), "take a counter off Alpha"),
        (la.SpecialSummon(GRAVE), "Special Summon Alpha"),
        (la.Negate(MINE), "negate Alpha"),
        (la.Negate(THEIRS), "negate the opponent's Alpha"),
    ],
    ids=str,
)
def test_what_a_card_is_chosen_for(step: la.Operation, text: str) -> None:
    source = fiend("Source", ignition(step))
    table = Table(
        [ALPHA, BETA], [ALPHA, BETA], field=[source, ALPHA, BETA], grave=[ALPHA, BETA],
        banished=[ALPHA, BETA], opponent_field=[ALPHA, BETA],
    )  # fmt: skip
    choose(table.game, "Activate Source")
    assert text in said(table.game)[1]


RANKED = Choose(la.Type(v.XYZ), v.MZONE)


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        (la.Detach(), [("cards to detach", "detach Alpha")]),
        (la.DetachKinds(1), [("cards to detach", "detach Alpha")]),
        (la.Attach(GRAVE), [("a card to attach", "attach Alpha")]),
        (
            la.Attach(GRAVE, RANKED),
            [("a card to attach", "attach Alpha"), ("a card to attach to", "attach to Other")],
        ),
        (la.MoveMaterial(1, to=RANKED), [("a card to move a material to",
                                          "move a material to Other")]),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_done_with_materials_is_told(
    step: la.Operation, asked: list[tuple[str, str]]
) -> None:
    # Yu-Gi-Oh solo rules on Xyz Materials: they are attached, detached and moved
    source, other = xyz("Source", effects=(ignition(step),)), xyz("Other")
    deck = [ALPHA, ALPHA, ALPHA, BETA, BETA]
    table = Table(deck=deck, field=[source, other], grave=[ALPHA, BETA])
    for material, monster in ((ALPHA, source), (ALPHA, other), (BETA, source)):
        table.attach(material, monster)
    choose(table.game, "Activate Source")
    for title, option in asked:
        told, options = said(table.game)
        assert told == f"Source: choose {title}"
        assert option in options
        choose(table.game, option)


@pytest.mark.parametrize(
    ("step", "title", "options"),
    [
        (la.TossCoins(), "a coin is tossed", ["heads", "tails"]),
        (la.RollDice(), "a die is rolled", [f"a {number}" for number in range(1, 7)]),
    ],
)
def test_what_is_thrown_is_told(step: la.Operation, title: str, options: list[str]) -> None:
    # Card texts: "toss a coin", "roll a six-sided die"
    table = Table(field=[fiend("Source", ignition(step, la.GainLife(100)))])
    choose(table.game, "Activate Source")
    assert said(table.game) == (f"Nature decides: {title}", options)
