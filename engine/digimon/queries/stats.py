"""The DP of Digimon, how many security cards they check, and the position that knows them."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.lasting import (
    L_MODIFIER, L_VALUE, L_WHO, end_of_lasting, giver_category, giver_player,
)  # fmt: skip
from engine.digimon.position.slots import (
    BELOW, FACE_DOWN, FLAGS, HALF, LASTING_ENTRY, LASTING_SIZE, LINKS, STACK, STACK_COUNT, TOP,
    WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.queries.modifier import NOBODY
from engine.digimon.queries.modifiers import has_keyword, not_reached, of_player, total
from engine.digimon.queries.things import NONE
from engine.digimon.vocabulary import BATTLE, DIGIMON, DIGI_EGG, WHITE


class Table(State):
    """A position whose DP and keywords can be asked for: filters ask, and they need filters."""

    def dp(self, stack: i64) -> i64:
        """The DP of a Digimon in the battle area; -1 when it has none (rule 2-5-3)."""
        return dp(self, stack)

    def original_dp(self, stack: i64) -> i64:
        """The original DP: that printed, or the latest it was changed to (rules 2-5-2, 15-12-2)."""
        return original_dp(self, stack)

    def play_cost(self, stack: i64) -> i64:
        """The play cost of a card on the field as it is now; -1 when it has none."""
        return play_cost(self, stack)

    def colors(self, stack: i64) -> i64:
        """The colours of a card on the field, as bits."""
        return colors(self, stack)

    def kinds(self, stack: i64) -> i64:
        """What a card on the field is: its category, and what it is treated as, as bits."""
        return kinds(self, stack)

    def has_keyword(self, stack: i64, keyword: i64) -> bool:
        """Whether a Digimon has a keyword effect now."""
        return has_keyword(self, stack, keyword)

    def deletion_bonus(self, me: i64, player: i64) -> i64:
        """What is added to a number of DP that an effect of `me` deletes by (rule 15-15-4)."""
        return deletion_bonus(self, me, player)


def dp(s: State, stack: i64) -> i64:
    """The DP of a Digimon in the battle area; -1 when it has none (rule 2-5-3)."""
    base = s.t.dp[s.definition[s.data[TOP + stack] - 1]]
    if s.t.modified & (1 << tb.M_ORIGINAL_DP | 1 << tb.M_ALSO_DIGIMON):
        base = original_dp(s, stack)
    if base < 0:
        return NONE
    if s.t.has_links:
        at = s.data[LINKS + stack]
        while at:
            base += s.t.link_dp[s.definition[at - 1]]
            at = s.data[BELOW + at - 1]
    base += total(s, stack, tb.M_DP, 0, NOBODY)
    return base if base > 0 else 0


def original_dp(s: State, stack: i64) -> i64:
    """The original DP: that printed, or the latest it was changed to (rules 2-5-2, 15-12-2).

    DP that was added counts as such (15-12-1-5), and is not what changes are about (15-12-2-2).
    """
    base = s.t.dp[s.definition[s.data[TOP + stack] - 1]]
    if base < 0:
        return _changed(s, stack, tb.M_ALSO_DIGIMON, base)
    return _changed(s, stack, tb.M_ORIGINAL_DP, base)


def play_cost(s: State, stack: i64) -> i64:
    """The play cost that is printed, with what effects add to it or take off; never below 0."""
    printed = s.t.cost[s.definition[s.data[TOP + stack] - 1]]
    if printed < 0:
        return NONE
    found = printed + total(s, stack, tb.M_PLAY_COST, 0, NOBODY)
    return found if found > 0 else 0


def colors(s: State, stack: i64) -> i64:
    """The colours of a card on the field: the original ones, and those that it has besides."""
    t = s.t
    card = s.data[TOP + stack] - 1
    result = _changed(s, stack, tb.M_ORIGINAL_COLOR, t.colors[s.definition[card]])
    if not t.modified >> tb.M_ALSO_COLORS & 1:
        return result
    bit: i64 = 1
    while bit <= WHITE:
        if total(s, stack, tb.M_ALSO_COLORS, bit, NOBODY):
            result |= bit
        bit <<= 1
    if total(s, stack, tb.M_ALSO_COLORS, 0, NOBODY):
        at = s.data[BELOW + card]
        while at:
            if not s.data[FLAGS + at - 1] & FACE_DOWN:
                result |= t.colors[s.definition[at - 1]]
            at = s.data[BELOW + at - 1]
    return result


def kinds(s: State, stack: i64) -> i64:
    """What a card on the field is: a Digi-Egg there is a Digimon (rule 4-3-1).

    So is what is treated as one (15-12-1-4).
    """
    category = s.t.category[s.definition[s.data[TOP + stack] - 1]]
    if category & DIGI_EGG or _changed(s, stack, tb.M_ALSO_DIGIMON, NONE) >= 0:
        category |= DIGIMON
    return category


def _changed(s: State, stack: i64, kind: i64, printed: i64) -> i64:
    """What is printed, or what effects changed it to last (rule 15-12-2)."""
    if not s.t.modified >> kind & 1 or s.data[WHERE + stack] != BATTLE:
        return printed
    at: i64 = LASTING_ENTRY
    end = end_of_lasting(s)
    while at < end:
        changed = s.t.modifiers[s.data[at + L_MODIFIER] * tb.MODIFIER_SIZE] == kind
        if changed and s.data[at + L_WHO] == s.stack_ref(stack):
            player = giver_player(s, at)
            if not not_reached(s, stack, kind, 0, giver_category(s, at), player):
                printed = s.data[at + L_VALUE]
        at += LASTING_SIZE
    return printed


def deletion_bonus(s: State, me: i64, player: i64) -> i64:
    """What is added to a number of DP that an effect of `me` deletes by (rule 15-15-4)."""
    if not s.t.modified >> tb.M_DELETION & 1:
        return 0
    result: i64 = 0
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack]:
            result += total(s, stack, tb.M_DELETION, 0, NOBODY)
        stack += 1
    if me >= STACK:
        result += total(s, me - STACK, tb.M_DELETION, 1, NOBODY)
    return result


def security_attack(s: State, stack: i64) -> i64:
    """How many security cards a Digimon checks (rule 16-4)."""
    checks: i64 = 1
    checks += total(s, stack, tb.M_KEYWORD, tb.KW_SECURITY_ATTACK, NOBODY)
    return checks if checks > 0 else 0


def security_dp(s: State, card: i64) -> i64:
    """The DP of a Security Digimon of this card (rule 4-5)."""
    result = s.t.dp[s.definition[card]] + of_player(s, s.owner[card], tb.M_DP, 0, NOBODY)
    return result if result > 0 else 0
