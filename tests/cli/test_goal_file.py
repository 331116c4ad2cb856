"""Goal files: what they mean, and one clear line for each mistake."""

from pathlib import Path

import pytest

from cli.exit_codes import CommandError, ExitCode
from cli.goal_file import read_goal
from cli.yugioh.goals import load_goal
from cli.yugioh.opened import OpenDeck, facts_of
from decklists import load_yugioh, sample_goal, sample_names
from engine.counted import Condition
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Attribute, EquippedWith, Named, Race, Series, State, Type
from engine.yugioh.worth.goals import NamedGoal, Term, value_of

ENGRAVER, CAESAR, DESIRAE = 60764609, 79559912, 82135803
TOKEN = 35552986

DECK = load_yugioh("fiendsmith")
GAME = YugiohGame(DECK.main, DECK.extra)


def test_a_whole_file() -> None:
    goal = load_goal(
        """
        name = "all of it"
        brick = 4

        [[score]]
        card = "fiendsmith engraver"
        in = "grave"
        points = 3
        most = 2

        [[score]]
        card = 79559912
        points = 5

        [[score]]
        type = ["Link", "fusion"]
        race = "Fiend"
        attribute = "light"
        series = "Fiendsmith"
        face = "up"
        in = "material"
        points = 1

        [[score]]
        in = "hand"
        points = 1
        most = 6

        [[goal]]
        name = "both"
        points = 7
        all = [
          { card = "Fiendsmith's Desirae", in = "monsters", equipped_with = { type = "Link" } },
          { series = 0x1a8, in = "banished", least = 2 },
        ]

        [[goal]]
        name = "token"
        all = [{ card = "Fiendsmith Token" }]
        """,
        "x.toml",
        GAME,
    )
    field = v.MZONE | v.SZONE
    assert (goal.name, goal.brick) == ("all of it", 4)
    wanted = Type(v.LINK | v.FUSION) & Race(v.FIEND) & Attribute(v.LIGHT)
    assert goal.terms[0].filter == ANY & Named(ENGRAVER)
    assert goal.terms == (
        Term(ANY & Named(ENGRAVER), v.GRAVE, 3, 2),
        Term(ANY & Named(CAESAR), field, 5),
        Term(wanted & Series(0x1A8, "Fiendsmith") & State("face-up"), v.OVERLAY, 1),
        Term(ANY, v.HAND, 1, 6),
    )
    desirae = Named(DESIRAE) & EquippedWith(ANY & Type(v.LINK))
    assert goal.goals == (
        NamedGoal(
            "both",
            (
                Condition(desirae, v.MZONE),
                Condition(ANY & Series(0x1A8, "series 0x1a8"), v.BANISHED, 2),
            ),
            7,
        ),
        NamedGoal("token", (Condition(ANY & Named(TOKEN), field),), 1),
    )
    # And the engine can count it.
    assert len(value_of(GAME, goal).terms) == 4 * 4


def test_what_must_be_there_what_may_and_what_must_not() -> None:
    goal = load_goal(
        """
        name = "x"
        [[goal]]
        name = "y"
        all = [{ card = "Fiendsmith's Desirae", most = 1 }, { race = "Fiend", least = 2, most = 3 }]
        any = [{ card = "S:P Little Knight" }, { in = "hand", least = 4 }]
        none = [{ card = "Fiendsmith Engraver", in = "hand" }]

        [[goal]]
        name = "z"
        none = [{ in = "banished" }]
        """,
        "x.toml",
        GAME,
    )
    field = v.MZONE | v.SZONE
    engraver = ANY & Named(ENGRAVER)
    first, second = goal.goals
    assert first.all == (
        Condition(ANY & Named(DESIRAE), field, 0, 1),
        Condition(ANY & Race(v.FIEND), field, 2, 3),
        Condition(engraver, v.HAND, 0, 0),
    )
    assert first.any == (Condition(ANY & Named(29301450), field), Condition(ANY, v.HAND, 4))
    assert (second.all, second.any) == ((Condition(ANY, v.BANISHED, 0, 0),), ())


