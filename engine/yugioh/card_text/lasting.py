"""Clauses that hold for the rest of the turn: "you cannot Special Summon …, except …"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.activations import activates
from engine.yugioh.card_text.forbidding import REST, forbidden, forbidden_by_name, less_damage, only
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.numbers import until_end
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.replacing import into_banishment
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.spoken import meant, spoken
from engine.yugioh.card_text.things import thing
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.compiler.names import in_series
from engine.yugioh.language.words import InBattle, LastsUntil


@verb(
    "keep this card in your hand revealed until the end of your opponent's turn , and while it is "
    "revealed by this effect , Set cards on the field cannot be destroyed by card effects"
)
def _(reading: Reading) -> Steps:
    """What this card does in the hand as long as it stays revealed there."""
    if reading.where & ~v.HAND:
        raise reading.reader.lost("a card in the hand")
    reading.where = v.HAND
    return (la.StayRevealed((la.Indestructible(~la.FACE_UP, whose=v.EITHER),)),)


@clause
def _(reading: Reading) -> Steps:
    """ "for the rest of this turn, you cannot Special Summon monsters with that name" """
    return (forbidden_by_name(reading),)


@clause
def _(reading: Reading) -> Steps:
    """ "you cannot Special Summon [from the Extra Deck] for the rest of this turn, except …" """
    found, rest = forbidden(reading)
    if not rest:
        raise reading.reader.lost('"for the rest of this turn"')
    if isinstance(found, la.Ban) and found.until == "pendulum summon":
        if reading.reader.take_words(
            ", and the effects of any cards in your Pendulum Zones are negated"
        ):
            return (found, replace(found, what=("effect",), filter=la.InPlace(v.PZONE)))
    return (found,)


@clause
def _(reading: Reading) -> Steps:
    """ "if that face-up monster leaves the field this turn, its controller takes damage …" """
    reader = reading.reader
    reader.expect("if")
    mention = spoken(reading)
    if mention is None or mention.several or not reader.take_words("leaves the field this turn ,"):
        raise reader.lost('"leaves the field this turn"')
    if not reader.take_words("its controller takes damage equal to its original ATK"):
        raise reader.lost("what its controller takes")
    return (la.DamageForLeaving(meant(mention)),)


@clause
def _(reading: Reading) -> Steps:
    """ "while it is face-up in the Monster Zone, you cannot Special Summon monsters, except …" """
    reader = reading.reader
    reader.expect("while")
    if reader.take_words("you control that face-up monster ,"):
        return _while_controlled(reading)
    summoned = reader.comes("the", "Special", "Summoned", "monster")
    itself = reader.comes("it", "is") or reader.comes("this", "card", "is")
    mention = spoken(reading) if summoned or itself else None
    if not reader.take_words("is face-up in the Monster Zone ,"):
        raise reader.lost('"is face-up in the Monster Zone"')
    if mention is None or mention.several or (not summoned and meant(mention) != la.SELF):
        raise reader.lost("this card, or one that was Special Summoned")
    away = reading.attempt(into_banishment)
    if away is not None:
        return (la.Grant(meant(mention), (away,)),)
    found, rest = forbidden(reading)
    if rest or not isinstance(found, la.OnlySpecialSummon) or found.until:
        raise reader.lost("what may still be Special Summoned")
    return (la.Grant(meant(mention), (found,)),)


def _while_controlled(reading: Reading) -> Steps:
    """ "you cannot Special Summon from the Extra Deck, except …", behind "while you control it" """
    monster = reading.last
    if monster is None or monster.several or monster.deed != "Special Summon":
        raise reading.reader.lost("a monster that was Special Summoned")
    found, rest = forbidden(reading)
    if rest or not isinstance(found, la.OnlySpecialSummon) or found.until:
        raise reading.reader.lost("what may still be Special Summoned")
    return (la.Grant(meant(monster), (replace(found, controlled=True),)),)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent takes no damage for the rest of this turn" """
    found, rest = less_damage(reading)
    if not rest:
        raise reading.reader.lost('"for the rest of this turn"')
    return (found,)


