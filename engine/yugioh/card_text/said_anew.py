"""Sentences that say the same in another order or with other words, put as the grammar reads them.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

ANEW: Final = Rewriting(
    (
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
        # When alone a card can be activated, said behind what it does.
        (
            r"\A([^:]*) You can only activate this card during your opponent's turn, unless "
            r"(your opponent controls [^.;:,\n]*)\.\s*\Z",
            r"If it is your opponent's turn or \2: \1",
        ),
        # Where a card can only be.
        (
            r"(\btarget 1 (?:Set|face-up) Spell/Trap) Card(?=; [a-z]+ that target\.)",
            r"\1 on the field",
        ),
        (
            r"(\b[Tt]arget 1 [^;:.]*; Special Summon 1 [^.;:]*? with the same (?:ATK|DEF|Level)) "
            r"(?=but a different name\b)",
            r"\1 as that monster, ",
        ),
        (
            r"(\bto your Extra Deck, then you can Special Summon that monster) from your Extra "
            r"Deck(?=,)",
            r"\1",
        ),
        # All of them, as they are now.
        (
            r"\bthe ATK/DEF of any (linked monster)(?:\(s\))? (your opponent currently controls) "
            r"become 0, also their effects are negated(?=\.)",
            r"the ATK/DEF of all \1s \2 become 0, also negate their effects",
        ),
        (
            r"(?m)(^|(?<=\. ))(While your opponent controls [^.;:,]*, )they (?=cannot target )",
            r"\1\2your opponent ",
        ),
        (
            r"(?m)(^|(?<=\. ))Monsters that are banished, as well as monsters in the GY, cannot "
            r"activate their effects(?=\.)",
            r"\1Neither player can activate the effects of monsters in the GY or banishment",
        ),
        (
            r"(\bmonster(?:\(s\))? you control is destroyed by )your opponent's attack or card "
            r"effect\b",
            r"\1battle or an opponent's card effect",
        ),
        # What a player has on the field, of all that is in their possession.
        (
            r"(\b[Ii]f an? \"[^\"]*\" monster)(?:\(s\))? in your possession(, except \"[^\"]*\",)? "
            r"(?=is destroyed by battle or an opponent's card effect\b)",
            r"\1 you control\2 ",
        ),
        # A card whose effect is used is one that could be activated.
        (
            r"(?m)^During your Main Phase, (send 1 [^.;:\n]*? Normal (?:Spell|Trap))(?: Card)? "
            r"that meets its activation conditions(?= from your Deck to the GY; this effect "
            r"becomes )",
            r"You can \1",
        ),
        (
            r"(\b[Ii]f an? [^.;:,]*?monster), (whose effects are negated), (?=is on the field\b)",
            r"\1 \2 ",
        ),
        # What comes of it, said in a sentence of its own.
        (
            r"\. After adding it to your hand, until the end of the next turn after this card "
            r"resolves, (?=you cannot activate the added monster's effects, )",
            ", also ",
        ),
        (
            r"(\bdestroy them)\. Then, (?=if this effect did not destroy 2 cards, you can\b)",
            r"\1, then, ",
        ),
        (
            r"(\bswitches control of those monsters with each other)\. Those (monsters cannot "
            r"change their battle positions) for the rest of this turn(?=\.)",
            r"\1, also those \2 this turn",
        ),
        (
            r"(\b[Tt]arget 1 [^;.:]*monster you control; Special Summon 1 [^.;:]*? monster) from "
            r"your Deck, (in (?:Attack|Defense) Position), with a different Type and with ATK less "
            r"than or equal to that monster, but its effects are negated until the end of this "
            r"turn",
            r"\1 with a different Type than that monster, whose ATK is less than or equal to that "
            r"monster's, from your Deck \2, but negate its effects this turn",
        ),
        (
            r"(\b[Tt]arget 1 face-up [^;.:]*; negate )that face-up monster's effects(?= until )",
            r"\1its effects",
        ),
        (r"(\bEach time an? [^.;:,\n]*? Spell Card) activates(?=: )", r"\1 is activated"),
        (
            r"(?<=\. )This (activation and effect cannot be negated)(?=\.)",
            r"This effect's \1",
        ),
        # What becomes of a monster in the End Phase.
        (
            r"(\b[Ss]pecial Summon 1 [^.;:]*?), and if you do, (destroy it during the End Phase)"
            r"(?: of this turn)?(?=\.)",
            r"\1, but \2",
        ),
    )
)
