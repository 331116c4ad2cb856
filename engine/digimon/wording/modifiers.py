"""What cards have for a time, or while an effect holds: "gets +1000 DP and <Blocker>"."""

from dataclasses import replace
from functools import singledispatch
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import amount
from engine.digimon.wording.nouns import noun
from engine.digimon.wording.phrase import Clause, Telling, Thing
from engine.digimon.wording.requirements import short
from engine.digimon.wording.words import listed
from engine.effects import Node
from engine.filters import ANY, NoneOf

# What cannot be done, and what cannot be done to a card.
_CANNOT: Final = {
    "attack": "attack", "attack-players": "attack players", "attack-digimon": "attack Digimon",
    "block": "block", "be-blocked": "be blocked", "suspend": "suspend", "unsuspend": "unsuspend",
    "digivolve": "digivolve", "be-deleted-in-battle": "be deleted in battle",
    "switch-target": "have its attack target switched",
    "be-deleted-by-effects": "be deleted by effects",
    "leave-by-effects": "leave the battle area by effects",
    "be-returned": "be returned to the hand or deck by effects",
    "lose-dp": "have its DP reduced by effects",
    "be-de-digivolved": "be affected by <De-Digivolve>",
    "unsuspend-in-phase": "unsuspend during your opponent's next unsuspend phase",
}  # fmt: skip
_REDUCE: Final = {
    "reduce-play-costs": "reduce play costs",
    "reduce-digivolution-costs": "reduce digivolution costs",
    "add-to-security": "add cards to security stacks by effects",
}  # fmt: skip


def keyword(item: c.Keyword, telling: Telling) -> str:
    """A keyword effect with its number and its cards."""
    joint = " + " if "DNA" in item.name else " & "
    inside = f" ({joint.join(short(one, telling) for one in item.cards)})" if item.cards else ""
    if item.name == "Mind Link" and item.cards:
        return f"<Mind Link> with 1 of your {noun(item.cards[0], telling, heads=True)}."
    if item.name == "Fragment":
        return f"<Fragment ({item.value})>"
    if isinstance(item.value, Node):
        return f"<{item.name} {amount(item.value, telling).unit:+}{inside}>"
    signed = "" if item.name in ("Material Save",) else "+"
    number = f" {item.value:{signed}}" if item.value else ""
    return f"<{item.name}{number}{inside}>"


# ------------------------------------------------------------------- one modifier


@singledispatch
def modified(item: Node, to: Thing, telling: Telling) -> Clause:
    """What `to` has, as a statement of which it is the subject."""
    raise TypeError(f"no words for the modifier {item.kind}")


@modified.register
def _(item: c.DP, to: Thing, telling: Telling) -> Clause:
    if isinstance(item.by, int):
        more = Thing(f"{item.by:+} DP")
    else:
        found = amount(item.by, telling)
        equal = f"DP equal to {found.equal}"
        more = Thing(equal if found.equal else f"{found.unit:+} DP", each=found.ending)
    return Clause("get", (more,), subject=to, third="gets")


@modified.register
def _(item: c.GainsUnder, to: Thing, telling: Telling) -> Clause:
    cards = noun(item.cards, telling, several=True, on_field=False)
    tail = f"all effects of {cards} in {to.possessive} digivolution cards"
    return Clause("gain", tail=tail, subject=to, third="gains")


@modified.register
def _(item: c.PlayCost, to: Thing, telling: Telling) -> Clause:
    found = amount(item.by, telling)
    if found.equal:
        raise TypeError("no words for such a play cost")
    less = Thing(f"{found.unit:+} play cost", each=found.ending)
    return Clause("get", (less,), subject=to, third="gets")


@modified.register
def _(item: c.Keyword, to: Thing, telling: Telling) -> Clause:
    each = amount(item.value, telling).ending if isinstance(item.value, Node) else ""
    return Clause("gain", (Thing(keyword(item, telling), each=each),), subject=to, third="gains")


