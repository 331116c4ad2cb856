"""Sentences of newer cards, and of cards printed again, in the words that others say the same with.

Taken just before `said_anew`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

NEWLY: Final = Rewriting(
    (
        # For which Summon this card is sent to the GY, and what is meant by "them".
        (
            r"(\bthis card is sent to the (?:GY|Graveyard)) for an? (Synchro|Link|Fusion) Summon"
            r"(?=[:,])",
            r"\1 as \2 Material",
        ),
        (
            r"(\bthis card is sent to the (?:GY|Graveyard)) "
            r"(?=for the (?:Synchro|Link) Summon of )",
            r"\1 as material ",
        ),
        (
            r"(\b[Ii]f an? [^.:;]*?monsters?(?:\(s\))? (?:is|are) (?:Normal |or |Special )*Summoned"
            r"[^.:;]*: (?:You can t|T)arget 1 of )them(?=;)",
            r"\1those monsters",
        ),
        (
            r"(\b(?:[Tt]arget|Summon) 1) of your (\"[^\"]*\" monster)s?,? that (?:is|are) banished"
            r",? or (?:is )?in your (?:GY|Graveyard)(?=;)",
            r"\1 \2 in your GY or banishment",
        ),
        (r"(, but )it cannot activate its effects(?=[.,])", r"\1its effects cannot be activated"),
        (r"\bto your face-up Extra Deck(?=\.)", "to your Extra Deck face-up"),
        (
            r"(\bcards your opponent controls) (up to the number of different )"
            r"(?=Attributes among )",
            r"\1, \2",
        ),
        (
            r"(\bdifferent original name from )the monster banished to activate this card\b",
            r"\1the banished monster",
        ),
        (r"\bbanish both monsters (?=until your next Standby Phase\b)", "banish them "),
        (r"(\b1 )card with (\"[^\"]*\") in its name(?= from )", r"\1\2 card"),
        (
            r"(?m)(^|(?<=\. ))You can Tribute this card that (was Fusion Summoned using [^.;:]*? "
            r"as material); ",
            r"\1If this card \2: You can Tribute this card; ",
        ),
        # Counters that a card is activated with.
        (
            r"\bActivate this card by placing (\d (?:[A-Z]\w* )*[Cc]ounters?) on it\.",
            r"When this card is activated: Place \1 on this card.",
        ),
        (
            r"(\bWhen this card is activated: Place \d (?:[A-Z]\w* )*[Cc]ounters?) on it\.",
            r"\1 on this card.",
        ),
        # How often each of several effects is used.
        (
            r"(\(but you can only use each) of these effects of (?=\"[^\"]*\" once per turn)",
            r"\1 effect of ",
        ),
        # What one of several effects does, said as if it were the only one.
        (
            r"(?i)(\bactivate 1 of these effects[^\n●]*(?:\n● [^\n]*)*?\n● (?:[^\n:;]*: )?)You can "
            r"(\w)",
            lambda found: f"{found[1]}{found[2].upper()}",
        ),
        (
            r"(\bIf this card is sent to the GY: You can activate 1 of these effects[^\n●]*"
            r"(?:\n● [^\n]*)*?\n● Banish this card) from your GY(?=,)",
            r"\1",
        ),
        # Where cards go, and what they are.
        (
            r"(\btarget 2 [^.;:]*; place this card), and them, (?=on the bottom of the Deck in any "
            r"order\.)",
            r"\1 and those targets ",
        ),
        (
            r"\bReturn all (Fusion|Synchro|Xyz|Link) Monsters from the field and the GYs to the "
            r"Extra Deck(?=\.)",
            r"Shuffle all \1 Monsters from either field and/or GY into the Deck",
        ),
        (
            r"\bShuffle all Ritual Monsters from the field and the GYs into the Deck(?=\.)",
            "Shuffle all Ritual Monsters from either field and/or GY into the Deck",
        ),
        (
            r"\bReturn (1 [^.;:,]*? from your face-up field or GY to) the hand\b",
            r"Add \1 your hand",
        ),
        # What has a Level.
        (r"(\bmonsters?) with a Level(?=[.,;])", r"\1 that have a Level"),
        # What is chosen when the effect resolves, and what is done to it.
        (
            r"\bChoose (1 monster on the field), and (until the end of the next turn), it (cannot "
            r"be destroyed by [^.;:,]*)\. After choosing a card, (?=then you can )",
            r"\1 \3 \2, ",
        ),
        (
            r"(\bYou can reveal 1 [^.;:,]* in your hand), (Special Summon 1 Xyz Monster from your "
            r"Extra Deck that mentions that card, by using this card) you control (as material), "
            r"and attach the revealed card to the Summoned monster\. (\(This is treated as an Xyz "
            r"Summon)\.\)",
            r"\1, and if you do, \2 \3 \4), and if you do, attach the revealed card to the "
            r"Summoned monster.",
        ),
        (
            r"(\btarget 1 card your opponent controls, or up to 2 if [^.;:]*; return )that card"
            r"(?:\(s\))? (?=to the hand\.)",
            r"\1those targets ",
        ),
        (r"(\battach that )Spell (?=to the Summoned monster\b)", r"\1card "),
        (
            r"(\bYour opponent cannot target \"[^\"]*\" monsters you control) (with card effects), "
            r"the turn they are Special Summoned(?=\.)",
            r"\1 that were Special Summoned this turn \2",
        ),
        # Cards in a hand.
        (r"(\byou control [^.:;]*?) and have (?=no cards in your hand\b)", r"\1 and you have "),
        (
            r"(\bIf )this is the only card in your hand(, you can (?:Special|Normal) Summon )"
            r"(?:it|this card)\b",
            r"\1you have no other cards in your hand\2this card",
        ),
        (
            r"(\(from your hand\) by sending 1) other ([^.;:,]*?) in your hand (?=to the GY\b)",
            r"\1 \2 from your hand ",
        ),
        # Where a card is anyway.
        (
            r"(\btarget [^.;:]* in your (?:GY|Graveyard); Special Summon (?:it|them|that target|"
            r"those targets)) from (?:the|your) (?:GY|Graveyard)\b",
            r"\1",
        ),
        (r"\bthis face-up card (?=cannot be destroyed by )", "this card "),
        (r"(\b[Yy]ou can [^.;:,]*?) and (?=activate 1 of these effects\b)", r"\1, then "),
        # This card and the one that is shown with it, or of which it has something.
        (
            r"(\b[Yy]ou can reveal this card and 1 [^.;:,]*? monster in your hand; Special Summon) "
            r"both(?=\.)",
            r"\1 this card and that monster",
        ),
        (
            r"(\b[Tt]arget 1 [^.;:]*; banish that target), and this card's name becomes the "
            r"target's name until the End Phase(?=\.)",
            r"\1, and if you do, this card's name becomes that monster's name until the end of "
            r"this turn",
        ),
        (
            r"(\bsend 1 [^.;:]* to the GY[^.;:]*; )until the End Phase, this card's Level and name "
            r"become the same as that monster sent to the GY(?=\.)",
            r"\1this card's Level becomes that monster's Level until the end of this turn, also "
            r"this card's name becomes that monster's name until the end of this turn",
        ),
        (
            r"\bWhile you control this card, (Special Summoned by the effect of an? \"[^\"]*\" "
            r"monster, )",
            r"While this card was \1",
        ),
        (r"\bface-down Spell or Trap Card\b", "Set Spell/Trap Card"),
        (
            r"(\bSpecial Summon 1 [^.;:]* to your opponent's (?:side of the )?field)\. Then, "
            r"(?=draw 1 card\.)",
            r"\1, then ",
        ),
        # What holds in no Battle Phase.
        (
            r"(\bYour opponent cannot target [^.;:]* with card effects), except during the Battle "
            r"Phase(?=\.)",
            r"\1",
        ),
    )
)