GOAL = 'name = "x"\n[[goal]]\nname = "y"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOAL, "2: expected 'all', 'any' or 'none' in [[goal]]"),
        (f"{GOAL}any = []\n", "4: key 'any' in [[goal]]: expected at least one, found an empty"),
        (f"{GOAL}none = []\n", "4: key 'none' in [[goal]]: expected at least one, found an empty"),
        (f"{GOAL}none = [{{ least = 2 }}]\n", "4: unknown key 'least' in none of [[goal]]; "),
        (f"{GOAL}nune = [{{ }}]\n", "4: unknown key 'nune' in [[goal]]; did you mean none?"),
        (f"{GOAL}all = [\n {{ most = -1 }},\n]\n",
         "5: key 'most' in all of [[goal]]: expected 0 or more, found -1"),
        (f"{GOAL}any = [\n {{ least = 3, most = 2 }},\n]\n",
         "5: key 'most' in any of [[goal]]: expected 3 or more, as 'least' says, found 2"),
        (f'{GOAL}none = [\n {{ card = "Ash Blosom" }},\n]\n',
         "5: no card has the name 'Ash Blosom'; did you mean Ash Blossom & Joyous Spring"),
        (f'{GOAL}any = [\n {{ in = "battle" }},\n]\n',
         "5: key 'in' in any of [[goal]]: expected field, monsters, spells, hand, grave, banished"),
    ],
)  # fmt: skip
def test_a_mistake_in_conditions_is_one_line(text: str, message: str) -> None:
    with pytest.raises(CommandError) as caught:
        load_goal(text, "my.toml", GAME)
    assert caught.value.code == ExitCode.BAD_INPUT
    assert str(caught.value).startswith(f"my.toml:{message}")


@pytest.mark.parametrize("name", [name for name in sample_names("yugioh") if sample_goal(name)])
def test_the_goals_of_the_bundled_decks(name: str) -> None:
    deck = load_yugioh(name)
    text = sample_goal(name)
    assert text is not None
    goal = load_goal(text, f"samples/{name}.goal.toml", OpenDeck(deck, facts_of(deck)).game())
    assert goal.terms or goal.goals


