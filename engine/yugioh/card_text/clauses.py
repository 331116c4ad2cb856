"""Card text as clauses, so that two texts of one card can be held against each other.

A text is taken apart into sentences, a sentence into what stands before its colon (a set: the
order of "once per turn" and "during your turn" says nothing) and the clauses after it, each with
the joint before it.  A limit such as "each of the following effects" becomes a mark on each
sentence that it is about.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh.wording import words as w

_QUOTED: Final = re.compile(r'"[^"]*"')
# A sentence ends where the next one begins with a capital, a quotation or a bracket.
_END: Final = re.compile(r"(?:(?<=\.)|(?<=\.\)))\s+(?=[A-Z\"(])")
_JOINT: Final = re.compile(r";\s*|,? (and if you do(?: that)?|then|also|but)(?: |,|$)|, or (?=if )")
_LIMITS: Final = (
    (re.compile(r'(?:you|the turn player) can only (?:use|apply) each effect of "@" (.*)'), "each"),
    (re.compile(r'you can only use each of (?:the following|these) effects of "@" (.*)'),
     "following"),
    (re.compile(r'you can only use the following effect of "@" (.*)'), "next"),
    (re.compile(r'you can only use the effect of "@" (.*)'), "each"),
    (re.compile(r'you can only use each of the previous effects of "@" (.*)'), "previous"),
    (re.compile(
        r'(?:you|the turn player) can (?:only )?use (?:this|the previous) effect of "@" (.*)'
    ), "this"),
)  # fmt: skip
# Sentences that are no effects, so that a limit on effects is not about them.
_RULE: Final = re.compile(
    r"you cannot|cannot |unaffected|gains? |monsters |other cards|must |for each|\(|each time|● "
    r"|your opponent cannot|this (?:card|token) (?:cannot|gains|is used)|neither player|if summoned"
    r"|the original|while this card is face-up|you can only|.*you can special summon this card \(fr"
    r"|during your main phase,? you can normal summon|this card must"
)  # fmt: skip
_SHARED: Final = (
    "(?:original )?(?:(?:monster )?card type|name|type|attribute|level|rank)"
    "(?:(?:,|, and| and| or) (?:name|type|attribute|level|rank))*(?: and a different name)?"
)
_OTHERS: Final = (
    "(?:the|an?|every) [^,]*?(?:you control|opponent controls|on the field|gys?)"
    "(?: or in (?:your|their|your opponent's) gy)?"
)
# Clauses on cards that may stand before or after where the cards are.
_ABOUT_CARDS: Final = re.compile(
    r',? (that mentions? "[^"]+"(?: or "[^"]+")?|treated as a continuous spell'
    r'|that must be special summoned with "[^"]+"'
    r"|whose total (?:levels|link ratings) equal \d+(?: or more| or less)?"
    r"|that (?:is|are) \d+ (?:rank|level)s? (?:higher|lower|higher or lower) than (?:it|this card)"
    r"|that has an? effect that places an? [a-z ]+? counter"
    r"|whose effects are negated"
    r"|with no material|that has material|with \d+ or more materials|of the third card type"
    r"|with the (?:high|low)est (?:atk|def)|whose name (?:is mentioned on it|includes its name)"
    r"|that can(?:not)? be normal summoned/set|that ha(?:s|ve) a level"
    r"|that were normal or special summoned, or were set, this turn"
    r"|with that (?:attribute|type)|of the declared type"
    r"|that was \w+ summoned (?:this turn )?using \[[^\]]*\]"
    r"|with \d+(?: or (?:less|more))? (?:atk or def|atk and \d+ def|atk|def)"
    r"|with \d+ original (?:atk|def)(?: and \d+ original def)?"
    r"|with different (?:name|type|attribute|level)s(?: and attributes)?"
    rf"|with (?:the same|a different) {_SHARED}(?: (?:as|from) {_OTHERS})?"
    r"|whose (?:original )?(?:level|rank|link rating|atk|def) is (?:less than|more than"
    r"|less than or equal to|more than or equal to|equal to|different from) (?:its (?:original )?"
    r"(?:level|rank|atk|def)\b(?: \+ the number banished)?|its|(?:this card|it|the \w+ \w+)'s"
    r"|the number (?:banished|sent to the gy|discarded|tributed))"
    r")(?=[ ,]|$)"
)
_KINDS: Final = "|".join(
    name.lower() for names in (w.RACES, w.ATTRIBUTES, w.TYPES) for name in names.values()
)
# What separates the parts of an opening.
_OPENING: Final = re.compile(
    r",(?! except \") (?:and (?=you control|you have|your opponent|this |there (?:is|are)|all ))?"
    r"| (?=while )| and (?=you control|you have|your opponent|this |there (?:is|are)"
    r"|all (?:face-up )?monsters you control are\b"
    r"|an? [^,:]*? (?:was|were) (?:sent|activated))"
)
_PLACES: Final = "|".join(
    name.lower() for name in ("face-up Extra Deck", "Monster Zone", *w.PILES.values(), w.FIELD)
)
# Lists in which the order says nothing.
_LISTS: Final = tuple(
    re.compile(rf"(?<![\w-])(?:{words})(?:, (?:{words}))*,? or (?:{words})(?![\w-])")
    for words in (_KINDS, _PLACES)
)
# All of several kinds are cards of one of them.
_AND: Final = re.compile(
    rf"(?<![\w-])((?:{_KINDS})(?:, (?:{_KINDS}))*),? and (?=(?:{_KINDS})(?![\w-]))"
)
# Where this card is, said in the opening or with what is done to it.
_IN_PILE: Final = re.compile(r"this card is in your (hand|gy|hand or gy|gy or hand)")
_THIS_MOVES: Final = re.compile(r"\b((?:special summon|set|add|banish) this card)(?! from| \(from)")


# What becomes of a monster that is summoned; it may be said later than the summon.
_RIDER: Final = re.compile(
    "but \\+ (?:"
    + "|".join(re.escape(words.lower()) for _, *forms in w.SUMMONED_BUT.values() for words in forms)
    + r"|(?:it|they) cannot be used as (?:[a-z ]+ material|material for a [a-z ]+ summon))"
)


@dataclass(frozen=True)
class Sentence:
    """One sentence: its opening in any order, its clauses in order, its limits."""

    opening: frozenset[str]
    clauses: tuple[str, ...]
    limits: tuple[str, ...] = ()

    def __str__(self) -> str:
        marks = "".join(f" [{limit}]" for limit in self.limits)
        before = ", ".join(sorted(self.opening))
        return f"{before + ': ' if before else ''}{' | '.join(self.clauses)}{marks}"


def sentences(
    lines: Iterable[str], name: str, table: Rewriting, materials: bool = False
) -> list[Sentence]:
    """The sentences of a text, each in the one spelling that the table leads to.

    `materials` says that the first line is what the monster is made of.
    """
    told: list[Sentence] = []
    rules: list[tuple[int, str, str]] = []
    for line in "\n".join(lines).replace("\r", "").split("\n"):
        for number, bullet in enumerate(line.split("●")):
            for part in _END.split(_hidden(bullet.strip(), name)):
                words = _spelled(("● " if number else "") + part, table)
                limit = _limit(words)
                if limit is not None:
                    rules.append((len(told), *limit))
                elif words.strip("● "):
                    told.append(_sentence(words))
    effects = [not _is_rule(item) for item in told]
    if materials and effects:
        effects[0] = False
    return _limited(told, effects, rules)


def _hidden(text: str, name: str) -> str:
    """The text with the card's own name as "@", and without punctuation inside other names."""
    text = text.replace(f'"{name}"', '"@"').replace(f'"{name}(s)"', '"@"')
    return _QUOTED.sub(lambda found: '"' + re.sub(r"[^\w@ -]", "", found[0]) + '"', text)


