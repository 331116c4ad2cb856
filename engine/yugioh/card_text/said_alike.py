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
        # One card of several kinds, said in parentheses.
        (
            r"\b([Tt])ake 1 card from your Deck \(either an? ([^,()]*), an? ([^,()]*), or an? "
            r"([^,()]*?) (except \"[^\"]*\")\), (?=and either add it to your hand or )",
            r"\1ake 1 \2, 1 \3, or 1 \4, \5, from your Deck, ",
        ),
        # What a Synchro Monster has that was Summoned with this card.
        (
            r"\bA Synchro Monster that used this card as (?:a Synchro )?[Mm]aterial "
            r"(?=gains \d+ ATK(?:/DEF| and DEF)?\.|is treated as a Tuner\b[^.,:;]*\.)",
            "A Synchro Monster that was Synchro Summoned using this card as material ",
        ),
        # A whole hand that is shuffled into the Deck.
        (
            r"\bAdd all cards in your hand to your Deck and shuffle it\. Then draw the same number "
            r"of cards that you added to your Deck(?=\.)",
            "Shuffle your entire hand into the Deck, then draw that many cards",
        ),
        # What a Spell or Trap does when it is activated.
        (
            r"\bthis card's effect becomes that (card|Spell|Trap|Spell/Trap)'s effect "
            r"(?=that|when)",
            r"this effect becomes that \1's effect ",
        ),
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
        (
            r",? whose Rank equals that of the targeted monster(?: you control)? \+ "
            r"(?=the number of)",
            " whose Rank is equal to that target's Rank + ",
        ),
        # One more Normal Summon in the turn in which this card is Special Summoned.
        (
            r"(\bAfter this card is [\w ]*Summoned)(?: to your (?:side of the )?field)?, you can "
            r"(Normal Summon 1 [^.;:,]*?) during your Main Phase this turn,? (in addition to your "
            r"Normal Summon/Set)(?:\. | )\(You can only gain this effect once per turn\.?\)\.?",
            r"\1, during your Main Phase this turn, you can \2 \3 (you can only gain this effect "
            r"once per turn).",
        ),
        # A monster of the Extra Deck never returns to the hand, but there.
        (
            r"(\bSpecial Summon 1 [^.;]*? from your Extra Deck\b[^.;]*?, (?:also|but) return it to "
            r"the )Extra Deck (?=during the End Phase[.,)])",
            r"\1hand ",
        ),
        # What is done first stands first.
        (
            r"; (your opponent takes no battle damage this turn), also you (Special Summon "
            r"[^;.]*)\.",
            lambda found: f"; {found[2]}, also {found[1]}.",
        ),
        (
            r"(\bbattles, while you have any )Spell/Trap Cards (?=on your field or in your G)",
            r"\1Spells or Traps ",
        ),
        # What comes of an effect of battles.
        (
            r"(\bbanish both [^.;]*)\. Return those banished monsters (?=to the field at the end "
            r"of the Battle Phase\b)",
            r"\1, then return those banished monsters ",
        ),
        (
            r"(\bdetach \d+ materials? )of the same type \(Monster, Spell, or Trap\) (?=from this "
            r"card, and if you do, negate the activation\b)",
            r"\1with the same card type as that card ",
        ),
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
