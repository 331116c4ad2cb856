"""The example of the best lines: which open node is near them, and when it is renewed.

Source: Harvey and Ginsberg, Limited Discrepancy Search, IJCAI 1995, with the commands of the best
lines in place of what a heuristic would do.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i32, u8

from search.elites import ELITES, FIRST, STRANGE, Elites
from search.numbered import Grades

# A command of the best line, one that is in none, and the dull ones that only fill the example.
GOOD, OTHER, DULL = 7, 8, 9


class Tree:
    """Nodes as a search has them."""

    def __init__(self) -> None:
        self.elites = Elites()
        self.parent: list[int] = []
        self.command: list[int] = []
        self.made: list[int] = []
        self.worth: list[int] = []
        self.done: list[int] = []
        self.late: list[int] = []

    def add(
        self, parent: int, command: int, worth: int, done: bool = False, late: bool = False
    ) -> int:
        """A node below another one, by a command."""
        node = len(self.parent)
        self.parent.append(parent)
        self.command.append(command)
        self.made.append(self.made[parent] + 1 if parent >= 0 else 0)
        self.worth.append(worth)
        self.done.append(int(done))
        self.late.append(int(late))
        self.elites.record(parent, command)
        self.elites.note(node, worth)
        if not late:
            self.elites.add(node, self.made[node], worth)
        return node

    def renew(self) -> None:
        grades = Grades()
        grade = map(grades.grade, self.worth, self.made)
        self.elites.renew(
            vec[i32](map(i32, self.parent)), vec[i32](map(i32, self.command)),
            vec[i16](map(i16, self.made)), vec[i32](map(i32, grade)), grades,
            vec[u8](map(u8, self.done)), vec[u8](map(u8, self.late)),
        )  # fmt: skip

    def near(self) -> list[int]:
        """The open nodes, the nearest first."""
        return [int(self.elites.near.pop()) for _ in range(self.elites.near.size)]


def root(nodes: int = FIRST) -> Tree:
    """The root with so many nodes, all of which but the best line are expanded, and worth nothing.

    The best lines are a GOOD command each.
    """
    tree = Tree()
    tree.add(-1, 0, 0, done=True)
    for number in range(ELITES):
        tree.add(0, GOOD, 100 + number, done=True)
    while len(tree.parent) < nodes:
        tree.add(0, DULL, 0, done=True)
    return tree


@pytest.mark.plain
def test_what_the_best_lines_do_comes_first_and_then_the_deepest() -> None:
    tree = root()
    strange = tree.add(0, OTHER, 50)
    good = tree.add(0, GOOD, 10)
    deeper = tree.add(good, GOOD, 5)
    tree.renew()
    assert tree.near() == [deeper, good, strange]


def test_of_nodes_as_near_and_as_deep_the_better_one_comes_first() -> None:
    tree = root()
    worse, better = tree.add(0, OTHER, 10), tree.add(0, OTHER, 20)
    tree.renew()
    assert tree.near() == [better, worse]


def test_a_command_of_no_best_line_counts_as_much_as_some_of_depth() -> None:
    tree = root()
    end = tree.add(0, OTHER, 0, done=True)
    for _ in range(STRANGE):
        end = tree.add(end, GOOD, 0, done=True)
    tree.done[end] = 0
    shallow = tree.add(0, GOOD, 0)
    tree.renew()
    # Strange once and STRANGE + 1 deep, or not and 1 deep: the same, so the first comes first.
    assert tree.near() == [end, shallow]


def test_a_late_node_is_near_nothing_but_may_be_the_example() -> None:
    tree = root()
    for number in range(ELITES):
        tree.add(0, OTHER, 200 + number, late=True)
    good, other = tree.add(0, GOOD, 10), tree.add(0, OTHER, 10)
    tree.renew()
    assert tree.near() == [other, good]


def test_of_lines_of_one_value_only_the_first_is_an_example() -> None:
    tree = root()
    for _ in range(ELITES):
        tree.add(0, OTHER, 100 + ELITES - 1, done=True)
    other, good = tree.add(0, OTHER, 10), tree.add(0, GOOD, 10)
    tree.renew()
    assert tree.near() == [good, other]


def test_nodes_added_later_are_ordered_by_the_example() -> None:
    tree = root()
    tree.renew()
    strange, good = tree.add(0, OTHER, 90), tree.add(0, GOOD, 10)
    assert tree.near() == [good, strange]


def test_there_is_no_example_of_few_nodes() -> None:
    tree = root(FIRST - 1)
    tree.renew()
    tree.add(0, GOOD, 10)
    assert tree.near() == []


def test_the_example_is_renewed_when_a_better_line_is_known_and_the_nodes_have_grown() -> None:
    tree = root()
    tree.renew()
    for number in range(ELITES):
        tree.add(0, OTHER, 200 + number, done=True)
    good, other = tree.add(0, GOOD, 10), tree.add(0, OTHER, 10)
    tree.renew()
    assert tree.near()[-1] == other  # too early
    while len(tree.parent) < FIRST + FIRST // 10:
        tree.add(0, DULL, 0, done=True)
    tree.renew()
    assert tree.near() == [other, good]