@lru_cache(maxsize=4096)  # a card is compared part by part, and then whole
def _spelled(text: str, table: Rewriting) -> str:
    words = table(text.lower().strip().rstrip(".;:"))
    words = _AND.sub(r"\1 or ", words)
    for pattern in _LISTS:
        words = pattern.sub(_sorted, words)
    return re.sub(r"\s+", " ", words).strip(" ,.;")


def _sorted(found: re.Match[str]) -> str:
    return " or ".join(sorted(re.split(r",? or |, ", found[0])))


def _limit(words: str) -> tuple[str, str] | None:
    """What a sentence that limits effects is about, and how often they may be used."""
    for pattern, reach in _LIMITS:
        found = pattern.fullmatch(words)
        if found:
            return reach, found[1]
    return None


def _sentence(words: str) -> Sentence:
    head, colon, rest = words.partition(": ")
    head = head.replace(" (quick effect)", ", (quick effect)")
    body = rest if colon else head
    parts = [_clean(part) for part in _OPENING.split(head)] if colon else []
    cost, semicolon, done = body.partition("; ")
    if semicolon:
        body = re.sub(r",? then (?!target)", " and ", cost) + semicolon + done
    opening = {re.sub(r"^(?:if|while) ", "", part) for part in parts if part}
    if "(quick effect)" not in opening:
        opening.discard("during your main phase")
    body = _from_where_it_is(opening, body)
    clauses: list[str] = []
    joint, start = "", 0
    for found in _JOINT.finditer(body):
        clauses.append(joint + _clean(body[start : found.start()]))
        joint = "; " if found[0][0] == ";" else f"{_joint(found)} + "
        start = found.end()
    clauses.append(joint + _clean(body[start:]))
    told = _riders_last([clause for clause in clauses if clause.strip(" +;")])
    return Sentence(frozenset(opening), tuple(told))


