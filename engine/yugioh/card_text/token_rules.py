"""What holds while a Token is on the field: it is a rule of the Token."""

import re
from dataclasses import replace
from typing import Final

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh.card_text.compared import same
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.statements import stated
from engine.yugioh.card_text.tokens import NotUnderstood

_THERE: Final = r"(?:in the Monster Zone|(?:face-up )?on the field)"
_WHILE: Final = re.compile(
    rf"(?:While (?:that Token is|those Tokens are) {_THERE}, the player who Summoned (?:it|them)|"
    r"While you control (?:that Token|those Tokens), you) (cannot .*?)\.?"
)


def ruled(
    tokens: list[la.Card], maker: la.Effect | None, text: str, lexicon: Lexicon
) -> list[la.Card] | None:
    """The Tokens, those that this effect makes with the rule that a sentence says; or None."""
    found = _WHILE.fullmatch(text)
    made = {step.passcode for step in walk((maker,)) if isinstance(step, la.CreateToken)}
    if found is None or maker is None or not made:
        return None
    words = f"You {found[1]}"
    try:
        rules, _ = stated(la.Card(), words, lexicon)
        same(la.Card(effects=rules.effects), f"{words}.", lexicon)
    except NotUnderstood:
        return None
    more = dict.fromkeys(made, rules.effects)
    return [
        replace(token, effects=token.effects + more.get(token.passcode, ())) for token in tokens
    ]
