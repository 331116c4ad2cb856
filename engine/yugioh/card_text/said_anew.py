"""Sentences that say the same in another order or with other words, put as the grammar reads them.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

_STATS: Final = r"(ATK/DEF|ATK and DEF|ATK|DEF)"

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
        # For whose summon it was material, and by what it was destroyed.
        (
            r"(\bsent to the (?:GY|Graveyard) as )(Fusion|Synchro|Link) Material for (?:the \2 "
            r"Summon "
            r"of )?(?=an? (?:\"|[A-Z]))(?!an? (?:Fusion|Synchro|Link) Summon\b)",
            r"\1material for the \2 Summon of ",
        ),
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
            r"(\badd up to \d )of the Fusion Materials mentioned on that card, (with different "
            r"names), (from your Deck to your hand)(?=\.)",
            r"\1monsters \2 \3 whose name is mentioned on that card",
        ),
        (
            r"(\b[Rr]eturn \d Fusion Monsters )(from your (?:GY|Graveyard) to the Extra Deck) that "
            r"list (an? \"[^\"]*\" monster) as [Mm]aterial(?=;)",
            r"\1that mentions \3 as material \2",
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
        # Both numbers of a monster.
        (r"\bwith (\d+) ATK/(\d+) DEF\b", r"with \1 ATK and \2 DEF"),
        # The same cards, said with fewer words.
        (
            r"(\b1 \"[^\"]*\" monster) you control (or 1 monster) you control (with \d+ ATK and "
            r"\d+ DEF)(?=;)",
            r"\1 \2 \3 you control",
        ),
        (
            r"(\"[^\"]*\"), (or a monster with \d+ ATK and \d+ DEF), (on your field or in your GY"
            r"|you control)(?=,| would)",
            r"\1 \2 \3",
        ),
        (
            r"(\bmonster your opponent controls) with (ATK|DEF) (less|more) than or equal to the "
            r"Special Summoned (?=monster's\b)",
            r"\1 whose \2 is \3 than or equal to that ",
        ),
        (
            r"(\b[Ss]pecial Summon it, then if) you Special Summoned (an? [A-Z]+ monster)(?=,)",
            r"\1 it was \2",
        ),
        (
            r"(\bthe number of different Monster Types )(?=on the field\b)",
            r"\1among the monsters ",
        ),
        (
            r"(\bdifferent Monster Types among the )((?:[A-Z]\w+ )*[Mm]onsters) you control "
            r"that are ((?:[A-Z][\w -]*, )+or [A-Z][\w -]*?)(?: monsters)?(?=[;,.])",
            r"\1\3 \2 you control",
        ),
        (
            r"\byou have (\d or more different Monster Types) on your field\b",
            r"there are \1 among the monsters you control",
        ),
        (
            r"(\bnegate the effects of all face-up monsters your opponent )(?:currently )?"
            r"(controls, also )until the end of this turn, their ATK's become halved(?=\.)",
            r"\1\2halve their ATK until the end of this turn",
        ),
        # What alone a player controls.
        (
            r"(\b[Ii]f you control no face-up monsters), or the only face-up monsters you control "
            r"are (\"[^\"]*\" monsters)(?=, you can Special Summon)",
            r"\1, except \2",
        ),
        # What else can be done, or is done.
        (r", or, (?=if you control [^.;,]*, you can add 1 [^.;,]* instead\b)", ", or "),
        (
            r"(\b[Yy]ou can )(add this card to your hand or Special Summon) it(?=\.)",
            r"\1either \2 this card",
        ),
        (
            r"(; )make (1 face-up monster on the field) become (that Attribute)(?=\.)",
            r"\1\2 becomes \3",
        ),
        # What the effects that follow say of themselves.
        (
            r"(?m)^This card can be used to Ritual Summon any [^.:;\n]*? Ritual Monster\. "
            r"(?=Activate 1 of these effects\b)",
            "",
        ),
        # The other one of two, where this card is banished.
        (
            r"(\b[Bb]anish this card from your GY, then target 1 [^;.:]*; Special Summon it, and "
            r"if you do, Tribute 1) other (monster you control)(?=\.)",
            r"\1 \2, except the Special Summoned monster",
        ),
        # One of two effects or both: the bullets stand behind the sentence that they belong to.
        (
            r"(\b[Aa]pply 1 of these effects)\.((?: You must control [^.\n]*\.)?) If ([^.:;,\n]*), "
            r"(you can apply both effects in sequence)\.((?:\r?\n● [^\n]*)+)",
            r"\1, or if \3, \4.\5\n\2",
        ),
        (r"(\bTribute 1 [^.:;,]*?monster) in (?=your hand or field;)", r"\1 from "),
        # Which card a monster is equipped with.
        (
            r"(\b[Ee]quip )it with (1 )(Equip Spell from your [^.:;,]*?) that can equip to (?:it"
            r"|that monster|that target)(?=\.)",
            r"\1\2appropriate \3 to it",
        ),
        (
            r"(; Special Summon it), and if you do, (equip it with this card), but (banish it when "
            r"it leaves the field)(?=\.)",
            r"\1, but \3, and if you do, \2",
        ),
        (
            r"(\b[Ss]pecial Summon 1 [^.:;,]*)(, then you can equip 1 appropriate [^.]*)\. "
            r"Banish that monster when it leaves the field(?=\.)",
            r"\1, but banish it when it leaves the field\2",
        ),
        (r"(; equip )that face-up monster (?=to 1 \"[^\"]*\" monster you control\b)", r"\1it "),
        (
            r"(\b[Ii]f )either player equips (an Equip Card)(?:\(s\))? to this card\b",
            r"\1\2 becomes equipped to this card",
        ),
        (
            r"(\b[Ii]f )this card becomes equipped with (an? [^.:;,]*? Card)(?=: )",
            r"\1\2 becomes equipped to this card",
        ),
        # What the opponent is made to do, or can do against it.
        (
            r"(\bYou can activate this effect; your opponent can discard 1 card), or that effect "
            r"is negated(?=\.)",
            r"\1 to negate this effect, otherwise negate that effect",
        ),
        (
            r"(\bif your opponent controls a monster, )make them (Tribute)( 1 monster )they "
            r"control \(their choice\)",
            r"\1your opponent \2s\3your opponent controls",
        ),
        # A monster and its Equip Cards become materials of one that is Summoned.
        (
            r"(\bfrom your Extra Deck) with the same Rank as this card's Level, (and if you do, "
            r"attach )this card and its Equip Cards to that monster as material \(this is treated "
            r"as an Xyz Summon\)(?=\.)",
            r"\1 whose Rank equals this card's Level, \2all Equip Cards equipped to this card and "
            r"this card to it as material. (This is treated as an Xyz Summon.)",
        ),
        # To whose field.
        (
            r"(\b1 monster from (?:it|your opponent's hand) to )their (?=field\b)",
            r"\1your opponent's ",
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
