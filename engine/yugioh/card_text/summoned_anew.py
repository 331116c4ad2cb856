"""Summons and their materials in another order or with other words, as the grammar reads them.

Taken right after `said_anew`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

SUMMONED_ANEW: Final = Rewriting(
    (
        (
            r"(\bsent to the (?:GY|Graveyard) as )(Fusion|Synchro|Link) Material for (?:the \2 "
            r"Summon of )?(?=an? (?:\"|[A-Z]))(?!an? (?:Fusion|Synchro|Link) Summon\b)",
            r"\1material for the \2 Summon of ",
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
            r"(\bSpecial Summon 1 [^.:;]*), and make its (?:ATK/DEF|ATK and DEF) 0(?=\.)",
            r"\1, and if you do, its ATK/DEF become 0",
        ),
        (
            r"(\bSpecial Summon 1 )of your (\"[^\"]*\" monster)s (?=from your hand, GY, or "
            r"banishment\b)",
            r"\1\2 ",
        ),
        (
            r"(\bFusion Summon 1 Fusion Monster) (from your Extra Deck) that lists (an? [^,.;:]* "
            r"as material)(?=, by\b)",
            r"\1 that mentions \3 \2",
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
            r"(\busing )this card you control and (?:other )?(monsters from your hand or field)"
            r"(?: as (?:Fusion )?[Mm]aterial)?(?=[.,])",
            r"\1\2, including this card you control",
        ),
        (
            r"(\bto your Extra Deck, then you can Special Summon that monster) from your Extra "
            r"Deck(?=,)",
            r"\1",
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
        (
            r"(\bfrom your Extra Deck) with the same Rank as this card's Level, (and if you do, "
            r"attach )this card and its Equip Cards to that monster as material \(this is treated "
            r"as an Xyz Summon\)(?=\.)",
            r"\1 whose Rank equals this card's Level, \2all Equip Cards equipped to this card and "
            r"this card to it as material. (This is treated as an Xyz Summon.)",
        ),
    )
)
