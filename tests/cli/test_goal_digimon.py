"""Goal files for Digimon decks: what they mean, and one clear line for each mistake."""

from pathlib import Path

import pytest

from cli.digimon.goals import goal_for, load_goal
from cli.exit_codes import CommandError, ExitCode
from decklists import DigimonDeck, load, sample_goal, sample_names
from engine.counted import Condition
from engine.digimon import vocabulary as v
from engine.digimon.language import (
    Color,
    HasKeyword,
    HasUnder,
    Kind,
    Named,
    NameHas,
    Numbered,
    Trait,
    dp,
    level,
)
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import Brick, NamedGoal, Term, value_of
from engine.filters import ANY


def _deck(name: str) -> DigimonDeck:
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return deck


DECK = _deck("st1")
GAME = SoloGame(DECK.main, DECK.eggs)


def test_a_whole_file() -> None:
    goal = load_goal(
        """
        name = "all of it"
        brick = { level = 5, by = 3 }
        memory = 2

        [[score]]
        card = "wargreymon"
        in = "battle"
        points = 3

        [[score]]
        card = "st1-11"
        points = 5
        most = 2

        [[score]]
        category = "digimon"
        color = ["red", "Blue"]
        level = [5, 6]
        trait = "vaccine"
        name_has = "greymon"
        dp = 7000
        keyword = "piercing"
        with = { card = "Greymon" }
        in = "breeding"
        each = "1000 DP"
        points = 1

        [[score]]
        in = "security"
        points = 1
        most = 5

        [[goal]]
        name = "WarGreymon by turn 3"
        by = 3
        points = 7
        all = [
          { card = "WarGreymon", in = "battle" },
          { category = "Tamer", in = "battle", least = 2 },
        ]

        [[goal]]
        name = "Level 5 by turn 2"
        level = 5
        by = 2

        [[goal]]
        name = "a full hand"
        all = [{ in = "hand", least = 6 }]
        """,
        "x.toml",
        GAME,
    )
    assert (goal.name, goal.given) == ("all of it", 2)
    assert goal.brick == Brick(5, 3)
    wanted = (
        NameHas("Greymon") & Kind(v.DIGIMON) & (level(5) | level(6)) & Color(v.RED | v.BLUE)
        & Trait("Vaccine") & dp(least=7000) & HasKeyword("Piercing")
        & HasUnder(ANY & Named("Greymon"))
    )  # fmt: skip
    assert goal.terms == (
        Term(ANY & Named("WarGreymon"), v.BATTLE, 3),
        Term(ANY & Numbered("ST1-11"), v.FIELD, 5, 2),
        Term(wanted, v.BREEDING, 1, 1000, "1000 DP"),
        Term(ANY, v.SECURITY, 1, 5),
    )
    tamers = Condition(ANY & Kind(v.TAMER), v.BATTLE, 2)
    wargreymon = Condition(ANY & Named("WarGreymon"), v.BATTLE)
    assert goal.goals == (
        NamedGoal("WarGreymon by turn 3", (wargreymon, tamers), 7, 3),
        NamedGoal("Level 5 by turn 2", (), 1, 2, 5),
        NamedGoal("a full hand", (Condition(ANY, v.HAND, 6),)),
    )
    # And the engine can count it.
    assert len(value_of(GAME, goal).requirements) == 3 * 4


@pytest.mark.parametrize(
    ("brick", "meant"),
    [
        ("", Brick()),
        ("brick = 20", Brick(below=20)),
        ('brick = "level four"', Brick(goal="Level Four")),
        ("brick = { level = 5, by = 1 }", Brick(5, 1)),
    ],
)
def test_what_makes_a_brick(brick: str, meant: Brick) -> None:
    text = f'name = "x"\n{brick}\n[[goal]]\nname = "Level Four"\nlevel = 4\n'
    assert load_goal(text, "x.toml", GAME).brick == meant


@pytest.mark.parametrize("name", sample_names("digimon"))
def test_the_goals_of_the_bundled_decks(name: str) -> None:
    deck = _deck(name)
    goal, source = goal_for(None, deck, SoloGame(deck.main, deck.eggs))
    assert sample_goal(name) is not None
    assert source == f"samples/{name}.goal.toml"
    assert goal.terms
    assert goal.goals


def test_the_example_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "goals.md").read_text("utf-8")
    example = text[text.index("## Digimon") :].split("```toml\n")[1].split("```")[0]
    deck = _deck("wargreymon")
    goal = load_goal(example, "goals.md", SoloGame(deck.main, deck.eggs))
    assert (goal.brick, goal.given) == (Brick(5, 3), 1)
    assert (len(goal.goals), len(goal.terms)) == (3, 2)


def test_what_must_be_there_what_may_and_what_must_not() -> None:
    goal = load_goal(
        """
        name = "x"
        [[goal]]
        name = "y"
        by = 2
        all = [{ category = "Tamer", in = "battle", most = 1 }]
        any = [{ card = "WarGreymon" }, { in = "hand", least = 4, most = 6 }]
        none = [{ in = "trash" }]
        """,
        "x.toml",
        GAME,
    )
    (named,) = goal.goals
    assert named.all == (
        Condition(ANY & Kind(v.TAMER), v.BATTLE, 0, 1), Condition(ANY, v.TRASH, 0, 0),
    )  # fmt: skip
    assert named.any == (
        Condition(ANY & Named("WarGreymon"), v.FIELD), Condition(ANY, v.HAND, 4, 6),
    )  # fmt: skip
    assert (named.by, named.level) == (2, 0)


