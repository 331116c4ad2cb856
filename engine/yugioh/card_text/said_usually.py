"""Sentences in the words that most cards say the same with.

Taken before the other tables of `spelling`; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

USUALLY: Final = Rewriting(
    (
        # What a monster does with itself.
        (
            r"(\bIf this card is in face-up (?:Attack|Defense) Position, destroy )it(?=\.)",
            r"\1this card",
        ),
        (
            r"(\bwhile this card is in your GY: You can place this card) from your GY (?=in your "
            r"Spell & Trap Zone\b)",
            r"\1 ",
        ),
        (
            r"(: You can Special Summon 1 [^.;:,]*)\. Shuffle it into the Deck during the End Phase"
            r"(?=\.)",
            r"\1, but shuffle it into the Deck during the End Phase",
        ),
        (
            r", but (send it to the GY) during the End Phase(?=\.)",
            r", also during the End Phase, \1",
        ),
        # No End Phase but that of the player's own turn is played.
        (r"(, but destroy it during )your (End Phase)(?=\.)", r"\1the \2"),
        (
            r"(\bmonsters they control )that have (ATK|DEF) (greater|less) than (?=or equal to "
            r"your "
            r"LP\b)",
            r"\1whose \2 is \3 than ",
        ),
        (
            r"\bthe (ATK|DEF) of (all monsters your opponent currently controls) become equal to "
            r"(your "
            r"LP), (?=until the end of this turn\.)",
            r"the \1 of \2 becomes \3 ",
        ),
        (
            r"\bif (an? [^.;:,]*? monster) was Special Summoned (from your Deck this turn)(?=:)",
            r"if you Special Summoned \1 \2",
        ),
        (
            r"(\bthis card's Attribute) and Level become the same as that monster's(?=\.)",
            r"\1 becomes that monster's Attribute, also this card's Level becomes that monster's "
            r"Level",
        ),
        (
            r"(\bSpecial Summon this card from your hand\. When this card is Special Summoned "
            r")this way"
            r"(?=: )",
            r"\1by its own effect",
        ),
        (
            r"((?:^|\. |: ))Select (1 [^.;:,]*?),? and ((?:destroy|return|send) )it(?=(?: to "
            r"(?:its owner's"
            r" hand|the Graveyard|the GY))?\.)",
            r"\1Target \2; \3that target",
        ),
        # What goes together with this card.
        (
            r", but (banish|destroy) it when this card leaves the field(?=\.)",
            r", also \1 it when this card leaves the field",
        ),
        (
            r", but its effect(?:\(s\)|s)? (?:is|are) negated by this card, and it is shuffled "
            r"into the "
            r"Deck when this card leaves the field(?=\.)",
            r", but negate its effects, also shuffle it into the Deck when this card leaves the "
            r"field",
        ),
        # What is paid and what is done, before there were colons.
        (
            r"\bOnce per turn, you can Tribute 1 (\"[^\"]*\" monster), except this card, to select "
            r"(1 card "
            r"your opponent controls) and return it to its owner's hand(?=\.)",
            r"Once per turn: You can Tribute 1 other \1, then target \2; return it to the hand",
        ),
        (
            r"\bOnce per turn, you can remove from play (1 [^.;:,]* from your Graveyard) to "
            r"destroy 1 "
            r"monster and 1 Spell or Trap Card on the field(?=\.)",
            r"Once per turn: You can banish \1, then target 1 monster on the field and 1 "
            r"Spell/Trap on "
            r"the field; destroy them",
        ),
        (r"(\(This card is )also (?=always treated as a )", r"\1"),
        # When a Trap is activated from the hand.
        (
            r"\bDuring the turn in which (your opponent has activated a monster effect in the hand "
            r"or "
            r"GY), (?=you can activate this card from your hand\.)",
            r"If \1 this turn, ",
        ),
        # What is changed by how much, and until when.
        (r"(\bthis card's name becomes that monster's)(?= until the End Phase\.)", r"\1 name"),
        (
            r"(\bEquip only to an? [^.;:]*\. )Its (ATK|DEF) becomes double its original \2(?=\.)",
            r"\1The equipped monster's \2 becomes double its original \2",
        ),
        (
            r"(\. While your LP (?:is|are) higher)(?=, the equipped monster's )",
            r"\1 than your opponent's",
        ),
        # A Special Summon that starts no chain.
        (
            r"((?:^|\. )If (?:you|your opponent) controls? [^.;:,]*, you can Special Summon this "
            r"card) "
            r"from your hand(?=\.)",
            r"\1 (from your hand)",
        ),
        # How long something is forbidden.
        (
            r"(, also )(you cannot Special Summon [^.;:,]*?),? (until the end of (?:your|the|your "
            r"opponent's) next turn)(?=, except [^.;:,]* [Mm]onsters\.)",
            r"\1\3, \2",
        ),
        (
            r"\b(you cannot Special Summon) monsters(, except [^.;:,]* monsters), (while this card "
            r"is "
            r"face-up in the Monster Zone)(?=\.)",
            r"\3, \1\2",
        ),
        # Either of two conditions.
        (r"(\bIf you control no monsters), (?=or you control an? \"[^\"]*\" monster:)", r"\1 "),
        # What is done with a card that is added to the opponent's hand.
        (
            r"\bIf your opponent adds (?:a card|a card\(s\)) to their hand\b",
            "If a card is added to your opponent's hand",
        ),
        # One of two effects, as whose turn it is.
        (
            r"\b([Aa])ctivate (?:this|the following) effect,? depending on whose "
            r"turn it is[;.]\s*● Yours: ([^\r\n]*)\s*● Opponent's: ",
            r"\1ctivate 1 of these effects.\n● During your turn: \2\n● During your opponent's "
            r"turn: ",
        ),
        # What holds no longer than this turn, and what comes in a later one.
        (
            r"(\btake control of it until the End Phase, but it cannot activate its effects) or "
            r"declare"
            r" an attack(?=\.)",
            r"\1 this turn, also it cannot attack this turn",
        ),
        (
            r"(\bbanish it), and if you do, (during the Standby Phase of the next turn), Special "
            r"Summon "
            r"that banished monster to its owner's field(?=\.)",
            r"\1 until the Standby Phase of the next turn",
        ),
        (
            r", but you cannot declare an attack with them this turn\b",
            ", but they cannot attack this turn",
        ),
        # What becomes of this card where it was Summoned so.
        (
            r": Special Summon it\. If Summoned this way, it (gains \d+ ATK), but (banish it when "
            r"it "
            r"leaves the field)(?=\.)",
            r": Special Summon this card, but \2, and if you do, this card \1",
        ),
        # Of which kinds materials are.
        (
            r"(?m)^(\d) monsters with different Types \(((?:[A-Z]\w+, )+or [A-Z]\w+)\)(?=\s*$)",
            r"\1 \2 monsters with different Types",
        ),
        (
            r"(?m)^[2-9] ([^(\n]*?)monsters \((1 \w+(?:(?: \+|, and|,) 1 \w+)+)\)(?=\s*$)",
            lambda found: " + ".join(
                f"1 {found[1]}{kind} Monster" for kind in re.findall(r"1 (\w+)", found[2])
            ),
        ),
        # How often while it is face-up.
        (
            r"\bOnce, while this card is face-up on the field (?=\(Quick Effect\): )",
            "Once while face-up on the field ",
        ),
        # What two monsters that were Special Summoned together are not used for.
        (
            r"(\b[Rr]eveal this card and 1 [^.;:]* in your hand; Special Summon )both, but they "
            r"(cannot "
            r"be used as material for the \w+ Summon of an? \w+ monster)(?=\.)",
            r"\1this card and that monster, and if you do, this card \2, also that monster \2",
        ),
        (
            r"(\b[Tt]arget 1 [^.;:]* in your GY; Special Summon both it and this card), but they "
            r"(cannot"
            r" be used as material for the \w+ Summon of an? \w+ monster)(?=\.)",
            r"\1, and if you do, this card \2, also that monster \2",
        ),
        (
            r"; this turn, (it|that monster) (cannot be Tributed), or (?:be )?(used as (?:a "
            r")?[^.;:]*?)"
            r"(?=\.)",
            r"; \1 \2, nor \3, this turn",
        ),
        # Which monster is meant.
        (
            r"(\btarget 1 Normal Monster you control; equip 1 [^.;:,]* to )that Normal "
            r"Monster(?=\.)",
            r"\1it",
        ),
        (
            r"(\btarget any number of [^.;:,]*; )change their Levels to (\d)(?=[,.])",
            r"\1the Levels of those monsters become \2",
        ),
        # Of battles, which no turn here has.
        (r"(: You can conduct your )next (Battle Phase twice)(?=\.)", r"\1\2 this turn"),
        (
            r"(\bduring the Battle Phase (?:of )?this turn, )(?=[A-Z][a-z]* Monsters you control "
            r"gain )",
            r"\1all ",
        ),
        # From where, by which effect and how often a monster is Special Summoned.
        (
            r"(\b[Cc]annot be Special Summoned),? except (?:by|with) (an? \"[^\"]*\" (?:card|"
            r"monster))'s effect(?=\.)",
            r"\1, except by the effect of \2",
        ),
        (
            r"(\bSpecial Summon this card \(from your hand\) by Tributing 1 )other (?=[^.;:,]* "
            r"from "
            r"your hand and 1 monster your opponent controls\b)",
            r"\1",
        ),
        (
            r"(, but you cannot Special Summon )nor (activate monster effects )(for the rest of "
            r"this turn, except )([^.;:,]* monsters)(?=\.)",
            r". If Summoned this way, you cannot Special Summon \3\4. If Summoned this way, you "
            r"cannot \2\3\4",
        ),
    )
)
