"""Patterns are tried only where the text holds what they need."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rewriting import Rewriting, needed


@pytest.mark.parametrize(
    ("pattern", "runs"),
    [
        (r"\bthis card\b", "this card"),
        (r"(?i)\bEquip this (?:one|monster) (?=from)", "equip this ,from, ,one|monster"),
        (r"cards? in the hand", " in the hand,card"),
        (r"ab{2}cd", "cd,a"),
        (r"one|two", "one|two"),
        (r"to (?:the (?:Deck|hand)|it)\.", "to ,.,the |it"),
        (r"one|[a-z]", ""),
        (r"(a|b)[^]x]+\(c\)", "(c),a|b"),
        (r"(a|b)?[Xx]y[Xz]", "xy"),
        (r"[a-z]*", ""),
        (r"x+ yz", " yz,x"),
        (r"\d+ ATK/DEF", " atk/def"),
        (r"(?<=if )(?!not)(?P<who>you)(?: do)?(?<!they)", "if ,you"),
    ],
)
def test_what_all_that_matches_holds(pattern: str, runs: str) -> None:
    assert ",".join("|".join(one) for one in needed(pattern)) == runs


PIECES = (
    "a",
    "b",
    " ",
    "(a|b)",
    "[ab]",
    "a?",
    "b*",
    "(?:ab)+",
    r"\b",
    "a+",
    "(?=a)",
    "(?!a)",
    "(?<=b)",
    "(?:ab|b)?",
    "(a b)",
    "b{2}",
    r"\.",
    "[Aa]",
    "[Bb]?",
    "( a | b )",
    "|",
)


@given(st.lists(st.sampled_from(PIECES), max_size=8), st.text("ab .", max_size=12))
def test_nothing_is_missed(pieces: list[str], text: str) -> None:
    pattern = "".join(pieces)
    assert Rewriting([(pattern, "x")])(text) == re.sub(pattern, "x", text)


def test_rules_see_what_those_before_them_wrote() -> None:
    assert Rewriting([("a", "B"), ("B", "c")])("aa") == "cc"
