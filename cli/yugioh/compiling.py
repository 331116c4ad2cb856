"""The text of one card compiled, and explained: sentence by sentence, and what became of it."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cli.exit_codes import CommandError, ExitCode
from cli.output import PROGRAM
from cli.yugioh import cards as facts
from cli.yugioh import kept, own, update
from cli.yugioh.databases import read
from decklists.names import name_key
from engine.effects import to_json
from engine.yugioh.card_text import Compiled, Part, compile_card
from engine.yugioh.card_text.build import Text
from engine.yugioh.library import library
from engine.yugioh.wording import card_text

Find = Callable[[str], tuple[str, int | str]]

_STDIN: Final = Path("-")


@dataclass(frozen=True)
class Found:
    """A card that was compiled, and the names that its text can speak of."""

    compiled: Compiled
    names: dict[int, str]

    @property
    def lines(self) -> list[str]:
        """The definition as card text."""
        return card_text(self.compiled.card, self.name)

    def name(self, passcode: int) -> str:
        """The name of a card, of a Token of this one too."""
        return self.names.get(passcode) or facts.name(passcode)

    def as_data(self) -> dict[str, Any]:
        """All of it for a JSON payload."""
        card = self.compiled.card
        return {
            facts.ID: card.passcode,
            "name": card.name,
            "whole": self.compiled.whole,
            "parts": [
                {"text": part.text, "status": part.status, "why": "; ".join(_why(part))}
                for part in self.compiled.parts
            ],
            "effects": self.lines,
            "definition": to_json(card),
            "tokens": [to_json(token) for token in self.compiled.tokens],
        }


def compiled(card: str, text: Path | None, database: Path | None, find: Find) -> Found:
    """The text of this card, compiled anew.

    `text` is a file with it, `database` where the card is found, `find` finds the game and the card
    of a name or passcode. Raises CommandError where there is
    no such card, or its text is not known.
    """
    series = dict(library().manifest.series)
    if database is not None:
        found = read(database, series)
        series = found.series | series
        own_cards = list(found.cards.values())
        known = _named(card, own_cards)
        if known is None:
            raise CommandError(ExitCode.BAD_INPUT, f"{database}: no card is called {card}")
    else:
        own_cards = list(update.counting(kept.sources()).values())
        known = _known(card, own_cards, find)
    if text is not None:
        known = known._replace(text=_read(text))
    if not known.text.strip():
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"the text of {known.name} is not known: give it with --text, or a card database with "
            f"--database or `{PROGRAM} cards update`",
        )
    made = compile_card(known.facts, known.text, update.lexicon(own_cards, series))
    names = {token.passcode: token.name for token in made.tokens}
    return Found(made, names | {one.passcode: one.name for one in own_cards})


def explained(found: Found, *, sentences: bool) -> str:
    """What was understood, in lines; with `sentences` what became of each."""
    made = found.compiled
    lines = [f"{made.card.name} ({made.card.passcode}): {'whole' if made.whole else 'not whole'}"]
    if not made.card.defined:
        lines.append("A rule of it is not understood, so that none of its effects is played")
    if sentences:
        for number, part in enumerate(made.parts, start=1):
            first, *rest = part.text.split("\n")
            lines += ["", f"{number}. {part.status}: {first}", *(f"   {line}" for line in rest)]
            lines += [f"   {line}" for line in _why(part)]
    if found.lines:
        lines += ["", "The definition, written back:", *(f"  {line}" for line in found.lines)]
    for token in made.tokens:
        line = facts.line_of_definition(token)
        lines += ["", f"{token.name}: {line}"]
    return "".join(f"{line}\n" for line in lines)


def _why(part: Part) -> Iterator[str]:
    """Where understanding stopped, and what was expected there."""
    if part.why is None:
        return
    sentence, word, expected = part.why.args
    if sentence != part.text and sentence in part.text:
        yield f"in: {sentence}"
    if word is None:
        yield f"expected {expected} where it ends"
    elif " " in word.text and not word.text.startswith('"'):
        yield f"expected {expected}; the definition says: {word.text}"
    else:
        yield f"expected {expected}, found {word.text!r} (character {word.at + 1})"


def _known(card: str, own_cards: list[Text], find: Find) -> Text:
    """The card of this name or passcode, with its text if one of the player's databases has it."""
    game, passcode = find(card)
    if game != "yugioh":
        raise CommandError(ExitCode.BAD_INPUT, f"{card}: only texts of Yu-Gi-Oh cards are compiled")
    found = _named(str(passcode), own_cards)
    if found is not None:
        return found
    known = facts.card(int(passcode))
    assert known is not None
    return update.as_text(known)._replace(text=own.text(known.id))


def _named(card: str, cards: list[Text]) -> Text | None:
    key = name_key(card)
    fits = (one for one in cards if str(one.passcode) == card or name_key(one.name) == key)
    return next((one for one in fits if not one.is_artwork), None)


def _read(file: Path) -> str:
    """The text in a file, or on standard input."""
    try:
        return sys.stdin.read() if file == _STDIN else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CommandError(ExitCode.BAD_INPUT, f"{file}: cannot be read: {why}") from None