_ONE_LEFT: Final = {
    "Trap Card": la.TRAP, "Spell Card": la.SPELL, "Spell/Trap Card": la.SPELL_TRAP,
}  # fmt: skip


@clause
def _(reading: Reading) -> Steps:
    """ "you can only activate 1 Trap Card for the rest of this turn" """
    reader = reading.reader
    who = reader.take_one_of(("you can only activate 1", "your opponent can only activate 1"))
    kind = reader.take_one_of(_ONE_LEFT)
    if who is None or kind is None or reader.take_one_of(REST) is None:
        raise reader.lost('"can only activate 1"')
    return (la.ActivateOnlyOne(_ONE_LEFT[kind], v.YOU if who.startswith("you c") else v.OPPONENT),)


@clause
def _(reading: Reading) -> Steps:
    """ "you can only Normal or Special Summon once for the rest of this turn" """
    reader = reading.reader
    before = reader.take_one_of(REST) is not None and reader.take(",")
    found = reader.take_one_of(_ONCE_LEFT)
    if found is None:
        raise reader.lost('"can only Normal or Special Summon once"')
    if not before and reader.take_one_of(REST) is None:
        raise reader.lost('"for the rest of this turn"')
    return (_ONCE_LEFT[found],)


_ONCE_LEFT: Final = {
    "you can only Normal or Special Summon once": la.SummonOnlyOnce(),
    "you can only Special Summon once from the Extra Deck":
        la.SummonOnlyOnce(special=True, from_=v.EXTRA),
    "you can only Special Summon once": la.SummonOnlyOnce(special=True),
}  # fmt: skip


@clause
def _(reading: Reading) -> Steps:
    """ "for the rest of this turn, each time you activate a card or effect, you lose 500 LP" """
    reader = reading.reader
    if reader.take_one_of(REST) is None or not reader.take_words(", each time"):
        raise reader.lost('"each time"')
    (on,) = activates(reading)
    # The activation of the card itself was before, and is none of these.
    spared = on.who.of if isinstance(on.who, NoneOf) else None
    if not isinstance(spared, la.Series) or not in_series(spared, reading.card.series):
        raise reader.lost("what this card itself is not")
    if on.whose != v.YOU or not reader.take_words(", you lose"):
        raise reader.lost("what you lose each time you activate something")
    points = reader.number()
    if points is None or not reader.take("LP"):
        raise reader.lost("how many LP")
    return (la.ForTheTurn(la.EachTime(on=on, do=(la.LoseLife(points),))),)


@clause
def _(reading: Reading) -> Steps:
    """ "this card cannot use this effect next turn" """
    if not reading.reader.take_words("this card cannot use this effect next turn"):
        raise reading.reader.lost('"cannot use this effect next turn"')
    return (la.NotNextTurn(),)


_IN_BATTLE: Final[dict[str, InBattle]] = {
    "cannot attack directly": "not-directly", "cannot attack": "not",
    "can attack directly": "directly", "can attack your opponent directly": "directly",
    "can make a second attack during each Battle Phase": "twice",
    "can make up to 3 attacks during each Battle Phase": "three",
    "can make up to 2 attacks on monsters during each Battle Phase": "two-monsters",
    "can make up to 3 attacks on monsters during each Battle Phase": "three-monsters",
    "can attack all monsters your opponent controls , once each": "every-monster",
    "can attack all monsters your opponent controls once each": "every-monster",
    "can attack all monsters your opponent controls , twice each ,": "every-monster-twice",
}  # fmt: skip
# Rules of battles that name no monsters that were spoken of.
_OF_THE_TURN: Final[dict[str, InBattle]] = {
    "you take no battle damage": "no-damage-to-you",
    "your opponent takes no battle damage": "no-damage-to-opponent",
    "you can only attack with 1 monster": "one-attacking",
    "conduct your Battle Phase twice": "two-battle-phases",
    "the first time each monster your opponent controls would be destroyed by battle , it is not "
    "destroyed": "opponent-spared-first",
    "Spell/Trap Cards , and their effects , cannot be activated during the Battle Phase":
        "no-spells-traps",
    "your opponent's cards and effects cannot be activated during the Battle Phase":
        "opponent-activates-nothing",
}  # fmt: skip
_OTHERS_CANNOT: Final = tuple(
    f"{joint} other monsters{whose} cannot attack{rest}"
    for joint in (", also", ", but") for whose in (" you control", "")
    for rest in (" for the rest of this turn", "")
)  # fmt: skip


