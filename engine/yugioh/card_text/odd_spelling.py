"""Rare ways of saying a thing, put into the usual one.

Each of these says the same in both; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh.wording import words as w

_TYPE: Final = f"(?:{'|'.join(sorted(w.RACES.values(), key=len, reverse=True))})"
# The start of a sentence.
_START: Final = r"(?m)(^|(?<=\. )|(?<=\.\) ))"
_STATS: Final = r"\d+ (?:ATK/DEF|ATK|DEF)"

_KINDS: Final = re.compile(rf"({_TYPE})s$")


def _all_of_them(found: re.Match[str]) -> str:
    which = _KINDS.sub(r"\1", found[1]).removesuffix(" monsters")
    if " with " not in which and not which.endswith(" Monsters"):
        which += " monsters"
    return f"you control a monster and you control no monsters, except {which}"


def _by_type(found: re.Match[str]) -> str:
    one, other = (f"{text[:1].lower()}{text[1:]}" for text in (found["one"], found["other"]))
    kinds = ((found["type"], one), (f"non-{found['type']}", other))
    return "\n".join((
        "Activate 1 of these effects.",
        *(f"● {found['pay']}{kind} {found['whose']}{what}" for kind, what in kinds),
    )).replace("during the End Phase of this turn, ", "during the End Phase, ")  # fmt: skip


def _one_of_each(found: re.Match[str]) -> str:
    names = re.findall('"[^"]*"', found["names"])
    each = [f"banish 1 {name} monster {found['where']}" for name in names]
    return " and ".join(("banish this card", *each)).replace(" and ", ", and ", 1)


def _one_or_both(found: re.Match[str]) -> str:
    first, second, where = found["first"], found["second"], found["where"]
    each = [f"● Target 1 {one} card {where}; add it to your hand." for one in (first, second)]
    both = f"● Target 1 {first} card and 1 {second} card {where}; add them to your hand."
    return "\n".join((f"{found['when']}You can activate 1 of these effects.", *each, both, ""))


def _on_either_field(found: re.Match[str]) -> str:
    def bullet(zone: str, field: str) -> str:
        return (
            f"● Target 1 card in {zone} Field Zone; {found['do']} {found['token']}{field} in "
            "Attack Position."
        )

    theirs = bullet("your opponent's", " to your opponent's field")
    lock = found["lock"]
    return f"You can activate 1 of these effects, {lock};\n{bullet('your', '')}\n{theirs}\n"


# Before the reminder that there must be one is left out.
AT_LEAST_ONE: Final = Rewriting(
    ((r"(?i)(?<!while )\ball monsters you control are ([^.:;,()]*?) \(min\. 1\)", _all_of_them),)
)


ODD: Final = Rewriting(
    (
        (
            r"\byour opponent's monsters cannot attack for the rest of this turn, (except to "
            r"attack [^.,;:]*)(?=\.)",
            r"your opponent's monsters cannot attack, \1, this turn",
        ),
        (
            r"(?<=, )but (its DEF becomes 0) at the end of this turn(?=\.)",
            r"also, during the End Phase, \1",
        ),
        (
            r"\b([Ss]pecial Summon 1 [^,.;:]*? monster), (whose name includes the Tributed "
            r"monster's name), (?=from )",
            r"\1 \2 ",
        ),
        # What becomes of the battle position, before the change itself.
        (
            r"(?<=; )this card's battle position cannot be changed (until the end of your next "
            r"turn), also change this card you control (from face-up Attack Position to face-up "
            r"Defense Position[^.;]*)(?=\.)",
            r"change this card \2, also this card cannot change its battle position \1",
        ),
        # What a way of its own forbids afterwards, said with it.
        (
            r"(\b[Yy]ou can Special Summon this card \(from your [^()]*\)[^.:;]*?), (?:but|also) "
            r"(you cannot [^.:;]*? for the rest of this turn(?:, except [^.:;]*)?\.)",
            r"\1. If Summoned this way, \2",
        ),
        (
            r"(\bfor the rest of this Duel) after you activate this card(?=, you cannot )",
            r"\1",
        ),
        (
            r"(?<=; )(reveal 1 [^.,;:]*? in your hand), (shuffle it into the Deck), then,? "
            r"(?=draw )",
            r"\1, and if you do, \2, then ",
        ),
        # What a card can stand in for.
        (
            r"(\bany 1 Fusion Material) (?:whose name is specifically listed|mentioned by name) "
            r"on ",
            r"\1 whose name is mentioned on ",
        ),
        (
            r"(?<=, but the other )(?:Fusion Materials?|material) (?=must be correct)",
            r"materials ",
        ),
        # What is counted, said in brackets behind the rule.
        (
            r"(\bLink\))\. \(If an effect's activation was negated, it still counts toward the "
            r"total for that turn\. Only count effects that were activated (while this monster was "
            r"face-up on the field)\.\)",
            r"\1, counting those activated \2, negated or not.",
        ),
        # What holds for the monster that a card stays linked to.
        (
            r"(?i)\b(take control of that monster)\. While you control that monster, "
            r"(?=it cannot attack or activate effects\.)",
            r"\1, also, while you control it, ",
        ),
        # A Trap in the GY is never activated by itself.
        (
            r"(\bwhen a Trap Card is activated while this card is in your GY: )(?=Special Summon)",
            r"\1You can ",
        ),
        # Of which cards something is not said, before what is said.
        (
            rf"{_START}(All [^.,;:]*?\bon the field) ((?:gain|lose) {_STATS}), "
            r"(except [^.,;:]*)(?=\.)",
            r"\1\2, \4, \3",
        ),
        # Whose they are, where there is one of either player.
        (
            r"\b([Tt]arget 1 )(face-up monster) on each field(?=;)",
            r"\1\2 you control and 1 \2 your opponent controls",
        ),
        (
            r"\b([Dd]estroy|[Bb]anish) 1 (card|monster|Spell/Trap) on both players' fields(?=[.,])",
            r"\1 1 \2 you control and 1 \2 your opponent controls",
        ),
        (
            r"\b([Tt]arget 1 face-up monster) (?=Special Summoned from the Extra Deck;)",
            r"\1 on the field that was ",
        ),
        # A condition, before what holds under it.
        (
            rf"{_START}This card ((?:gains|loses) {_STATS}) while it has no materials(?=\.)",
            r"\1While this card has no material, it \2",
        ),
        (
            rf"{_START}While (this card is in your GY), if ([^:.]*?): ",
            r"\1If \3, while \2: ",
        ),
        (
            rf"{_START}While (this card has \"[^\"]*\" as material), w(hen [^:.]*?): ",
            r"\1W\3, while \2: ",
        ),
        (
            r"(\bIf this card is used for (?:an|the) Xyz Summon[^.:;,]*), you can treat it as a "
            r"(?=Level)",
            r"\1, it can be treated as a ",
        ),
        (r"\b(equip that target to this card) you control(?=\.)", r"\1"),
        (
            rf"{_START}(M)(onsters with the same original name as that equipped monster) "
            r"(cannot attack), also their effects(?= are negated\.)",
            r"\1\2\3 \4. The effects of m\3 on the field",
        ),
        (
            rf"{_START}(Level \d+ or higher) (Special Summoned) monsters on the field cannot "
            r"declare attacks, nor can players activate their effects(?=\.)",
            r"\1\3 \2 monsters on the field cannot attack, also neither player can activate the "
            r"effects of \3 \2 monsters on the field",
        ),
        (
            rf"{_START}Negate all ([A-Z]+) monster effects activated on the field or in the GY"
            r"(?=\.)",
            r"\1Negate the activated effects of \2 monsters on the field or in the GY",
        ),
        (
            rf"{_START}Negate any (activated effects of your opponent's) banished (monsters)"
            r"(?=\.)",
            r"\1Negate the \2 \3 in their banishment",
        ),
        (
            r"(?<=cannot attack\. )When it (?=is destroyed, destroy this card\.)",
            "When that monster ",
        ),
        # No battle is played.
        (r", or at the start of the Damage Step, if a monster battles(?=:)", ""),
        (r"\b(Draw \d cards) and (?=skip your next (?:\d )?Draw Phases?\.)", r"\1, also "),
        (
            rf"{_START}Negate the effects of Fusion, Synchro, and Xyz Monsters while they are on "
            r"the field(?=\.)",
            r"\1The effects of Fusion, Synchro, or Xyz Monsters on the field are negated",
        ),
        # Of two targets that differ in where they are.
        (
            r"(\b[Tt]arget 1 Xyz Monster you control and 1 (?P<kind>\"[^\"]*\") monster in your "
            r"GY; attach )that (?P=kind) monster to that Xyz Monster as (?:Xyz M|m)aterial(?=\.)",
            r"\1the second target to the first target as material",
        ),
        (
            rf"{_START}This card gains ATK and DEF equal to the ATK and DEF of (all [^.:;,]*? "
            r"attached to it) as (?:Xyz )?[Mm]aterials?(?=\.)",
            r"\1Gains ATK/DEF equal to the ATK/DEF of \2",
        ),
        (
            r"(\b[Tt]ake 1 [^.;:,]*? from your Deck), (and either add it to your hand or Special "
            r"Summon it), (except \"[^\"]*\")(?=\.)",
            r"\1, \3, \2",
        ),
        # What a card does while it is revealed.
        (
            r"\b[Tt]his card in your hand becomes revealed (until the end of your opponent's turn)"
            r"\. While this card is revealed by this effect, (?=Set cards )",
            r"keep this card in your hand revealed \1, and while it is revealed by this effect, ",
        ),
        (
            r"\bif you activated this effect while this card was revealed\b",
            "if this card was revealed when this effect was activated",
        ),
        (r"\breveal and (Set 1 [^.;:,]*? from your Deck)\b", r"\1"),
        (r"\btotal (number of [^.;:,]*? with different names)\b", r"\1"),
        (r"\b([Dd]uring) each of your (End Phase)s(?=:)", r"\1 your \2"),
        # The one monster of the event, after another one was summoned.
        (r"\breturn that opponent's Summoned (?=monster to the hand\b)", "return that "),
        # What happens each time is waited for.
        (
            r"(?m)(^|(?<=\. ))Each time (a card your opponent owns and possesses is banished "
            r"face-down)(?=: You can )",
            r"\1If \2",
        ),
        # What is done on the field of the player whose card was targeted: one of two effects.
        (
            r"(?m)^You can target 1 card in the Field Zone; (?P<do>destroy it, then Special "
            r"Summon) to its controller's field, (?P<token>1 \"[^\"]* Token\" \([^()]*\))"
            r" in Attack Position, (?P<lock>also [^.\n]*)\. ?",
            _on_either_field,
        ),
        # One of two kinds, or one of each.
        (
            r"(?m)^(?P<when>If [^:.\n]*: )You can target 1 (?P<first>\"[^\"]*\") and/or 1 "
            r"(?P<second>\"[^\"]*\") card (?P<where>in your GY); add them to your hand\. ?",
            _one_or_both,
        ),
        (
            r"(\bbanish 1 \"[^\"]*\" or )1 (?=\"[^\"]*\" monster from your hand or Deck, and "
            r"detach )",
            r"\1",
        ),
        # One monster of each of several names.
        (
            r"\bbanish this card you control, plus 4 monsters (?P<where>from your hand, field, "
            r"and/or GY) \(1 each with (?P<names>(?:\"[^\"]*\"(?:, and |, |(?= in))){4}) in their "
            r"names\)(?=;)",
            _one_of_each,
        ),
        # What is done by the Type of the monster that is paid with: one of two effects.
        (
            r"(?m)^(?P<pay>Send 1 face-up )(?P<whose>monster you control to the GY; )apply this "
            r"effect, depending on the Type it had on the field\.\n"
            rf"● (?P<type>{_TYPE}): (?P<one>[^\n]*)\n● Non-(?P=type): (?P<other>[^\n]*)$",
            _by_type,
        ),
        # Only a player's own monsters are Tributed.
        (
            r"\b(Tribute 1) of your ((?:[^.;:,]*? )?[Mm]onster)s (?=this card points to\b)",
            r"\1 \2 ",
        ),
        (r"\b(Tribute any number of) your (?=monsters this card points to\b)", r"\1 "),
        (
            rf"{_START}Each (time [^.:;]*)\. This effect is only applied (while [^.:;]*)"
            r"(?=\.)",
            lambda found: f"{found[1]}W{found[3][1:]}, each {found[2]}",
        ),
        (
            r"\buntil the end of this turn, its effects are negated, (its ATK/DEF become \d+), "
            r"also it (is unaffected by your opponent's card effects)(?=\.)",
            r"negate its effects until the end of this turn, also \1 until the end of this turn, "
            r"also it \2 this turn",
        ),
        (
            r"\b(negate the effects of all [^.;:,]*?) currently (on the field), (except [^.;:,]*), "
            r"(until the end of your opponent's turn)(?=\.)",
            r"\1 \2, \3, \4",
        ),
        (rf"(?<=, except )({_TYPE})s(?=[.,])", r"\1 monsters"),
        (
            r"\b(by shuffling) the Fusion Materials listed on it into the Deck, from among your "
            r"cards on the field, in your GY, and/or your face-up banished cards(?=\.)",
            r"\1 its materials from your field, GY, or banishment into the Deck",
        ),
        (r"(\bthis card's ATK becomes) equal to that monster's(?=\.)", r"\1 that monster's ATK"),
        (r"\b(number of monsters) you (?=sent to the GY\b)", r"\1 "),
        (r"\b(using \d or more) Fusion Materials(?=, )", r"\1 materials"),
        # What becomes of a monster that is summoned in its own way.
        (
            r"(\byou can Special Summon this card \(from your hand\)) as a (Level \d+) monster"
            r"(?=\.)",
            r"\1. If Summoned this way, this card becomes \2",
        ),
    )
)