def _riders_last(clauses: list[str]) -> list[str]:
    """The clauses, with what becomes of the one monster that is summoned behind all others."""
    if sum("special summon" in clause for clause in clauses) != 1:
        return clauses
    riders = [clause for clause in clauses if _RIDER.fullmatch(clause)]
    return [*(clause for clause in clauses if clause not in riders), *sorted(riders)]


def _from_where_it_is(opening: set[str], body: str) -> str:
    """The clauses, with the place of this card where it is moved and not in the opening."""
    sent = any(part.endswith("sent to the gy") for part in opening)
    if sent:
        body = body.replace("banish this card from your gy", "banish this card")
    for part in sorted(opening):
        found = _IN_PILE.fullmatch(part)
        if found and f"this card from your {found[1]}" in body:
            opening.discard(part)
        elif found and _THIS_MOVES.search(body):
            opening.discard(part)
            if not (sent and found[1] == "gy" and "banish this card" in body):
                return _THIS_MOVES.sub(rf"\1 from your {found[1]}", body, count=1)
    return body


def _joint(found: re.Match[str]) -> str:
    return (found[1] or found[0]).strip(" ,").removesuffix(" that")


def _clean(words: str) -> str:
    about = _ABOUT_CARDS.findall(words)
    words = " ".join([_ABOUT_CARDS.sub("", words), *sorted(about)])
    return re.sub(r"\s+", " ", words.replace(",", "")).strip()


def _limited(
    told: list[Sentence], effects: list[bool], rules: list[tuple[int, str, str]]
) -> list[Sentence]:
    """The sentences, with marks for the limits that are about them."""
    marks: list[list[str]] = [[] for _ in told]
    for at, reach, per in rules:
        if reach == "each":
            about = [i for i, is_effect in enumerate(effects) if is_effect]
        elif reach in ("this", "previous"):
            about = [i for i in range(at) if effects[i]]
            about = about[-1:] if reach == "this" else about
        else:
            about = [i for i in range(at, len(told)) if effects[i]]
            about = about[:1] if reach == "next" else about
        for number in about:
            marks[number].append(per)
    return [
        Sentence(item.opening, item.clauses, tuple(mark))
        for item, mark in zip(told, marks, strict=True)
    ]


def _is_rule(item: Sentence) -> bool:
    if not item.clauses:
        return True
    first = item.clauses[0]
    return first.startswith("● ") or (not item.opening and bool(_RULE.match(first)))
