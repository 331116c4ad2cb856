"""Older wordings of Ritual Summons, of materials and of what is treated as a summon.

Taken after the first table of `spelling`; with what can only be put right behind these.
"""

import re
from typing import Final

from engine.rewriting import Rewriting


def _with_material(found: re.Match[str]) -> str:
    material = re.sub(r"^this face-up card", "this card", found[1])
    material = re.sub(r"^that (?:Xyz|face-up) ", "that ", material)
    rest = found[2].rstrip()
    where = " from your Extra Deck"
    before = where if rest.startswith(where) else ""
    rest = rest.removeprefix(before)
    told = found[0][found.end(2) - found.start() :]
    transfer = ", transfer its materials" if "aterials" in told else ""
    end = "" if found.string[found.end() : found.end() + 1] in (",", ".", ";") else "."
    treated = f"(this is treated as an Xyz Summon{transfer})"
    return f"{before}, by using {material} as material {treated}{rest}{end}"


SUMMONS: Final = Rewriting(
    (
        # A Ritual Spell, in the words of effects that Ritual Summon.
        (
            r"(This card (?:can be|is) used to Ritual Summon [^.]*\. You must also Tribute [^.]*?)"
            r",? OR Tribute (1 [^.]*)\. If you Ritual Summon using this card, you lose LP equal to "
            r"the original ATK of the Ritual Summoned monster\.",
            r"\1. Or Tribute \2, and if you do, you lose LP equal to its original ATK.",
        ),
        (
            r"(?:(?:This card c|C)an be used to Ritual Summon any [^.]*?Ritual Monsters?\. )?"
            r"\bTribute (monsters from your hand or field(?:, and/or banish [^.;,]*? from your "
            r"GY)?), then Ritual Summon (1 [^.;]*?Ritual Monster from your [^.;]*?),? whose Level "
            r"(?:exactly )?equals the total Levels of those monsters(?=\.)",
            r"Ritual Summon \2, by Tributing \1, whose total Levels exactly equal its Level",
        ),
        (
            r"(\bRitual Summon 1 [^.;:]*, by Tributing monsters from your hand)(?:/| or )(field), "
            r"and/or sending (?=[^.;:]* to the GY)",
            r"\1 or \2, and/or send ",
        ),
        (
            r"This card (?:can be|is) used to Ritual Summon (?:any )?(?:1 )?([^.]*?Ritual Monster"
            r"|\"[^.\"]*\" or \"[^.\"]*\")\. You must also Tribute ([^.]*?),? (whose total Levels "
            r"[^.]*?) the Level of the (?:[^.]*?)Ritual Monster(?: you Ritual Summon)?\.",
            r"Ritual Summon 1 \1 from your hand, by Tributing \2 \3 its Level.",
        ),
        (
            r"This card (?:can be|is) used to Ritual Summon any (?:1 )?([^.]*?Ritual Monster)\. "
            r"You must also send ([^.]*?) to the GY,? (whose total Levels [^.]*?) the Level of "
            r"(?:that|the) Ritual Monster(?: you Ritual Summon)?\.",
            r"Ritual Summon 1 \1 from your hand, by sending \2 to the GY \3 its Level.",
        ),
        (
            r"This card (?:can be|is) used to Ritual Summon any (?:1 )?([^.]*?Ritual Monster from "
            r"your [^.]*)\. You must also Tribute ([^.]*?),? (whose total Levels [^.]*?) the Level "
            r"of the Ritual Monster(?: you Ritual Summon)?\.",
            r"Ritual Summon 1 \1, by Tributing \2 \3 its Level.",
        ),
        (
            r"(\bRitual Summon [^.]* its Level)\. Or Tribute (1 [^,.]*), (and if you do, )",
            r"\1, or Tributing \2 instead, \3",
        ),
        (
            r"(\bRitual Summon 1 [^.;:]* its Level)\. The Ritual Summoned monster is destroyed "
            r"(during the End Phase of the next turn)\.",
            r"\1, also \2, destroy it.",
        ),
        (
            r"(\bSpecial Summon it [^,;.]*), but (it becomes an? [A-Z][\w -]* monster\b)",
            r"\1, and if you do, \2",
        ),
        (r"-Type\b", ""),
        (
            r"(?i)\b(for the rest of this turn, )([^,;.:]*, )(?:and|also) "
            r"(?=you cannot |your opponent cannot )",
            r"\1\2also \1",
        ),
        (
            r"\bfor each (?:different |Monster )(Attribute|Type) (?=on the field|you control)",
            r"for each face-up monster with a different \1 ",
        ),
        (
            r"\bmonsters (you control|your opponent controls), that were (Special Summoned from "
            r"the Extra Deck), (?=with|cannot)",
            r"monsters \2 \1 ",
        ),
        # Only monsters have an Attribute, and what they have as materials is the original one.
        (
            r"\bhas a material attached that was originally ([A-Z]+)\b",
            r"has a \1 monster as material",
        ),
        (
            r"\. Until the end of (your|the) next turn after this (?:card|effect) resolves, "
            r"(?=you cannot)",
            r", also until the end of \1 next turn, ",
        ),
        (r"\bdirectly (?=from)", ""),
        (
            r"\bface-up monsters while they are face-up on the field(?= \()",
            "face-up monsters on the field",
        ),
        (
            r"\b1 (?!Tuner)([A-Z][\w-]*) and 1 (?!Tuner)([A-Z][\w-]*) (?=monster)",
            r"1 \1 monster and 1 \2 ",
        ),
        # "… , except this card": the other ones.
        (
            r"\b1 ((?:(?!\b\d )[^,;:])* )and 1 ([^,;:]*?),? except this card",
            r"1 other \1and 1 other \2",
        ),
        (
            r"\b(\d|up to \d|any number of) (of your )?((?:(?!\b\d )[^,;:.\n])*?),? except "
            r"this card",
            r"\1 \2other \3",
        ),
        (
            r"(\)[^().]*)\. \(This card is (also still|NOT treated as) a Trap(?: Card)?\.\)",
            r"\1 (this card is \2 a Trap).",
        ),
        (r"\b(You can only use (?:each of )?the) preceding (effects? of)\b", r"\1 previous \2"),
        # A limit does not stand between what is gained and its bullets.
        (
            r"(\bA [^.\n]* using this card[^.\n]* gains [^.\n]*\.) (You can only use the previous "
            r"effect of \"[^\"]*\" once per turn\.)(?=\n●)",
            r"\2 \1",
        ),
        (
            r"(\bA [^.\n]* using this card[^.\n]* gains [^.\n]*\.) (You can only use (?:each of "
            r"the previous effects|this effect) of \"[^\"]*\" once per turn\.)((?:\n●[^\n]*)+)",
            r"\1\3\n\2",
        ),
        # As many as there are materials is what "using only those monsters" says.
        (
            r"\b(Special Summon) a number of (?=[^;]*\bSummon 1 [^;]* using only those monsters)",
            r"\1 any number of ",
        ),
        (
            r"(\bexcavate the top card of your Deck, and if it is [^.]*)\. Otherwise, ",
            r"\1, otherwise ",
        ),
        (
            r"(\bdraw 1 card(?: and show it|, and if you do, reveal it), then if it is [^.;:]*)\. "
            r"Otherwise, discard the card you drew(?=\.)",
            r"\1, otherwise discard that revealed card",
        ),
        (
            r"\bActivate 1 of these effects, but skip your next Battle Phase after activation;",
            "Skip your next Battle Phase, then activate 1 of these effects;",
        ),
        (r"\b([Aa](?:ctivate|pply)) 1 of the following effects\b", r"\1 1 of these effects"),
        (
            r"(\b[Ll]ook at your opponent's (hand|Extra Deck)[^.;:]*?) from (?:it|their hand)\b",
            r"\1 from your opponent's \2",
        ),
        (
            r"(\b[Ll]ook at your opponent's (?:hand|Extra Deck)) and (?=banish|discard|send)",
            r"\1, and if you do, ",
        ),
        # The card of the effect is in the one Pendulum Zone.
        (
            r"\b(?:an?|1) ([^,:;.]*?\bcard) in your other Pendulum Zone",
            r"another \1 in your Pendulum Zone",
        ),
        (
            r"\bhave (\"[^\"]*\") in your other Pendulum Zone",
            r"have another \1 in your Pendulum Zone",
        ),
        (
            r"\b[Ii]f (\"[^\"]*\") is in your other Pendulum Zone\b",
            r"If you have another \1 in your Pendulum Zone",
        ),
        (r"\bno cards? in your other Pendulum Zone", "no other cards in your Pendulum Zone"),
        (r"\bin face-up (Attack|Defense) Position\b", r"in \1 Position"),
        # Special Summons with a monster as material: what they are treated as follows it at once.
        (
            r",? (?:by )?using (this card|this face-up card|it|that (?:\w+ ){0,3}?\w+)"
            r"(?: you control)?(?: as (?:the )?(?:Xyz )?[Mm]aterial)?((?: from your Extra Deck)?"
            r"(?:, [^.()\n]*| in (?:Attack|Defense) Position)?)[., ]*"
            r"\([Tt]his (?:Special Summon )?is treated as an Xyz Summon[.,;]?(?: (?:[Tt]ransfer "
            r"(?:its|that monster's|this card's) (?:Xyz )?materials(?: to (?:the Summoned monster"
            r"|it|that monster))?|Xyz Materials attached to (?:it|that monster|that target) also "
            r"become Xyz Materials on the Summoned monster)\.?)?\)",
            _with_material,
        ),
        (
            r"((?:as|than) that (?:target|monster|card)) you control"
            r"(?=[^.;()\n]* as material \(this is treated)",
            r"\1",
        ),
        (
            r"\b(with the same [^.;,()]*? as (that monster|that target|it))"
            r"( from your Extra Deck)?,? but (\d+ Ranks? (?:higher|lower))( from your Extra Deck)?",
            r"\1, that is \4 than \2\3\5",
        ),
        # A summon that is treated as one of a kind, said in the middle of a sentence.
        (
            r"(?<!as material) \(this is treated as (an? \w+ Summon)\)((?:,| in )[^.;()\n]*)\.",
            r"\2. (This is treated as \1.)",
        ),
        (
            r"(?<!as material) \(this is treated as (an? \w+ Summon)\)\.",
            r". (This is treated as \1.)",
        ),
        (r"\b(Fusion|Synchro|Xyz|Link) Material for an? \1 Summon", r"\1 Material"),
        (
            r"\bused as an? ((?:Fusion|Synchro|Xyz|Link)(?:, \w+)*,? or \w+) Material for a Summon",
            r"used as material for a \1 Summon",
        ),
        (
            r"\b(Cannot be used as (?:an? )?\w+ Material)(, except for the [^.]*?),? and all other "
            r"materials must be ([^.]*)\.",
            r"\1\2. \1, unless all other materials are \3.",
        ),
        (r"\bused as a material for an? (?=[A-Z])", "used as material for a "),
        (r"\b(as an? (?:Fusion|Synchro|Xyz|Link) Material) Monster\b", r"\1"),
        (
            r"\b1 ((?:(?!\b\d )[^,.;])*?), with a Level from (\d+) to (\d+)(?:, and(?= with))?",
            r"1 Level \2 to \3 \1",
        ),
        # What is banished or Tributed for an effect on the field is there.
        (r"\b([Yy]ou can (?:banish|Tribute) this card) you control(?=;)", r"\1"),
        # What must have happened, before what can be done then.
        (
            r"\b([Yy])(ou can also Xyz Summon [^.]*? you control), if ([^.,]*)(?=\.)",
            r"if \3, y\2",
        ),
        # How long it lasts, said once of what is changed and of what is negated.
        (
            r"(?i)(\buntil the end of this turn), change its (ATK|ATK/DEF) to (\d+), also "
            r"(?:negate (?:its|that face-up monster's) effects|it has its effects negated)",
            r"its \2 becomes \3 \1, also negate its effects \1",
        ),
        # A summon with certain materials alone.
        (r",? (?:by )?using only (?=this card|that |those )", " using only "),
        (
            r"\busing only (that (?:opponent's )?(?:monster|target)) and this card"
            r"(?: you control)?",
            r"using only this card and \1",
        ),
        (r"\busing (only )?those (?:\d )?monsters only\b", "using only those monsters"),
        (r"\busing only those \d monsters\b", "using only those monsters"),
        (r"\b(using only this card) you control and", r"\1 and"),
        (r"\b(using only (?:this card|those)[^.;,]*?) as material\b", r"\1"),
        (r"\bDuring either player's Main Phase:", "During the Main Phase:"),
        (
            r", then you can ((?:(?! if )[^,;.])*) if "
            r"((?:you|your opponent) controls? (?:(?! if )[^,;.:])*)(?=[,.])",
            r", then, if \2, you can \1",
        ),
    )
)
