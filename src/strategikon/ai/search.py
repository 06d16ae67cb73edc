"""Trying things out: each promising option is played on in imagined worlds, and the one that ends best is taken.

The worlds are dealt anew from what the side may know, and the same worlds serve every option (common random numbers),
so that luck falls on all alike. After each round the worse half of the options is dropped (successive halving).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from strategikon.ai.opponent import Opponent, blind_pick, greatest
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Value
from strategikon.kernel.dice import Dice, MirroredDice
from strategikon.kernel.tactics import Tactics

CERTAIN = 600  # what a sure win is worth in the mean of many worlds: six middling units
FAITH = 2  # worlds that the weights are worth
FEWEST = 3  # worlds before an option is given up
ALIKE = 2  # worlds before one that ends exactly alike is, where luck is taken off
SURE = 2.5  # by how many standard errors it must be behind
LONGEST = 400  # choices played on in one world at the most: no ruleset can hold a search up
BLIND_LONGEST = 3_000
SAMPLES = 256  # worlds at the most, however much time there is


class Purse:
    """The nodes and the time left for one decision."""

    __slots__ = ("deadline", "given", "nodes", "seconds")

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = self.given = nodes
        self.seconds = seconds
        self.deadline = None if seconds is None else monotonic() + seconds

    def spend(self) -> bool:
        """One node; False when there is none left."""
        self.nodes -= 1
        return self.nodes >= 0 and (self.deadline is None or monotonic() < self.deadline)

    def left(self) -> float:
        """The share that is left: 1 at first, 0 when it is empty."""
        share = max(0, self.nodes) / max(1, self.given)
        if self.deadline is None or not self.seconds:
            return share if self.deadline is None else 0.0
        return min(share, max(0.0, self.deadline - monotonic()) / self.seconds)


def purse_of(opponent: Opponent, nodes: int) -> Purse:
    """What the player allows, or the opponent's own measure; a clock alone allows as many nodes as it has time for."""
    allowed, seconds = opponent.budget
    if allowed is None:
        allowed = nodes if seconds is None else 1 << 40
    return Purse(allowed, seconds)


Trial = Callable[[int, int, Purse], int | None]  # option, world, purse: how it ended, or None if the purse was empty


