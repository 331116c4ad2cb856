"""Which cards are meant, where they are and what is done to them, put as the grammar reads it.

Taken right after `said_anew`; each of these says the same in both; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

_OTHER_BOX: Final = r"\[ (?:Monster Effect|Flavor Text) \]"

OF_CARDS: Final = Rewriting(
    (
        # A number of a monster to which something was done.
        (
            r"\bthe ((?:original )?(?:ATK|DEF|Level|Rank)) of the monster (banished|discarded"
            r"|Tributed|sent)(?: to the (?:GY|Graveyard))? (?:by this effect|this way"
            r"|to activate this effect)(?=[.,;]| until)",
            r"the \2 monster's \1",
        ),
        (r"(\bgains? ATK equal to this card's) current (?=ATK\b)", r"\1 "),
        # How many Tributes.
        (
            r"(\byou can Tribute Summon this card face-up )with 1 Tribute(?=\.)",
            r"\1by Tributing 1 monster",
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
        (
            r"(, except \"[^\"]*\"|(?<=to your hand)),? or, (?=if [^.;,]*, you can add 1 [^.;,]* "
            r"instead\b)",
            r"\1, or ",
        ),
        (
            r"(\b[Yy]ou can )(add this card to your hand or Special Summon) it(?=\.)",
            r"\1either \2 this card",
        ),
        (
            r"(; )make (1 face-up monster on the field) become (that Attribute)(?=\.)",
            r"\1\2 becomes \3",
        ),
        # Where a Pendulum Effect is used.
        (
            rf"(?<!\bOnce), while this card is in your Pendulum Zone\b(?=[^\[]*{_OTHER_BOX})",
            "",
        ),
        (
            rf"\bOnce, while this card is in your Pendulum Zone(?=: [^\[]*{_OTHER_BOX})",
            "Once while face-up on the field",
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
        # What happens to cards of the opponent.
        (
            r"\b([Ii]f )your opponent adds a card(?:\(s\))? from their Deck to their hand \(except "
            r"during the Draw Phase or the Damage Step\)",
            r"\1a card is added from the Main Deck to your opponent's hand, except during the Draw "
            r"Phase",
        ),
        # Where the cards of a player are.
        (
            r"(\b1 of your [^.;:,]* monsters), that is banished or is (?=in your )",
            r"\1 that is banished or ",
        ),
        (
            r"(\b[Tt]arget 1) of your (\"[^\"]*\" monster)s and 1 of your (\"[^\"]*\" monster)s "
            r"that are banished and/or in your GY",
            r"\1 \2 and 1 \3 in your GY or banishment",
        ),
        (r"(\b[Dd]estroy cards your opponent controls) (?=up to the number of )", r"\1, "),
        # As many as there are, so that there is one.
        (
            r"\bIf you control a (\"[^\"]*\" monster): (Destroy monsters on the field),? (up to "
            r"the number of )\1s you currently control(?=\.)",
            r"\2, \3\1s you control",
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
        # Materials, of which one is this card.
        (
            r"\busing this card you control and (monsters from your hand or field)(?=\.)",
            r"using \1, including this card you control",
        ),
        # By whose card it was destroyed, in any way.
        (
            r"(\bis destroyed by )(?:your|an) opponent's card \(either by battle or by card "
            r"effect\)",
            r"\1an opponent's card (by battle or card effect)",
        ),
        # Battles.
        (r"(\b[Nn]either player takes )(?=battle damage from attacks involving )", r"\1any "),
        # To whose field.
        (
            r"(\b1 monster from (?:it|your opponent's hand) to )their (?=field\b)",
            r"\1your opponent's ",
        ),
    )
)
