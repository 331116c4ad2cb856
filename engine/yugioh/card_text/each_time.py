"""What a face-up card does each time something happens: "Each time …, place 1 "A" Counter on …"."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.activations import activates
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.numbers import until_end
from engine.yugioh.card_text.reading import THIS, Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.summoned_how import made_by, materials
from engine.yugioh.card_text.triggers import events
from engine.yugioh.card_text.verbs import Steps, operation
from engine.yugioh.wording import words as w
from engine.yugioh.wording.each_time import MAY_SET_IT, OTHERS_LOCKED


@starting("while", "each")
def _(reading: Reading) -> Rules:
    """ "Each time an \"A\" monster is Normal Summoned, place 1 Counter on this card." """
    reader = reading.reader
    held: tuple[Node, ...] = ()
    if reader.take("while"):
        held = (condition(reading),)
        reader.expect(",")
    reader.expect("each", "time")
    found = events(reading)
    if len(found) != 1:
        raise reader.lost("one event")
    if found[0].what == "activated":
        found = (replace(found[0], what="resolved"),)
    monster = reading.card.type & v.MONSTER
    if monster and found[0].what == "summoned" and not _never_itself(found[0]):
        raise reader.lost("Summons among which its own cannot be")
    reader.expect(",")
    reading.event = None  # of its cards nothing is said
    if found[0].what == "resolved":
        do = _once_resolved(reading)
    else:
        reader.take("immediately")
        each = partial(_for_each_sent, on=found[0])
        hurts = partial(_hurts_for_each, on=found[0])
        do = reading.attempt(hurts) or reading.attempt(each) or steps(reading)
    nodes = [node for step in do for node in step.walk()]
    if reading.tokens or any(isinstance(node, la.Choose | la.Optional | la.EventCards)
                             for node in nodes):  # fmt: skip
        raise reader.lost("what is done at once, without a choice")
    where = v.MZONE if monster else v.SZONE
    return Rules((la.EachTime(where, condition=held, on=found[0], do=do),))


def _for_each_sent(reading: Reading, on: la.Event) -> Steps:
    """ "place 1 \"A\" Counter on this card for each sent card" """
    (placed,) = operation(reading)
    if not isinstance(placed, la.PlaceCounter) or placed.count != 1 or placed.on != la.SELF:
        raise reading.reader.lost("1 counter on this card")
    if on.what != "sent" or not reading.reader.take_words("for each sent card"):
        raise reading.reader.lost('"for each sent card"')
    return (replace(placed, count=la.InEvent()),)


def _hurts_for_each(reading: Reading, on: la.Event) -> Steps:
    """ "inflict 200 damage to your opponent for each", "… for each card banished" """
    reader = reading.reader
    number = reader.number() if reader.take("inflict") else None
    if number is None or not reader.take_words("damage to your opponent for each"):
        raise reader.lost('"for each"')
    if on.what != "sent" or (reader.take("card", "banished") and on.to != v.BANISHED):
        raise reader.lost("cards that moved")
    reader.end()
    return (la.Damage(la.Times(la.InEvent(), number)),)


@starting("once", "during")
def _(reading: Reading) -> Rules:
    """ "Once per turn, during your End Phase, send 1 card from your hand to the GY or destroy this
    card.", "During each of your End Phases, destroy this card unless you …"
    """
    reader = reading.reader
    if not reader.take_one_of(_END_PHASE):
        raise reader.lost('"during your End Phase"')
    unless = reader.take_words("destroy this card unless you")
    options = [operation(reading)]
    while reader.take("or"):
        options.append(operation(reading))
    itself: Steps = (la.Destroy(la.SELF),)
    if unless:
        options.append(itself)
    if options[-1] != itself or options.count(itself) != 1 or len(options) < 2:
        raise reader.lost("what is done, or the card is destroyed")
    where = v.MZONE if reading.card.type & v.MONSTER else v.SZONE
    on = la.Event("end-phase", whose=v.YOU)
    return Rules((la.Upkeep(where, on=on, do=(la.OneOf(tuple(options), at="resolution"),)),))


@starting("during")
def _(reading: Reading) -> Rules:
    """ "During your End Phase, if you control no \"A\" monsters, send this card to the GY." """
    reader = reading.reader
    if not reader.take_words("during your End Phase , if"):
        raise reader.lost('"during your End Phase, if"')
    held = condition(reading)
    reader.expect(",")
    do = operation(reading)
    if do not in ((la.SendToGrave(la.SELF),), (la.Destroy(la.SELF),)):
        raise reader.lost("what becomes of the card itself")
    where = v.MZONE if reading.card.type & v.MONSTER else v.SZONE
    on = la.Event("end-phase", whose=v.YOU)
    return Rules((la.EachTime(where, condition=(held,), on=on, do=do),))


@starting("when", "if")
def _(reading: Reading) -> Rules:
    """ "When this card leaves the field, banish the equipped monster." """
    reader = reading.reader
    what = reader.take_one_of(_GONE)
    do = reader.take_one_of(_ALONG) if what is not None else None
    equip = reading.card.type & v.EQUIP
    if reading.card.type & v.TRAP and not reading.card.type & v.CONTINUOUS:
        equip = v.EQUIP  # which stays on the field only where it is equipped to a monster
    if what is None or do is None or not equip:
        raise reader.lost("what becomes of the equipped monster")
    away = v.HAND | v.DECK | v.GRAVE | v.BANISHED
    step = _ALONG[do](la.FormerMonster())
    return Rules((la.EachTime(away, on=_GONE[what], do=(step,)),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If "A" on the field is destroyed, destroy this card." """
    reader = reading.reader
    if not reader.take("if") or reader.comes("this"):
        raise reader.lost('"If"')
    found = events(reading)
    if len(found) != 1 or found[0].what != "destroyed" or found[0].who is None:
        raise reader.lost("that a card is destroyed")
    if not reader.take_words(", destroy this card"):
        raise reader.lost('"destroy this card"')
    where = v.MZONE if reading.card.type & v.MONSTER else v.SZONE
    return Rules((la.EachTime(where, on=found[0], do=(la.Destroy(la.SELF),)),))


