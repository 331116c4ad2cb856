"""Phrases put together at random: each is read wherever it stands, and none says what another does.

Source: the phrases of card texts (timing, condition, what is done).  What is read is compared with
its own words by `read`; here it is compared with what the other phrases say, with a word that is
left out, and with a word that no text has.
"""

from random import Random
from typing import Final

import pytest

from engine.digimon.card_text import NotUnderstood
from engine.effects import Node
from tests.engine.digimon.test_card_text import read

TIMINGS: Final = (
    "[On Play]",
    "[When Digivolving]",
    "[When Attacking]",
    "[On Deletion]",
    "[End of Attack]",
    "[Start of Your Main Phase]",
    "[End of Your Turn]",
    "[Start of Your Turn]",
    "[On Play] [Once Per Turn]",
    "[Your Turn] When one of your Digimon is played,",
    "[Your Turn] [Once Per Turn] When another Digimon is deleted,",
    "[All Turns] When your security stack is removed from,",
    "[Opponent's Turn] When an opponent's Digimon attacks,",
    "[All Turns] When this Digimon unsuspends,",
    "[Your Turn] When this Digimon becomes suspended,",
    "[Your Turn] When an effect adds cards to your hand,",
    "[All Turns] When any of your Digimon digivolve,",
    "[On Play] [When Digivolving]",
    "[When Attacking] [Once Per Turn]",
    "[End of All Turns]",
    "[End of Opponent's Turn]",
)

CONDITIONS: Final = (
    "if you have a Tamer",
    "if your opponent has a Digimon",
    "if you have 3 or fewer security cards",
    "if you have 5 or more cards in your hand",
    "if you have a Digimon with the [X] trait",
    "if your opponent has 3 or more security cards",
    "if it's your turn",
    "if this Digimon has 4 or more digivolution cards",
    "if you have [Agumon]",
    "if you have a red Digimon",
    "if there are 5 or more cards in your trash",
    "if your opponent has a Digimon with no digivolution cards",
    "if you have 2 or more Tamers",
    "if your opponent has 2 or more Digimon",
    "if you have a level 5 or higher Digimon",
    "if you have 7 or fewer cards in your hand",
    "if this Digimon has [Greymon] in its name",
    "if you have no Tamers",
    "if this Digimon is suspended",
    "if your opponent has no Digimon",
    "if you have 1 or fewer memory",
)

DOES: Final = (
    "<Draw 1>",
    "<Draw 2>",
    "gain 1 memory",
    "gain 2 memory",
    "lose 1 memory",
    "delete 1 of your opponent's Digimon",
    "delete 1 of your opponent's Digimon with 3000 DP or less",
    "delete 1 of your opponent's level 3 Digimon",
    "delete all of your opponent's Digimon with 2000 DP or less",
    "delete 1 of your opponent's suspended Digimon",
    "suspend 1 of your opponent's Digimon",
    "suspend 2 of your opponent's Digimon",
    "suspend this Digimon",
    "unsuspend this Digimon",
    "unsuspend 1 of your Digimon",
    "return 1 of your opponent's Digimon to the hand",
    "return 1 of your opponent's Digimon to the bottom of the deck",
    "return 1 of your opponent's level 3 Digimon to the hand",
    "1 of your opponent's Digimon gets -3000 DP for the turn",
    "all of your opponent's Digimon get -1000 DP for the turn",
    "this Digimon gets +1000 DP for the turn",
    "1 of your Digimon gets +2000 DP until the end of your opponent's turn",
    "this Digimon gains <Blocker> until the end of your opponent's turn",
    "1 of your Digimon gains <Rush> for the turn",
    "1 of your Digimon gains <Piercing> for the turn",
    "all of your Digimon gain <Blocker> until the end of your opponent's turn",
    "this Digimon gains <Security A. +1> for the turn",
    "<De-Digivolve 1> 1 of your opponent's Digimon",
    "<Recovery +1 (Deck)>",
    "trash 1 card in your hand",
    "trash the top 2 cards of your deck",
    "trash the top card of your opponent's security stack",
    "trash the bottom digivolution card of 1 of your opponent's Digimon",
    "trash any 1 digivolution card of 1 of your opponent's Digimon",
    "you may play 1 level 3 Digimon card from your hand without paying the cost",
    "you may play 1 level 4 or lower Digimon card from your trash without paying the cost",
    "you may play 1 Tamer card from your hand without paying the cost",
    "return 1 Digimon card from your trash to the hand",
    "return 1 Tamer card from your trash to the hand",
    "1 of your opponent's Digimon can't attack until the end of your opponent's turn",
    "1 of your opponent's Digimon can't unsuspend until the end of your opponent's turn",
    "1 of your opponent's Digimon can't suspend until the end of your opponent's turn",
    "this Digimon can't be deleted in battle until the end of your opponent's turn",
    "place 1 card from your hand on top of your security stack",
    "add the top card of your security stack to the hand",
    "this Digimon may attack",
    "your opponent trashes 1 card in their hand",
    "delete this Digimon",
    "hatch in your breeding area",
    "you may place 1 Digimon card from your hand as this Digimon's bottom digivolution card",
    "1 of your Digimon may digivolve into a Digimon card in the hand without paying the cost",
    "delete 1 of your opponent's Digimon with the lowest DP",
    "delete 1 of your opponent's Digimon with the highest DP",
    "delete 1 of your opponent's Tamers",
)


def sentence(timing: str, does: str) -> str:
    return f"{timing} {does if timing.endswith(',') else does[0].upper() + does[1:]}."


# Each phrase alone, with as little as it needs beside it.
ALONE: Final = (
    *(sentence(one, "lose 2 memory") for one in TIMINGS),
    *(sentence("[On Play]", f"{one}, <Draw 3>") for one in CONDITIONS),
    *(sentence("[On Play]", one) for one in DOES),
)  # fmt: skip


def test_no_two_phrases_say_the_same() -> None:
    meant: dict[Node, str] = {}
    for text in ALONE:
        found = read(text)
        assert found not in meant, (text, meant[found])
        meant[found] = text


@pytest.mark.parametrize("seed", range(6))
def test_phrases_are_read_together_as_they_are_alone(seed: int) -> None:
    fate = Random(seed)
    for _ in range(20):
        timing, held, does = fate.choice(TIMINGS), fate.choice(CONDITIONS), fate.choice(DOES)
        found = read(sentence(timing, does))
        alone = read(sentence(timing, "lose 2 memory"))
        done = read(sentence("[On Play]", does))
        for name in ("on", "limit", "turn"):
            assert getattr(found, name, None) == getattr(alone, name, None), (timing, does)
        assert found.do == done.do, (timing, does)  # type: ignore[attr-defined]
        under = read(sentence("[On Play]", f"{held}, {does}"))
        drawing = read(sentence("[On Play]", f"{held}, <Draw 3>"))
        assert under.condition == drawing.condition, (held, does)  # type: ignore[attr-defined]


# Words without which the others say as much.
NEEDLESS: Final = {"the", "a", "an", "it", "1", "of", "this"}


def test_a_word_more_or_less_is_noticed() -> None:
    fate, same = Random(0), {}
    for text in ALONE:
        words = text.split(" ")
        for _ in range(3):
            at = fate.randrange(len(words))
            try:
                found = read(" ".join(words[:at] + words[at + 1 :]))
            except NotUnderstood:
                continue
            if found == read(text) and words[at] not in NEEDLESS:
                same[text] = words[at]
        at = fate.randrange(1, len(words))
        with pytest.raises(NotUnderstood):
            read(" ".join([*words[:at], "gibber", *words[at:]]))
    assert same == {}