def halve(priors: Mapping[int, int], trial: Trial, purse: Purse, alike: int = 1) -> int:
    """The option that ends best, the worse half dropped after each round of trials, and at once whatever is clearly
    worse, or has ended exactly alike in so many worlds. `priors` has the options, the best first, and what each is
    worth before anything is tried: so much as if it had been seen FAITH times already."""
    alive = list(priors)
    pilot = trial(alive[0], 0, purse)
    if pilot is None:
        return alive[0]
    del alive[affordable(purse) :]
    seen: dict[int, list[int]] = {option: [] for option in alive}
    rounds = len(alive).bit_length()
    sample = 0
    for later in reversed(range(rounds)):
        while len(alive) > 1 and sample < SAMPLES and purse.left() > later / rounds:
            scores = [trial(alive[0], sample, purse) if sample else pilot]
            scores += [trial(option, sample, purse) for option in alive[1:]]
            if None in scores:
                break
            for option, score in zip(alive, scores, strict=True):
                seen[option].append(score or 0)
            sample += 1
            alive.sort(key=lambda option: -(FAITH * priors[option] + sum(seen[option])))
            best = alive[0]
            ahead = [is_ahead(seen[best], seen[other], priors[best] - priors[other], alike) for other in alive]
            alive = [best, *(other for other, lost in zip(alive[1:], ahead[1:], strict=True) if not lost)]
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def affordable(purse: Purse) -> int:
    """How many options can be tried in two worlds each, if every trial costs as much as the first has: what cannot be
    compared need not be begun."""
    left = purse.left()
    return max(1, int(1 + left / max(1 - left, 1e-9)) // 2)


def is_ahead(best: Sequence[int], other: Sequence[int], prior: int, alike: int) -> bool:
    """Whether one option has clearly shown itself better than another in the same worlds, or no different at all in so
    many."""
    count = len(best)
    gaps = [mine - yours for mine, yours in zip(best, other, strict=True)]
    if count < FEWEST:
        return count >= alike and not any(gaps)
    mean = (sum(gaps) + FAITH * prior) / (count + FAITH)
    scatter = sum([(gap - sum(gaps) / count) ** 2 for gap in gaps]) / (count - 1)
    return mean >= 0 and mean * mean * count >= SURE * SURE * scatter


def search(
    opponent: Opponent, battle: AnyBattle, tactics: Tactics[Any, Any], priors: Mapping[int, int], nodes: int
) -> int:
    """The best of these options by playing on with the weights."""
    side = battle.ask.side if battle.ask else 0
    mirrored = not tactics.tells_luck

    def trial(option: int, sample: int, purse: Purse) -> int | None:
        world = imagined_pair(opponent, battle, sample) if mirrored else opponent.imagined(battle, sample)
        return World(world, tactics, side).played_on(option, purse)

    return halve(priors, trial, purse_of(opponent, nodes), ALIKE if tactics.tells_luck else 1)


def imagined_pair(opponent: Opponent, battle: AnyBattle, sample: int) -> AnyBattle:
    """Worlds two by two, the second with the dice of the first mirrored: for tactics that cannot tell luck from merit
    (`expected`), much of the luck cancels out between the two."""
    world = opponent.imagined(battle, sample // 2)
    if sample % 2:
        world.dice = MirroredDice(world.dice.seed, world.dice.index)
    return world


class World:
    """An imagined battle that is played on, and how lucky its dice were to the side that imagines it.

    The luck of an action is what it changed less what the tactics expected of it (`expected`, where they have one).
    Taken off the end, it leaves what the choices were worth: one attack alone scatters by three quarters of a unit, the
    choices between which a search must tell by a tenth."""

    __slots__ = ("awaited", "battle", "expected", "luck", "side", "tactics")

    def __init__(self, battle: AnyBattle, tactics: Tactics[Any, Any], side: int) -> None:
        self.battle = battle
        self.tactics = tactics
        self.side = side
        self.expected = tactics.expected
        self.awaited: int | None = None  # what the action under way should lead to
        self.luck = 0

    def played_on(self, option: int, purse: Purse) -> int | None:
        """The same for an option by its place in the offer, as far as the tactics look ahead."""
        assert self.battle.ask is not None
        return self.played_after(self.battle.ask.values[option], self.tactics.horizon, purse)

    def played_after(self, value: Value, turns: int, purse: Purse) -> int | None:
        """How well the side stands so many turns after an option, both sides choosing by weight, luck taken off. None
        if the purse was empty before."""
        battle, tactics = self.battle, self.tactics
        end = tactics.settled(battle) + turns
        self.choose(value)
        for _ in range(LONGEST):
            ask = battle.ask
            if self.awaited is not None and (ask is None or ask.kind not in tactics.incidental):
                self.luck += self.standing() - self.awaited
                self.awaited = None
            if ask is None or tactics.settled(battle) >= end:
                break
            if not purse.spend():
                return None
            self.choose(ask.values[0 if len(ask.values) == 1 else greatest(tactics.weigh(battle))])
        return self.standing() - self.luck

    def choose(self, value: Value) -> None:
        """Choose, and remember what should come of it."""
        ask = self.battle.ask
        assert ask is not None
        if self.awaited is None:
            change = self.expected(self.battle, value)
            if change is not None:
                mine = change if ask.side == self.side else -change
                self.awaited = squashed(self.tactics.worth(self.battle, self.side) + mine)
        self.battle.take(value)

    def standing(self) -> int:
        return squashed(self.tactics.worth(self.battle, self.side))


def squashed(worth: int) -> int:
    """Worth on the way to victory: the tenth unit ahead matters less than the first."""
    return CERTAIN * worth // (abs(worth) + CERTAIN)


# -- rulesets without tactics ------------------------------------------------------------------------------------------


def search_blindly(opponent: Opponent, battle: AnyBattle, nodes: int) -> int:
    """The option after which blind play wins most often."""
    assert battle.ask is not None
    side, count = battle.sides[battle.ask.side], len(battle.ask.values)
    if count == 1:
        return 0

    def trial(option: int, sample: int, purse: Purse) -> int | None:
        world = opponent.imagined(battle, sample)
        will = Dice(f"{opponent.seed} {battle.number} {sample} will")
        world.pick(option)
        for _ in range(BLIND_LONGEST):
            if world.ask is None:
                break
            if not purse.spend():
                return None
            world.pick(blind_pick(will, len(world.ask.values)))
        if world.outcome is None or world.outcome.winner is None:
            return 0
        return 1 if world.outcome.winner == side else -1

    return halve(dict.fromkeys(range(count), 0), trial, purse_of(opponent, nodes))
