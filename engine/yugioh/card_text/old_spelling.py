"""Sentences of old cards, with the colons, semicolons and words of today's.

An old text says "you can discard 1 card to draw 1 card" for a cost and what is done, "select" for
what is targeted, and has no colon behind its event.  Where it does not say that a card on the
field, in a GY or banished is selected, nothing tells whether it is targeted: such a sentence stays
as it is.  Taken before all other tables of `spelling`; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_GONE: Final = {"remove": "banish", "removed": "banished", "removing": "banishing"}


def _banished(found: re.Match[str]) -> str:
    return f"{_GONE[found[1]]}{found[2]}"


# A card that is chosen where everybody sees it, so that an effect could target it.
_OPEN: Final = re.compile(
    r"\b(?:\d|up to \d|any|an?|the) (?:(?!\band\b)[^.;:,\n])*"
    r"(?:on (?:the|your|your opponent's|either player's) (?:side of the )?field|you control"
    r"|opponent controls|they control"
    r"|(?:in|from) (?:your|either|the|their|your opponent's)(?: player's)? (?:GY|Graveyard)s?\b"
    r"(?! or)|(?:that are|your) banished)"
)
_PAID: Final = (
    r"(?:discard|Tribute|pay|banish|send|reveal|detach|remove \d|return this card|return \d)\b"
)
_DEEDS: Final = (
    r"Special Summon|add|draw|destroy|inflict|gain|increase|negate|select|Set|return|look|change"
    r"|take"
)
_EVENT: Final = (
    r"this (?:face-up )?card (?:on the field |you control )?is (?:(?:Normal|Flip|Special|Tribute|"
    r"Synchro|Fusion|Xyz|Link|Ritual)(?:,? or |, )?)* ?(?:Summoned|flipped face-up|banished|"
    r"destroyed and sent to the (?:GY|Graveyard)|sent (?:from the field |from your hand )?to the "
    r"(?:GY|Graveyard))"
    r"(?: or flipped face-up| by the effect of an? \"[^\"]*\" monster)?"
)
_DONE: Final = r"(?!also |activate |instead )"
_START: Final = r"(?m)(^|(?<=\. ))"


def _effect(found: re.Match[str]) -> str:
    """The sentence with a colon, and a semicolon behind its cost."""
    cost, done = "", found["done"]
    paid = _COST.fullmatch(done)
    if paid is not None:
        cost, done = paid["cost"], _GAIN.sub(r"\1 gains ", paid["done"])
    selected = _selected(done)
    if selected == done and _OPEN.search(done):
        return found[0]
    joint = ", then " if selected != done else "; "
    return f"{found[1]}{found['opening']}: You can {cost}{joint if cost else ''}{selected}"


def _must(found: re.Match[str]) -> str:
    """What must be done, with a colon before it."""
    done = _selected(found["done"])
    if done == found["done"] and _OPEN.search(done):
        return found[0]
    done = re.sub(r"^put (?=\d counters? on)", "place ", done)
    done = re.sub(r"^it is changed to (?=Defense Position$)", "change this card to ", done)
    return f"{found[1]}{found['opening']}: {done[:1].upper()}{done[1:]}"


_MUST: Final = (
    r"(?:draw|gain|inflict|add|place|put|Special Summon|destroy all|return this card|select"
    r"|shuffle this card|it is changed to Defense Position)\b"
)
_COST: Final = re.compile(rf"(?P<cost>{_PAID}[^.;:]*?) to (?P<done>(?:have|make|{_DEEDS})\b.*)")
_GAIN: Final = re.compile(r"^(?:have|make) (this card) gain ")


def _selected(done: str) -> str:
    """What is selected, as the target."""
    verb = re.match(r"select and ([a-z ]+?) (\d [^.;:]*)$", done)
    if verb:
        return f"target {verb[2]}; {verb[1]} it"
    return re.sub(r"^select (\d [^.;:]*?),? and (?=[a-zS])", r"target \1; ", done)


OLD: Final = Rewriting(
    (
        # What a sentence begins with is no cost, and might target.
        (r"\b(remov(?:e|ed|ing)) from play()\b", _banished),
        (
            r"\b(remov(?:e|ing))( (?:this card|it|them|that \w+|\d [^.;:,\n]*?)) from play\b",
            _banished,
        ),
        (
            r"\bThis card cannot be Normal Summoned or Set\.\s+This card (?:can only be|cannot be) "
            r"Special Summoned,?(?: except)? "
            r"(?=by (?!the effect|its own|a card)|with \"[^\"]*\"\.)",
            "Must be Special Summoned ",
        ),
        (
            r"\bThis card can only be Special Summoned from your Extra Deck,? by returning the "
            r"above cards you control to the Deck\."
            r"(?: \(You do not use \"Polymerization\"\.?\)\.?)?",
            "Must be Special Summoned (from your Extra Deck) by shuffling the above cards you "
            "control into the Deck.",
        ),
        (
            r"\A(?:You can only activate this card|Activate only) when ([^.:;\n]*)\. (?=[A-Z])",
            r"When \1: ",
        ),
        (
            r"\bWhile this card is face-up on the field, once per turn,? during your Main Phase,? "
            r"you can Normal Summon (1 [^.;:,]*?),? in addition to your Normal Summon or Set\.",
            r"During your Main Phase, you can Normal Summon \1 in addition to your Normal "
            r"Summon/Set. (You can only gain this effect once per turn.)",
        ),
        (r"\b(Summoned) successfully\b", r"\1"),
        (r"\bas a result of battle\b", "by battle"),
        (
            rf"{_START}(?P<opening>When {_EVENT}), you can (?P<done>{_DONE}[^.;:\n]*)(?=\.)",
            _effect,
        ),
        (
            rf"{_START}(?P<opening>When {_EVENT}), (?P<done>{_MUST}[^.;:\n]*)(?=\.)",
            _must,
        ),
        (
            rf"{_START}(?P<opening>Once per turn)(?:, during your Main Phase)?, you can "
            rf"(?P<done>{_DONE}[^.;:\n]*)(?=\.)",
            _effect,
        ),
        (
            rf"{_START}(?P<opening>Once per turn, (?:if|while) you [^.;:,\n]*), you can "
            rf"(?P<done>{_DONE}[^.;:\n]*)(?=\.)",
            _effect,
        ),
    )
)
