"""Sentences that say the same in another order or with other words, put as the grammar reads them.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

_STATS: Final = r"(ATK/DEF|ATK and DEF|ATK|DEF)"

ANEW: Final = Rewriting(
    (
        # When alone a card can be activated, said behind what it does.
        (
            r"\A([^:]*) You can only activate this card during your opponent's turn, unless "
            r"(your opponent controls [^.;:,\n]*)\.\s*\Z",
            r"If it is your opponent's turn or \2: \1",
        ),
        # Nothing is done to a target that there is not.
        (r"(\bthen )([^.;:,]*?\b(?:that target|those targets)) \(if any\)", r"\1\2"),
        # Of both players, where nothing is said of whose they are.
        (
            r"(?m)(^|(?<=\. ))(All (?:\"[^\"]*\"|[a-zA-Z-]+) monsters) (?=(?:gain|lose) \d+ "
            r"(?:ATK|DEF|ATK/DEF|ATK and DEF)\.)",
            r"\1\2 on the field ",
        ),
        (
            r"(\b[Yy]ou can )choose (1 \"[^\"]*\" card from your Deck) and place it (?=on top of "
            r"your Deck\.)",
            r"\1place \2 ",
        ),
        (r"(\bequal to half this card's (?:ATK|DEF)) on the field(?=\.)", r"\1"),
        (r"(\btake control of that target),(?= until the End Phase\.)", r"\1"),
        (
            r"\bFace-up Field Spell Cards cannot be destroyed by effects(?=\.)",
            r"Face-up Field Spells on the field cannot be destroyed by card effects",
        ),
        # What the ATK and DEF of a card always are.
        (
            rf"(?m)(^|(?<=\. ))(?:This card's (original )?{_STATS}|The (original )?{_STATS} of "
            rf"this "
            r"card) (?:each become|are each|become|becomes|are|is)(?: equal to)? (?=(?:its "
            r"Level|the "
            r"(?:combined |total )?(?:number|Levels)\b|\d+ x )[^.:;]*\.)",
            r"\1The \2\4\3\5 of this card becomes ",
        ),
        (
            r"(?m)(^|(?<=\. ))(The (?:original )?(?:ATK/DEF|ATK and DEF|ATK|DEF) of this card "
            r"becomes )"
            r"(the number of [^.:;]*?) x (\d+)(?=\.)",
            r"\1\2\4 x \3",
        ),
        (r"(\bthe number of )Monster Cards(?= in your GY\b)", r"\1monsters"),
        (
            r"(\bSpecial Summon (?!both\b)[^.:;]*), but (shuffle (?:it|them) into the Deck) "
            r"(during "
            r"the End Phase)(?=[.,])",
            r"\1, also \3, \2",
        ),
        # The opponent, who was just spoken of.
        (
            r"(?m)(^|(?<=\. ))(Each time (?:your opponent [^.:;,]*|a [^.:;,]* your opponent|a "
            r"card(?:\(s\))? is added to your opponent's hand), inflict \d+ damage to )them\b",
            r"\1\2your opponent",
        ),
        # By what a card was destroyed, and what is spoken of as "their".
        (r"(\bdestroyed by battle or )effect(?=[:,])", r"\1card effect"),
        (r"(\bactivates a monster effect in )their (?=hand or GY\b)", r"\1the "),
        (r"(\bthe turn you activate )these effects\b", r"\1either of these effects"),
        (
            r"(\b[Ii]f your opponent controls a card in )their (?=Spell & Trap Zone\b)",
            r"\1the ",
        ),
        (
            r"(\b[Aa]dd 1 \"[^\"]*\" (?:monster|card)) \((except \"[^\"]*\")\)( or 1 \"[^\"]*\" "
            r"from "
            r"[^.:;,]* to your hand)(?=\.)",
            r"\1\3, \2",
        ),
        (
            r"(\b[Tt]his card), also any (\"[^\"]*\" monsters it points to), gains (?=\d+ ATK)",
            r"\1 and \2 gain ",
        ),
        (
            r"(\btarget )2 of your banished monsters \(1 (\"[^\"]*\" monster) and 1 "
            r"(\"[^\"]*\" monster)\)(?=;)",
            r"\g<1>1 of your banished \2s and 1 of your banished \3s",
        ),
        (
            r"(\bYou can only )activate (this effect of \"[^\"]*\" once per turn)(?=\.)",
            r"\1use \2",
        ),
        (r"(\bYou can only control 1 )face-up (?=\"[^\"]*\"\.)", r"\1"),
        (
            r"\bThis card on the field is unaffected by all other card effects, as long as "
            r"(\"[^\"]*\") is also on the field(?=\.)",
            r"While \1 is on the field, this card is unaffected by other cards' effects",
        ),
        (r"(\bbecome the Level of that monster), (?=until the End Phase\.)", r"\1 "),
        (
            r"(?m)(^|(?<=● ))Destroy all monsters on the field, except this card(?=\.)",
            r"\1Destroy all other monsters on the field",
        ),
        (
            r"(?m)(^|(?<=● ))Destroy all Spell and Trap Cards (?=on the field\.)",
            r"\1Destroy all Spells/Traps ",
        ),
        # What leaves the field face-down is shown.
        (
            r"(\bby )revealing (1 face-down card you control) and returning it (?=to the "
            r"hand/Extra "
            r"Deck\.)",
            r"\1returning \2 ",
        ),
        (
            r"(\badd )to your hand (up to \d )different (\"[^\"]*\" (?:cards|monsters)) of yours "
            r"that "
            r"are banished and/or in your Deck(?=,)",
            r"\1\2\3 with different names from your Deck and/or banishment to your hand",
        ),
        (r"(\bplacing 1 [^.;:]* on the bottom of )your Main (?=Deck\.)", r"\1the "),
        (
            r"(: )Its ATK and DEF become double its original ATK and DEF(?=\.)",
            r"\1This card's ATK/DEF become double its original ATK/DEF",
        ),
        (
            r"(?m)^((?:[A-Z]\w+, )+and [A-Z]\w+ monsters) (on the field )(gain \d+ ATK/DEF), also "
            r"all other monsters on the field (?=lose \d+ ATK/DEF\.)",
            r"All \1 \2\3. All monsters \2, except \1, ",
        ),
        (
            r"(\bneither player can activate )the effects of monsters (?=in the hand\b)",
            r"\1monster effects ",
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
            r"(\btake control of that monster), but (destroy it) (during the End Phase)(?=\.)",
            r"\1, also, \3, \2",
        ),
        (
            r"(\b[Ss]pecial Summon 1 [^.;:]*?), and if you do, (destroy it during the End Phase)"
            r"(?: of this turn)?(?=\.)",
            r"\1, but \2",
        ),
    )
)
