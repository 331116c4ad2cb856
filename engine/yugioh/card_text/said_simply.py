"""What is said of cards in the words of few of them, put as the grammar reads it.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting


def _no_other(found: re.Match[str]) -> str:
    names = " or ".join(name for name in found.groups() if name)
    return f"While you have no other {names} cards in your Pendulum Zone, "


SIMPLER: Final = Rewriting(
    (
        # What the Levels of several cards come to.
        (r"\b(for each \"[^\"]*\") monster and (\"[^\"]*\" monster you control)", r"\1 or \2"),
        (
            r"\byour (\"[^\"]*\" monsters)( with [^.;:,]*?)? "
            r"(?=cannot be destroyed by battle this turn)",
            r"\1 you control\2 ",
        ),
        # Where this card must be, said before what it does too.
        (
            r"(?m)^(Once per turn): (You can [^.\n]*\.) (This card must be in) the (GY to activate "
            r"and to resolve this effect\.)",
            r"\1, if this card is in your GY: \2 \3 your \4",
        ),
        (r"(\bcannot be activated during the Battle Phase) of (?=this turn\b)", r"\1 "),
        (
            r"(?<=\bYou can activate this effect; )this turn, (your opponent's cards and effects "
            r"cannot be activated during the Battle Phase)(?=\.)",
            r"\1 this turn",
        ),
        (
            r"\. Then, (?=if you Tributed an? [^.;:,]* to activate this effect, you can\b)",
            ", then ",
        ),
        (r"\b([Mm]onster|card)\(s\)(?=[^.;:]*\bwhose (?:total|combined) )", r"\1s"),
        (
            r"\bwhose (?:total|combined) (Levels|Link Ratings) (?:exactly )?equal (?:exactly )?"
            r"(?=\d)",
            r"whose total \1 equal ",
        ),
        (
            r"\btake (1 [^,;.]*? from your Deck) and place it "
            r"(?=on (?:the )?top of (?:your|the) Deck)",
            r"place \1 ",
        ),
        (
            r"\b([Ll]ook at )(?:the )?(\d cards) from the top of your Deck\b",
            r"\1the top \2 of your Deck",
        ),
        (
            r"(\b[Ll]ook at the top \d cards of your Deck, then you can )reveal 1 of them that is "
            r"(\"[^\"]*\") or an? ([^.;,]*), and (add) it (to your hand, also place the )remaining "
            r"cards",
            r"\1\4 1 excavated \2 or 1 \3 \5rest",
        ),
        (
            r"\b([Ss]et it) to your field\. (Otherwise, [^.;:]*)\. That Set card can be activated "
            r"during this turn(?=\.)",
            r"\1, and it can be activated this turn. \2",
        ),
        (
            r"\b(?:but|also) for the rest of this turn, (you cannot Special Summon monsters with "
            r"the same original Attribute by the effect of \"[^\"]*\"), also (you cannot Special "
            r"Summon)(, except \w+ monsters)",
            r"also for the rest of this turn, \1, also for the rest of this turn, \2\3",
        ),
        # What holds for the rest of the Duel, in bullets.
        (
            r"(?m)\bFor the rest of this Duel, apply the following effects\.\s*"
            r"● Y(ou cannot [^.●]*)\.\s*● D(raw [^.●]*)\.\s*● Y(ou can [^.●]*)\.",
            r"For the rest of this Duel, y\1, also d\2, also y\3.",
        ),
        (
            r"(\b[Ss]pecial Summon (?:it|that target|that monster) to either) player's field\b",
            r"\1 field",
        ),
        (
            r"\b(You can discard this card) to the (?:GY|Graveyard) to "
            r"(add 1 [^.;:]* to your hand)(?=\.)",
            r"\1; \2",
        ),
        (
            r"\bCannot be destroyed (by battle with an? [A-Z]+ monster), or by an? ([A-Z]+) "
            r"monster's effects(?=\.)",
            r"Cannot be destroyed \1, also cannot be destroyed by the effects of \2 monsters",
        ),
        (
            r"\bThis card (cannot be destroyed by [^.;:,]*?) while "
            r"(a Link Monster points to) it(?=\.)",
            r"While this card is in a zone \2, it \1",
        ),
        # How long it lasts, said once of two things.
        (
            r"\b((?:it|that monster|that target) (?:gains|loses) \d+ (?:ATK/DEF|ATK|DEF)), also "
            r"its effects are negated\. These changes last (until the end of this turn)(?=\.)",
            r"\1 \2, also negate its effects \2",
        ),
        (r"(?<=, and if you do, )(?=\"[^\"]*\" monsters you control (?:gain|lose) )", "all "),
        (
            r"\b(1 of the Fusion Materials) (?=mentioned on that monster\b)",
            r"\1 whose name is ",
        ),
        (r"(\bfrom your (?:GY|hand|Deck)), (?=in face-down Defense Position\b)", r"\1 "),
        (
            r"\bselect (1 card from your hand) and return it to "
            r"(?=the (?:top|bottom) of your Deck)",
            r"place \1 on ",
        ),
        # The activation of a card, or of its effect.
        (
            r"\bOnce per your turn, when an? (Spell/Trap|Spell|Trap) Card, or its effect, is "
            r"activated",
            r"Once per turn, during your turn, when a \1 Card or effect is activated",
        ),
        # Of two targets the one of each player.
        (
            r"\bnegate that opponent's monster's effects(, and if you do, )your targeted monster "
            r"(gains [^.;:]*? ATK or DEF) of that monster (\(whichever is higher\))",
            r"negate the effects of that monster your opponent controls\1that monster you control "
            r"\2 \3 of that monster your opponent controls",
        ),
        (
            r"(; )your monster (gains ATK/DEF equal to )your opponent's monster's (ATK or DEF "
            r"\(whichever is higher\))",
            r"\1that monster you control \2the \3 of that monster your opponent controls",
        ),
        (
            r"(\breturn 1 [^.;:,]*? )from (your Pendulum Zone to the hand)\b",
            r"\1in \2",
        ),
        # The Pendulum Scale while no card is beside it.
        (
            r"\bUnless you have an? (\"[^\"]*\") card(?: or (\"[^\"]*\") card)? in your other "
            r"Pendulum Zone, (?=this card's Pendulum Scale )",
            _no_other,
        ),
        (r"(\byou can Pendulum Summon this face-up card )in (?=your Extra Deck\b)", r"\1from "),
        (r"(\bcan make )(?=3 attacks during each Battle Phase this turn\b)", r"\1up to "),
        (r"\bplace this face-up card (?=in your Pendulum Zone\b)", "place this card "),
        (
            r"(\b(?:add|place) 1 [^.;:,]*?Pendulum Monster from your (?:GY|hand|Deck) to )the "
            r"(?=Extra Deck face-up)",
            r"\1your ",
        ),
        (
            r"\buntil the end of this turn, (its ATK becomes half its current ATK), (and if it "
            r"does, this card gains that lost ATK)(?=\.)",
            r"\1 until the end of this turn, \2 until the end of this turn",
        ),
        (
            r"(\(this is treated as an Xyz Summon\), then you can attach 1 card )from (your "
            r"Pendulum Zone to )it (?=as material\b)",
            r"\1in \2that monster ",
        ),
        (
            r"(\bdestroy as many cards [^.;:,]*? as possible, and if you do, this card gains \d+ "
            r"ATK for each)(?=, until )",
            r"\1 card destroyed",
        ),
        (r"(● Once per turn: You can detach \d materials? from )it\b", r"\1this card"),
        (
            r"\bTributing 3 (\w+) monsters \(1 (\w+), 1 (\w+), and 1 (\w+)\)(?=\.)",
            r"Tributing 1 \1 \2 Monster and 1 \1 \3 Monster and 1 \1 \4 Monster",
        ),
        (
            r"; this turn, that face-up monster is treated as a Tuner, also its Level becomes (\d)"
            r"(?= \(even if|\.)",
            r"; treat it as a Tuner this turn, also its Level becomes \1 until the end of this "
            r"turn",
        ),
        (
            r"\b(it has its effects negated) \(if any\)",
            r"\1",
        ),
        (
            r"(\bSynchro Summon 1 Synchro Monster using only )that monster and this card(?=\.)",
            r"\1this card and that monster",
        ),
        (
            r"\b(from your (?:(?:Deck|GY|Graveyard|hand)(?:, |,? or | and/or ))+)face-up "
            r"(?:from|in) your Extra Deck\b",
            r"\1face-up Extra Deck",
        ),
        (r"(\bMust first be Xyz Summoned) with the above Xyz Materials(?=\.)", r"\1"),
        (r"(\badd) to your hand, (1 [^.;:]* face-up Extra Deck)(?=\.)", r"\1 \2 to your hand"),
        (r"(\bin its original name )on (?=your field or GY\b)", r"\1in "),
        (
            r"\b([Mm]onsters?) you control (with (?:\"[^\"]*\"(?:, |,? or |(?= in )))+ in )(?:its|"
            r"their) (original name)s?\b(?:,(?= with card effects))?(?!,? as Quick)",
            r"\1 \2its \3 you control",
        ),
        (r"(\b[Tt]arget up to \d monsters) of (?=the same Type\b)", r"\1 with "),
        (
            r"\b1 (\"[^\"]*\") monster or 1 (?=\"[^\"]*\" monster you control gains )",
            r"1 \1 or ",
        ),
        (
            r"(\bgains \d+ ATK) and (DEF for each )of those banished monsters(?=, until)",
            r"\1/\2monster banished",
        ),
        # A turn without Special Summons.
        (r"(\bActivate (?:this card )?only if you )currently (?=control no )", r"\1"),
        (
            r"\bWhile a monster is face-up on the field, negate its effects during the turn that "
            r"monster was Special Summoned(?=\.)",
            "Negate the effects of all monsters that were Special Summoned this turn on the field",
        ),
        (
            r"\bIf an Effect Monster(?:\(s\))? is Special Summoned in Attack Position: Change it "
            r"to (?=Defense Position)",
            "If an Attack Position Effect Monster is Special Summoned: Change that monster to ",
        ),
        (r"(\bis destroyed by battle), (or an opponent's card effect:)", r"\1 \2"),
        (r"(\bSpecial Summon that )destroyed (?=monster, then destroy this card\.)", r"\1"),
        # What is doubled in a battle of this turn.
        (
            r"(?<=; )apply this effect to it, (then destroy this card)\. Once applied, double any "
            r"battle damage that monster inflicts to your opponent this turn if it battles an "
            r"opponent's monster(?=\.)",
            r"if it battles an opponent's monster this turn, any battle damage it inflicts to your "
            r"opponent is doubled, \1",
        ),
        # What a card does by itself, or is not.
        (r"\bIf this face-up card (?=would be destroyed, you can)", "If this card "),
        (
            r"(?m)(^|(?<=\. ))(?:Face-up m|M)(onsters you control gain \d+) ATK and DEF for each "
            r"Xyz Material attached to this card(?=\.)",
            r"\1All m\2 ATK/DEF for each material attached to this card",
        ),
        (
            r"\bDuring the turn this card was (\w+ Summoned), (?=(?:neither player|your opponent) "
            r"(?:can|cannot) )",
            r"If this card was \1 this turn, ",
        ),
        (
            r"\bAfter you (Normal(?: or Special)? Summon) this card, (?=you can Normal Summon 1 )",
            r"After this card is \1ed, ",
        ),
        (
            r"(?<=, )monsters your opponent controls can only activate their effects the turn they "
            r"are Summoned(?=\.)",
            "your opponent cannot activate the effects of monsters on the field, except monsters "
            "that were Normal or Special Summoned this turn",
        ),
        (
            r"(?m)(^|(?<=\. ))If a face-up card is in a Field Zone, (?=you can Special Summon this "
            r"card )",
            r"\1If there is a face-up card in the Field Zone, ",
        ),
        (r"(?<=: You can discard 1 )card (\"[^\"]*\")(?=;)", r"\1 card"),
        (
            r"(?m)(^|(?<=\. ))(Spell|Trap) Cards, and their effects on the field, cannot be "
            r"activated(?=\.)",
            r"\1Neither player can activate \2 Cards. "
            r"Neither player can activate the effects of \2s on the field",
        ),
        (
            r"(?m)(^|(?<=\. ))Negate all (other )?(Spell|Trap) effects on the field(?=\.)",
            r"\1Negate the effects of all \2\3s on the field",
        ),
        (
            r"\bthis turn, no (\"[^\"]*\" you control) can be destroyed by ",
            r"this turn, \1 cannot be destroyed by ",
        ),
        # Without "face-up" it can be Set so, too.
        (
            r"\b([Yy]ou can Tribute Summon this card) in (?:face-up )?Attack Position by "
            r"(?=Tributing )",
            r"\1 face-up by ",
        ),
        (
            r"\bWhen you Tribute Summon this card by (?=Tributing )",
            "When this card is Tribute Summoned by ",
        ),
        (
            r"(\bWhile [^,.:;]*), during (Main Phase 1), (?=neither player )",
            r"\1 and it is the \2, ",
        ),
        (
            r"\bwith different Types and different Attributes\b",
            "with different Types and Attributes",
        ),
        # An effect becomes that of a card only where that could be activated.
        (
            r"( \d [^.;:]*?) that meets its activation conditions (?=from your Deck [^.;:]*; this "
            r"effect becomes that )",
            r"\1 ",
        ),
        (r"(\bthis effect becomes that (?:Spell|Trap)) Card(?='s effect when )", r"\1"),
        (
            r"(\bWhile this card has material, it is unaffected by Trap effects) and "
            r"(?=the activated effects of )",
            r"\1, also it is unaffected by ",
        ),
        (
            r"( owned by your opponent is sent to the GY), or banished, by a (?=card effect\b)",
            r"\1 or banished by ",
        ),
        (
            r"\bIf this card in the Extra Monster Zone points to no monsters, (?=it cannot )",
            "While this card is in the Extra Monster Zone and this card points to no monsters, ",
        ),
        (
            r"(\bmonsters? your opponent controls whose ATK is less than or equal to )their LP\b",
            r"\1your opponent's LP",
        ),
        (r"(\binflict damage to your opponent), (?=equal to the damage you took\b)", r"\1 "),
        (
            r", other than (?=the (?:sent|destroyed|banished|Tributed) (?:monster|card)\b)",
            ", except ",
        ),
        (
            r"(\bNeither player can add cards from )the (?=Deck to their hand except by drawing)",
            r"\1their ",
        ),
        (
            r"(?m)(^|(?<=\. ))Monsters cannot be Special Summoned from the Main Deck\.",
            r"\1Neither player can Special Summon monsters from the Deck.",
        ),
        # One that is face-down is not known to be of that kind.
        (
            r"(\b[Ii]f you control \d or more ([A-Z]+) monsters), and no non-\2 monsters(?=: )",
            r"\1 and you control no monsters, except \2 monsters",
        ),
    )
)
