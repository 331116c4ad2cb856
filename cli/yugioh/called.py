"""Cards of all there are, as an option names them: by name, the beginning of one, or passcode."""

from collections.abc import Mapping, Sequence

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh import cards as facts
from decklists.lines import shown
from decklists.names import MOST_NEAR, did_you_mean


def cards_called(
    text: str, option: str, presets: Mapping[str, Sequence[int]] | None = None
) -> list[int]:
    """The cards in a text: names separated by commas, which belong to some of them, or a preset.

    `option` is where the text was given. Raises CommandError for what is no card.
    """
    found: list[int] = []
    parts = [part.strip() for part in text.split(",")]
    while parts:
        for size in range(len(parts), 0, -1):
            name = ", ".join(parts[:size])
            known = [*(presets or {}).get(name.casefold(), ())] or _named(name)
            if not known and size == 1:
                known = [card_called(name, option, presets)]
            if known:
                found += known
                del parts[:size]
                break
    return found


def card_called(name: str, option: str, presets: Mapping[str, Sequence[int]] | None = None) -> int:
    """The card of this name, or whose name alone begins so. Raises CommandError."""
    if not name:
        preset = "".join(f", or {known}" for known in presets or ())
        raise CommandError(ExitCode.USAGE, f"{option}: expected the name of a card{preset}")
    if known := _named(name):
        return known[0]
    begun = facts.starting(name)
    if len(begun) == 1:
        return begun[0]
    near = [facts.name(card) for card in begun][:MOST_NEAR] or facts.near(name)
    what = "is not clear" if begun else "is no card of Yu-Gi-Oh"
    raise CommandError(ExitCode.BAD_INPUT, f"{option}: {shown(name)} {what}{did_you_mean(near)}")


def _named(name: str) -> list[int]:
    """The card of exactly this name or passcode; none where it is not one."""
    exact = facts.exact(name)
    return [exact] if exact is not None else facts.named(name) if name else []
