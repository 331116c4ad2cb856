"""Continuous effects, several in a sentence, and under conditions: "While …, …, also …".

A sentence is taken apart into its conditions and single rules.  Each rule is read, and written
back, in the one form that all of them have: the condition first, the card itself as "this card".
"""

import re
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.compared import same
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.said_again import written_out
from engine.yugioh.card_text.statements import Rules, stated
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.wording import words as w

_AS_TRAP: Final = re.compile(r"While this card is a Continuous Trap, ")
# What holds in the turns of one player alone.
_IN_A_TURN: Final = re.compile(r"During (your|your opponent's) turn, ")
_TURN_ONLY: Final = re.compile(r",? during (your|your opponent's) turn only$")
_WHILE: Final = re.compile(r"(?:while|as long as|if) ", re.IGNORECASE)
# Where a card is whose continuous effects apply at all.
_THERE: Final = (
    r"(?:this card is |it is )?(?:face-up )?(?:on the field|in (?:your|the) monster zone|in your "
    r"field zone)"
)
_ALWAYS_FIRST: Final = re.compile(rf"(?:while|as long as) {_THERE}, ", re.IGNORECASE)
_ALWAYS_LAST: Final = re.compile(rf",? (?:while|as long as) {_THERE}$", re.IGNORECASE)
_SUMMONS: Final = "|".join(w.SUMMONS.values())
_MANNER: Final = rf"(?:{_SUMMONS}) Summoned|(?:Attack|Defense) Position|(?:co-)?linked"
_MANNER_FIRST: Final = re.compile(
    rf"(?:While|As long as) (?:this ({_MANNER}) (?:card|monster) is (?:face-up )?(?:on the field|"
    rf"in (?:your|the) Monster Zone)|you control this ({_MANNER}) (?:card|monster)), "
    rf"|If this card was ((?:{_SUMMONS}) Summoned), (?=it (?:is|cannot) )"
)
_MANNER_HELD: Final = re.compile(
    rf"((?:While|As long as) )this ({_MANNER}) (?:card|monster)(?= has | points )"
)
_MANNER_OF_THIS: Final = re.compile(rf"\b([Tt])his ({_MANNER}) (?:card|monster)\b")
_PIECES: Final = re.compile(
    r", also,? |,? (?=nor activate )|,? and (?=it (?:cannot|is|gains)|they cannot |this card "
    r"|your opponent |neither player |you |cannot |is unaffected )"
)
_ONLY_YOU: Final = re.compile(r"^(?:If|While) only you control (an? ([^,]*? [Mm]onster)), ")
_FOR_EACH_FIRST: Final = re.compile(r"for each ([^,]*), (?=[^,]*\b(?:gain|lose)s? )", re.IGNORECASE)
_GAINS: Final = re.compile(r",? and (?=[^,]*? (?:gain|lose)s? )")
_TARGETED: Final = re.compile(
    r"(?:^|(?<= ))(?P<who>|this card |[^,]*? )cannot be targeted by (?P<whose>your opponent's )?"
    r"(?P<kind>card|monster|Spell|Trap|Spell/Trap) effects$",
    re.IGNORECASE,
)
_UNSUMMONED: Final = re.compile(r"([^,]*? monsters) cannot be Special Summoned", re.IGNORECASE)
_NEGATE: Final = re.compile(
    r"negate the effects of (?:all |any )?(?P<which>.*?)(?: (?P<side>your opponent controls|on the "
    r"field|you control))?(?: while they are face-up on the field)?(?P<but>, except [^,]*)?"
    r"(?: \(but their effects can still be activated\))?$",
    re.IGNORECASE,
)
_THIS_AND_OTHERS: Final = re.compile(r"\b(?:it|this card) and its co-linked monsters\b")
_SILENT: Final = re.compile(
    r"(?P<which>[^,]*?monsters)(?:(?P<field> on the field)|(?P<theirs> in your opponent's "
    r"possession)|(?P<grave> in your opponent's GY))? cannot activate their effects(?:(?P<linked>, "
    r"unless they are linked)|(?P<but>, except [^,]*))?$",
    re.IGNORECASE,
)
_BUT_THIS: Final = re.compile(
    r"^((?:your opponent cannot|neither player can) target )([^,]*), except this (?:card|one)$",
    re.IGNORECASE,
)
_EFFECTS_OF: Final = re.compile(r"\b(with|by) ((?:non-)?[A-Z]\w* |other )monster effects")
# What a sentence that goes on with an effect says of the turn.
_FOR_A_WHILE: Final = re.compile(
    r"\b(?:this|the|that|next) turn\b|\buntil\b|\bonce\b", re.IGNORECASE
)
_SUMMONED_NOW: Final = re.compile(
    rf"\bthis card was (?:{_SUMMONS}) Summoned this turn\b"
    r"|\ball monsters that were Special Summoned this turn on the field\b"
    r"|\bmonsters you control that were Special Summoned this turn\b"
    r"|, except monsters that were Normal or Special Summoned this turn$"
    r"|\bany cards? (?:have|has) been banished this turn\b"
    r"|\byour opponent has activated a monster effect in the hand or GY this turn\b"
)
_COLON: Final = re.compile(r"[:;]")
_VERBS: Final = re.compile(r"(?:cannot|gains?|loses?) ", re.IGNORECASE)


