"""The facts of Tokens, and of Traps that become monsters, as texts put them in brackets."""

import re
from dataclasses import replace
from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.wording import words as w

_RACES: Final = {name: bit for bit, name in w.RACES.items()}
_ATTRIBUTES: Final = {name: bit for bit, name in w.ATTRIBUTES.items()}
_FACTS: Final = (
    rf"(?:{'|'.join(_RACES)})/(?:Tuner/)?(?:{'|'.join(_ATTRIBUTES)})"
    r"/Level \d+/ATK (?:\d+|\?)/DEF (?:\d+|\?)"
)
# A Token with its facts: the name and what stands in brackets.
TOKEN: Final = re.compile(rf'"([^"]* Tokens?)" \(({_FACTS})\)')
# A Trap that becomes a monster.
FORM: Final = re.compile(
    rf"this card (?:in \w+ Position )?as an? (?:Normal|Effect) Monster \(({_FACTS})\)"
)
_PARTS: Final = re.compile(rf"\(({_FACTS})\)")


def described(text: str) -> tuple[str, int] | None:
    """The facts in brackets with which a text begins, and where it goes on behind them."""
    found = _PARTS.match(text)
    return None if found is None else (found[1], found.end())


def token(passcode: int, name: str, facts: str, lexicon: Lexicon) -> la.Card:
    """The Token that these facts describe; "?" counts as 0."""
    race, *types, attribute, level, attack, defense = facts.split("/")
    return la.monster(
        passcode, name, _ATTRIBUTES[attribute], _RACES[race], _number(level), _number(attack),
        _number(defense), type=v.TOKEN | v.NORMAL | (v.TUNER if types else 0),
        series=lexicon.series_in(name),
    )  # fmt: skip


def form(passcode: int, card: la.Card, facts: str, lexicon: Lexicon, kind: int) -> la.Card:
    """The monster that a Trap becomes; `kind` are its types."""
    made = token(passcode, card.name, facts, lexicon)
    tuner = made.type & v.TUNER
    return replace(made, type=v.MONSTER | tuner | kind, series=card.series,
                   treated_as=card.treated_as or card.passcode)  # fmt: skip


def _number(words: str) -> int:
    last = words.rsplit(maxsplit=1)[-1]
    return 0 if last == "?" else int(last)


def facts_of_token(card: la.Card) -> str:
    """The facts of a Token as a text puts them in brackets."""
    tuner = "Tuner/" if card.type & v.TUNER else ""
    race, attribute = w.RACES.get(card.race, ""), w.ATTRIBUTES.get(card.attribute, "")
    return f"{race}/{tuner}{attribute}/Level {card.level}/ATK {card.attack}/DEF {card.defense}"
