"""The facts of a Token, which a text says where it first speaks of it, said each time."""

import re
from typing import Final

_FACTS: Final = re.compile(r'"([^"]* Token)s?" (\([^()]*/ATK [^()]*\))')


def with_facts(text: str) -> str:
    """The text with the facts of each Token behind every Special Summon of it."""
    for name, facts in dict(_FACTS.findall(text)).items():
        bare = rf'(\bSpecial Summon \d+ "{re.escape(name)}s?")(?=[.,])'
        text = re.sub(bare, rf"\1 {facts}", text)
    return text
