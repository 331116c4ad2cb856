"""A text in its parts: lines, and in older texts where the icons of the next effect begin."""

import re
from typing import Final

_TIMING: Final = (
    r"\[(?:Main|Security|On Play|When [A-Z][a-z]+|On Deletion|Your Turn|Opponent's Turn|All Turns|"
    r"Once Per Turn|Twice Per Turn|Start of [A-Za-z' ]+|End of [A-Za-z' ]+|Hand|Trash|Breeding|"
    r"Counter|Digivolve|DNA Digivolve|Rule)\]"
)
# Icons that follow the end of another effect.
_BEGINS: Final = re.compile(rf"(?<=[.>:\d)\"]) *(?=(?:{_TIMING} *)+(?! *effects?\b| or \[))")
# What says itself when it holds stands before or behind others.
_ALONE_SAID: Final = re.compile(
    r"(?<=[a-z.>\])]) *(?=While you (?:have|don't have) [^.]*, you can ignore this card's color)"
    r"|(?<=color requirements\.) *(?=When )|(?<=\]\.) *(?=<)|(?<=in your deck\.) *(?=When )"
)
_KEYWORD: Final = re.compile(r"(?<=[.>\]\d)]) *(?=<[A-Z])")
_ALONE: Final = re.compile(r"((?:<[^<>]*(?:<[^<>]*>[^<>]*)*>\.? *)+)(?=[^\W\d]|\[|$)")

# Keywords at the end of a line of an older card.
_LAST: Final = re.compile(r"(?<=[a-z\d]\.) *(?:<[A-Z][^<>]*>\.? *)+$")


def parts(text: str) -> list[str]:
    """The effects of a text, each with its icons; bullets belong to what stands before them."""
    found: list[str] = []
    for line in text.replace("\n・", "・").replace("\r", "").split("\n"):
        for part in (piece for one in _BEGINS.split(line) for piece in _ALONE_SAID.split(one)):
            part = part.strip()
            if not part:
                continue
            if found and _goes_on(found[-1], part):
                found[-1] += part if found[-1].endswith('"') else f" {part}"
            else:
                found.append(part)
    return [piece for part in found for piece in _keywords_first(part)]


def _goes_on(before: str, part: str) -> bool:
    """Whether a part belongs to the one before: icons alone, or a quotation that is open."""
    icons = re.fullmatch(rf"(?:{_TIMING} *)+", before) is not None
    if part.startswith("[On Play] effects on "):
        return True
    return icons or before.count('"') % 2 == 1


def _keywords_first(part: str) -> list[str]:
    """Keywords that stand alone before or behind an effect are parts of their own."""
    last = _LAST.search(part)
    if last is not None:
        return [*_keywords_first(part[: last.start()]), last[0].strip()]
    alone = _ALONE.match(part)
    if alone is None or alone.end() == len(part):
        return [part]
    rest = part[alone.end() :]
    if rest.startswith("[") and re.match(_TIMING, rest):
        return [alone[1].strip(), rest]
    return [part]
