"""Finding keys in the text of a TOML file."""

import pytest

from cli.toml_lines import line_of

TEXT = '''\
# name = "not this"
name = "x [[score]] y"
brick = 3

[[score]]   # first
card = "a = 1, [{"
points = 1

[[score]]
in = 'points = 2'
points = 3

[[goal]]
name = """
points = 9
"""
all = [ { card = "x, {", least = 1 }, # { card = 7 }
  { card = 1,
    least = 2 },
  { "card" = 3, equipped_with = {
      type = ["Link",
              "Xyz"] } } ]
[table]
key = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("name",), 2),
        (("brick",), 3),
        (("absent",), 1),
        (("score",), 5),
        (("score", 0), 5),
        (("score", 0, "card"), 6),
        (("score", 0, "points"), 7),
        (("score", 0, "absent"), 5),
        (("score", 1), 9),
        (("score", 1, "in"), 10),
        (("score", 1, "points"), 11),
        (("goal", 0, "name"), 14),
        # Inside the text of the name.
        (("goal", 0, "points"), 13),
        (("goal", 0, "all"), 17),
        (("goal", 0, "all", 0, "least"), 17),
        (("goal", 0, "all", 1), 18),
        (("goal", 0, "all", 1, "card"), 18),
        (("goal", 0, "all", 1, "least"), 19),
        # In quotes: the table around it.
        (("goal", 0, "all", 2, "card"), 20),
        (("goal", 0, "all", 2, "equipped_with", "type", 1), 22),
        (("goal", 0, "all", 9), 17),
        (("table", "key"), 24),
    ],
)
def test_the_line_of_a_key(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize("text", ["", "\n\n", "[[score", 'a = "', "a = [1, {"])
def test_a_text_that_is_no_toml_does_no_harm(text: str) -> None:
    assert line_of(text, ("score", 3, "all", 1, "x")) >= 1
    assert line_of(text, ("a", 1, "x")) >= 1