def continuous(card: la.Card, text: str, lexicon: Lexicon) -> Rules:
    """The continuous effects that a sentence states, held against its words.

    Raises NotUnderstood.
    """
    plain = text.rstrip(". ")
    as_trap = _AS_TRAP.match(plain)
    if as_trap:
        rules = continuous(card, plain[as_trap.end() :], lexicon)
        return Rules((la.While((), rules.effects, as_trap=True),))
    turn = _IN_A_TURN.match(plain) or _TURN_ONLY.search(plain)
    if turn:
        rules = continuous(card, plain[: turn.start()] + plain[turn.end() :], lexicon)
        if any(isinstance(item, la.While) for item in rules.effects):
            raise NotUnderstood(text, None, "what holds under no other condition")
        whose = v.OPPONENT if turn[1].endswith("opponent's") else v.YOU
        return Rules((la.While((la.During(whose),), rules.effects),))
    if _COLON.search(re.sub(r'"[^"]*"', "", plain)):
        raise NotUnderstood(text, None, "a sentence without a colon")
    if _FOR_A_WHILE.search(_SUMMONED_NOW.sub("", plain)):
        raise NotUnderstood(text, None, "what holds while this card is face-up")
    there = _ALWAYS_FIRST.match(plain)
    of_this = there is not None and "this card" in there[0].lower()
    plain = _ALWAYS_LAST.sub("", _ALWAYS_FIRST.sub("", plain))
    manner = ""
    several = _THIS_AND_OTHERS.search(plain)
    if several:
        plain = re.sub(r"\bany of them\b", several[0], plain)
    found = _MANNER_FIRST.match(plain)
    if found:
        manner, plain = found[1] or found[2] or found[3], plain[found.end() :]
    first = _MANNER_HELD.match(plain)
    if first:
        manner, plain = first[2], f"{first[1]}this card{plain[first.end() :]}"
    plain = _ONLY_YOU.sub(r"While you control \1 and your opponent controls no \2s, ", plain)
    held, plain = _condition(plain, card, lexicon)
    about_this = bool(manner) or of_this or "this card" in held or not _subject(plain)
    nodes: list[Node] = []
    for piece in written_out(_pieces(plain)):
        one = _MANNER_OF_THIS.search(piece)
        if one and (one[2] == manner or (not manner and not nodes)):
            manner = one[2]
            piece = _MANNER_OF_THIS.sub(r"\1his card", piece)
        about_this |= "this card" in piece.lower()
        if about_this:
            piece = re.sub(r"^its\b", "this card's", re.sub(r"\bit\b", "this card", piece))
        nodes += _rules(card, _plain(piece), held, manner, lexicon)
    if not nodes:
        raise NotUnderstood(text, None, "a rule of the turn")
    conditions = _conditions(held, manner, card, lexicon)
    return Rules((la.While(conditions, tuple(nodes)),) if conditions else tuple(nodes))


def _pieces(plain: str) -> list[str]:
    """The single rules; what holds "for each" of something is said of each of them."""
    found = _FOR_EACH_FIRST.match(plain)
    if not found:
        return _PIECES.split(plain)
    rest = plain[found.end() :]
    each = f" for each {found[1]}"
    return [f"{piece}{each}" for piece in _GAINS.split(rest) if piece]


def _conditions(held: str, manner: str, card: la.Card, lexicon: Lexicon) -> tuple[Node, ...]:
    first = _read(held, card, lexicon) if held else ()
    return (*first, _by_manner(manner)) if manner else first


def _subject(plain: str) -> bool:
    """Whether a rule begins with its subject, and not with a verb."""
    return not _VERBS.match(plain) and not plain.lower().startswith("unaffected")


def _condition(plain: str, card: la.Card, lexicon: Lexicon) -> tuple[str, str]:
    """The condition of a sentence, as it follows "while", and the rest of the sentence."""
    if _WHILE.match(plain):
        start = _WHILE.match(plain).end()  # type: ignore[union-attr]
        # The longest: "you control no monsters, except Warrior monsters".
        for comma in reversed([*re.finditer(", ", plain)]):
            held = plain[start : comma.start()]
            if comma.start() > start and _is_read(held, card, lexicon):
                return held, plain[comma.end() :]
        if re.match(r"if [^,]* would ", plain, re.IGNORECASE):
            return "", plain  # what is done instead
        raise NotUnderstood(plain, None, "a condition")
    for found in re.finditer(r",? (?:while|as long as|if) ", plain):
        held = re.sub(r"^it\b", "this card", plain[found.end() :])
        if re.match(r"(?:in|equipped|co-linked|face-up) ?", held):
            held = f"this card is {held}"
        if _is_read(held, card, lexicon):
            if len(_PIECES.split(plain)) > 1:
                raise NotUnderstood(plain, None, "what the condition is of")
            return held, plain[: found.start()]
    return "", plain


