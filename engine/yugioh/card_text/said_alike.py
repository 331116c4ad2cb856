"""Sentences that say in words of their own what the grammar reads in others.

Taken behind the first tables of `spelling`; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_BULLET: Final = re.compile(r"● (When [^:\n]*): ([A-Z])([^\n]*)")


def _apart(found: re.Match[str]) -> str:
    """Bullets of which each answers something, with no limit of their uses, as effects."""
    whole = found.string
    bullets = _BULLET.findall(found[2])
    limited = "You can only" in whole[: found.start()] or "You can only" in whole[found.end() :]
    if limited or len(bullets) != found[2].count("●"):
        return found[0]
    return "\n".join(
        f"{when} (Quick Effect): You can {found[1]}; {first.lower()}{rest}"
        for when, first, rest in bullets
    )


ALIKE: Final = Rewriting(
    (
        # A card with a name, or one that mentions it.
        (
            r"\b1 of your banished (monster|card)s that (?:is|are) (\"[^\"]*\") or mentions? it\b",
            r"1 \2 or 1 \1 that mentions \2 in your banishment",
        ),
        (
            r"\b1 (monster|card) that is (\"[^\"]*\") or mentions it,? (?=from your\b)",
            r"1 \2 or 1 \1 that mentions \2 ",
        ),
        # Tokens that are destroyed later, said between two commas.
        (
            r"(\bSpecial Summon as many \"[^\"]* Tokens\" \([^()]*\) as possible), (destroy them "
            r"during the End Phase)(?: of this turn)?, also ",
            r"\1, but \2, also ",
        ),
        # What an Xyz Monster had as material before it moved.
        (
            r"\b((?:If|When) this (?:face-up )?card)((?: in its owner's control)? is [^:,]*?) "
            r"while it has ((?:an? )?[^:,]*?) as (?:Xyz )?[Mm]aterial:",
            r"\1 with \3 as material\2:",
        ),
        (
            r"\b(If this card)( in its owner's control is destroyed by an opponent's card: You can "
            r"target banished monsters, up to the number of materials this card had)\b",
            r"\1 with material\2",
        ),
        (
            r"\bYou can (Special Summon this card) (during your 2nd Standby Phase after "
            r"activation) and double its ATK(?=\.)",
            r"You can \2, \1, and if you do, this card's ATK becomes doubled",
        ),
        # Those of the monsters that were Summoned which still are such as they are waited for.
        (
            r"(\bIf a monster(?:\(s\))? with (\d+ or (?:less|more) (?:ATK|DEF)) is [^:]*Summoned"
            r"[^:]*: (?:You can )?[Dd]estroy )those monsters (?=with \2\.)",
            r"\1that monster ",
        ),
        # How cards are held against others.
        (
            r"\bfrom your Deck, (1 [^,;.]*?monster with a different name) and an equal or lower "
            r"Level than that monster, and if you do, destroy that targeted monster\b",
            r"\1 from that monster whose Level is less than or equal to that monster's Level, from "
            r"your Deck, and if you do, destroy that target",
        ),
        (
            r"\bwith the same Level the sent monster had in the hand\b",
            "with the same Level as the monster sent to the GY",
        ),
        (
            r"(\bthis card's Level becomes )the same as (that (?:target|monster)'s)(?=,? until\b)",
            r"\1\2 Level",
        ),
        (
            r"(\b1 (\"[^\"]*\")), (or 1 card that mentions) \2 (except \"[^\"]*\"), (from your "
            r"Deck to your hand)\b",
            r"\1 \3 it \5, \4",
        ),
        (
            r"(\bwas destroyed), while in your possession, (by an opponent's card and sent there "
            r"this turn)\b",
            r"\1 in your possession \2",
        ),
        (
            r"(\b(?:If|When) this card is (?:\w+ )?Summoned, if )it (?=is co-linked:)",
            r"\1this card ",
        ),
        # Where a monster is that waits for something.
        (
            r"(\bleaves the field by an opponent's card effect), while this card is in your "
            r"Monster Zone(?=[ :])",
            r"\1",
        ),
        (
            r"\b(If this card is destroyed by battle) or sent to the GY by (?:a )?(?=card effect:)",
            r"\1, or if this card is sent to the GY by ",
        ),
        (r", OR (1 [^,;.]*), (from your Deck to your hand)\b", r", or \1, \2"),
        # The materials of which one was used, that of a name last.
        (
            r"(\bSummoned using )(\"[^\"]*\") or (an? [^,;:.\"]*?)(?= as material\b)",
            r"\1\3 or \2",
        ),
        # Bullets of which each answers something.
        (
            r"(?:^|(?<=[\n])|(?<=\. ))\(Quick Effect\): You can ([^:;.]*?)(?:, then| to) activate "
            r"1 of these effects;?((?:\r?\n● [^\n]*)+)",
            _apart,
        ),
        (r"(\bATK or DEF \(whichever is (?:lower|higher)), but your choice if tied\)", r"\1)"),
        # What is left out, behind a comma.
        (r"(\bfrom your Extra Deck) (except \"[^\"]*\")(?=, and if you do\b)", r"\1, \2"),
        # What is done without a chain.
        (
            r"\bWhen (an? [^:;.,]*? you control is destroyed), (?=destroy this card\.)",
            r"Each time \1, ",
        ),
        # What its own way of being Summoned leaves for the End Phase; the card remembers that.
        (
            r"(\bYou can Special Summon this card \(from your hand\) [^.:;]*\.) If Summoned this "
            r"way, once, during the End Phase of this turn:",
            r"\1 Once per turn, during the End Phase, if this effect was activated this turn (and "
            r"was not negated):",
        ),
        # What the Tokens cannot do.
        (
            r"(?<=Position)\. (?:These|Those) Tokens cannot attack or (?=be used as \w+ "
            r"Material\.)",
            ", but they cannot attack, also they cannot ",
        ),
        (r"\b(your opponent takes no) further (?=battle damage this turn\b)", r"\1 "),
    )
)
