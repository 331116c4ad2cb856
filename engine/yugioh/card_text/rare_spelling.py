"""Ways of saying a thing that a few archetypes have, put into the usual one.

Each of these says the same in both; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh.card_text.in_position import in_positions


def _by_kind(found: re.Match[str]) -> str:
    """A bullet for each kind of card that can be banished."""
    such = found["such"] or ""
    but = ", also lose LP equal to its original ATK" if found["but"] else ""
    return "You can activate 1 of these effects;" + "".join(
        f"\n● {found['cost']}{such}{kind}{found['from']}; Special Summon 1 {found[kind.lower()]}"
        f"{found['of']}{but}."
        for kind in ("monster", "Spell", "Trap")
    )


RARE: Final = Rewriting(
    (
        (r"\b(\d+),(000 (?:ATK|DEF|LP|damage)\b)", r"\1\2"),
        (
            r"(?m)(^|(?<=\. ))Face-up ([^.:;,\n]*? monsters (?:your opponent controls|you control|"
            r"on the field)) become ([A-Z]\w+)(?=\.| during)",
            r"\1All face-up \2 become \3 monsters",
        ),
        (r"(\bWhen you draw this card: You can reveal) it(?=;)", r"\1 this card"),
        (
            r"\bYou can make (each player|your opponent) (draw|take|gain|lose) ([^.;,]*)(?=\.)",
            r"You can activate this effect; \1 \2s \3",
        ),
        (r"(\b[Yy]ou can make this card)(?= Level \d)", r"\1's"),
        (r"(\b[Yy]ou can make this card's Level) (?=\d)", r"\1 become "),
        (
            r"(\b[Ff]or the rest of this turn, )(?=(?:[A-Z]+ )?\"[^\"]*\" monsters you control "
            r"gain)",
            r"\1all ",
        ),
        (
            r"(\b[Yy]ou have (?:\"[^\"]*\"|[^.;:,\n])*? )on your field or in your GY\b",
            r"\1in your field or GY",
        ),
        (r"(\b[Yy]ou control \"[^\"]*\" and) (?=an? [^.;:,\n]*? Monster[,:])", r"\1 you control "),
        (
            r"(\(from your hand or Deck\) by sending 1 [^.;:,\n]*?) you control (and 1 [^.;:,\n]*? "
            r"you control to the GY)",
            r"\1 \2",
        ),
        (r"(?<= of 1 monster )they control \(your choice\)", "your opponent controls"),
        (
            r"\b([Ww]hile )(\d or more) of your (\"[^\"]*\" \w+) with different names are "
            r"banished,",
            r"\1you have \2 \3 with different names in your banishment,",
        ),
        # What a monster does in one battle position.
        (
            r"\A(?:(?!battle position)[^\0])*● (?:While in )?Attack Position[:,][^\0]*\Z",
            in_positions,
        ),
        (r"(?<=\bcannot be targeted by )(?=effects\.)", "card "),
        (r"(?<=\bwith the same Level as )the (?=target from\b)", "that "),
        # What is banished decides on the monster: one effect for each kind of card.
        (
            r"(?m)\bYou can (?P<cost>Tribute this card, then banish 1 )(?P<such>\"[^\"]*\" )?card"
            r"(?P<from> from your [^.;:\n]*); Special Summon 1 monster(?P<of> from your "
            r"[^.;:,\n]*), based on the banished card(?P<but>, but lose LP equal to that Special "
            r"Summoned monster's original ATK)?\.\s*● Monster: (?P<monster>\"[^\"]*\")\s*● Spell: "
            r"(?P<spell>\"[^\"]*\")\s*● Trap: (?P<trap>\"[^\"]*\")$",
            _by_kind,
        ),
        (
            r"\b1 of your ([^.;:,\n]*? monster)s (from your hand) or that is banished\b",
            r"1 \1 \2 or banishment",
        ),
        (
            r"(\bfor each) of your banished (\"[^\"]*\") cards with different names\b",
            r"\1 \2 card with a different name in your banishment",
        ),
        (
            r"(\bsent to the GY as )(Fusion|Synchro|Xyz|Link) Material for (?:the \2 Summon of )?"
            r"(?=an? |\")",
            r"\1material for the \2 Summon of ",
        ),
        (
            r"\b(for the rest of this turn, )you cannot declare attacks,? except with "
            r"([^.;:,\n]* [Mm]onsters)(?=\.)",
            r"\1monsters you control cannot attack, except \2",
        ),
        (r"\b([Ss]pecial Summon )the (?=target(?:,|\.))", r"\1that "),
        (r"(\bSpecial Summon (?:it|that \w+)), but (?=it loses \d+ ATK\.)", r"\1, and if you do, "),
        (
            r"(\bRitual Summon 1 [^.;:\n]*)\. Then, if you Ritual Summoned (\"[^\"]*\"), ",
            r"\1, then if it was \2, ",
        ),
        (
            r"\b(monsters )(your opponent controls )(with 0 ATK)(?= as possible|[,.])",
            r"\1\3 your opponent controls",
        ),
        # What has to be there anyway, because there is as much of something as of it.
        (
            r"(?<=\bDuring your Main Phase), if your opponent controls an? (monster)(?:\(s\))?( "
            r"with [^.:;,\n]*)(: You can [^.;:]*, up to the number of \1s\2 your opponent "
            r"controls)",
            r"\3",
        ),
        (
            r"(\bplace this card), and them,( on the bottom of the Deck) in any order",
            r"\1\2, also place those targets\2 in any order",
        ),
        (r"(?<=\bPlace 3 Nameless Counter)(?= on this card\.)", "s"),
        (
            r"(\bfor the Link Summon of an? [^.;:\n]*?: You can) (?:have|make) that [^.;:,\n]*?"
            r"Link Monster gain (?=\d+ ATK until)",
            r"\1 activate this effect; the Link Monster that used this card as material gains ",
        ),
        (r"\breturn (those targets) to the Deck\b", r"shuffle \1 into the Deck"),
        (
            r"; that [A-Z]\w+ monster is treated as a Tuner (?=this turn\.)",
            "; treat it as a Tuner ",
        ),
        (r"(\bSpecial Summon it) and (?=double its ATK\.)", r"\1, and if you do, "),
        (r"\b[Cc]hange their Levels to (?=\d+\.)", "their Levels become "),
        # One effect that is applied, with what is done after it.
        (
            r"(?m)^Apply the following effect, (then [^.\n]*)\.\n● ([^.\n]*)\.(?:\n|$)",
            r"\2, \1.\n",
        ),
    )
)
