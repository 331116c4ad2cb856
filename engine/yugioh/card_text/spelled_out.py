"""What a text says of times, numbers and targets, put as the grammar reads it.

Each of these says the same in both; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

SPELLED_OUT: Final = Rewriting(
    (
        (
            r"\bonce, (until the end of the next turn), (that card) cannot be destroyed by your "
            r"opponent's card effects",
            r"the first time \2 would be destroyed by your opponent's card effect \1, it is not "
            r"destroyed",
        ),
        (r"\b(While this card is) treated as (a Continuous Spell:)", r"\1 \2"),
        (
            r"\b1 of your (\"[^\"]*\") monsters that is banished, or in your hand, Deck, or GY,",
            r"1 \1 monster from your hand, Deck, GY, or banishment,",
        ),
        (
            r"\bIf your opponent adds a card from their Deck to their hand, except during the Draw "
            r"Phase, d(iscard \d random cards? from) their hand\b",
            r"If a card is added from the Main Deck to your opponent's hand, except during the "
            r"Draw Phase: D\1 your opponent's hand",
        ),
        (
            r", also, (until the end of your opponent's next turn) after this card resolves, "
            r"([^,.;:]* cannot be destroyed by card effects)(?=\.)",
            r", also \2 \1",
        ),
        (
            r"(\bis activated that) includes an effect that (?=adds a card from the Deck to the "
            r"hand:)",
            r"\1 ",
        ),
        (
            r"\battach 3 (\"[^\"]*\") cards of different types \(1 Monster, 1 Spell, and 1 Trap\) "
            r"(?=from your GY )",
            r"attach 1 \1 monster and 1 \1 Spell and 1 \1 Trap ",
        ),
        (
            r"(\bSpecial Summon 1 [^.;:,]* from your Deck), and if you do, (it cannot be destroyed "
            r"by battle), (but shuffle it into the Deck during the End Phase of your next turn)"
            r"(?=\.)",
            r"\1, \3, and if you do, \2",
        ),
        (
            r"\b1 face-up monster (your opponent controls|you control|on the field) that has a "
            r"Level\b",
            r"1 Level 1 or higher monster \1",
        ),
        (
            r"\b(send both it and this card) from the field (to the GY, then Special Summon) (from "
            r"your Extra Deck) (1 [^;.,]*? Monster) (?=whose Level equals )",
            r"\1 \2 \4 \3 ",
        ),
        (r"\(This Special Summon (?=is treated as an? \w+ Summon\.\))", "(This "),
        (
            r"(\breveal up to \d [^.;:,]* in your hand) and (place them on the bottom of your Deck "
            r"in any order, then draw )the same number of (?=cards\.)",
            r"\1, and if you do, \2that many ",
        ),
        # What is not there.
        (
            r"\bIf (\"[^\"]*\") is not (?:face-up )?on the field, (?=destroy this card\.)",
            r"If there is no face-up \1 on the field, ",
        ),
        (
            r"\bIf (\"[^\"]*\") is not in a Field Zone, send this monster (?=to the GY\.)",
            r"If there is no \1 in the Field Zone, send this card ",
        ),
        # Times.
        (r", but (for the rest of this turn, each time you activate )", r", also \1"),
        (r"(\b[Ee]ach time you activate [^:;.]*, or) (?=you activate )", r"\1 if "),
        (
            r"\b[Dd]uring each of (your(?: opponent's)?) (End|Standby) Phases(?=:)",
            r"During \1 \2 Phase",
        ),
        (
            r"(?m)(^|(?<=\. )|(?<=● ))If this card is ((?:\w+ )?Summoned) during your opponent's "
            r"turn:",
            r"\1During your opponent's turn, if this card is \2:",
        ),
        # No turn that is played has a Main Phase 2.
        (r"(\bwith card effects), except during your Main Phase 2(?=\.)", r"\1"),
        (
            r"\bWhile (an? \"[^\"]*\" card) is in your Pendulum Zone(?=,| \(Quick Effect\))",
            r"If you have \1 in your Pendulum Zone",
        ),
        (
            r"\b([Ww]hen a Spell/Trap Card), or another monster's effect, is activated\b",
            r"\1 or another monster's effect is activated",
        ),
        # What is spared once.
        (
            r"\b[Tt]he next time (?=(?:it|that|the targeted)\b[^.;:]* would be destroyed by)",
            "the first time ",
        ),
        (
            r"\bonce during this turn, (it|that monster) cannot be destroyed by battle or (?:by )?"
            r"card effects\b",
            r"the first time \1 would be destroyed by battle or card effect this turn, it is not "
            r"destroyed",
        ),
        (r"\bthen \(after applying this effect\) ", "then "),
        # Numbers.
        (
            r"(?m)(^|(?<=\. ))This card's (ATK/DEF|ATK|DEF) (becomes?) (the number of [^.;:]*?) x "
            r"(\d+)(?=\.)",
            r"\1The \2 of this card \3 \5 x \4",
        ),
        (
            r"\bwith (\d+) or more (original (?:ATK|DEF))\b",
            r"whose \2 is greater than or equal to \1",
        ),
        (
            r"\bwith (\d+) or less (original (?:ATK|DEF))\b",
            r"whose \2 is less than or equal to \1",
        ),
        # How a monster must be Summoned.
        (
            r"(\bMust be Ritual Summoned),? without using (?:any )?([^.,]*)"
            r"(, and cannot be Special Summoned by other ways)?\.",
            r"\1\3. Cannot be Ritual Summoned using \2.",
        ),
        (
            r"(\bMust be Ritual Summoned), using monsters, and you cannot use ([^.,]* monsters)\.",
            r"\1. Cannot be Ritual Summoned using \2.",
        ),
        (r"\bthe correct Fusion Material Monster Cards (?=you control\b)", "the above cards "),
        (r"(\bby Tributing the above cards)(?=[.])", r"\1 you control"),
        (
            r"(\bbe Special Summoned \(from [^.;:]* by shuffling [^.;:]* into the Deck)/Extra Deck"
            r"(?=\.)",
            r"\1",
        ),
        (
            r"(\bby Tributing 1 \"[^\"]*\"), (\"[^\"]*\"),? and (?=\"[^\"]*\"\.)",
            r"\1, 1 \2, and 1 ",
        ),
        (
            r"\bby banishing (\d) ([A-Z]+) and (\d) ([A-Z]+) monsters (?=from your)",
            lambda found: (
                f"by banishing {found[1]} {found[2]} monster{'s' * (found[1] != '1')} and "
                f"{found[3]} {found[4]} monster{'s' * (found[3] != '1')} "
            ),
        ),
        (
            r"(\bbe Special Summoned \(from[^()]*\)) by having ([^.;:]*) while (you [^.;:]*)\.",
            r"\1 while you have \2 and \3.",
        ),
        (
            r"(\bbe Special Summoned \(from[^()]*\)) (by [^.;:]*?),? (while [^.;:]*?)"
            r"(?P<only>, and cannot be Special Summoned by other ways)?\.",
            r"\1 \3, \2\g<only>.",
        ),
        (r"\b(Continuous Spell) Cards\b", r"\1s"),
        (
            r"\bIf this face-up card in the Monster Zone leaves the field, banish it\.",
            "If this face-up card would leave the field, banish it instead.",
        ),
        (
            r"\bthe (ATK|DEF) of the first target becomes equal to the other target's(?=,)",
            r"the \1 of the first target becomes the \1 of the second target",
        ),
        (
            r"(\bIf you have 2 cards in your Pendulum Zones and) (?=an? face-up)",
            r"\1 you have ",
        ),
        (
            r"(\bdestroy that) \w+ (monster and all monsters your opponent controls with ATK less "
            r"than or equal to) it\b",
            r"\1 \2 that monster",
        ),
        (
            r"(\bIf a face-up [^.,;:\"]* monster you control)(, except \"[^\"]*\"), (is destroyed "
            r"by [^.,;:]*?),?( while this card is in your GY:)",
            r"\1 \3\2,\4",
        ),
        (
            r"(\bmonsters you control cannot be targeted by card effects), or be destroyed by "
            r"(battle|card effects)(?=\.)",
            r"\1, also they cannot be destroyed by \2",
        ),
        (
            r"(?m)(^|(?<=\. ))During your Main Phase 1, (?=[^.:;]* (?:is|are) unaffected by)",
            r"\1While it is your Main Phase 1, ",
        ),
        (
            r"(?m)(^|(?<=\. ))Change all ([^.:;,]* monsters your opponent controls) to Defense "
            r"Position(?=, also)",
            r"\1All face-up \2 are changed to Defense Position",
        ),
        (
            r"\balso your opponent(?: cannot activate cards or|'s cards and) effects "
            r"(?:cannot activate )?when a monster is Fusion Summoned this way(?=\.)",
            "also your opponent cannot activate cards or effects when you Fusion Summon a monster",
        ),
        (
            r"\bBanish exactly 3 of your opponent's cards, 1 each from their hand, field, and GY\. "
            r"\(The card in the hand is chosen at random\.\)",
            "banish 1 card your opponent controls and 1 card from your opponent's GY and 1 random "
            "card from your opponent's hand.",
        ),
        (
            r"(?m)(^|(?<=\. ))Cannot be Special Summoned from the Extra Deck unless you have 3 or "
            r"more ([^.:;]* in your GY)\.",
            r"\1While you have 2 or less \2, this card cannot be Special Summoned from the Extra "
            r"Deck.",
        ),
        (
            r"(\bWhen your opponent Special Summons a monster: [^.]*; change that) Special "
            r"Summoned (?=monster to face-down)",
            r"\1 ",
        ),
        (
            r"\b(if you control no monsters), or only (\"[^\"]*\" monsters), (in your Main Monster "
            r"Zone)",
            r"\1 \3, except \2",
        ),
        # Counters without a name.
        (r"\bcounters? (?=on (?:it|this card)\b|from this card\b)", "Nameless Counter "),
        (
            r"\b(Place )1 (Nameless Counter)( on this card) for each ([^.:;,]*?monster) used as "
            r"its (Link|Synchro) Material(?=\.)",
            r"\1\2s\3 equal to the number of \4s used for its \5 Summon",
        ),
        # Targets, and where cards are.
        (r"\bdestroy all three targets\b", "destroy those targets"),
        (r"\b([Dd]estroy all face-up monsters)(?=\.)", r"\1 on the field"),
        (
            r"\b([Tt]arget) 2 monsters with the same (Level) \(1 from each field\)",
            r"\1 1 monster you control and 1 monster your opponent controls with the same \2 as "
            r"that monster",
        ),
        (
            r"\b(send 1 [^.;:,]*?) with its same (Attribute|Type) (from your [^.;:,]*? to the GY)",
            r"\1 \3 with the same \2 as that monster",
        ),
        # What this card was material for.
        (
            r"\b(to the GY as material for) an? ([^.;:,]*?)(Link|Synchro|Fusion) Monster\b",
            r"\1 the \3 Summon of a \2\3 Monster",
        ),
    )
)
