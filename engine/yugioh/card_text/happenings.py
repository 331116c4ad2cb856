"""What happens to a card: "sent to the GY", "Special Summoned from your hand", "destroyed by …"."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.causes import by_effect, not_by, possessive
from engine.yugioh.card_text.summoned_how import ways
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.discarded import discarded
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.this_way import OWN_EFFECT, OWN_WAY
from engine.yugioh.card_text.to_extra import to_extra
from engine.yugioh.wording import words as w
from engine.yugioh.wording.known_events import TRIBUTED_FOR

Reason = int | tuple[int, ...]
FIELD: Final = v.FIELD_PLACES
_THEIRS: Final = v.R_EFFECT | v.R_THEIRS
_MATERIALS: Final = {
    "Fusion": v.R_FUSION, "Ritual": v.R_RITUAL, "Synchro": v.R_SYNCHRO, "Link": v.R_LINK,
}  # fmt: skip
_SOURCES: Final = {
    "hand": v.HAND, "field": FIELD, "Deck": v.DECK, "Monster Zone": v.MZONE,
    "Spell & Trap Zone": v.SZONE, "GY": v.GRAVE, "Extra Deck": v.EXTRA, "Main Deck": v.DECK,
}  # fmt: skip
# Why a card moved, in the words of texts.
_REASONS: Final[dict[str, Reason]] = {
    "by battle or card effect": (v.R_BATTLE, v.R_EFFECT),
    "by battle or by card effect": (v.R_BATTLE, v.R_EFFECT),
    "by battle or an opponent's card effect": (v.R_BATTLE, _THEIRS),
    "by battle or by an opponent's card effect": (v.R_BATTLE, _THEIRS),
    "by battle": v.R_BATTLE, "by card effect": v.R_EFFECT, "by a card effect": v.R_EFFECT,
    "by an effect": v.R_EFFECT,
    "by an opponent's card effect": _THEIRS, "by your opponent's card effect": _THEIRS,
    "because of an opponent's card effect": _THEIRS,
    "because of your opponent's card effect": _THEIRS,
    "by an opponent's card ( by battle or card effect )": v.R_THEIRS,
    "by your opponent's card ( by battle or card effect )": v.R_THEIRS,
    "by an opponent's card": v.R_THEIRS, "by your opponent's card": v.R_THEIRS,
    "because of an opponent's card": v.R_THEIRS,
    "because the equipped monster is sent to the GY": v.R_BEARER_SENT,
    "because the equipped monster is destroyed": v.R_BEARER_DESTROYED,
}  # fmt: skip
_BY_YOU: Final = ("by your card effect", "because of your card effect")
# Where this card was, before or behind the verb, and that its owner controlled it.
BEFORE: Final = {
    "in its owner's control": (FIELD, v.YOU), "you control": (FIELD, v.YOU),
    "in its owner's possession": (0, v.YOU), "in your possession": (0, v.YOU),
    "in its owner's Monster Zone": (v.MZONE, v.YOU), "in your Monster Zone": (v.MZONE, v.YOU),
    "in the Monster Zone": (v.MZONE, v.EITHER), "on the field": (FIELD, v.EITHER),
    "in the Spell & Trap Zone": (v.SZONE, v.EITHER),
    "in its owner's Spell & Trap Zone": (v.SZONE, v.YOU),
    "in the Field Zone": (v.SZONE, v.EITHER), "in its owner's Field Zone": (v.SZONE, v.YOU),
    "in the Pendulum Zone": (v.PZONE, v.EITHER), "in your Pendulum Zone": (v.PZONE, v.YOU),
    "in your hand or field": (v.HAND | FIELD, v.YOU),
}  # fmt: skip
_BEHIND: Final = {
    "while in its owner's Monster Zone": (v.MZONE, v.YOU),
    "while in your Monster Zone": (v.MZONE, v.YOU), "while you control it": (FIELD, v.YOU),
    "while its owner controls it": (FIELD, v.YOU),
    "while in its owner's possession": (0, v.YOU), "while in your possession": (0, v.YOU),
    "while in its owner's control": (FIELD, v.YOU),
}  # fmt: skip


_TRIBUTED_FOR: Final = {f"Tributed for {words}": on for on, words in TRIBUTED_FOR.items()}


def verb_of(reading: Reading, subject: la.Event, again: bool = False) -> la.Event:
    """ "is sent from the field to the GY by card effect", of a subject; behind it for this card
    "while equipped to a monster"
    """
    found = _verb_of(reading, subject, again)
    if found.what not in ("sent", "destroyed"):
        return found
    if found.who is None and reading.reader.take_words("while equipped to a monster"):
        if found.from_ & ~FIELD or found.formerly or found.had or found.had_such:
            raise reading.reader.lost("an Equip Card")
        return replace(found, equipped=True)
    if found.who == la.EQUIP_CARD and reading.reader.take_words("while equipped to this card"):
        return replace(found, who=ANY, equipped=True)  # whatever it is elsewhere
    return found


def _verb_of(reading: Reading, subject: la.Event, again: bool) -> la.Event:
    reader = reading.reader
    if reader.take("leaves", "the", "field"):
        if subject.from_ not in (0, v.MZONE, v.PZONE, v.MZONE | v.PZONE, FIELD):
            raise reader.lost("a card on the field")
        on = replace(subject, what="sent", from_=subject.from_ or FIELD)
        return _reason(reading, on)
    if reader.take("returns"):
        return _returned(reading, subject)
    if not (reader.take("is") or reader.take("are")) and not again:
        raise reader.lost('"is"')
    return _happens(reading, subject)


def _reason(reading: Reading, on: la.Event) -> la.Event:
    """ "by card effect", "by the effect of a \"A\" card", and where the card was"""
    reader = reading.reader
    by = by_effect(reading)
    words = None if by is not None else reader.take_one_of(_REASONS)
    if by is not None:
        on = replace(on, reason=v.R_EFFECT, by=by)
    elif words is not None:
        on = replace(on, reason=_REASONS[words])
    elif on.who is not None and on.whose == v.OPPONENT and reader.take_one_of(_BY_YOU):
        on = replace(on, reason=_THEIRS)
    if on.reason == v.R_EFFECT and on.what == "destroyed" and reader.comes(",", "except"):
        on = replace(on, by=not_by(reading))
    if on.what == "destroyed" and reader.take("and", "sent", "to"):
        yours = reader.take("your") and on.who is not None
        if not yours:
            reader.take("the")
        reader.expect("GY")
        on = replace(on, to=v.GRAVE, side=v.YOU if yours else on.side)
    behind = reader.take_one_of(_BEHIND) if on.who is None else None
    if behind is not None:
        if on.whose != v.EITHER or on.from_ not in (0, FIELD):
            raise reader.lost("where this card was, once")
        from_, whose = _BEHIND[behind]
        on = replace(on, from_=from_ or on.from_, whose=whose)
    return on


def _happens(reading: Reading, on: la.Event) -> la.Event:
    """ "sent from the field to the GY", "Special Summoned", "destroyed by card effect"."""
    reader = reading.reader
    if reader.take("sent"):
        on = from_where(reading, on)
        reader.expect("to")
        return _to_grave(reading, replace(on, what="sent", to=v.GRAVE))
    if (there := reading.attempt(partial(to_extra, on=on))) is not None:
        return there
    if reader.take("added"):
        on = from_where(reading, on)
        return _added(reading, replace(on, what="sent", to=v.HAND))
    if reader.take("returned"):
        return _returned(reading, on)
    if reader.take("banished"):
        if on.who is not None and reader.take("face-up"):
            on = replace(on, who=joined([on.who, la.FACE_UP]))
        return _reason(reading, replace(from_where(reading, on), what="sent", to=v.BANISHED))
    if reader.take("discarded"):
        return discarded(reader, on)
    if reader.take_words("Tributed for the Tribute Summon of"):
        by = joined([one_card(reading), la.Summoned(v.BY_TRIBUTE)])
        if not reader.take_words("and sent to the GY"):
            raise reader.lost('"and sent to the GY"')
        return replace(on, what="sent", to=v.GRAVE, reason=v.R_TRIBUTE | v.R_SUMMON, by=by)
    if (summon := reader.take_one_of(_TRIBUTED_FOR)) is not None:
        if replace(on, what="summoned") != la.Event():
            raise reader.lost("this card")
        return _TRIBUTED_FOR[summon]
    if reader.take("Tributed"):
        effect = reader.take_one_of(("by a card effect", "by card effect")) is not None
        to = v.GRAVE if on.who is None and reader.take_words("and sent to the GY") else 0
        return replace(on, what="sent", reason=v.R_TRIBUTE | v.R_EFFECT * effect, to=to)
    if reader.take_words("used as Fusion Material , and sent to the GY or banished"):
        return replace(on, what="sent", reason=v.R_FUSION, to=v.GRAVE | v.BANISHED)
    if reader.take("destroyed"):
        return _reason(reading, replace(on, what="destroyed"))
    if reader.take("flipped", "face-down"):
        if on.who is None or on.from_ != v.MZONE or on.was != v.FACEUP or on.formerly:
            raise reader.lost("other monsters that were face-up")
        return la.Event("flipped-down", on.who, whose=on.whose)
    if reader.take("flipped", "face-up"):
        return replace(on, what="flipped")
    how = 0 if reader.comes("Summoned") else ways(reading)
    reader.expect("Summoned")
    return _summoned(reading, replace(on, what="summoned", how=how))


def _added(reading: Reading, on: la.Event) -> la.Event:
    """What follows "added": to whose hand, and why."""
    reader = reading.reader
    if on.who is not None and reader.take_words("to your opponent's hand"):
        if on.whose not in (v.EITHER, v.OPPONENT):
            raise reader.lost("whose hand")
        on = replace(on, whose=v.OPPONENT)
    elif not reader.take_words("to your hand"):
        raise reader.lost('"to your hand"')
    elif on.who is not None:
        if on.whose == v.OPPONENT:
            raise reader.lost("whose hand")
        on = replace(on, whose=v.YOU)
    if reader.take_words(", except by drawing it"):
        return replace(on, without=v.R_DRAW)
    if on.whose == v.OPPONENT and on.from_ == v.DECK:
        reader.take_words(", except during the Draw Phase")  # none is played
    by = by_effect(reading)
    if by is not None:
        return replace(on, reason=v.R_EFFECT, by=by)
    if reader.take_one_of(("by a card effect", "by card effect", "by an effect")):
        return replace(on, reason=v.R_EFFECT)
    return on


_HANDS: Final = {"to the hand": v.EITHER, "to your hand": v.YOU, "to its owner's hand": v.EITHER}


def _returned(reading: Reading, on: la.Event) -> la.Event:
    """ "to your hand by an opponent's card effect", behind "returned", of cards on the field"""
    reader = reading.reader
    hand = reader.take_one_of(_HANDS)
    if hand is None or (on.who is not None and not on.from_):
        raise reader.lost("a hand, to which a card on the field is returned")
    if on.from_ & ~FIELD:
        raise reader.lost("a card on the field")
    side = _HANDS[hand] if on.who is not None else v.EITHER
    return _reason(reading, replace(on, what="sent", from_=on.from_ or FIELD, to=v.HAND, side=side))


_TO_ZONES: Final = {f"to the {words}": mask for mask, words in w.NAMED_ZONES.items()}


def _summoned(reading: Reading, on: la.Event) -> la.Event:
    """What follows "Special Summoned": from where, to whose field, by what."""
    reader = reading.reader
    if on.from_ or on.was or on.formerly or on.had or on.had_such or on.whose != v.EITHER:
        raise reader.lost("the end of the event")
    if reader.take("face-up"):
        if on.who is None:
            raise reader.lost("another monster")
        on = replace(on, who=joined([on.who, la.FACE_UP]))
    on = from_where(reading, _of_owner(reading, on))
    if on.who is not None and reader.take_words("to a zone a Link Monster points to"):
        on = replace(on, who=joined([on.who, la.POINTED_TO]))
    elif reader.take_one_of(("to a zone this card points to", "to the zone this card points to",
                           "to the zones this card points to")):  # fmt: skip
        on = replace(on, who=joined([on.who, la.POINTED]) if on.who is not None else None)
        if on.who is None:
            raise reader.lost("another monster")
    elif on.who is not None and reader.take_words("to your zone this card points to"):
        on = replace(on, who=joined([on.who, la.POINTED]), side=v.YOU)
    elif on.who is None and reader.take_words("in the Extra Monster Zone"):
        on = replace(on, zones=w.EXTRA_ZONES)
    elif on.who is None and (named := reader.take_one_of(_TO_ZONES)) is not None:
        on = replace(on, zones=_TO_ZONES[named])
    elif reader.take_words("to your field"):
        on = replace(on, side=v.YOU)
    elif reader.take_words("to your opponent's field"):
        on = replace(on, side=v.OPPONENT)
    if on.from_ == 0 and reader.comes("from"):
        on = from_where(reading, on)
    if on.who is None and reader.take_words(OWN_WAY):
        return replace(on, own_way=True)
    if on.who is None and reader.take_words(OWN_EFFECT):
        return replace(on, by=~la.OTHER)
    by = by_effect(reading)
    return on if by is None else replace(on, by=by)


def _of_owner(reading: Reading, on: la.Event) -> la.Event:
    """The event with whose cards the monsters are, before "from your opponent's Extra Deck"."""
    if on.who is None or not reading.reader.comes("from", "your"):
        return on
    theirs = reading.reader.comes("from", "your", "opponent's")
    return replace(on, who=joined([on.who, ~_OWNED if theirs else _OWNED]))


_OWNED: Final = la.State("owned")


def _to_grave(reading: Reading, on: la.Event) -> la.Event:
    """What follows "sent to": the GY, and why."""
    reader = reading.reader
    theirs = reader.take("your", "opponent's")
    yours = not theirs and reader.take("your")
    if not yours and not theirs and not reader.take("either"):
        reader.expect("the")
    reader.expect("GY")
    if on.who is not None and on.from_ & FIELD and on.from_ & ~FIELD and (yours or theirs):
        on = replace(on, side=v.YOU if yours else v.OPPONENT)  # whoever controlled it
    elif on.who is not None and (yours or theirs) and on.whose == v.EITHER:
        on = replace(on, whose=v.YOU if yours else v.OPPONENT)
    if reader.take("or", "banished"):
        on = replace(on, to=v.GRAVE | v.BANISHED)
    if reader.take("as", "material", "for"):
        return _material(reading, on)
    for name, reason in _MATERIALS.items():
        if reader.take("as", name, "Material"):
            return replace(on, reason=reason)
    if reader.take("to", "activate"):
        if reader.take_words("a card or effect"):
            return replace(on, reason=v.R_COST, without=v.R_SUMMON)
        of_named = reader.take_words("the effect of")
        possessive(reading)
        by = one_card(reading)
        if of_named != isinstance(by, la.Named) or not (of_named or reader.take_words("'s effect")):
            raise reader.lost('"\'s effect"')
        return replace(on, reason=v.R_COST, without=v.R_SUMMON, by=by)
    return _reason(reading, on)


def _material(reading: Reading, on: la.Event) -> la.Event:
    """ "a Fusion Summon", "the Fusion or Link Summon of a \"A\" monster" """
    reader = reading.reader
    certain = reader.take("the")
    if not certain:
        reader.expect("a")
    reasons: list[int] = []
    while True:
        name = reader.take_one_of(_MATERIALS)
        if name is None:
            raise reader.lost("a way of being Summoned")
        reasons.append(_MATERIALS[name])
        if not (reader.take("or") or reader.take(",", "or") or reader.take(",")):
            break
    reader.expect("Summon")
    on = replace(on, reason=reasons[0] if len(reasons) == 1 else tuple(reasons))
    if not certain:
        return on
    reader.expect("of")
    return replace(on, by=one_card(reading))


def from_where(reading: Reading, on: la.Event) -> la.Event:
    """ "from the hand or field", "from your Deck"; of a subject that says nothing of it."""
    reader = reading.reader
    at = reader.next
    if not reader.take("from"):
        return on
    theirs = reader.take("your", "opponent's") or reader.take("their")
    yours = not theirs and reader.take("your")
    if not (yours or theirs or reader.take("the") or reader.take("either")):
        reader.next = at
        return on
    if on.from_:
        raise reader.lost("from where, once")
    places = 0
    while True:
        name = reader.take_one_of(_SOURCES)
        if name is None:
            raise reader.lost("a place")
        places |= _SOURCES[name]
        if not (reader.take("or") or reader.take("and/or")):
            break
        if not (yours or theirs):
            reader.take("the")
    if on.who is not None and (yours or theirs) and on.what != "summoned":
        if on.whose != v.EITHER:
            raise reader.lost("whose it is, once")
        on = replace(on, whose=v.YOU if yours else v.OPPONENT)
    return replace(on, from_=places)
