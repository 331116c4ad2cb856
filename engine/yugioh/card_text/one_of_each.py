"""One card of each of several names: "1 \"A\", \"B\", and \"C\" from your hand".

Read with a number before each of them; a definition is written back with the place behind each,
which is said once.
"""

import re
from typing import Final

from engine.rewriting import Rewriting, Same

_QUOTED: Final = re.compile(r'"[^"]*"')
_NAMES: Final = r'(?P<names>"[^"]*"(?:, (?:1 )?"[^"]*")+,? and (?:1 )?"[^"]*")'


def _numbered(found: re.Match[str]) -> str:
    """Each name with a number of its own."""
    place = " in your banishment" if found["banished"] else ""
    return " and ".join(f"1 {name}" for name in _QUOTED.findall(found["names"])) + place


ONE_OF_EACH: Final = Rewriting(
    (
        (
            rf"(?<!up to )\b1 (?:each )?(?P<banished>of your banished )?(?:(?<=each )of )?{_NAMES}"
            r"(?= (?:from|in|you control)\b|(?<=[\"])[;.])",
            _numbered,
        ),
    )
)


def _place_once(found: re.Match[str]) -> str:
    return " and ".join(f"1 {name}" for name in _QUOTED.findall(found[0])) + found["place"]


ONE_PLACE: Final = (
    Same(r'\b1 "[^"]*"(?P<place> (?:in|from) your [a-z]+|)(?:, 1 "[^"]*"(?P=place))+,? and '
         r'1 "[^"]*"(?P=place)', _place_once, "where all of them are"),
)  # fmt: skip
