"""What the opponent may hold, as `--against` and `--weights` say it."""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cli.coverage import Status
from cli.exit_codes import CommandError, ExitCode
from cli.output import Output
from cli.yugioh import cards as facts
from cli.yugioh.called import card_called, cards_called
from decklists.lines import shown

if TYPE_CHECKING:
    from search.yugioh import DeckSpec
    from search.yugioh.against import Against

# The hand traps that most decks play.
STAPLES: Final = (
    14558127,  # Ash Blossom & Joyous Spring
    10045474,  # Infinite Impermanence
    97268402,  # Effect Veiler
    27204311,  # Nibiru, the Primal Being
    94145021,  # Droll & Lock Bird
    73642296,  # Ghost Belle & Haunted Mansion
    59438930,  # Ghost Ogre & Snow Rabbit
    24508238,  # D.D. Crow
    42141493,  # Mulcharmy Fuwalos
    23434538,  # Maxx "C"
)
_PRESETS: Final = {"staples": STAPLES}
_OPTION: Final = "--against"
_NOTHING: Final = "nothing"
# Weights are whole numbers to the search: so many of them are 1.
_UNIT: Final = 1_000_000


def asked_against(texts: Sequence[str], weights: Path | None, out: Output) -> "Against | None":
    """As `against_of`; None where no card is asked for. Raises CommandError for weights of none."""
    if texts:
        return against_of(texts, weights, out)
    if weights is not None:
        raise CommandError(ExitCode.USAGE, f"--weights is of use with {_OPTION} only")
    return None


def against_of(texts: Sequence[str], weights: Path | None, out: Output) -> "Against":
    """The cards and how likely each is. Raises CommandError for what is no card, or not played."""
    from search.yugioh.against import HELD, NOT_HELD, Against

    named = (card for text in texts for card in cards_called(text, _OPTION, _PRESETS))
    cards = tuple(dict.fromkeys(named))
    for card in cards:
        _check(card, out)
    if weights is None:
        return Against(cards, (HELD,) * len(cards), NOT_HELD)
    given = _weights(weights)
    for card in (card for card in given if card and card not in cards):
        raise _bad(weights, f"{facts.name(card)} is not among the cards of --against")
    for card in (card for card in (*cards, 0) if card not in given):
        missing = facts.name(card) if card else _NOTHING
        raise _bad(weights, f"expected a weight for {shown(missing)}")
    if not any(given.values()):
        raise _bad(weights, "expected a weight above 0")
    return Against(cards, tuple(given[card] for card in cards), given[0])


def with_facts(spec: "DeckSpec", against: "Against") -> "DeckSpec":
    """A deck with the facts of what the opponent may hold."""
    played = {card.passcode: card for card in (*spec.facts, *map(facts.played, against.cards))}
    return replace(spec, facts=tuple(played.values()))


def _check(card: int, out: Output) -> None:
    """Raise CommandError where the engine does not play a card; say where it does in part."""
    cover = facts.cover(card)
    if cover.status is Status.MISSING or cover.status is Status.NORMAL:
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"--against: {cover.name} has no effect that is played, so it can answer nothing",
        )
    if cover.status is Status.PARTLY:
        out.note(f"of {cover.name} a part only is played; it may answer more than is shown")


def _weights(file: Path) -> dict[int, int]:
    """The weights in a file by card, 0 for none of them."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise _bad(file, f"cannot be read: {error.strerror or error}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _bad(file, f"is not TOML: {error}") from None
    found: dict[int, int] = {}
    for name, weight in data.items():
        if (
            isinstance(weight, bool)
            or not isinstance(weight, int | float)
            or not 0 <= weight < _UNIT
        ):
            raise _bad(file, f"{name}: expected a number of 0 or more, found {weight!r}")
        card = 0 if name.casefold() == _NOTHING else card_called(name, _OPTION)
        found[card] = round(weight * _UNIT)
    return found


def _bad(file: Path, what: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"{file}: {what}")
