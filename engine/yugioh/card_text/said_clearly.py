"""Sentences of archetypes that say what others do with other words, put as those say it.

Taken after all other tables of spelling; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_STAY: Final = "Once while face-up on the field"


def _stays(found: re.Match[str]) -> str:
    """An effect that is used once while its card is face-up, with that said first."""
    opening = found["opening"]
    if opening == "(Quick Effect)":
        return f"{found['before']}{_STAY} (Quick Effect): {found['done']}"
    return f"{found['before']}{_STAY}, {opening[:1].lower()}{opening[1:]}: {found['done']}"


def _stronger(found: re.Match[str]) -> str:
    """What is added to the Level and the ATK of a monster, to both or to neither."""
    until = " until the end of this turn" if found["until"] else ""
    who = "it" if found["whose"] == "its" else "this card"
    return (
        f"{found['do']} {found['whose']} {found['level']}{until}, and if you do, {who} gains "
        f"{found['more']} ATK{until}"
    )


CLEARER: Final = Rewriting(
    (
        # How often.
        (
            r"(?m)(?P<before>^|(?<=[.)] )|(?<=● ))(?P<opening>(?:If|When|\(Quick)"
            r"(?:(?!attack|battle)[^.:;\n])*): (?P<done>You can [^.\n]*\.) This effect can "
            r"(?:only be used|be used only) once while this card is face-up on the field\.",
            _stays,
        ),
        (
            r"(?m)(^|(?<=[.)] ))(?:During your Main Phase: )?(You can [^.\n]*\.) This effect can "
            r"be used only once while this card is face-up on the field\.",
            rf"\1{_STAY}: \2",
        ),
        # What is waited for.
        (
            r"(\b[Ii]f )(?:an|the) effect of (an? \"[^\"]*\" monster) is activated"
            r"(?=:|, except \"[^\"]*\":)",
            r"\1\2 effect is activated",
        ),
        (
            r"(\bIf this card is sent to the GY by card effect, or )to activate a card effect(?=:)",
            r"\1is sent to the GY to activate a card or effect",
        ),
        (r"(?<!,) (?=while this card is in the Monster Zone:)", ", "),
        # Where cards are.
        (
            r"(\bDuring the Main Phase), if this card is in your GY (\(Quick Effect\): You can "
            r"target "
            r"1 [^.;:]*; equip this card )to that monster you control (?=as an Equip Spell that "
            r"gives)",
            r"\1 \2from your GY to it ",
        ),
        (
            r"(\b(?:send|add) 1 \"[^\"]*\" monster )(with the same [A-Z]\w+, but a different "
            r"[A-Z]\w+),"
            r" (from your Deck to (?:the GY|your hand))(?=\.)",
            r"\1\3 \2",
        ),
        (
            r"(?m)(^|(?<=\. ))(If you control an? [A-Z]\w+ monster), (or an? face-up non-Effect )"
            r"[Mm](?=onster:)",
            r"\1\2 \3m",
        ),
        (r"\bon the field or either GY\b", "on the field or in either GY"),
        (
            r"(\b[Ww]hen|\b[Ii]f) you take (?:any )?damage(?=:| while this card is )",
            r"\1 you take battle or effect damage",
        ),
        (r"(\bwhile this card is in )your (?=Monster Zone(?: \(Quick Effect\))?:)", r"\1the "),
        (
            r"(\b[Ii]f an? (?:\"[^\"]*\" )?(monster|card) is (?:sent|banished|destroyed)\b[^.:;]*: "
            r"(?:You can t|T)arget 1 of )them(?=;)",
            r"\1those \2s",
        ),
        # What is done to this card, and then to the target.
        (
            r"\bchange this face-up Attack Position card you control to (face-up Defense "
            r"Position, and) (?=(?:add|Special Summon) that target\b)",
            r"change this card from face-up Attack Position to \1 if you do, ",
        ),
        (
            r"(\bWhen a [^.:;]* is destroyed and sent to your GY: You can [^.:;]*, then target) "
            r"that monster; return that target to the hand(?=\.)",
            r"\1 1 of those monsters; add it to your hand",
        ),
        # Cards of the Deck that are gone through.
        (
            r"(\b[Ee]xcavate) the top cards of (your Deck until you) (?=excavate )",
            r"\1 cards from the top of \2 ",
        ),
        (
            r"(\buntil you excavate an? (?P<such>[^.;:,]*), (?:add|send)) that (?P=such) (?=to )",
            r"\1 it ",
        ),
        (r"\bfor each excavated card\b", "for each card excavated"),
        (
            r"(\buntil you excavate [^.;:]*), add that [^.;:,]* to your hand or Special Summon it, "
            r"and (shuffle the rest into the Deck)\. Also, after that, ",
            r"\1, also, either add it to your hand or Special Summon it, also \2, then ",
        ),
        (
            r"(\bYou can )I(mmediately after this effect resolves, Tribute Summon this card\b)",
            r"\1i\2",
        ),
        (r"(\bactivated on your )side of the (?=field cannot be negated\b)", r"\1"),
        (
            r"(\bIf your opponent controls a (face-up )?monster (?:that was )?Special Summoned "
            r"from the Extra Deck) and you do not(?=:)",
            r"\1 and you control no \2monsters that were Special Summoned from the Extra Deck",
        ),
        # What is done as well after that Tribute Summon.
        (
            r"(?m)(^|(?<=\. ))((?:If|When) this card is Tribute Summoned: [^.:\n]*)\. If (this "
            r"card was Tribute Summoned by Tributing an? [^.:;,]*), add this additional "
            r"effect\.\s*● Also, (draw 1 card|inflict \d+ damage to your opponent) after that\.",
            r"\1\2, also, after that, if \3, \4.",
        ),
        (
            r"\bWhile this card is face-up on the field, (you can Normal Summon 1 \"[^\"]*\" "
            r"monster in addition to your Normal Summon/Set\.)",
            r"During your Main Phase, \1",
        ),
        (
            r"(\bSet (?:that card|it)) \((but banish it when it leaves the field)\)(?=[,.])",
            r"\1, \2",
        ),
        # What this card is used as.
        (r"(?m)(^|(?<=\. ))Can (?=be treated as 2 Tributes for )", r"\1This card can "),
        (
            r"\b(?:When|If) you Tribute Summon (an? [A-Z]+ Normal Monster), you can treat this 1 "
            r"monster as 2 Tributes(?=\.)",
            r"This card can be treated as 2 Tributes for the Tribute Summon of \1",
        ),
        # How long a monster stays.
        (
            r"(\bSpecial Summon 1 [^.;:]*, but return it to the hand during your opponent's )"
            r"(?=End Phase\.)",
            r"\1next ",
        ),
        (
            r"(\b[Tt]arget \d )cards (in your GY), that are (\"[^\"]*\" cards and/or \w+ monsters)"
            r"(?=;)",
            r"\1\3 \2",
        ),
        (
            r"(\bSpecial Summon it(?: to your field)?(?: in \w+ Position)?), and "
            r"(?=equip it with this card\b)",
            r"\1, and if you do, ",
        ),
        (r"(\bmake this card's Level become that added monster's)(?=\.)", r"\1 Level"),
        (
            r"(\bmake this card's Level) the same as (?=1 [^.;:,]* you control\.)",
            r"\1 become the Level of ",
        ),
        (
            r"(?i)\b(?P<do>increase) (?P<whose>this card's|its) (?P<level>Level by \d) and "
            r"(?:its )?ATK by (?P<more>\d+)(?P<until>, until the End Phase)?(?=\.)",
            _stronger,
        ),
        (
            r"(?i)(\b(?:increase|reduce) (?:this card's|its) Level by \d), until the End Phase\b",
            r"\1 until the end of this turn",
        ),
        (r"(\bfor each )Xyz (?=Material attached to (?:it|this card)\b)", r"\1"),
        # How long.
        (
            r"(, also )for the rest of this turn(?: after this card resolves)?, (\"[^\"]*\") and "
            r"(\"[^\"]*\" monsters you control cannot be destroyed by [^.;:,]*)(?=\.)",
            r"\1\2 or \3 this turn",
        ),
        (
            r"(\b(?:name|Level|Attribute|Type) becomes? [^.;:()]*?) \((until the End Phase)\)",
            r"\1 \2",
        ),
        # Which name a card has.
        (r"(\bmake this card's name) (?=\"[^\"]*\" until )", r"\1 become "),
        (r"\(This card's name is (?=always treated as \"[^\"]*\"\.?\))", "(This card is "),
        # What monsters become.
        (
            r"(\ball monsters your opponent) currently (controls become [A-Z]\w*) (?=until)",
            r"\1 \2 monsters ",
        ),
        # What is counted.
        (r"(\bfor each different) (?=Type among the )", r"\1 Monster "),
    )
)
