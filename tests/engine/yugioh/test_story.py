"""Lines told the way players write combos."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.cards.fiend_support import A_BAO_A_QU
from engine.yugioh.cards.fiendsmith import (
    CRIMSON_TEARS,
    KYRIE,
    LACRIMA,
    LURRIE,
    REQUIEM,
    SANCT,
    SEQUENCE,
)
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    MONSTER,
    Activate,
    Choose,
    Each,
    Quick,
    StaysAsSpell,
    Trigger,
    spell,
    summoned,
)
from engine.yugioh.position.slots import BANISH_LEAVING, LOC, NEW, STATUS
from engine.yugioh.telling.describe import story, tell
from tests.engine.yugioh.spoken import HANDS, fiendsmith, lines, random_line
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played, xyz

ALPHA = body("Alpha")
BETA = body("Beta", level=6)


def played_out(table: Table, *commands: list[str]) -> list[tuple[str, ...]]:
    """What is told of these commands, line by line."""
    return [step.lines for step in story(table.game, lines(table.game, list(commands)))]


def test_the_whole_combo_is_told_card_by_card() -> None:
    """The line of lines.json, by descriptions, and what a player reads of it."""
    script = [
        ["Activate Fiendsmith Engraver (hand)", "pass", "add Fiendsmith's Tract"],
        ["Activate Fiendsmith's Tract (hand)", "pass", "add Fabled Lurrie",
         "discard Fabled Lurrie"],
        ["Link Summon Fiendsmith's Requiem"],
        ["Activate Fiendsmith's Requiem (left", "pass", "Special Summon Lacrima the Crimson Tears",
         "use Lacrima the Crimson Tears", "pass", "send Fiendsmith Kyrie"],
        ["Activate Fiendsmith's Requiem (GY)"],
        ["Activate Fiendsmith Kyrie (GY)", "use Fiendsmith's Lacrima", "target Fiendsmith Engraver",
         "Special Summon that monster"],
        ["Link Summon Fiendsmith's Sequence", "pass"],
        ["End the turn"],
    ]  # fmt: skip
    game = fiendsmith()
    steps = story(game, lines(game, script))
    assert tell(steps) == (
        "1. Activate Fiendsmith Engraver (hand): discard it; "
        "add Fiendsmith's Tract from the Deck to the hand.\n"
        "2. Activate Fiendsmith's Tract (hand): "
        "add Fabled Lurrie from the Deck to the hand, then discard Fabled Lurrie.\n"
        "   Fabled Lurrie (GY) triggers: Special Summon it.\n"
        "3. Link Summon Fiendsmith's Requiem (left Extra Monster Zone) using Fabled Lurrie.\n"
        "4. Activate Fiendsmith's Requiem (left Extra Monster Zone): Tribute it; "
        "Special Summon Lacrima the Crimson Tears from the Deck.\n"
        "   Lacrima the Crimson Tears triggers: "
        "send Fiendsmith Kyrie from the Deck to the GY.\n"
        "5. Activate Fiendsmith's Requiem (GY): equip it to Lacrima the Crimson Tears.\n"
        "6. Activate Fiendsmith Kyrie (GY): banish it; "
        "Fusion Summon Fiendsmith's Lacrima (Monster Zone 1) using "
        "Lacrima the Crimson Tears + Fiendsmith's Requiem (equipped).\n"
        "   Fiendsmith's Lacrima triggers: Special Summon Fiendsmith Engraver from the GY.\n"
        "7. Link Summon Fiendsmith's Sequence (left Extra Monster Zone) using "
        "Fiendsmith's Lacrima + Fiendsmith Engraver.\n"
        "8. End the turn.\n"
    )
    assert steps[0].command == "Activate Fiendsmith Engraver (hand)"
    assert steps[0].choices == (
        "pass",
        "add Fiendsmith's Tract to the hand",
    )


def test_a_chain_of_several_links_is_told_link_by_link() -> None:
    table = Table(
        hand=[SANCT], field=[REQUIEM, LURRIE], deck=[CRIMSON_TEARS, KYRIE],
        also=[fiend("Fiendsmith Token")],
    )  # fmt: skip
    told = played_out(table, [
        "Activate Fiendsmith's Sanct (hand)", "chain Fiendsmith's Requiem",
        "use Lacrima the Crimson Tears",
    ])  # fmt: skip
    assert told == [
        (
            "Activate Fiendsmith's Sanct (hand) as Chain Link 1.",
            "Chain Link 2 (Fiendsmith's Requiem): Tribute it.",
            "Chain Link 2 resolves: Special Summon Lacrima the Crimson Tears from the Deck.",
            "Chain Link 1 resolves: Special Summon Fiendsmith Token.",
            "Lacrima the Crimson Tears triggers: send Fiendsmith Kyrie from the Deck to the GY.",
        )
    ]


def test_what_was_forced_is_told_as_well() -> None:
    """One target, one material set, one card to return: none of them is asked."""
    table = Table(field=[A_BAO_A_QU], grave=[CRIMSON_TEARS], blanks=1)
    told = played_out(
        table, ["Activate A Bao A Qu", "banish this card until"], ["End the turn"]
    )  # fmt: skip
    assert told == [
        (
            "Activate A Bao A Qu, the Lightless Shadow (Monster Zone 1): discard a blank; "
            "banish itself until the End Phase, "
            "Special Summon Lacrima the Crimson Tears from the GY.",
        ),
        ("End the turn: A Bao A Qu, the Lightless Shadow returns to the field (Monster Zone 2).",),
    ]


def test_what_goes_along_is_told() -> None:
    """Materials under a monster and Equip Cards on it go to the GY when it leaves."""
    ring = xyz("Ring")
    table = Table(deck=[BETA], extra=[link(rating=2), REQUIEM], field=[ring, ALPHA])
    table.attach(BETA, ring)
    table.equip(REQUIEM, ring)
    assert played_out(table, ["Link Summon Link"]) == [
        (
            "Link Summon Link (left Extra Monster Zone) using Ring + Alpha: "
            "Beta (its material) goes to the GY, "
            "Fiendsmith's Requiem (Equip Card) goes to the GY.",
        )
    ]


def test_bans_that_last_damage_life_points_and_numbers_are_told() -> None:
    spell = played(
        "Spell", la.PayLifePoints(500), la.GainLife(200), la.Damage(300),
        la.OnlySpecialSummon(MONSTER), la.NormalSummons(2),
    )  # fmt: skip
    told = played_out(Table(hand=[spell]), ["Activate Spell"])
    assert told == [
        (
            "Activate Spell (hand): pay 500 LP, gain 200 LP, the opponent takes 300 damage, "
            "you cannot Special Summon for the rest of this turn, except monsters, "
            "up to 2 Normal Summons or Sets this turn.",
        )
    ]


def test_counters_are_told_with_their_number() -> None:
    one = played("One", la.PlaceCounter("Spell", 1, la.Each(MONSTER, v.MZONE)))
    two = played("Two", la.PlaceCounter("Spell", 2, la.Each(MONSTER, v.MZONE)))
    told = played_out(Table([one, two], field=[ALPHA]), ["Activate One"], ["Activate Two"])
    assert told == [
        ("Activate One (hand): Alpha gets 1 Spell Counter.",),
        ("Activate Two (hand): Alpha gets 2 Spell Counters.",),
    ]


def test_a_summon_by_an_effect_says_where_from() -> None:
    two = la.SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2))
    table = Table(hand=[played("Spell", two)], grave=[ALPHA, ALPHA, BETA])
    told = played_out(table, ["Activate Spell", "Special Summon Alpha + Beta"])
    assert told == [("Activate Spell (hand): Special Summon Alpha and Beta from the GY.",)]


def test_a_negated_link_is_told_as_negated() -> None:
    guard = fiend("Guard", Quick(v.MZONE, answers="opponent", do=(la.NegateActivation(),)))
    table = Table(
        hand=[played("Spell", la.Draw(1))], deck=[ALPHA], opponent_field=[guard],
        opponent_acts=True, fixed_order=True,
    )  # fmt: skip
    told = played_out(table, ["Activate Spell", "chain the opponent's Guard"])
    assert told == [
        (
            "Activate Spell (hand) as Chain Link 1.",
            "Chain Link 2 (the opponent's Guard).",
            "Chain Link 2 resolves: negate the activation of Spell.",
            "Chain Link 1 resolves: negated.",
        )
    ]


def test_an_effect_whose_target_is_gone_is_told_to_do_nothing() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain; D.D. Crow banishes from the GY.
    back = played("Back", la.SpecialSummon(la.Chosen()), target=(Choose(MONSTER, v.GRAVE),))
    table = Table(
        hand=[back], grave=[ALPHA], opponent_hand=[definitions()[24508238]],
        opponent_acts=True, fixed_order=True,
    )  # fmt: skip
    told = played_out(table, ["Activate Back", "chain the opponent's D.D. Crow"])
    assert told == [
        (
            "Activate Back (hand) as Chain Link 1: target Alpha.",
            "Chain Link 2 (the opponent's D.D. Crow, hand): discard it, target Alpha.",
            "Chain Link 2 resolves: banish Alpha from the GY.",
            "Chain Link 1 resolves: nothing happens.",
        )
    ]


def test_a_card_that_stays_on_the_field_only_resolves() -> None:
    """A Continuous Spell without an effect at its activation; the player chains to it."""
    lasting = spell(fresh(), "Lasting", v.CONTINUOUS, effects=(Activate(),))
    free = fiend("Free", Quick(v.MZONE, limit=la.ONCE_PER_TURN, do=(la.Damage(300),)))
    told = played_out(Table(hand=[lasting], field=[free]), ["Activate Lasting", "chain Free"])
    assert told == [
        (
            "Activate Lasting (hand) as Chain Link 1.",
            "Chain Link 2 (Free).",
            "Chain Link 2 resolves: the opponent takes 300 damage.",
            "Chain Link 1 resolves.",
        )
    ]


def test_an_effect_that_is_declined_is_not_told_as_done() -> None:
    """You can: a card whose only effect is optional is still activated."""
    maybe = played("Maybe", la.Optional((la.SpecialSummon(Choose(MONSTER, v.DECK)),)))
    table = Table(hand=[maybe], deck=[ALPHA])
    assert played_out(table, ["Activate Maybe", "no, do nothing more"]) == [
        ("Activate Maybe (hand).",)
    ]


def test_what_lasts_is_told_by_its_text_and_what_the_opponent_draws_by_number() -> None:
    """The text of Maxx "C" speaks to the opponent; what they draw is not seen."""
    call = played("Call", la.SpecialSummon(Choose(MONSTER, v.DECK)))
    table = Table(
        hand=[call], deck=[ALPHA], opponent_hand=[definitions()[23434538]],
        opponent_acts=True, fixed_order=True,
    )  # fmt: skip
    told = played_out(table, ["Activate Call", 'chain the opponent\'s Maxx "C"'])
    assert told == [
        (
            "Activate Call (hand) as Chain Link 1.",
            'Chain Link 2 (the opponent\'s Maxx "C", hand): send it to the GY.',
            'Chain Link 2 resolves: "this turn, each time your opponent Special Summons a monster, '
            'immediately draw 1 card".',
            "Chain Link 1 resolves: Special Summon Alpha from the Deck, the opponent draws 1 card.",
        )
    ]


def test_winning_is_told() -> None:
    spell = played("Spell", la.Damage(8000))
    assert played_out(Table(hand=[spell]), ["Activate Spell"]) == [
        ("Activate Spell (hand): the opponent takes 8000 damage.", "You win the duel.")
    ]


def test_steps_are_numbered_and_wrapped() -> None:
    table = Table(field=[SEQUENCE], grave=[LURRIE, LURRIE], extra=[LACRIMA])
    game = table.game
    steps = story(game, lines(game, [["Activate Fiendsmith's Sequence"]]))
    assert tell(steps, first=9, width=60) == (
        "9. Activate Fiendsmith's Sequence (Monster Zone 1): Fusion\n"
        "     Summon Fiendsmith's Lacrima (Monster Zone 2) using\n"
        "     Fabled Lurrie + Fabled Lurrie from the GY (shuffled\n"
        "     into the Deck).\n"
    )


def test_a_story_leaves_the_game_where_it_was() -> None:
    game = fiendsmith()
    line = lines(game, [["Activate Fiendsmith Engraver", "pass", "add Fiendsmith's Tract"]])
    before = game.state.snapshot()
    story(game, line)
    assert game.state.snapshot() == before
    with pytest.raises(ValueError, match="option 5 is not one of"):
        story(game, [[5]])
    with pytest.raises(ValueError, match="no decision is left"):
        story(game, [[*line[0], 5]])
    assert game.state.snapshot() == before


# ----------------------------------------------------------------- property


def places(game: YugiohGame) -> list[int]:
    return [int(game.state.data[LOC + card]) for card in range(int(game.state.cards))]


def moved(game: YugiohGame, line: list[list[int]]) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """For each command what is told, and the names of the cards that changed place."""
    for command in line:
        (step,) = story(game, [command])
        before = places(game)
        for option in command:
            game.advance()
            game.take(option)
        game.advance()
        yield (
            step.lines,
            {
                game.name_of(card)
                for card, (old, new) in enumerate(zip(before, places(game), strict=True))
                if old != new
            },
        )


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(hand=HANDS, seed=st.integers(0, 10_000))
def test_every_card_that_moves_is_named(hand: list[int], seed: int) -> None:
    game = fiendsmith(hand)
    for texts, names in moved(game, random_line(game, seed)):
        for name in names - {"(blank)"}:
            assert name in " ".join(texts)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"by": 500}, "Alpha gains 500 ATK."),
        ({"by": -500, "stats": v.DEF}, "Alpha loses 500 DEF."),
        ({"by": 200, "stats": v.ATK | v.DEF}, "Alpha gains 200 ATK/DEF."),
        ({"to": 0, "stats": v.ATK | v.DEF}, "Alpha now has 0 ATK/DEF."),
        ({"to": 800, "original": True}, "Alpha now has an original ATK of 800."),
    ],
)
def test_what_becomes_of_atk_and_def(change: dict[str, int], words: str) -> None:
    spell = played("Change", la.ChangeStats(Each(MONSTER, v.MZONE), **change))  # type: ignore[arg-type]
    table = Table([spell], field=[ALPHA])
    told = played_out(table, ["Activate Change"])
    assert told[0][-1].endswith(words)


def test_what_became_of_a_material_stands_behind_it() -> None:
    scale = fiend("Scale", type=v.PENDULUM | v.EFFECT)
    two = link("Two", 3)
    table = Table(extra=[two], field=[ALPHA, BETA, scale])
    table.rewrite(STATUS, ALPHA, NEW | BANISH_LEAVING)
    (told,) = played_out(table, ["Link Summon Two"])
    assert told == (
        "Link Summon Two (left Extra Monster Zone) using Alpha (banished) + Beta + Scale (to the "
        "Extra Deck, face-up).",
    )


def test_of_two_monsters_with_one_name_the_zone_of_a_material_is_told() -> None:
    two = link("Two", 2)
    table = Table(extra=[two], field=[ALPHA, ALPHA, BETA])
    (told,) = played_out(table, ["Link Summon Two", "using Alpha (Monster Zone 2) + Beta"])
    assert told == (
        "Link Summon Two (left Extra Monster Zone) using Alpha (Monster Zone 2) + Beta.",
    )


def test_a_destroyed_monster_that_stays_is_told_with_its_zone() -> None:
    stays = fiend("Stays", StaysAsSpell())
    boom = played("Boom", la.Destroy(Choose(MONSTER, v.MZONE)))
    table = Table(hand=[boom], field=[stays])
    assert played_out(table, ["Activate Boom", "place it"]) == [
        ("Activate Boom (hand): destroy Stays (it stays in Spell & Trap Zone 2).",)
    ]


def test_an_equip_spell_and_effects_that_are_negated() -> None:
    sword = spell(fresh(), "Sword", v.EQUIP, effects=(
        Activate(target=(Choose(MONSTER, v.MZONE),), do=(la.Equip(la.SELF, la.Chosen()),)),
    ))  # fmt: skip
    assert played_out(Table(hand=[sword], field=[ALPHA]), ["Activate Sword"]) == [
        ("Activate Sword (hand): equip it to Alpha.",)
    ]
    gains = Trigger(v.MZONE, on=summoned(v.BY_SPECIAL), do=(la.GainLife(10),))
    comes = fiend("Comes", gains)
    revive = played("Revive", la.SpecialSummon(Choose(MONSTER, v.GRAVE), but=("negated",)))
    table = Table(hand=[revive], grave=[comes])
    assert played_out(table, ["Activate Revive", "use Comes"])[0][1:] == (
        "Comes triggers: its effects are negated.",
    )


def test_a_card_placed_on_the_opponents_side() -> None:
    theirs = spell(fresh(), "Theirs", v.FIELD)
    give = played("Give", la.PlaceAsSpell(Choose(la.SPELL, v.DECK), v.OPPONENT))
    assert played_out(Table(hand=[give], deck=[theirs]), ["Activate Give"]) == [
        ("Activate Give (hand): place Theirs from the Deck in the opponent's Field Zone.",)
    ]
