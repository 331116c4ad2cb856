"""What the user called a deck: a URL, standard input, a file, or the name of a sample.

The one place where decks are fetched from outside. A new format is one module with the names of
`Format`, and one entry in `FORMATS`. The format tells the game. Replays are no text, and hold
several decks: `FILE#2` is the second.
"""

import sys
from pathlib import Path
from typing import BinaryIO, Final, Protocol

from decklists import by_name, replay, samples, ydk, ydke
from decklists.deck import GAME_NAMES, AnyDeck, Deck, DeckError, Game
from decklists.digimon import code, tts
from decklists.digimon import text as digimon_text
from decklists.lines import COMMENT, numbered, shown
from decklists.names import keyed, nearest, proposal
from decklists.own import is_there
from decklists.sources import decoded, read_all, reason


class Format(Protocol):
    """What a module must offer to be read here."""

    NAME: str  # for the message that no format fits
    GAME: Game

    def recognises(self, text: str) -> int | None: ...
    def read(self, text: str, source: str, name: str) -> AnyDeck: ...


FORMATS: Final[tuple[Format, ...]] = (ydke, by_name, ydk, code, tts, digimon_text)

STDIN: Final = "-"
_STDIN_SOURCE: Final = "<stdin>"


def load(deck: str, stdin_text: str | None = None) -> AnyDeck:
    """The deck that `deck` stands for.

    In this order: a ydke:// URL or a Digimon deck code; `-` for standard input, read here unless
    `stdin_text` has it already; the path of a file, or `FILE#2` for the second deck of a replay;
    the name of a bundled sample. A directory does not hide the sample of its name. The format of a
    file is told from its content, not from its name.

    Raises DeckError for whatever cannot be read as a deck. The deck is not checked: see `check`.
    """
    if ydke.recognises(deck) is not None:
        return _parsed(deck, source="ydke URL", name="ydke")
    if code.recognises(deck) is not None and not is_there(Path(deck)):
        return _parsed(deck, source="deck code", name="code")
    if deck == STDIN:
        # A lone surrogate is no UTF-8 either.
        data = _stdin() if stdin_text is None else stdin_text.encode(errors="surrogatepass")
        return _deck_in(data, source=_STDIN_SOURCE, name="stdin")
    path, which = _player_in(deck)
    source = path if path and path.isprintable() else shown(path)
    found = _file(path, source)
    if found is not None:
        return _deck_in(found, source, Path(path).stem, which)
    file, text = samples.sample(deck)
    return _parsed(text, source=f"samples/{file}", name=deck)


def load_yugioh(deck: str, stdin_text: str | None = None) -> Deck:
    """The Yu-Gi-Oh deck that `deck` stands for. Raises DeckError for a deck of another game too."""
    found = load(deck, stdin_text)
    if not isinstance(found, Deck):
        raise DeckError(
            found.source,
            None,
            f"expected a Yu-Gi-Oh deck, found a {GAME_NAMES[found.game]} deck",
            "give a deck of that game",
        )
    return found


def _player_in(deck: str) -> tuple[str, str]:
    """The file of `FILE#2`, and which of its decks is meant; a file may have such a name itself."""
    file, _, which = deck.rpartition("#")
    meant = file and which and not is_there(Path(deck)) and is_there(Path(file))
    return (file, which) if meant else (deck, "")


def _deck_in(data: bytes, source: str, name: str, which: str = "") -> AnyDeck:
    """The deck in these bytes, or `which` of several."""
    if replay.recognises(data):
        return replay.read(data, source, name, which)
    if which:
        raise DeckError(
            source,
            None,
            f"expected a replay before #{which}, found another file",
            f"leave #{which} out",
        )
    return _parsed(decoded(data, source), source, name)


def _file(path: str, source: str) -> bytes | None:
    """The content of this file, or None where a sample is meant."""
    is_sample = path in samples.sample_names()
    if not path:
        # To pathlib, the empty path is the current directory.
        raise DeckError(source, None, "expected a deck, found an empty name", _what_to_give())
    try:
        if Path(path).is_dir():
            if is_sample:
                return None
            raise DeckError(
                source, None, "expected a deck file, found a directory", _what_to_give()
            )
        with Path(path).open("rb") as file:
            return _all_of(file, source)
    except (FileNotFoundError, NotADirectoryError):
        if is_sample:
            return None
        raise DeckError(
            source,
            None,
            "no such file, and no bundled sample of this name" + _nearest(path),
            _what_to_give(),
        ) from None
    except PermissionError:
        raise DeckError(
            source, None, "no permission to read this file", "change its permissions or copy it"
        ) from None
    except (OSError, ValueError) as error:  # too long a name, a NUL in it, a failing disk
        raise DeckError(source, None, f"cannot be read: {reason(error)}", _what_to_give()) from None


def _stdin() -> bytes:
    # None where the process was started without standard input.
    if sys.stdin is None:
        return b""
    try:
        return _all_of(sys.stdin.buffer, _STDIN_SOURCE)
    except OSError as error:
        raise DeckError(
            _STDIN_SOURCE, None, f"cannot be read: {reason(error)}", _what_to_give()
        ) from None


def _all_of(file: BinaryIO, source: str) -> bytes:
    return read_all(file, source, "a deck", _what_to_give())


def _parsed(text: str, source: str, name: str) -> AnyDeck:
    first = next(numbered(text), None)
    if first is None:
        raise DeckError(
            source, None, "expected a deck, found nothing: it is empty", _what_to_give()
        )
    fitting = [
        (line, format_) for format_ in FORMATS if (line := format_.recognises(text)) is not None
    ]
    if not fitting and all(line.startswith(COMMENT) for _, line in numbered(text)):
        raise DeckError(source, None, "expected a deck, found only comments", _what_to_give())
    if not fitting and by_name.resembles(text):
        fitting = [(first[0], by_name)]
    if not fitting:
        known = " or ".join(format_.NAME for format_ in FORMATS)
        line, found = first
        raise DeckError(source, line, f"expected {known}, found {shown(found)}", _what_to_give())
    _of_one_game(fitting, text, source)
    deck = fitting[0][1].read(text, source, name)
    if not any(deck.entries()):
        raise DeckError(source, None, "expected a deck, found no card in it", _what_to_give())
    return deck


def _of_one_game(fitting: list[tuple[int, Format]], text: str, source: str) -> None:
    """Raises DeckError at the first line that belongs to another game than those before it."""
    (first, format_), *others = sorted(fitting, key=lambda found: found[0])
    for line, other in others:
        if other.GAME != format_.GAME:
            raise DeckError(
                source,
                line,
                f"expected a deck of one game, found {shown(dict(numbered(text))[line])}, "
                f"{GAME_NAMES[other.GAME]}, after {GAME_NAMES[format_.GAME]} on line {first}",
                "keep the cards of one game",
            )


def _nearest(path: str) -> str:
    near = proposal(nearest(Path(path).stem, keyed(samples.sample_names())))
    return f" ({near})" if near else ""


def _what_to_give() -> str:
    names = ", ".join(samples.sample_names())
    return f"give a deck file, a ydke:// URL, - for standard input, or a bundled sample: {names}"