@modified.register
def _(item: c.Cannot, to: Thing, telling: Telling) -> Clause:
    if item.what == "digivolve" and isinstance(item.cards, NoneOf):
        into = w.into(noun(item.cards.of, telling, on_field=False))
        return Clause("can", tail=f"only digivolve into {into}", subject=to, third="can")
    if item.what == "digivolve" and isinstance(item.cards, la.Between):
        return Clause("can't", (Thing(f"digivolve to {_level(item.cards, telling)}"),), subject=to,
                      third="can't")  # fmt: skip
    if item.what == "be-attacked" and item.cards == ANY:
        return Clause("can't", (Thing("be attacked"),), subject=to, third="can't")
    if item.what == "be-attacked":
        attackers = noun(item.cards & la.DIGIMON, telling, several=True)
        owner = Thing(f"all of your opponent's {attackers}", True)
        return Clause("can't", tail=f"attack {to.whole}", subject=owner, third="can't")
    if item.what == "trash-under":
        cards = noun(item.cards, telling, several=True, on_field=False)
        if item.cards == ANY:
            cards = "cards"
        whose = "your opponent's effects" if item.by else "effects"
        tail = f"trash {cards} in {to.possessive} digivolution cards"
        return Clause("can't", tail=tail, subject=Thing(whose, True))
    if item.what == "activate-security-of-options":
        tail = "activate [Security] effects on Option cards it checks"
        return Clause("don't", tail=tail, subject=to, third="doesn't")
    if item.what == "activate":
        timing = w.TIMINGS.get(item.timing, f"[{item.timing}]")
        return Clause("can't", (Thing(f"activate {timing} effects"),), subject=to, third="can't")
    what = _CANNOT[item.what]
    if item.what == "lose-dp" and to.several:
        what = what.replace("its", "their")
    if item.by:
        what = what.replace("effects", "your opponent's effects")
        what = what.replace("by <", "by your opponent's <")
    return Clause("can't", (Thing(what),), subject=to, third="can't")


def _level(item: la.Between, telling: Telling) -> str:
    """ "level 7", "level 6 or higher"."""
    return noun(item, telling, on_field=False).removesuffix(" card")


@modified.register
def _(item: c.CanDigivolve, to: Thing, telling: Telling) -> Clause:
    into = w.into(noun(item.into, telling, on_field=False))
    tail = (f"digivolve into {into} in the hand for a digivolution cost of {item.cost}, ignoring "
    f"its "
            "digivolution requirements")  # fmt: skip
    return Clause("can", tail=tail, subject=to, third="can")


@modified.register
def _(item: c.DigiXrosFrom, to: Thing, telling: Telling) -> Clause:
    who = noun(item.who, telling, on_field=False)
    tamers = "one of your Tamers" if item.one else "your Tamers"
    cards = (f"1 card from under {tamers} and 1 card from your trash" if item.trash
             else f"cards from under {tamers}")  # fmt: skip
    tail = (f"when you would play a {who} with DigiXros requirements, by suspending this Tamer, "
    f"you "
            f"may place {cards} as digivolution cards for a DigiXros")  # fmt: skip
    return Clause("", tail=tail)


@modified.register
def _(item: c.NextDigivolution, to: Thing, telling: Telling) -> Clause:
    who = noun(item.who & la.DIGIMON, telling, heads=True)
    into = "" if item.into == ANY else f" into {w.into(noun(item.into, telling, on_field=False))}"
    tail = f"the digivolution cost of the next of your {who} to digivolve{into} by {item.by}"
    return Clause("reduce", tail=tail)


@modified.register
def _(item: c.NextTime, to: Thing, telling: Telling) -> Clause:
    said = telling.quoted(item.effect)
    return Clause("", tail="the next time " + said[said.index("When ") + len("When ") :])


@modified.register
def _(item: c.Ban, to: Thing, telling: Telling) -> Clause:
    return Clause("can't", tail=_banned(item, telling), subject=to, third="can't")


def _banned(item: c.Ban, telling: Telling) -> str:
    """What a player cannot do."""
    if item.what in _REDUCE:
        return _REDUCE[item.what]
    if item.what == "gain-memory":
        if item.cards == ANY:
            return "gain memory by effects"
        allowed = isinstance(item.cards, NoneOf)
        of = item.cards.of if isinstance(item.cards, NoneOf) else item.cards
        return f"gain memory {'except ' if allowed else ''}with {noun(of, telling)} effects"
    cards = noun(item.cards, telling, several=True, on_field=item.what != "use")
    if item.what == "use" and item.cards == ANY:
        cards = "Option cards"
    if item.what == "digivolve":
        return "digivolve" if item.cards == ANY else f"digivolve into {cards}"
    if item.what == "move":
        return f"move {'Digimon' if item.cards == ANY else cards} from the breeding area"
    if item.what == "play-from-trash-by-effect":
        return f"play {cards} from the trash by effects"
    return f"{item.what.removesuffix('-by-effect')} {cards}" + (
        " by effects" if item.what.endswith("-by-effect") else ""
    )


@modified.register
def _(item: c.Unaffected, to: Thing, telling: Telling) -> Clause:
    kinds = w.bits(item.by, {v.DIGIMON: "Digimon", v.TAMER: "Tamer", v.OPTION: "Option"})
    named = "" if len(kinds) == 3 else f"{listed(kinds, 'and')} "
    whose = f"{w.OWNERS[item.whose]} " if item.whose != v.EITHER else ""
    tail = f"affected by {whose}{named}effects"
    return Clause("aren't", tail=tail, subject=to, third="isn't")


