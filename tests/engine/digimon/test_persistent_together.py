"""Persistent effects put together: turns, conditions and what is given, each as it is alone.

Source: the phrases of card texts; Digimon comprehensive rules 15-8-2 (persistent effects).
"""

from itertools import product
from random import Random
from typing import Final

import pytest

from engine.digimon.card_text import NotUnderstood
from engine.digimon.language.card import Static
from tests.engine.digimon.test_card_text import read

TURNS: Final = (
    "[Your Turn]",
    "[All Turns]",
    "[Opponent's Turn]",
)

HELD: Final = (
    "while you have a Tamer",
    "while this Digimon is suspended",
    "while your opponent has no Digimon",
    "while you have 3 or more security cards",
    "while this Digimon has 2 or more digivolution cards",
    "while you have [Agumon]",
    "while it's your opponent's turn",
    "while you have 1 or more memory",
    "while this Digimon has [Greymon] in its name",
)

GIVEN: Final = (
    "this Digimon gets +1000 DP",
    "this Digimon gets +2000 DP",
    "all of your Digimon get +1000 DP",
    "all of your other Digimon get +1000 DP",
    "all of your red Digimon get +1000 DP",
    "all of your Digimon with the [X] trait get +1000 DP",
    "this Digimon gains <Blocker>",
    "this Digimon gains <Piercing>",
    "this Digimon gains <Rush>",
    "this Digimon gains <Jamming>",
    "this Digimon gains <Security A. +1>",
    "all of your Digimon gain <Blocker>",
    "all of your Security Digimon get +3000 DP",
    "this Digimon can't be blocked",
    "this Digimon can't attack",
    "this Digimon can't be deleted in battle",
    "this Digimon isn't affected by your opponent's effects",
    "this Digimon can't be returned to the hand or deck by your opponent's effects",
    "your opponent's Digimon can't attack players",
    "none of your opponent's Digimon can activate [When Attacking] effects",
    "your opponent can't play Digimon by effects",
    "this Digimon's attack target can't be switched",
    "for each of your Tamers, this Digimon gets +1000 DP",
    "all of your opponent's Digimon gain <Security A. -1>",
    "this Digimon gets +1000 DP for each of its digivolution cards",
    "your opponent's Digimon with no digivolution cards can't unsuspend",
    "this Digimon gains <Reboot>",
    "this Digimon gains <Retaliation>",
)


def static(text: str) -> Static:
    found = read(text)
    assert isinstance(found, Static), text
    return found


def begun(text: str) -> str:
    return text[0].upper() + text[1:]


def test_no_two_say_the_same() -> None:
    texts = [f"[All Turns] {begun(one)}." for one in GIVEN]
    texts += [f"{turn} {begun(one)}, this Digimon gets +5000 DP." for turn in TURNS for one in HELD]
    meant: dict[Static, str] = {}
    for text in texts:
        found = static(text)
        assert found not in meant, (text, meant[found])
        meant[found] = text


@pytest.mark.parametrize("given", GIVEN)
def test_each_is_given_in_each_turn_and_under_each_condition(given: str) -> None:
    alone = static(f"[All Turns] {begun(given)}.")
    for turn, held in Random(given).sample(list(product(TURNS, HELD)), 4):
        plain = static(f"{turn} {begun(given)}.")
        other = static(f"{turn} {begun(held)}, this Digimon gets +5000 DP.")
        found = static(f"{turn} {begun(held)}, {given}.")
        assert (plain.what, plain.to) == (found.what, found.to) == (alone.what, alone.to)
        assert found.condition == other.condition
        assert found.turn == plain.turn == other.turn


# Words without which the others say as much.
NEEDLESS: Final = {"the", "a", "an", "this", "This", "of"}


def test_a_word_more_or_less_is_noticed() -> None:
    fate, same = Random(0), {}
    for given in GIVEN:
        text = f"[Your Turn] {begun(given)}."
        words = text.split(" ")
        for at in fate.sample(range(len(words)), 3):
            try:
                found = read(" ".join(words[:at] + words[at + 1 :]))
            except NotUnderstood:
                continue
            if found == read(text) and words[at] not in NEEDLESS:
                same[text] = words[at]
        at = fate.randrange(2, len(words))
        with pytest.raises(NotUnderstood):
            read(" ".join([*words[:at], "gibber", *words[at:]]))
    assert same == {}
