"""What holds while a Token, or a Trap as a monster, is on the field: it is a rule of that card."""

import re
from dataclasses import replace
from typing import Final

from engine.effects import Node, walk
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


# What holds for a Trap that was Summoned as a monster by its own effect.
_SUMMONED: Final = re.compile(
    r"If Summoned this way, (?:this card is (unaffected by [^,]*)|banish this card when it leaves "
    r"the field)(, also banish (?:it|this card) when it leaves the field)?\.?"
)


_AS_MATERIAL: Final = re.compile(r"If Summoned this way, (you can substitute this monster .*?)\.")


def ruled(
    tokens: list[la.Card], maker: la.Effect | None, text: str, lexicon: Lexicon
) -> list[la.Card] | None:
    """The Tokens, or forms of a Trap, those that this effect makes with the rules that a sentence
    says; or None.
    """
    if maker is None:
        return None
    found, summoned = _WHILE.fullmatch(text), _SUMMONED.fullmatch(text)
    as_material = _AS_MATERIAL.fullmatch(text)
    effects: tuple[Node, ...] | None = None
    made: set[int] = set()
    if found is not None:
        made = {step.passcode for step in walk((maker,)) if isinstance(step, la.CreateToken)}
        rules = _stated(f"You {found[1]}", lexicon)
        # It is what made the Token that says so: no effect of the Token is negated.
        effects = None if rules is None else (la.While((), rules, firm=True),)
    elif as_material is not None:
        made = {step.passcode for step in walk((maker,)) if isinstance(step, la.SummonAsMonster)}
        effects = _stated(f"Y{as_material[1][1:]}", lexicon)
    elif summoned is not None:
        made = {step.passcode for step in walk((maker,)) if isinstance(step, la.SummonAsMonster)}
        effects = _of_form(summoned, lexicon)
    if not made or effects is None:
        return None
    more = dict.fromkeys(made, effects)
    return [
        replace(token, effects=token.effects + more.get(token.passcode, ())) for token in tokens
    ]


def _of_form(found: re.Match[str], lexicon: Lexicon) -> tuple[Node, ...] | None:
    """What holds for the monster that a Trap is, whatever becomes of its effects."""
    rules: list[Node] = []
    if found[1]:
        effects = _stated(found[1].capitalize(), lexicon) or ()
        if len(effects) != 1 or not isinstance(effects[0], la.Unaffected):
            return None
        rules += effects
    if found[2] or not found[1]:
        rules.append(la.BanishedWhenLeaving())
    return (la.While((), tuple(rules), firm=True),)


def _stated(words: str, lexicon: Lexicon) -> tuple[Node, ...] | None:
    """The rules of a sentence, which must say the same when they are written back."""
    try:
        rules, _ = stated(la.Card(), words, lexicon)
        same(la.Card(effects=rules.effects), f"{words}.", lexicon)
    except NotUnderstood:
        return None
    return rules.effects
