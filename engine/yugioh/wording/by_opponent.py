"""What the opponent does with cards of their own choice: "your opponent sends 2 monsters …"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.made import riders
from engine.yugioh.wording.meant import DISCARDED, MOVED, TRIBUTED, thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, said
from engine.yugioh.wording.phrase import Clause, Spoken, Telling

_VERBS: Final = {
    la.SendToGrave: ("send", "to the GY", MOVED), la.Tribute: ("Tribute", "", TRIBUTED),
    la.Discard: ("discard", "", DISCARDED),
}  # fmt: skip


def by_opponent(steps: Sequence[Node], telling: Telling) -> tuple[Clause | None, int]:
    """A step for which the opponent chooses, and how many steps are told with it."""
    first = steps[0]
    if isinstance(first, la.Optional) and first.by == v.OPPONENT:
        if len(first.do) == 1 and isinstance(first.do[0], la.SpecialSummon):
            return _summons(first.do[0], telling), 1
        if len(first.do) == 1 and isinstance(first.do[0], la.AddToHand):
            return _adds(first.do[0], telling), 1
        other = la.Choose(la.TRAP, v.DECK, whose=v.OPPONENT, by=v.OPPONENT)
        if first.do != (la.SetCard(other),):
            raise TypeError("no words for what the opponent can do")
        return said("they can Set 1 other Trap from their Deck"), 1
    both = _each_player(steps)
    if both:
        return both, 2
    what = getattr(first, "what", None)
    if isinstance(first, la.SendToGrave) and first.must:
        if not isinstance(what, la.Each) or (what.places, what.whose) != (v.MZONE, v.EITHER):
            raise TypeError("no words for what the players must send")
        nouns = noun(what.filter, telling, v.MZONE, "monster").several
        return said(f"each player must send all {nouns} they control to the GY"), 1
    if not isinstance(what, la.Choose) or what.by == v.YOU:
        return None, 0
    if type(first) not in _VERBS:
        raise TypeError("no words for what the opponent does with cards of their choice")
    verb, tail, how = _VERBS[type(first)]
    if not isinstance(what.most, int):
        return _excess(what), 1
    likes = [node for node in what.filter.walk() if isinstance(node, la.Like)]
    if likes:
        return _declared(what, likes, telling), 1
    mine = replace(what, by=v.YOU)
    words = thing(mine, telling, how)
    words = replace(words, source=words.source.replace("your opponent's", "their"))
    return Clause(verb, (words,), tail, subject="your opponent", third=f"{verb}s"), 1


def _summons(step: la.SpecialSummon, telling: Telling) -> Clause:
    """ "your opponent can Special Summon 1 monster from their GY" """
    what = step.what
    if not isinstance(what, la.Choose) or what.by != v.OPPONENT or what.whose != v.OPPONENT:
        raise TypeError("no words for what the opponent can Special Summon")
    mine = replace(what, by=v.YOU)
    if step != la.SpecialSummon(what, but=step.but, whose=v.OPPONENT):
        raise TypeError("no words for how the opponent can Special Summon")
    words = thing(mine, telling, MOVED)
    words = replace(words, source=words.source.replace("your opponent's", "their"))
    end = riders(step.but, words.spoken.several)
    return Clause("your opponent can Special Summon", (words,), end=end)


def _adds(step: la.AddToHand, telling: Telling) -> Clause:
    """ "your opponent can add 1 monster from their GY to their hand" """
    what = step.what
    if not isinstance(what, la.Choose) or what.by != v.OPPONENT or what.whose != v.OPPONENT:
        raise TypeError("no words for what the opponent can add to the hand")
    words = thing(replace(what, by=v.YOU), telling, MOVED)
    words = replace(words, source=words.source.replace("your opponent's", "their"))
    return Clause("your opponent can add", (words,), "to their hand")


def _excess(what: la.Choose) -> Clause:
    """All that exceed a number, so that the opponent keeps so many."""
    item, places = what.filter, what.places
    if not isinstance(what.most, la.Excess) or not isinstance(what.most.over, int):
        raise TypeError("no words for how many cards the opponent sends")
    kept = what.most.over
    many = la.Excess(la.Count(item, places, v.OPPONENT), kept)
    for filter, zones, cards, one in (
        (la.MONSTER, v.MZONE, "monsters they control", "monster"),
        (ANY, v.FIELD_PLACES, "cards", "card"),
    ):
        plain = la.Choose(filter, zones, most=many, whose=v.OPPONENT, exactly=True, by=v.OPPONENT)
        if what == plain:
            nouns = f"{kept} {one}{'s' if kept != 1 else ''}"
            return said(f"they must send {cards} to the GY so they control {nouns}")
    raise TypeError("no words for which cards the opponent sends")


_BOTH_SET: Final = (
    la.SetCard(la.Choose(la.SPELL_TRAP, v.GRAVE)),
    la.SetCard(la.Choose(la.SPELL_TRAP, v.GRAVE, whose=v.OPPONENT, by=v.OPPONENT)),
)


def _each_player(steps: Sequence[Node]) -> Clause | None:
    """ "each player sends 2 cards from their hand to the GY" """
    yours = getattr(steps[0], "what", None)
    if tuple(steps[:2]) == _BOTH_SET:
        return said("each player Sets 1 Spell/Trap from their GY to their field")
    if len(steps) < 2 or not isinstance(steps[0], la.SendToGrave):
        return None
    if not isinstance(yours, la.Choose) or not isinstance(yours.most, int):
        return None
    if yours != la.Choose(places=v.HAND, least=yours.most, most=yours.most):
        return None
    theirs = replace(yours, whose=v.OPPONENT, by=v.OPPONENT)
    if steps[1] != la.SendToGrave(theirs):
        return None
    return said(f"each player sends {yours.most} cards from their hand to the GY")


def _declared(what: la.Choose, likes: list[la.Like], telling: Telling) -> Clause:
    """One monster of the declared Type and Attribute."""
    of = likes[0].of
    such = la.MONSTER & la.FACE_UP & la.Like("type", of) & la.Like("attribute", of)
    plain = la.Choose(such, v.MZONE, whose=v.OPPONENT, name=what.name, by=v.OPPONENT)
    if what != plain or telling.declared != "with the declared Type and Attribute":
        raise TypeError("no words for what the opponent chooses")
    telling.speaks(Spoken("monster", False, v.GRAVE, deed="sent to the GY"), what.name)
    return said(
        "your opponent must send 1 face-up monster with the declared Type and Attribute from their "
        "field to the GY, if possible"
    )


@clause.register
def _(step: la.DeclareTraits, telling: Telling) -> Clause:
    what = step.what
    there = la.MONSTER & la.FACE_UP
    name = getattr(what, "name", "")
    if what != la.Choose(there, v.MZONE, whose=v.OPPONENT, name=name):
        raise TypeError("no words for whose Type and Attribute are declared")
    telling.declared = "with the declared Type and Attribute"
    return said("declare 1 Monster Type and 1 Attribute")