SCORE = 'name = "x"\n[[score]]\npoints = 1\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1: the key 'name' is missing"),
        ('name = "x"\n', "1: expected [[score]] or [[goal]] tables, found nothing to play for"),
        ('name = "x\n', "1: expected TOML: illegal character '\\n'"),
        ('name = "x"\n\nname = "y"\n', "3: expected TOML: cannot overwrite a value"),
        ('name = "x"\nbirck = 3\n', "2: unknown key 'birck'; did you mean brick?"),
        (
            f"{SCORE}zzzz = 3\n",
            "4: unknown key 'zzzz' in [[score]]; expected card, type, race, attribute, series, "
            "face, position, equipped_with, in, points, most",
        ),
        # The unknown key is what makes another one missing.
        (
            'name = "x"\n[[score]]\ncard = 60764609\npionts = 3\n',
            "4: unknown key 'pionts' in [[score]]; did you mean points?",
        ),
        ('name = "x"\n[[score]]\ncard = 60764609\n', "2: the key 'points' is missing in [[score]]"),
        (
            'name = "x"\n[[goal]]\nname = "y"\nall = [\n {card = 60764609},\n {lest = 2},\n]\n',
            "6: unknown key 'lest' in all of [[goal]]; did you mean least?",
        ),
        (
            f'{SCORE}equipped_with = {{ typ = "Link" }}\n',
            "4: unknown key 'typ' in equipped_with of [[score]]; did you mean type?",
        ),
        ('name = "x"\nbrick = "ten"\n', "2: key 'brick': expected a whole number, found 'ten'"),
        ('name = "x"\nbrick = -1\n', "2: key 'brick': expected 1 or more, found -1"),
        (
            'name = "x"\n[[score]]\npoints = true\n',
            "3: key 'points' in [[score]]: expected a whole number, found true",
        ),
        (
            'name = "x"\n[[score]]\npoints = 2.5\n',
            "3: key 'points' in [[score]]: expected a whole number, found 2.5",
        ),
        (
            'name = "x"\n[[score]]\npoints = 0\n',
            "3: key 'points' in [[score]]: expected 1 or more, found 0",
        ),
        (
            'name = "x"\n[[score]]\npoints = 1001\n',
            "3: key 'points' in [[score]]: expected 1000 or less, found 1001",
        ),
        (f"{SCORE}most = -2\n", "4: key 'most' in [[score]]: expected 1 or more, found -2"),
        (
            'name = "x"\n[[goal]]\nname = "y"\nall = [{card = 60764609, least = 0}]\n',
            "4: key 'least' in all of [[goal]]: expected 1 or more, found 0",
        ),
        (
            'name = "x"\n[[goal]]\nname = "y"\nall = []\n',
            "4: key 'all' in [[goal]]: expected at least one, found an empty list",
        ),
        (
            'name = "x"\n[[goal]]\nname = ""\nall = [{card = 60764609}]\n',
            "3: key 'name' in [[goal]]: expected at least one",
        ),
        (
            f'{SCORE}in = "feild"\n',
            "4: key 'in' in [[score]]: expected field, monsters, spells, hand, grave, banished or "
            "material, found 'feild'",
        ),
        (
            f"{SCORE}card = 1.5\n",
            "4: key 'card' in [[score]]: expected a text in quotes or a whole number, found 1.5",
        ),
        (
            f"{SCORE}card = {{ a = 1 }}\n",
            "4: key 'card' in [[score]]: expected a text in quotes or a whole number, "
            "found a table",
        ),
        (
            f'{SCORE}type = ["Link", 3]\n',
            "4: key 'type' in [[score]]: expected a text in quotes or a list of texts, found 3",
        ),
        (f"{SCORE}type = []\n", "4: key 'type': expected at least one, found an empty list"),
        (f'{SCORE}type = "Lnk"\n', "4: unknown type 'Lnk'; did you mean Link?"),
        (f'{SCORE}race = "qq"\n', "4: unknown race 'qq'; expected Warrior, "),
        (f'{SCORE}attribute = "lite"\n', "4: unknown attribute 'lite'; "),
        (f'{SCORE}series = "Fiendsmyth"\n', "4: unknown series 'Fiendsmyth'; did you mean "),
        # A series that no card of the deck speaks of.
        (f'{SCORE}series = "Floowandereeze"\n', "2: no card of the deck is "),
        (f'{SCORE}series = "qqqq"\n', "4: unknown series 'qqqq'; give its set code"),
        (
            'name = "x"\n[score]\npoints = 1\n',
            "2: expected [[score]] with double brackets, found a table",
        ),
        (
            f'{SCORE}card = "Fiendsmith Engravr"\n',
            "4: no card has the name 'Fiendsmith Engravr'; did you mean Fiendsmith Engraver",
        ),
        (f"{SCORE}card = 12\n", "4: no card has the passcode 12"),
        (
            f'{SCORE}card = "Blue-Eyes White Dragon"\n',
            "4: Blue-Eyes White Dragon is not in the deck",
        ),
        (
            f"{SCORE}card = 89631139\n",
            "4: Blue-Eyes White Dragon (89631139) is not in the deck",
        ),
        (
            f'{SCORE}race = "Dinosaur"\n',
            "2: no card of the deck is a Dinosaur monster in [[score]]",
        ),
        (
            'name = "x"\n[[goal]]\nname = "y"\nall = [{in = "hand"}]\n'
            '[[goal]]\nname = "y"\nall = [{in = "hand"}]\n',
            "6: two goals have the name 'y'",
        ),
    ],
)
def test_a_mistake_is_one_line_with_its_place(text: str, message: str) -> None:
    with pytest.raises(CommandError) as caught:
        load_goal(text, "my.toml", GAME)
    assert caught.value.code == ExitCode.BAD_INPUT
    assert str(caught.value).startswith(f"my.toml:{message}")
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"name\n\xff\xfe")
    for file, message in (
        (tmp_path / "absent.toml", "no such goal file; give a TOML file, or none"),
        (tmp_path, "expected a goal file, found a directory"),
    ):
        with pytest.raises(CommandError) as caught:
            read_goal(str(file))
        assert str(caught.value).startswith(f"{file}: {message}")
        assert caught.value.code == ExitCode.BAD_INPUT
    with pytest.raises(CommandError) as caught:
        read_goal(str(binary))
    assert str(caught.value) == f"{binary}:2: expected UTF-8 text, found the byte 0xff"


def test_the_roles_of_cards() -> None:
    text = """
        name = "roles"
        [[score]]
        card = "Fiendsmith's Desirae"
        points = 1
        [roles]
        "fiendsmith engraver" = "starter"
        "Nibiru, the Primal Being" = "brick"
        """
    assert load_goal(text, "roles.toml", GAME).roles == ((ENGRAVER, "starter"), (27204311, "brick"))
    for wrong, message in (
        (text.replace('"starter"', '"star"'), "expected starter, extender, hand trap or brick"),
        (text.replace("fiendsmith engraver", "engravr"), "no card has the name 'engravr'"),
    ):
        with pytest.raises(CommandError) as error:
            load_goal(wrong, "roles.toml", GAME)
        assert message in error.value.message
        assert error.value.message.startswith("roles.toml:6: ")


def test_a_goal_file_of_another_game_is_called_that() -> None:
    text = """
        name = "Digimon"
        memory = 1
        [[score]]
        points = 1
        category = "Digimon"
        """
    with pytest.raises(CommandError) as error:
        load_goal(text, "other.toml", GAME)
    assert "a goal file for Digimon decks, and the deck is a Yu-Gi-Oh deck" in error.value.message


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_bytes(b'\xef\xbb\xbfname = "x"\n')
    assert read_goal(str(file)) == 'name = "x"\n'
