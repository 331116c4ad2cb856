"""A board to reach, as the user writes it: "A Bao A Qu, 2x D/D/D Wave High King Caesar @DEF".

Cards of the deck as `listed` says they are written, and behind an @ the position or the place that
one is wanted in.
"""

import re
from collections.abc import Iterator
from typing import Final

from cli.exit_codes import CommandError
from cli.yugioh.listed import Listed, bad
from decklists.lines import shown
from decklists.names import did_you_mean, name_key, nearest
from engine.counted import Condition
from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import Goal, NamedGoal, Term

# Points for the whole target, for each of its cards that is there, and for each card in the hand.
WHOLE: Final = 1000
CARD: Final = 100
KEPT: Final = 1

_DEFENSE: Final = la.State("defense-position")
_WHERE: Final[dict[str, tuple[int, tuple[Filter, ...]]]] = {
    "ATK": (v.MZONE, (la.FACE_UP, ~_DEFENSE)),
    "DEF": (v.MZONE, (la.FACE_UP, _DEFENSE)),
    "SET": (v.MZONE | v.SZONE, (la.State("face-down"),)),
    "HAND": (v.HAND, ()),
    "GY": (v.GRAVE, ()),
    "BANISHED": (v.BANISHED, ()),
    "MATERIAL": (v.OVERLAY, ()),
}
_AT: Final = re.compile(r"@\s*(\w*)")


def target_goal(text: str, game: YugiohGame) -> Goal:
    """What to play for so that this board is reached, with most cards left in the hand, and in the
    fewest steps. Raises CommandError where the text is not one, or a card is not in the deck.
    """
    conditions: list[Condition] = []
    for count, passcode, word in _wanted(text, game):
        card = next(card for card in game.cards if card.passcode == passcode)
        places, more = _WHERE[word] if word else _place(card)
        if card.type & v.LINK and word in ("DEF", "SET"):
            raise bad(
                f"{card.name} is a Link Monster and always in Attack Position; take @{word} out"
            )
        conditions.append(Condition(AllOf((la.Named(passcode), *more)), places, count))
    if not conditions:
        raise bad("the target names no card; give names of cards of the deck, separated by commas")
    terms = [Term(one.filter, one.places, CARD, one.least) for one in conditions]
    terms.append(Term(AllOf(()), v.HAND, KEPT, 60))
    told = " ".join(text.split())
    whole = NamedGoal(told, tuple(conditions), WHOLE)
    return Goal(told, tuple(terms), (whole,), bare=True)


def names_positions(text: str) -> bool:
    """Whether a target says in which position a monster is wanted."""
    return any(at[1].upper() in ("ATK", "DEF") for at in _AT.finditer(text))


def _place(card: la.Card) -> tuple[int, tuple[Filter, ...]]:
    """Where a card is wanted of which nothing is said: a monster face-up in a Monster Zone, another
    card in a Spell & Trap Zone, Set or not.
    """
    return (v.MZONE, (la.FACE_UP,)) if card.type & v.MONSTER else (v.SZONE, ())


def _wanted(text: str, game: YugiohGame) -> Iterator[tuple[int, int, str]]:
    """The count and passcode of each card, and the word behind its @, or none."""
    listed = _listed(game)
    start = 0
    for at in [*_AT.finditer(text), None]:
        cards = list(listed.cards(text[start : at.start() if at else len(text)]))
        word = at[1].upper() if at else ""
        if at and word not in _WHERE:
            words = ", ".join(f"@{word}" for word in _WHERE)
            raise bad(f"expected one of {words} in the target, found {shown(at[0])}")
        if at and not cards:
            raise bad(f"expected a card before {shown(at[0])} in the target")
        for number, (count, passcode) in enumerate(cards, start=1):
            yield count, passcode, word if number == len(cards) else ""
        start = at.end() if at else 0


def _listed(game: YugiohGame) -> Listed:
    """The cards of the deck, and the Tokens that its cards make, by name."""
    named = {name_key(card.name): card for card in game.cards if card.passcode}
    cards = {key: card.passcode for key, card in named.items()}
    cards |= {str(card.passcode): card.passcode for card in named.values()}

    def starting(name: str) -> list[int]:
        return list(dict.fromkeys(cards[key] for key in cards if key.startswith(name_key(name))))

    def unknown(name: str) -> CommandError:
        near = nearest(name, {key: card.name for key, card in named.items()})
        told = did_you_mean(near)
        return bad(f"no card of the deck has the name or passcode {shown(name)}{told}")

    return Listed("target", lambda name: cards.get(name_key(name)), starting, unknown)