# The same in two halves, with the monsters behind "if".
_IF_IT_BATTLES: Final[dict[str, tuple[str, InBattle]]] = {
    "attacks a Defense Position monster":
        (", inflict piercing battle damage to your opponent", "piercing"),
    "attacks":
        (", your opponent cannot activate Spell/Trap Cards until the end of the Damage Step",
         "silent-attacking"),
    "battles an opponent's monster":
        (", any battle damage it inflicts to your opponent is doubled", "double-damage"),
}  # fmt: skip


@clause
def _(reading: Reading) -> Steps:
    """ "that monster cannot attack this turn", "your monsters cannot attack directly this turn" """
    reader = reading.reader
    rest = reader.take_one_of(REST)
    if rest is not None:
        reader.take(",")
    what = _fighters(reading)
    how = reader.take_one_of(_IN_BATTLE)
    if how is None:
        raise reader.lost("what cannot be done in a battle")
    until: LastsUntil = "end"
    if rest is None and reader.take_one_of(REST) is None:
        until = until_end(reading)
        if not until and not reader.take_words("while it is face-up"):
            raise reader.lost('"this turn"')
    if isinstance(what, la.Each) and reader.take(",", "except"):
        what = la.Each(joined([what.filter, ~only(reading)]), what.places, what.whose)
    return _alone(reading, la.InBattleThisTurn(_IN_BATTLE[how], what, until))


@clause
def _(reading: Reading) -> Steps:
    """ "you take no battle damage from attacks involving this card this turn" """
    reader = reading.reader
    rest = reader.take_one_of(REST)
    if rest is not None:
        reader.take(",")
    words = reader.take_one_of(_OF_THE_TURN)
    if words is None:
        raise reader.lost("a rule of battles")
    how = _OF_THE_TURN[words]
    what: Node = la.SELF
    if how == "no-damage-to-you" and reader.take_words("from attacks involving"):
        how, what = "no-damage", _fighters(reading)
    if rest is None and reader.take_one_of(REST) is None:
        raise reader.lost('"this turn"')
    return (la.InBattleThisTurn(how, what),)


@clause
def _(reading: Reading) -> Steps:
    """ "for each destroyed card, this card gains 1 additional attack … this turn" """
    reader = reading.reader
    if not reader.take_words("for each destroyed card ,"):
        raise reader.lost('"for each destroyed card"')
    what = _fighters(reading)
    if not reader.take_words("gains 1 additional attack during each Battle Phase this turn"):
        raise reader.lost('"1 additional attack"')
    return (la.InBattleThisTurn("attacks-for-each-destroyed", what),)


_CONTROLLED: Final = {"your opponent controls": v.OPPONENT, "you control": v.YOU}


@clause
def _(reading: Reading) -> Steps:
    """ "the first battle damage all \"A\" monsters you control inflict … is doubled this turn" """
    reader = reading.reader
    if not reader.take_words("the first battle damage"):
        raise reader.lost('"the first battle damage"')
    what = _fighters(reading)
    if not reader.take_words("inflict to your opponent by battling a monster is doubled this turn"):
        raise reader.lost('"is doubled this turn"')
    return (la.InBattleThisTurn("first-doubled", what),)


_ALL_OF: Final = {
    "all monsters your opponent controls": v.OPPONENT, "all monsters you control": v.YOU,
}  # fmt: skip


@clause
def _(reading: Reading) -> Steps:
    """What is forbidden with the name of a card that was added until it is Normal Summoned."""
    if not reading.reader.take_words(
        "you cannot activate the added monster's effects , or the effects of cards with its name , "
        "until you Normal Summon that monster or a card with its name"
    ):
        raise reading.reader.lost('"until you Normal Summon that monster"')
    added = [one for one in reading.mentions if one.deed == "add" and one.noun == "monster"]
    if len(added) != 1 or added[0].several:
        raise reading.reader.lost("one monster that was added")
    return (la.Ban(("activate",), name_of=meant(added[0]), until="its normal summon"),)


