"""The bundled decks, some with a goal file that says what the deck is after.

`NAME.ydk` (Yu-Gi-Oh) or `NAME.txt` (Digimon) and, where there is one, `NAME.goal.toml`. Read
through importlib.resources, imported inside functions to keep the import of the package cheap.
"""

from functools import cache
from typing import Final

from decklists.deck import Game

_DECKS: Final[dict[str, Game]] = {".ydk": "yugioh", ".txt": "digimon"}
_GOAL = ".goal.toml"


def sample_names(game: Game | None = None) -> tuple[str, ...]:
    """The names of the bundled decks, or of those of one game, in alphabetical order."""
    return tuple(
        name
        for name, file in _files().items()
        if game is None or _DECKS[file.removeprefix(name)] == game
    )


def sample(name: str) -> tuple[str, str]:
    """The file name and the text of a bundled deck. Raises KeyError for any other name."""
    file = _files()[name]
    text = _text(file)
    return file, text or ""


def sample_goal(name: str) -> str | None:
    """The text of a bundled deck's goal file, or None where it has none or is not bundled."""
    # Only names we know are looked up: a name is not a path.
    return _text(name + _GOAL) if name in _files() else None


@cache
def _files() -> dict[str, str]:
    """The file name of each bundled deck by the deck's name, in alphabetical order."""
    from importlib.resources import files

    names = sorted(entry.name for entry in files(__name__).iterdir())
    return {
        name.removesuffix(suffix): name
        for name in names
        for suffix in _DECKS
        if name.endswith(suffix)
    }


def _text(file: str) -> str | None:
    from importlib.resources import files

    found = files(__name__).joinpath(file)
    return found.read_text(encoding="utf-8") if found.is_file() else None
