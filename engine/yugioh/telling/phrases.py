"""The words in which players speak of cards, places and effects.

Used by everything that shows a duel as text.  What effects do is worded in
`engine.yugioh.wording`; here it is found for an effect, or a step, of a duel.
"""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.game import BLANK, YugiohGame
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.barred_zones import is_spell_place, owner_of_place, zone_of_place
from engine.yugioh.position.slots import (
    CONTROL, C_CARD, C_EFFECT, HOST, IN_PENDULUM_ZONE, LOC, STATUS, ZONE,
)  # fmt: skip
from engine.yugioh.position.contexts import context
from engine.yugioh.wording import (
    Names, defined_name, effect_line, resolution_line, steps_line,
)  # fmt: skip

# Longer descriptions of an effect are cut; `endboard cards show` has the whole.
LONGEST: Final = 120

PILES: Final = {
    v.DECK: "Deck", v.HAND: "hand", v.GRAVE: "GY", v.BANISHED: "banished", v.EXTRA: "Extra Deck",
}  # fmt: skip


def names(game: YugiohGame) -> Names:
    """The names of cards by passcode, also of those that are not in the duel."""

    def name(passcode: int) -> str:
        told = game.card_name(passcode)
        return defined_name(passcode) if told.startswith("#") else told

    return name


def shortened(words: str, longest: int = LONGEST) -> str:
    """The beginning of a text, cut between two words."""
    if len(words) <= longest:
        return words
    return words[: longest - 3].rsplit(" ", 1)[0].rstrip(" ,;:(") + "..."


def effect_words(game: YugiohGame, effect: int) -> str:
    """What an effect does, in a few words: cost and target; then the effect itself."""
    node, card = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
    if isinstance(node, la.AsScale):
        return f"as the Pendulum Scale {card.scale}"
    text = effect_line(node, card, names(game))
    # What it targets shows when it is chosen, so it is the first to be left out.
    return shortened(text if len(text) <= LONGEST else effect_line(node, card, names(game), False))


def resolution_words(game: YugiohGame, effect: int, theirs: bool = False) -> str:
    """What an effect, perhaps of a card of `theirs`, does when it resolves."""
    node, card = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
    if isinstance(node, la.AsScale):
        return effect_words(game, effect)
    return quoted(shortened(resolution_line(node, card, names(game))), theirs)


def quoted(words: str, theirs: bool) -> str:
    """The words of a text; in quotes where it speaks to the opponent, whose card it is."""
    return f'"{words}"' if theirs and "you" in words else words


def steps_words(game: YugiohGame, steps: tuple[Node, ...], link: int, can: bool = False) -> str:
    """What steps of the effect in this context do; `can` says that the player may leave it."""
    base = int(context(link))
    effect = int(game.state.data[base + C_EFFECT])
    if effect < 0:
        # The way in which a monster is summoned, which has no targets to speak of.
        card = game.cards[int(game.state.definition[int(game.state.data[base + C_CARD])])]
        return shortened(steps_line(steps, la.Effect(), card, names(game), can))
    node, card = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
    return shortened(steps_line(steps, node, card, names(game), can))


# ------------------------------------------------------------------- places


def zone_name(place: int, zone: int) -> str:
    """A zone of the field as players name it; zones are counted from the left."""
    if place == v.MZONE:
        if zone >= v.EXTRA_LEFT:
            return f"{'left' if zone == v.EXTRA_LEFT else 'right'} Extra Monster Zone"
        return f"Monster Zone {zone + 1}"
    return "Field Zone" if zone == v.FIELD_ZONE else f"Spell & Trap Zone {zone + 1}"


def place_words(place: int, player: int) -> str:
    """A zone of either player, as this one speaks of it (`position/barred_zones`)."""
    kind = v.SZONE if is_spell_place(place) else v.MZONE
    whose = "the opponent's " if owner_of_place(place) != player else ""
    return f"{whose}{zone_name(kind, int(zone_of_place(place)))}"


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