@clause
def _(reading: Reading) -> Steps:
    """ "for the rest of this turn, all monsters your opponent controls lose 1000 ATK" """
    reader = reading.reader
    if not reader.take_words("for the rest of this turn , all"):
        raise reader.lost('"for the rest of this turn"')
    item = cards(reader, reading.lexicon)
    whose = reader.take_one_of(_CONTROLLED) if is_monsters(item) else None
    reader.take("will")
    verb = reader.take_one_of(("gain", "lose")) if whose is not None else None
    number = reader.number() if verb is not None else None
    if whose is None or number is None or not reader.take("ATK"):
        raise reader.lost("what all monsters gain or lose")
    by = number if verb == "gain" else -number
    return (la.ForTheTurn(la.FieldStats(by, item, _CONTROLLED[whose])),)


@clause
def _(reading: Reading) -> Steps:
    """ "for the rest of this turn, you can only declare an attack with this card" """
    reader = reading.reader
    rest = reader.take_one_of(REST)
    if rest is None or not reader.take_words(", you can only declare an attack with"):
        raise reader.lost('"you can only declare an attack with"')
    what = thing(reading)
    if what.draft is not None or what.mention.several:
        raise reader.lost("one monster that was spoken of before")
    return (la.InBattleThisTurn("alone-attacking", what.node()),)


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent's monsters cannot attack, except to attack that monster, this turn" """
    reader = reading.reader
    words = reader.take_one_of(_ALONE_ATTACKED)
    if words is None:
        raise reader.lost('"except to attack"')
    what = thing(reading)
    if what.draft is not None or what.mention.several:
        raise reader.lost("one monster that was spoken of before")
    if not reader.take_words(", this turn"):
        raise reader.lost('"this turn"')
    return (la.InBattleThisTurn(_ALONE_ATTACKED[words], what.node()),)


_ALONE_ATTACKED: Final[dict[str, InBattle]] = {
    "your opponent's monsters cannot attack , except to attack": "attacked-by-all",
    "your opponent's monsters cannot target monsters for attacks , except": "alone-attacked",
}


@clause
def _(reading: Reading) -> Steps:
    """ "if it attacks a Defense Position monster this turn, inflict piercing battle damage" """
    reader = reading.reader
    rest = reader.take_one_of(REST)
    if rest is not None:
        reader.take(",")
    reader.expect("if")
    what = _fighters(reading)
    half = reader.take_one_of(_IF_IT_BATTLES)
    if half is None or (rest is None and reader.take_one_of(REST) is None):
        raise reader.lost("what is done in a battle this turn")
    other, how = _IF_IT_BATTLES[half]
    if not reader.take_words(other):
        raise reader.lost(f'"{other}"')
    return _alone(reading, la.InBattleThisTurn(how, what))


def _fighters(reading: Reading) -> Node:
    """ "your \"A\" monsters", "it", "that Link Monster": the monsters that may battle"""
    reader = reading.reader
    if reader.take_one_of(("your monsters", "monsters you control")):
        return la.Each(la.MONSTER, v.MZONE)
    if reader.take("your"):
        item = cards(reader, reading.lexicon)
        if not is_monsters(item):
            raise reader.lost("monsters")
        return la.Each(item, v.MZONE)
    word = reader.peek()
    every = reader.take("all")
    if every or (word is not None and word.quoted):  # " \"A\" you control": all that there are
        item = cards(reader, reading.lexicon)
        reader.expect("you", "control")
        return la.Each(joined([item, la.MONSTER]), v.MZONE)
    return thing(reading).node()


def _alone(reading: Reading, found: la.InBattleThisTurn) -> Steps:
    """The rule, and behind it that other monsters cannot attack, if that is said."""
    if not isinstance(found.what, la.Each) and reading.reader.take_one_of(_OTHERS_CANNOT):
        return (found, la.InBattleThisTurn("alone-attacking", found.what))
    return (found,)
