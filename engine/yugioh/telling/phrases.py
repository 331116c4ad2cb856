"""The words in which players speak of cards, places and effects.

Used by everything that shows a duel as text.  Works on the text that the
effect language gives of itself (`words()`), so a new word of the language is
shown without a change here.
"""

import re
from typing import Final

from engine.effects import Node, say
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import BLANK, YugiohGame
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.slots import CONTROL, HOST, IN_PENDULUM_ZONE, LOC, STATUS, ZONE

# Longer descriptions of an effect are cut; `endboard cards show` has the whole.
LONGEST: Final = 120

PILES: Final = {
    v.DECK: "Deck", v.HAND: "hand", v.GRAVE: "GY", v.BANISHED: "banished", v.EXTRA: "Extra Deck",
}  # fmt: skip

# What `words()` says by passcode, and what it says for the reader of a definition.
_TOKEN: Final = re.compile(r"(\d+) Token \((\d+)\)")
_CARD: Final = re.compile(r"\b(non-)?card (\d+)")
_MENTIONED: Final = re.compile(r"\bmentions (\d+)")
_POLISH: Final = [
    (re.compile(pattern), text)
    for pattern, text in (
        (r"\s*\(?\[not played: [^\]]*\]\)?", ""),
        (r"\bMonster Zone or Spell & Trap Zone\b", "field"),
        (r"\bin either (?:Monster Zone|field)\b", "on the field"),
        (r"\bin your Monster Zone\b", "you control"),
        (r"\bin the opponent's Monster Zone\b", "the opponent controls"),
        (r"\bin (your|the opponent's) field\b", r"on \1 field"),
        (r"\bin (your|the opponent's) ((?:hand|Deck|Extra Deck|GY|banishment|materials)\b)",
         r"from \1 \2"),
        (r"\bin either GY\b", "from either GY"),
        (r"(\bthe number of [^<=>]*?) from (your|the opponent's)\b", r"\1 in \2"),
        (r"\bif the number of ([^<=>]*?) = 0\b", r"if there is no \1"),
        (r"\bif the number of ([^<=>]*?) >= 1\b", r"if there is a \1"),
        (r"\breturn (.+?) to the Deck \(shuffle\)", r"shuffle \1 into the Deck"),
        (r"\breturn (.+?) to the Deck \((top|bottom)\)", r"put \1 on the \2 of the Deck"),
        (r"\bthe chosen card \(\w+(?:, \w+)+\)", "the targets"),
        (r"\bthe chosen card(?: \(\w+\))?", "the target"),
        (r"\bequipped as a card\b", "Equip Card"),
        (r"\bthe equipped monster\b", "it"),
        (r"\b(using|and) every (.*?)monster\b", r"\1 \2monsters"),
        (r"\bhand or Monster Zone\b", "hand or field"),
        (r" face-up or in hand from your hand", " from your hand"),
        (r"\b1 (other |)(face-up |)with effects\b", r"1 \1\2card with effects"),
        (r"\bevery other on the field\b", "every other card on the field"),
        (r" \(materials to grave\)", ""),
        (r" \(materials to deck\)", " (shuffled into the Deck)"),
        (r" \(materials to banish\)", " (banished)"),
        (r"\b(Special|Normal|Fusion|Ritual) Summon 1 (\w+ )?monster monster\b",
         r"\1 Summon 1 \2monster"),
        (r"\bthis turn only (.+?) monsters may be Special Summoned",
         r"for the rest of this turn Special Summon only \1 monsters"),
        (r"\bmonster (monsters?)\b", r"\1"),
        (r"\bnon-face-down ", ""),
        (r"\b1 (other |face-up |non-Token )(?=(?:on|in|from) )", r"1 \1card "),
        (r"\b(?<!level )(?<!rank )(?<!link )(?<!to )([2-9]|1\d) ((?:[^\s,;:()]+ ){0,3}?)"
         r"(card|monster|material)\b", r"\1 \2\3s"),
        (r"\btop 1 cards\b", "top card"),
        (r"\bcard monsters\b", "monsters"),
        (r"\bSpecial Summon only non-in Extra Deck or (.+?) monsters",
         r"Special Summon only \1 monsters from the Extra Deck"),
    )
]  # fmt: skip


def polished(game: YugiohGame, words: str) -> str:
    """The words of a definition, with the names of cards, as a player would say them."""
    words = _TOKEN.sub(lambda found: f"{found[1]} {_name(game, found[2])}", words)
    words = _CARD.sub(lambda found: f'{found[1] or ""}"{_name(game, found[2])}"', words)
    words = _MENTIONED.sub(lambda found: f'mentions "{_name(game, found[1])}"', words)
    for pattern, text in _POLISH:
        words = pattern.sub(text, words)
    return words


