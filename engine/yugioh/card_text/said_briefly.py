"""What no turn without a battle needs, and what few cards say in words of their own.

Taken behind the first tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

BRIEFER: Final = Rewriting(
    (
        (
            r"(\b[Ss]end this face-up card from )(?:the|your) Spell & Trap Zone (?=to the GY\b)",
            r"\1the field ",
        ),
        (
            r"(\bThe equipped monster (?:gains|loses) \d+ ATK(?:/DEF)?), also its effects are "
            r"negated(?=\.)",
            r"\1. The equipped monster's effects are negated",
        ),
        (
            r"\bThe equipped monster has its effects negated\b",
            "The equipped monster's effects are negated",
        ),
        (
            r"\. While the monster Special Summoned by this effect is face-up on the field, "
            r"(?=you cannot Special Summon\b)",
            ", also while the Special Summoned monster is face-up in the Monster Zone, ",
        ),
        (
            r"(\bThis (\w+ Summoned) card is unaffected by Spell/Trap effects) and "
            r"(?=the activated effects of\b)",
            r"\1, also this \2 card is unaffected by ",
        ),
        (
            r"(\b[Tt]arget 1 )(face-up (?:card|monster)) on each player's field, except this card; "
            r"both those cards have their effects negated (?=until the end of this turn\b)",
            r"\1other \2 you control and 1 \2 your opponent controls; negate the effects of those "
            r"targets ",
        ),
        (
            r"(\bYou can Special Summon this card from your hand)\. If Summoned this way, while "
            r"this card is face-up on the field, (?=any card sent to the GY is banished instead\.)",
            r"\1, also while it is face-up in the Monster Zone, ",
        ),
        (
            r"\bDuring the turn you activate this card, you cannot Special Summon from the Extra "
            r"Deck(?=\.)",
            "You cannot Special Summon from the Extra Deck the turn you activate this card",
        ),
        (
            r"(\b[Ii]f this card points to )2 monsters(: You can switch control of )those "
            r"monsters\b",
            r"\1exactly 2 monsters\2the monsters this card points to",
        ),
        (
            r"(\b[Ff]or the rest of this turn, \"[^\"]*\" monsters you control cannot be destroyed)"
            r"(?=\.)",
            r"\1 by battle or card effects",
        ),
        (
            r"\bSpecial Summon from your GY, (1 \"[^\"]*\" monster) with a different name and an "
            r"equal or lower Level than that monster\b",
            r"Special Summon \1 from your GY whose Level is less than or equal to that monster's, "
            r"with a different name",
        ),
        # One thing after the other.
        (
            r"(?m)\b[Aa]pply (?:these|the following) effects,? in sequence\.\s*\n● ([^.●\n]*)\.\s*"
            r"\n● ([^.●\n]*)\.[ \t\r]*$",
            r"\1, also, after that, \2.",
        ),
        # What more is done in the Battle Phase, which no turn here has.
        (
            r"\bApply 1 of these effects, or if you activated this card during the Battle Phase, "
            r"you can apply any of them, in sequence\.\s*● ([^.●]*)\.\s*● ([^.●]*)\.",
            r"Either \1 or \2.",
        ),
        (
            r"(\b[Ii]f )a (\"[^\"]*\") monster you control destroys a monster by battle, or if you "
            r"destroy a (card|monster)(?:\(s\))? on the field with a \2 monster's effect you "
            r"control:",
            r"\1a \3 on the field is destroyed by your \2 monster effect:",
        ),
        (
            r"(\b[Ii]f )your monster(?:\(s\))? that was originally ([A-Z]+) (?=is destroyed\b)",
            r"\1a monster whose original Attribute is \2 in your possession ",
        ),
        (
            r"(\bwere sent to either GY by this effect, you can Special Summon 1 of those )"
            r"(?=monsters\b)",
            r"\1sent ",
        ),
        (
            r"(\bNeither player can target this card with )(effects of Special Summoned monsters, "
            r"except )those (?=Special Summoned from the GY\b)",
            r"\1the \2monsters ",
        ),
        (
            r"\bIf you use a monster(?:\(s\))?,? with a Level,? that is owned by your opponent for "
            r"the Xyz Summon of this card, treat it as (?=Level \d)",
            "For this card's Xyz Summon, you can treat monsters with a Level owned by your "
            "opponent you control as ",
        ),
    )
)
