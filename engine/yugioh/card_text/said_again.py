"""Rules of one sentence that go on with words of the one before, each written out by itself.

"Your opponent cannot target "A" monsters you control with card effects, also they cannot be
destroyed …": "they" are the same monsters.
"""

import re
from typing import Final

_TARGETED: Final = re.compile(
    r"(?:your opponent cannot|neither player can) target (?P<which>.+) with [\w/]+ effects",
    re.IGNORECASE,
)
_SUBJECT: Final = re.compile(
    r"(?P<which>[^,]+?) (?:cannot be|gains?|loses?|(?:is|are) unaffected) ", re.IGNORECASE
)
_THEY: Final = re.compile(
    r"(?:they|those (?:cards|monsters)) (?=cannot be |gain |lose |are unaffected )"
)
_IT: Final = re.compile(r"it (?=cannot be |gains |loses |is unaffected )")
_THEM: Final = re.compile(
    r"(?<=your opponent cannot target )(?:it|them) (?=with)"
    r"|(?<=neither player can target )(?:it|them) (?=with)"
)
_WHO_CANNOT: Final = re.compile("neither player can|your opponent cannot|you cannot", re.IGNORECASE)
_NOR: Final = re.compile("nor (?=activate )")


def written_out(pieces: list[str]) -> list[str]:
    """The rules, with what they go on with said again."""
    found: list[str] = []
    which = who = ""
    for piece in pieces:
        if who:
            piece = _NOR.sub(f"{who} ", piece, count=1)
        if which:
            one = _IT if which.startswith('"') and " monsters" not in which else _THEY
            piece = (_THEM if _THEM.search(piece) else one).sub(f"{which} ", piece, count=1)
        found.append(piece)
        forbids = _WHO_CANNOT.match(piece)
        who = forbids[0] if forbids else who
        subject = _TARGETED.fullmatch(piece) or _SUBJECT.match(piece)
        if subject and "this card" not in subject["which"].lower():
            which = subject["which"]
    return found