def test_no_goal_file_is_asked_for() -> None:
    goal, source = goal_for("none", DECK, GAME)
    assert (goal.name, source) == ("default", "")


SCORE = 'name = "x"\n[[score]]\npoints = 1\n'
GOAL = 'name = "x"\n[[goal]]\nname = "y"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1: the key 'name' is missing"),
        ('name = "x"\n', "1: expected [[score]] or [[goal]] tables, found nothing to play for"),
        (
            f"{SCORE}colour = 3\n",
            "4: unknown key 'colour' in [[score]]; did you mean color?",
        ),
        (
            f"{SCORE}zzzz = 3\n",
            "4: unknown key 'zzzz' in [[score]]; expected card, name_has, category, level, color, "
            "trait, dp, keyword, with, in, points, each, most",
        ),
        (
            f'{SCORE}with = {{ crad = "Agumon" }}\n',
            "4: unknown key 'crad' in with of [[score]]; did you mean card?",
        ),
        (
            f'{SCORE}in = "grave"\n',
            "4: key 'in' in [[score]]: expected field, battle, breeding, under, hand, trash or "
            "security, found 'grave'",
        ),
        (
            f'{SCORE}level = "five"\n',
            "4: key 'level' in [[score]]: expected a whole number or a list of whole numbers, "
            "found 'five'",
        ),
        (f"{SCORE}level = 9\n", "4: key 'level' in [[score]]: expected 7 or less, found 9"),
        (f"{SCORE}level = []\n", "4: key 'level': expected at least one, found an empty list"),
        (
            f"{SCORE}card = 12\n",
            "4: key 'card' in [[score]]: expected a text in quotes, found 12",
        ),
        (f'{SCORE}color = "rde"\n', "4: unknown color 'rde'; did you mean red or green?"),
        (f'{SCORE}category = "Egg"\n', "4: unknown category 'Egg'; did you mean Digi-Egg?"),
        (f'{SCORE}trait = "Vacine"\n', "4: unknown trait 'Vacine'; did you mean Vaccine?"),
        (f'{SCORE}keyword = "Piercin"\n', "4: unknown keyword 'Piercin'; did you mean Piercing?"),
        (f'{SCORE}each = "dp"\n', "4: key 'each' in [[score]]: expected card, level, 1000 DP or "),
        (
            f'{SCORE}card = "WarGreimon"\n',
            "4: no card has the name or number 'WarGreimon'; did you mean WarGreymon",
        ),
        (f'{SCORE}card = "Gabumon"\n', "4: Gabumon is not in the deck"),
        (f'{SCORE}card = "bt1-010"\n', "4: Agumon BT1-010 is not in the deck"),
        (f'{SCORE}name_has = "Zzz"\n', "4: no card of the deck has 'Zzz' in its name"),
        (f"{SCORE}level = 7\n", "2: the deck has no level 7 cards in [[score]]"),
        (
            f'{SCORE}in = "security"\ncard = "Agumon"\n',
            "2: nobody knows the security cards; they can only be counted in [[score]]",
        ),
        (GOAL, "2: expected 'all', 'any', 'none' or 'level' in [[goal]]"),
        (f"{GOAL}none = [{{ most = 2 }}]\n", "4: unknown key 'most' in none of [[goal]]; "),
        (
            f"{GOAL}any = [\n {{ least = 3, most = 2 }},\n]\n",
            "5: key 'most' in any of [[goal]]: expected 3 or more, as 'least' says, found 2",
        ),
        (
            f'{GOAL}none = [\n {{ card = "WarGreimon" }},\n]\n',
            "5: no card has the name or number 'WarGreimon'; did you mean WarGreymon",
        ),
        (f"{GOAL}level = 5\nby = 0\n", "5: key 'by' in [[goal]]: expected 1 or more, found 0"),
        (
            f'{GOAL}all = [\n {{ card = "Agumon" }},\n {{ lest = 2 }},\n]\n',
            "6: unknown key 'lest' in all of [[goal]]; did you mean least?",
        ),
        (
            f'{GOAL}level = 5\n[[goal]]\nname = "y"\nlevel = 4\n',
            "6: two goals have the name 'y'",
        ),
        (
            'name = "x"\nbrick = "z"\n[[goal]]\nname = "y"\nlevel = 4\n',
            "2: unknown brick 'z'; expected y",
        ),
        ('name = "x"\nbrick = "z"\n[[score]]\npoints = 1\n', "2: key 'brick': no [[goal]] has"),
        (
            'name = "x"\nbrick = true\n',
            "2: key 'brick': expected a whole number or a text in quotes or a table { ... }, found "
            "true",
        ),
        ('name = "x"\nbrick = 0\n', "2: key 'brick': expected 1 or more, found 0"),
        (
            'name = "x"\nbrick = { levl = 4, by = 2 }\n',
            "2: unknown key 'levl' in brick; did you mean level?",
        ),
        ('name = "x"\nbrick = { level = 4 }\n', "2: the key 'by' is missing in brick"),
        ('name = "x"\nmemory = -1\n', "2: key 'memory': expected 1 or more, found -1"),
    ],
)
def test_a_mistake_is_one_line_with_its_place(text: str, message: str) -> None:
    with pytest.raises(CommandError) as caught:
        load_goal(text, "my.toml", GAME)
    assert caught.value.code == ExitCode.BAD_INPUT
    assert str(caught.value).startswith(f"my.toml:{message}")
    assert "\n" not in str(caught.value)