def _name(game: YugiohGame, passcode: str) -> str:
    """The name of a card, which need not be in the duel."""
    name = game.card_name(int(passcode))
    known = definitions().get(int(passcode))
    return known.name if name.startswith("#") and known else name


def shortened(words: str, longest: int = LONGEST) -> str:
    """The beginning of a text, cut between two words."""
    if len(words) <= longest:
        return words
    return words[: longest - 3].rsplit(" ", 1)[0].rstrip(" ,;:(") + "..."


def effect_words(game: YugiohGame, effect: int) -> str:
    """What an effect does, in a few words: cost and target; then the effect itself."""
    node = game.compiler.effect_nodes[effect]
    if isinstance(node, la.AsScale):
        return f"as the Pendulum Scale {game.compiler.effect_cards[effect].scale}"
    cost = [say(node.cost)] if node.cost else []
    target = [f"target {say(node.target)}"] if node.target else []
    text = ""
    # What it targets shows when it is chosen, so it is the first to be left out.
    for first in (cost + target, cost):
        parts = ([", ".join(first)] if first else []) + [done_words(node.do)]
        text = polished(game, "; ".join(part for part in parts if part))
        if len(text) <= LONGEST:
            break
    return shortened(text)


def resolution_words(game: YugiohGame, effect: int) -> str:
    """What an effect does when it resolves."""
    node = game.compiler.effect_nodes[effect]
    if isinstance(node, la.AsScale):
        return effect_words(game, effect)
    return shortened(polished(game, done_words(node.do)))


def done_words(steps: tuple[Node, ...]) -> str:
    """What these steps do, joined as card texts join them."""
    text = ""
    for step in steps:
        joint = " " if isinstance(step, (la.Then, la.IfDone, la.Also)) else ""
        text += ("," + (joint or " ") if text else "") + step.words()
    return text


# ------------------------------------------------------------------- places


def zone_name(place: int, zone: int) -> str:
    """A zone of the field as players name it; zones are counted from the left."""
    if place == v.MZONE:
        if zone >= v.EXTRA_LEFT:
            return f"{'left' if zone == v.EXTRA_LEFT else 'right'} Extra Monster Zone"
        return f"Monster Zone {zone + 1}"
    return "Field Zone" if zone == v.FIELD_ZONE else f"Spell & Trap Zone {zone + 1}"


def place_name(game: YugiohGame, card: int) -> str:
    """Where a card is."""
    data = game.state.data
    place = int(data[LOC + card])
    if place in PILES:
        return PILES[place]
    if place & v.FIELD_PLACES:
        if int(data[STATUS + card]) & IN_PENDULUM_ZONE:
            return f"{'right' if data[ZONE + card] else 'left'} Pendulum Zone"
        return zone_name(place, int(data[ZONE + card]))
    if place == v.OVERLAY:
        return f"under {game.name_of(int(data[HOST + card]) - 1)}"
    return "nowhere"


def owned_name(game: YugiohGame, card: int) -> str:
    """The name of a card, said to be the opponent's where it is."""
    side = int(game.state.data[CONTROL + card])
    return ("the opponent's " if side else "") + listed([game.name_of(card)])


def listed(names: list[str], last: str = " and ") -> str:
    """Names one after the other; several of the same are counted.

    `last` comes before the last one.  Names that hold a comma are set apart by semicolons.
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    texts = [f"{count}x {name}" if count > 1 else name for name, count in counts.items()]
    if blanks := counts.get(BLANK.name, 0):
        texts[list(counts).index(BLANK.name)] = f"{blanks} blanks" if blanks > 1 else "a blank"
    comma = "; " if any("," in name for name in texts) else ", "
    if len(texts) < 2:
        return "".join(texts)
    return comma.join(texts[:-1]) + (last or comma) + texts[-1]


# ---------------------------------------------------------- purpose of a row


def purpose(game: YugiohGame, row: int, last: int, register: int) -> tuple[str, str]:
    """What the cards of a register are chosen for: a verb, and what follows the cards.

    Looks at the rows from `row` to before `last` for the first that uses them.
    """
    state = game.state
    registers = {register}
    for number in range(row, last):
        at = number * tb.OP_SIZE
        operation = OPERATIONS[int(state.t.ops[at])]
        for wanted in tuple(registers):
            poured = int(operation.poured_into(state, at, wanted))
            if poured >= 0:
                registers.add(poured)
            use = operation.used_for(state, at, wanted)
            if use[0]:
                return use
    return "choose", ""
