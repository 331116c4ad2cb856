"""How `--have` speaks of the cards of a Digimon deck: by name, number, or as a card text does.

Agumon; ST1-03; Level 4; red Digimon card; card with [Greymon] in its name; Tamer
"""

import re
from typing import Final

from cli.digimon import cards as facts
from cli.digimon.opened import OpenDigimon
from cli.exit_codes import CommandError, ExitCode
from decklists import digimon_catalog
from decklists.lines import shown
from decklists.names import begins_with, did_you_mean, keyed, name_key, nearest
from engine.digimon.card_text import NotUnderstood
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import Reader
from engine.digimon.compiler.printed import printed
from engine.filters import ANY, Filter

_LEVEL: Final = re.compile(r"\bLv\.?\s*(?=\d)", re.IGNORECASE)
_ROLES: Final = ("starter", "extender", "handtrap", "brick")
_NOUNS: Final = (" card", "")


class DigimonSpeech:
    """The cards of one deck."""

    def __init__(self, opened: OpenDigimon) -> None:
        self._deck = opened.deck
        known = {**facts.definitions(), **opened.facts}
        self._cards = {number: known[number] for number in opened.deck.main}

    @property
    def main(self) -> tuple[str, ...]:
        return self._deck.main

    def named(self, words: str) -> set[str] | None:
        """The cards of this number or name, or of the one name that begins so."""
        key = name_key(words)
        names = {number: facts.name(number) for number in self.main}
        exact = {
            number
            for number, name in names.items()
            if key in map(name_key, (number, name, f"{name} {number}"))
        }
        if exact:
            return exact
        begun = {number: name for number, name in names.items() if begins_with(name, words)}
        if len(told := dict.fromkeys(begun.values())) > 1:
            raise _bad(f"{shown(words)} is not clear; give more of the name: {' or '.join(told)}")
        return set(begun) or None

    def described(self, words: str) -> set[str] | None:
        """The cards that a card text would mean with these words."""
        if name_key(words).removesuffix("s") in _ROLES:
            raise _bad(f"{shown(words)}: cards of Digimon decks have no roles; say which are meant")
        filter_ = _filter(_LEVEL.sub("level ", words))
        if filter_ is None:
            return None
        found = {number for number, card in self._cards.items() if printed(filter_, card)}
        if not found:
            raise _bad(f"no card of the deck is {shown(words)}")
        return found

    def unknown(self, words: str) -> CommandError:
        known = digimon_catalog().named(words)
        near = did_you_mean(nearest(words, keyed(map(facts.name, self.main))))
        if known:
            return _bad(f"{known[0].name} is not in the deck{near}")
        return _bad(
            f"{shown(words)} is no card of the deck and no description such as Level 4, red "
            f"Digimon card or Tamer{near}"
        )


def _filter(words: str) -> Filter | None:
    for ending in _NOUNS:
        reader = Reader(words + ending)
        try:
            found = noun(Reading(reader)).filter
            reader.end()
        except NotUnderstood:
            continue
        return None if found == ANY else found
    return None


def _bad(message: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"--have: {message}")
