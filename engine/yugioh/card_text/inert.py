"""What nothing in a turn without a battle can touch.

A statement is inert if it is one of a closed set of sentences about battles and nothing else; an
effect, if it waits for something that only happens in a battle.  Source: Yu-Gi-Oh rules
reference, Battle Phase.
"""

import re
from typing import Final

_WHO: Final = r"(?:this card|it|the equipped monster|a monster equipped with this card)"
_STATEMENTS: Final = re.compile(
    rf"(?:{_WHO} )?(?:cannot be destroyed by battle|can attack directly|can make (?:a second attack"
    r"|up to 2 attacks on monsters) during each battle phase|can attack all monsters your opponent "
    r"controls, once each|must attack, if able|cannot attack(?: directly)?)"
    rf"|if {_WHO} attacks a defense position monster, inflict piercing battle damage to your "
    r"opponent|(?:during your main phase 2|you take no battle damage from (?:battles|attacks) "
    r"involving this card)|inflicts piercing battle damage"
)
_BATTLES: Final = re.compile(
    r"(?:if|when|after|at the (?:start|end) of the damage step,? if|once per turn,? (?:if|when|"
    r"during damage calculation)|(?:during|before) damage calculation,? if)[^:;]*\b(?:attacks?|"
    r"attacked|battles?|battled|battle damage|destroys? [^:;]* by battle|damage calculation|"
    r"declares an attack|attack is declared)\b"
)


def statement(text: str) -> bool:
    """Whether a sentence only says something of battles."""
    return bool(_STATEMENTS.fullmatch(text.lower().strip().rstrip(".")))


def effect(text: str) -> bool:
    """Whether an effect can only be activated in a battle."""
    opening, colon, _ = text.lower().partition(":")
    if not colon:
        return False
    if re.search(r" or (?!card effect)|, or", opening) or "/" in opening:
        return False
    if "would" in opening:
        return False
    return bool(_BATTLES.match(opening)) or bool(
        re.match(r"during (?:your|the|your opponent's) battle phase", opening)
    )
