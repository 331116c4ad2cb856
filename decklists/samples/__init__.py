"""The bundled decks, each with the goal file that says what the deck is after.

`NAME.ydk` and, where there is one, `NAME.goal.toml`. Read through importlib.resources, imported
inside functions to keep the import of the package cheap.
"""

from functools import cache

_DECK = ".ydk"
_GOAL = ".goal.toml"


@cache
def sample_names() -> tuple[str, ...]:
    """The names of the bundled decks, in alphabetical order."""
    from importlib.resources import files

    names = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(_DECK) for name in names if name.endswith(_DECK)))


def sample(name: str) -> str:
    """The `.ydk` text of a bundled deck. Raises KeyError for any other name."""
    text = _text(name, _DECK)
    if text is None:
        raise KeyError(name)
    return text


def sample_goal(name: str) -> str | None:
    """The text of a bundled deck's goal file, or None where it has none or is not bundled."""
    return _text(name, _GOAL)


def _text(name: str, suffix: str) -> str | None:
    from importlib.resources import files

    # Only names we know are looked up: a name is not a path.
    if name not in sample_names():
        return None
    file = files(__name__).joinpath(name + suffix)
    return file.read_text(encoding="utf-8") if file.is_file() else None