@starting("after")
def _(reading: Reading) -> Rules:
    """ "After this card is Fusion Summoned, you take no damage for the rest of this turn." """
    reader = reading.reader
    if not reading.card.type & v.MONSTER or not reader.take_words("after this card is"):
        raise reader.lost('"After this card is Summoned"')
    how = reader.take_one_of(_SUMMONED)
    if how is None or not reader.take(","):
        raise reader.lost("how it is Summoned")
    reading.last = THIS
    on = la.Event("summoned", how=_SUMMONED[how])
    if reader.take_words(_OTHERS_LOCKED):
        return Rules((la.EachTime(v.MZONE, on=on, do=OTHERS_LOCKED),))
    do = steps(reading)
    if not all(isinstance(node, _LASTING) and getattr(node, "until", "") for node in do):
        raise reader.lost("what lasts for the turn")
    return Rules((la.EachTime(v.MZONE, on=on, do=do),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card is Synchro Summoned using "A" as material, treat it as a Tuner." """
    reader = reading.reader
    if not reader.take_words("if this card is Synchro Summoned using"):
        raise reader.lost('"Synchro Summoned using"')
    held = materials(reading)
    if made_by(reading.card) != v.BY_SYNCHRO or not reader.take_words(", treat it as a Tuner"):
        raise reader.lost('"treat it as a Tuner"')
    on = la.Event("summoned", how=v.BY_SYNCHRO)
    do = (la.TreatAsTuner(la.SELF),)
    return Rules((la.EachTime(v.MZONE, condition=(held,), on=on, do=do),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card's effect destroys a monster, this card gains ATK equal to the destroyed
    monster's original ATK until the end of this turn."
    """
    reader = reading.reader
    if not reading.card.type & v.MONSTER:
        raise reader.lost("a monster")
    if not reader.take_words("if this card's effect destroys a monster ,"):
        raise reader.lost('"If this card\'s effect destroys a monster"')
    if not reader.take_words("this card gains ATK equal to the destroyed monster's original ATK"):
        raise reader.lost('"the destroyed monster\'s original ATK"')
    there = la.EventCards(places=v.GRAVE | v.BANISHED | v.EXTRA, every=True)
    by = la.LevelOf(there, what="original attack")
    gain = la.ChangeStats(la.SELF, by, until_end(reading))
    on = la.Event("destroyed", la.MONSTER, reason=v.R_EFFECT, by=~la.OTHER)
    return Rules((la.EachTime(v.MZONE, on=on, do=(gain,)),))


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If this card is Special Summoned by the effect of "A", its Level becomes 4 and its original
    ATK/DEF become halved."
    """
    reader = reading.reader
    if not reader.take_words("if this card is Special Summoned by the effect of"):
        raise reader.lost('"Special Summoned by the effect of"')
    by = cards(reader, reading.lexicon)
    if not isinstance(by, la.Named) or not reader.take(","):
        raise reader.lost("the name of a card")
    reading.last = THIS
    do = operation(reading)
    if reader.take("and"):
        do = (*do, la.Also(operation(reading)))
    steps_ = [node for step in do for node in (step.do if isinstance(step, la.Also) else (step,))]
    if not all(isinstance(step, la.ChangeLevel | la.ChangeStats) for step in steps_):
        raise reader.lost("what the card itself becomes")
    on = la.Event("summoned", how=v.BY_SPECIAL, by=by)
    return Rules((la.EachTime(v.MZONE, on=on, do=do),))


@starting("after")
def _(reading: Reading) -> Rules:
    """ "After you activate an \"A\" Normal Trap Card, you can Set it instead of sending it to the
    GY."
    """
    reader = reading.reader
    if not reading.card.type & v.MONSTER or not reader.take("after"):
        raise reader.lost('"After"')
    (on,) = activates(reading)
    if on.whose != v.YOU or not on.card_itself:
        raise reader.lost("a Spell or Trap Card that you activate")
    if not reader.take_words(", you can Set it instead of sending it to the GY"):
        raise reader.lost('"you can Set it"')
    return Rules((la.EachTime(v.MZONE, on=replace(on, what="resolved"), do=MAY_SET_IT),))


_GONE: Final = {
    f"{word} this card {gone} ,": what for word in ("when", "if")
    for gone, what in (
        ("leaves the field", la.Event("sent", from_=v.FIELD_PLACES)),
        ("is destroyed", la.Event("destroyed")),
    )
}  # fmt: skip
_ALONG: Final = {
    "destroy the equipped monster": la.Destroy, "destroy that monster": la.Destroy,
    "banish the equipped monster": la.Banish,
}  # fmt: skip
_OTHERS_LOCKED: Final = (
    "for the rest of this turn , other cards and their effects cannot be activated on the field , "
    "and other cards' effects on the field are negated"
)
_NORMAL: Final = v.BY_NORMAL | v.BY_TRIBUTE
_SUMMONED: Final = {
    f"{name} Summoned": bit for bit, name in w.SUMMONS.items() if bit != v.BY_NORMAL
} | {
    "Normal Summoned": _NORMAL, "Normal or Special Summoned": _NORMAL | v.BY_SPECIAL,
}  # fmt: skip
_LASTING: Final = (la.ReduceDamage, la.Grant, la.ForTheTurn)
_END_PHASE: Final = ("once per turn , during your End Phase ,", "during each of your End Phases ,")


_RESOLVED: Final = (
    "immediately after it resolves", "immediately after the card or effect resolves",
    "when it resolves", "when that card or effect resolves", "when that card/effect resolves",
    "when that Spell resolves", "when that Spell Card resolves", "when that effect resolves",
)  # fmt: skip


def _once_resolved(reading: Reading) -> Steps:
    """ "inflict 500 damage to your opponent immediately after it resolves" """
    reader = reading.reader
    if reader.take_words("immediately after it resolves ,"):
        return steps(reading)
    whole = reader.words
    texts = [word.text for word in whole]
    for words in _RESOLVED:
        tail = words.split()
        if texts[-len(tail) :] == tail:
            reader.words = whole[: -len(tail)]
            do = steps(reading)
            reader.words, reader.next = whole, len(whole)
            return do
    raise reader.lost("once it has resolved")


def _never_itself(on: la.Event) -> bool:
    """Whether the Summon of the card itself is none of these."""
    return on.whose == v.OPPONENT or la.POINTED in parts_of(on.who or la.MONSTER)
