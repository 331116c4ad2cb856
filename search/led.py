"""A search that is led: given lines are walked first, as far as their positions are met.

A line is given by the keys of its open states.  Along it only the next state is looked for; what
else a state leads to is found when the search comes to expand it in its usual order.  So leads
decide what is found early, and never what can be found.
"""

from mypy_extensions import i64

from search.best_first import Search


def _around(choices: list[int], depth: i64, tried: i64, count: i64) -> i64:
    """The option to try after so many: those around the one that is expected here come first."""
    expected: i64 = choices[depth] if depth < len(choices) else 0
    step = (tried + 1) // 2
    if tried % 2 == 0:
        step = -step
    return ((expected + step) % count + count) % count


class LedSearch(Search):
    """A search with lines to walk before it is run."""

    def lead(self, keys: list[int], choices: list[list[int]]) -> int:
        """Walk a line, given the keys of its open states after the root; how many were met.

        `choices` has for each the options by number that led to it elsewhere: the options around
        these are tried first. The line is left where its next state is not there, or the limit is
        reached.
        """
        node: i64 = 0
        met = 0
        for key, numbers in zip(keys, choices, strict=True):
            if self.nodes >= self.max_nodes:
                break
            known = self._seen.find(key, self._key)
            node = known if known >= 0 else self._next_on_line(node, key, numbers)
            if node < 0:
                break
            met += 1
        return met

    def _next_on_line(self, node: i64, key: i64, choices: list[int]) -> i64:
        """The state of this key that a command leads to from a node, or -1."""
        self._go_to(node)
        count = self.game.advance()
        base = self._stacked
        self._push_options(count)
        end = self.game.end_option()
        found: i64 = -1
        tried: i64 = 0
        while tried < count and found < 0:
            option = self._stack[base + _around(choices, 0, tried, count)]
            if option != end:
                self._allow()
                mark = self.game.mark()
                self._steps = 0
                self._take(option)
                found = self._seek(node, key, choices)
                self.game.undo_to(mark)
            tried += 1
        self._stacked = base
        self._steps = 0
        return found

    def _seek(self, node: i64, key: i64, choices: list[int]) -> i64:
        """Play on within a command until the state of this key; its node, or -1."""
        count = self.game.settle()
        if self.game.is_open():
            if self.game.key() != key:
                return -1
            if self._seen.add(key, self._key, self.nodes):
                self._new_node(node, i64(self._made[node]) + 1, key)
            return self._seen.find(key, self._key)
        if count == 0 or self.game.is_chance():
            return -1
        base = self._stacked
        self._push_options(count)
        found: i64 = -1
        depth = self._steps
        tried: i64 = 0
        while tried < count and found < 0 and self.choices < self._until:
            mark = self.game.mark()
            self._take(self._stack[base + _around(choices, depth, tried, count)])
            found = self._seek(node, key, choices)
            self.game.undo_to(mark)
            self._steps = depth
            tried += 1
        self._stacked = base
        return found