@modified.register
def _(item: c.CanAttackUnsuspended, to: Thing, telling: Telling) -> Clause:
    targets = noun(item.filter & la.DIGIMON & la.UNSUSPENDED, telling, several=True)
    return Clause("can", tail=f"attack your opponent's {targets}", subject=to, third="can")


@modified.register
def _(item: c.OriginalDP, to: Thing, telling: Telling) -> Clause:
    return Clause("become", tail=str(item.to), subject=Thing(f"the original DP of {to.whole}"),
                  third="becomes")  # fmt: skip


@modified.register
def _(item: c.OriginalColor, to: Thing, telling: Telling) -> Clause:
    return Clause("become", tail=v.COLOR_NAMES[item.to], subject=to, third="becomes")


@modified.register
def _(item: c.AlsoDigimon, to: Thing, telling: Telling) -> Clause:
    return Clause("are", tail=f"also treated as a {item.dp} DP Digimon", subject=to, third="is")


@modified.register
def _(item: c.AlsoColor, to: Thing, telling: Telling) -> Clause:
    tail = f"also treated as {v.COLOR_NAMES[item.color]}"
    return Clause("are", tail=tail, subject=to, third="is")


@modified.register
def _(item: c.ColorsUnder, to: Thing, telling: Telling) -> Clause:
    tail = "treated as also having the colors of its digivolution cards"
    return Clause("are", tail=tail, subject=to, third="is")


@modified.register
def _(item: c.DeletionDP, to: Thing, telling: Telling) -> Clause:
    found = amount(item.by, telling)
    whose = f"{to.possessive}" if item.this_only else "your"
    tail = f"the maximum DP of {whose} DP-based deletion effects by {found.equal or found.unit}"
    return Clause("increase", tail=" ".join(filter(None, (tail, found.ending))))


@modified.register
def _(item: c.AlsoNamed, to: Thing, telling: Telling) -> Clause:
    tail = f"also treated as having the name [{item.name}]"
    return Clause("are", tail=tail, subject=to, third="is")


@modified.register
def _(item: c.Gains, to: Thing, telling: Telling) -> Clause:
    return Clause("gain", (Thing(f'"{telling.quoted(item.effect)}"'),), subject=to, third="gains")


# ---------------------------------------------------------------- several together


def given(
    what: Node | tuple[Node, ...], to: Thing, telling: Telling, until: str = ""
) -> list[tuple[str, str]]:
    """All that cards have, as statements, each with its subject apart; and until when.

    Numbers and keywords share a verb ("gets +1000 DP and <Blocker>"), and so do bans.
    """
    clauses: list[Clause] = []
    for item in what if isinstance(what, tuple) else (what,):
        one = modified(item, to, telling)
        last = clauses[-1] if clauses else None
        if last and last.things and one.things and last.subject == one.subject and (
            last.verb == one.verb or (last.verb, one.verb) == ("get", "gain")
        ):  # fmt: skip
            clauses[-1] = replace(last, things=last.things + one.things)
        else:
            clauses.append(one)
    return [_said(one, until) for one in clauses]


def together(statements: list[tuple[str, str]]) -> str:
    """Statements as one; a subject is not said twice."""
    text, last = "", ""
    for subject, said in statements:
        words = said if subject == last and text else f"{subject} {said}".strip()
        text, last = f"{text} and {words}" if text else words, subject
    return text


def _said(one: Clause, until: str) -> tuple[str, str]:
    """A statement with its end: until when, and what its number is counted by."""
    objects = [thing.text for thing in one.things]
    counted = (*one.things, one.subject) if one.subject else one.things
    each = next((thing.each for thing in counted if thing.each), "")
    if one.verb == "can't" and one.things:
        tail = _banned_together(objects)
    else:
        tail = listed(objects, "and") if objects else one.tail
    verb = one.third if one.subject and not one.subject.several else one.verb
    said = " ".join(part for part in (verb, tail, until, each) if part)
    return (one.subject.whole if one.subject else "", said)


def _banned_together(objects: list[str]) -> str:
    """Several things that cannot be done: "attack or block"."""
    timings = [text for text in objects if text.startswith("activate [")]
    others = [text for text in objects if text not in timings]
    if len(timings) > 1:
        icons = [text.removeprefix("activate ").removesuffix(" effects") for text in timings]
        others.append(f"activate {listed(icons, 'and')} effects")
        timings = []
    return listed([*others, *timings])