def _is_read(held: str, card: la.Card, lexicon: Lexicon) -> bool:
    try:
        _read(held, card, lexicon)
    except NotUnderstood:
        return False
    return True


def _read(held: str, card: la.Card, lexicon: Lexicon) -> tuple[Node, ...]:
    reader = Reader(held)
    found = [condition(Reading(reader, card, lexicon))]
    while reader.take("and"):
        found.append(condition(Reading(reader, card, lexicon)))
    reader.end()
    return tuple(found)


def _by_manner(manner: str) -> Node:
    """That this card was summoned so, or is in this position."""
    name = manner.removesuffix(" Summoned")
    how = {words: bit for bit, words in w.SUMMONS.items()}.get(name)
    if how is not None:
        return la.WasSummoned(how | (v.BY_TRIBUTE if how == v.BY_NORMAL else 0))
    if name.endswith("linked"):
        return la.exists(~la.OTHER & la.State(name), v.MZONE)  # type: ignore[arg-type]
    down = la.State("defense-position")
    return la.exists(~la.OTHER & (down if name.startswith("Defense") else ~down), v.MZONE)


def _said(manner: str) -> str:
    """The same as a condition in words."""
    if not manner:
        return ""
    if manner.endswith("linked"):
        return f"this card is {manner}"
    return f"this card {'was' if manner.endswith('Summoned') else 'is in'} {manner}"


def _plain(piece: str) -> str:
    """A rule in the one form that all of its kind have."""
    piece = re.sub(
        r"\b(this card) on the field(?= with| cannot)", r"\1", piece, flags=re.IGNORECASE
    )
    piece = _EFFECTS_OF.sub(r"\1 the effects of \2monsters", piece)
    piece = _BUT_THIS.sub(r"\1other \2", piece)
    targeted = _TARGETED.fullmatch(piece)
    if targeted:
        who = targeted["who"].strip() or "this card"
        by = "your opponent cannot" if targeted["whose"] else "neither player can"
        return f"{by} target {who} with {targeted['kind']} effects"
    silent = _SILENT.fullmatch(piece)
    if silent:
        but = silent["but"] or (", except linked monsters" if silent["linked"] else "")
        theirs = silent["theirs"] or silent["grave"]
        who = "your opponent cannot" if theirs else "neither player can"
        where = " on the field" if silent["field"] else " in their GY" if silent["grave"] else ""
        which = silent["which"]
        if which.lower() == "monsters" and not where:
            return f"{who} activate monster effects{but}"
        return f"{who} activate the effects of {which}{where}{but}"
    unsummoned = _UNSUMMONED.fullmatch(piece)
    if unsummoned:
        return f"neither player can Special Summon {unsummoned[1]}"
    negate = _NEGATE.fullmatch(piece)
    if negate:
        side = negate["side"] or "on the field"
        return f"the effects of {negate['which']} {side}{negate['but'] or ''} are negated"
    if piece.lower().startswith("unaffected"):
        return f"this card is {piece[0].lower()}{piece[1:]}"
    if _VERBS.match(piece):
        return f"this card {piece[0].lower()}{piece[1:]}"
    return piece


def _rules(
    card: la.Card, piece: str, held: str, manner: str, lexicon: Lexicon
) -> tuple[Node, ...]:  # fmt: skip
    """The rules of one piece, which must say what it says."""
    if inert.statement(piece):
        return ()
    conditions = _conditions(held, manner, card, lexicon)
    rules, _ = stated(card, piece, lexicon, conditions)
    if rules.procedures or rules.flags or not rules.effects:
        raise NotUnderstood(piece, None, "a continuous effect")
    effects: tuple[Node, ...] = rules.effects
    text = piece
    if conditions:
        effects = (la.While(conditions, effects),)
    if manner and not held and re.search("this card", piece, re.IGNORECASE):
        text = re.sub(r"\b(this) card", rf"\1 {manner} card", piece, count=1, flags=re.IGNORECASE)
    elif conditions:
        was = _said(manner)
        told = " and ".join(part for part in (held, was) if part)
        known = "this card" in told or told.endswith("with a different name")  # from this card
        it = re.sub("this card", "it", piece, flags=re.IGNORECASE) if known else piece
        text = f"While {told}, {it}"
    elif re.match(r"this card (?:is unaffected|cannot|gains|loses)", piece, re.IGNORECASE):
        text = re.sub(r"^this card (?:is )?", "", piece, flags=re.IGNORECASE)
    bare = replace(card, procedures=(), effects=effects)
    same(bare, text[:1].upper() + text[1:] + ".", lexicon)
    return rules.effects
