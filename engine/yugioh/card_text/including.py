"""Cards of which one is more than the others: "2 monsters in your GY, including a Dragon monster".

They are that one and the others: "1 Dragon monster in your GY and 1 monster in your GY". No text
of a card stands here.
"""

import re
from typing import Final

WITH_ONE: Final = re.compile(
    r"\b(?P<verb>[Tt]arget|[Bb]anish|[Dd]iscard|[Dd]estroy|[Tt]ribute|shuffle) (?P<count>[2-9]) "
    r"(?P<state>other )?(?P<banished>of your banished )?(?P<kind>(?:face-up |[A-Z][\w-]* |Level \d+"
    r" or (?:higher|lower) )*)(?P<noun>monster|Monster|card|Spell|Trap)s"
    r"(?P<where> on the field| you control| in your GY| from your (?:GY|Extra Deck|hand and/or "
    r"field"
    r")| in your hand and/or face-up field|),? including (?:an?|1) "
    r"(?P<one>(?:\"[^\"]*\" |[A-Z]\S* )*(?:monster|Monster|card)|\"[^\"]*\")(?P<side> you control)?"
    r"(?=[;.,])"
)


def with_one(found: re.Match[str]) -> str:
    """ "target 2 face-up monsters on the field, including a monster you control" """
    noun, one, where = found["noun"], found["one"], found["where"]
    if found["side"] and where not in (" on the field", " you control"):
        return found[0]
    such = found["kind"] + one
    if noun not in ("monster", "card"):
        # "a \"A\" card" among Quick-Play Spells
        such = f"{one[: one.rindex(' ') + 1]}{found['kind']}{noun}"
    elif noun == "monster" and one.endswith("card"):
        return found[0]
    rest = int(found["count"]) - 1
    others = f"{rest} {found['state'] or ''}{found['kind']}{noun}{'s' if rest > 1 else ''}"
    if found["banished"]:
        where = " in your banishment"
    once = found["side"] or ("" if where.startswith(" from") else where)
    return f"{found['verb']} 1 {found['state'] or ''}{such}{once} and {others}{where}"
