"""The search written down as simply as it goes, on made-up games: the oracle of the real one.

Spots are values, so nothing is undone, and every list is searched through for its first.
"""

from typing import Any

from search.order import FEW, LATE
from search.outlook import BEHIND
from tests.search.made_up import CHANCE, OPEN, OVER, Spot, waits

Line = list[list[int]]


class NaiveSearch:
    """What `search.best_first.Search` says of itself, with the same names."""

    def __init__(self, start: Spot, max_nodes: int, top: int) -> None:
        self.max_nodes, self.top = max_nodes, top
        self.spots: list[Spot | None] = []
        self.lines: list[Line] = []
        self.worths: list[int] = []
        self.ranks: list[tuple[tuple[int, ...], ...]] = []
        self.ways: list[tuple[int, int]] = []  # every command from node to node
        self.overs: list[tuple[int, int]] = []  # every command that ends the game: node, worth
        self.made: list[int] = []  # commands to each; the middle of a command is in the first
        self.waiting: list[int] = []
        self.status, self.expanded, self.choices, self.unplayed = "running", 0, 0, 0
        self.first_met: list[tuple[int, int, list[list[int]]]] = []
        self.facts: set[tuple[int, frozenset[int]]] = set()
        self.kept: dict[int, tuple[Any, ...]] = {}  # by what is in play
        self.draws: dict[int, tuple[Any, ...]] = {}  # by what lies on the table
        self._turn = 0
        self._looked = self._ahead = 0
        self._newest = -1  # of those found by the last expansion that of the best end board
        self.late: list[bool] = []  # of each, whether a command on the way to it can wait
        self._highest = self._urgent = -1
        if start.kind == OPEN:
            self._add(start, -1, [])
        else:
            self.spots.append(None)
            self.lines.append([])
            self.worths.append(-1)
            self.ranks.append(())
            self.made.append(-1)
            self.late.append(False)
            self._walk(start, 0, [])

    @property
    def nodes(self) -> int:
        return len(self.spots)

    def key(self, node: int) -> int:
        """The key of an open state."""
        spot = self.spots[node]
        return spot.number if spot else 0

    @property
    def boards(self) -> list[tuple[Any, ...]]:
        """The best end boards, each field once: board, worth, commands, node, how it ends."""
        return list(self.kept.values())

    @property
    def prospects(self) -> list[tuple[Any, ...]]:
        """The best lines to a draw, each table once; of equal ones those found first."""
        first = sorted(self.draws.values(), key=lambda one: -one[0])[: self.top]
        return sorted(first, key=lambda one: (-one[0], one[1], one[2]))

    def run(self, nodes: int) -> bool:
        until = self.nodes + nodes
        while self.nodes < until:
            node = self._next()
            if node < 0:
                self.status = "proved"
                return False
            self.waiting.remove(node)
            if self.nodes >= self.max_nodes:
                self.status = "budget"
                return False
            spot = self.spots[node]
            assert spot is not None
            self.expanded += 1
            for option, to in spot.ways[1:]:
                self.choices += 1
                self._walk(to, node, [option])
        return True

    def _next(self) -> int:
        """The first of a list, each in turn; after two of four the best of those just found. Late
        ones once in a while, as soon as they are the best of all, and where there are no others.
        """
        newest, self._newest = self._newest, -1
        urgent, self._urgent = self._urgent, -1
        if urgent in self.waiting:
            return urgent
        if self._looked % 4 < 2 and self._ahead < 3 and newest in self.waiting:
            self._ahead += 1
            return newest
        if not self.waiting:
            return -1
        self._ahead = 0
        self._looked += 1
        late = [node for node in self.waiting if self.late[node]]
        early = [node for node in self.waiting if not self.late[node]]
        if not early or (late and self._looked % LATE == 0):
            return min(late, key=lambda one: (-self.worths[one], self.made[one], one))
        node = min(early, key=lambda one: (self.ranks[one][self._turn], one))
        self._turn = (self._turn + 1) % 3
        return node

    def _walk(self, spot: Spot, node: int, taken: list[int]) -> None:
        """Go through a command to every open spot behind it."""
        if spot.kind == OPEN:
            if spot not in self.spots:
                self._add(spot, node, [*self.lines[node], taken])
            self.ways.append((node, self.spots.index(spot)))
        elif spot.kind == OVER:
            self.overs.append((node, spot.worth))
            self._ended(spot, node, self.made[node] + 1, taken)
        elif spot.kind == CHANCE:
            self.unplayed += 1
            if spot.board not in self.draws:
                worst = self.prospects[-1][0] if len(self.prospects) == self.top else -1
                worth = self._expect(spot, 1, BEHIND) if worst >= 0 else 0
                if worst < 0 or worth > worst:
                    worth = self._expect(spot, 1)
                self.draws[spot.board] = worth, self.made[node] + 1, node, taken, spot.board
        else:
            for option, to in spot.ways:
                self.choices += 1
                self._walk(to, node, [*taken, option])

    def _add(self, spot: Spot, parent: int, line: Line) -> None:
        node = self.nodes
        self.spots.append(spot)
        self.lines.append(line)
        made = self.made[parent] + 1 if line else 0
        self.made.append(made)
        few = made > 0 and self.max_nodes <= FEW
        self.late.append(few and (self.late[parent] or waits(line[-1][0])))
        option, to = spot.ways[0]
        self.choices += 1
        worth = self._end(to, node, [option])
        self.worths.append(worth)
        if self.late[node]:
            if worth > self._highest:
                self._urgent = node
        elif self._newest < 0 or worth > self.worths[self._newest]:
            self._newest = node
        self._highest = max(self._highest, worth)
        facts = [frozenset({one}) for one in spot.facts]
        pairs = [frozenset({one, two}) for one in spot.facts for two in spot.facts if one < two]
        level = worth // 100
        novelty = 3
        if any((level, pair) not in self.facts for pair in pairs):
            novelty = 2
        if any((level, fact) not in self.facts for fact in facts):
            novelty = 1
        self.facts |= {(level, one) for one in facts + pairs}
        self.ranks.append(((novelty, -worth, made), (-worth, made), (made, novelty)))
        self.waiting.append(node)

    def _end(self, spot: Spot, node: int, taken: list[int]) -> int:
        """Keep every end board that ending the turn leaves; what the best is worth."""
        if spot.kind == OVER:
            self._ended(spot, node, self.made[node], taken)
            return spot.worth
        if spot.kind == CHANCE:
            self.unplayed += 1
            return self._expect(spot, 1)
        self.choices += len(spot.ways)
        return max(self._end(to, node, [*taken, option]) for option, to in spot.ways)

    def _ended(self, spot: Spot, node: int, made: int, taken: list[int]) -> None:
        known = sum(bits for bits, _, _ in self.first_met)
        if spot.met & ~known:
            self.first_met.append((spot.met & ~known, node, [taken]))
        before = self.kept.get(spot.field)
        if before is None or (spot.worth, -made) > (before[1], -before[2]):
            self.kept[spot.field] = spot.board, spot.worth, made, node, [taken]
            best = sorted(self.kept.items(), key=lambda one: (-one[1][1], *one[1][2:4]))
            self.kept = dict(best[: self.top])

    def _expect(self, spot: Spot, draws: int, most: int | None = None) -> int:
        """The average over the outcomes of a draw: all of the first, fewer of those behind it."""
        outcomes = list(zip(spot.weights, spot.ways, strict=True))
        most = {1: most, 2: BEHIND}.get(draws, 1)
        if most is not None and most < len(outcomes):
            outcomes = sorted(outcomes, key=lambda outcome: -outcome[0])[:most]
        self.choices += len(outcomes)
        total = sum(weight * self._outlook(to, draws) for weight, (_, to) in outcomes)
        return total // sum(weight for weight, _ in outcomes)

    def _outlook(self, spot: Spot, draws: int) -> int:
        """The best that ending the turn at once leaves."""
        if spot.kind == OVER:
            return spot.worth
        if spot.kind == CHANCE:
            return self._expect(spot, draws + 1)
        if spot.kind == OPEN:
            return self._outlook(spot.ways[0][1], draws)
        self.choices += len(spot.ways)
        return max(self._outlook(to, draws) for _, to in spot.ways)
