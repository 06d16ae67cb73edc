"""A1.60, A4.16 The computer musters: what a list demands, a General and those he needs, then troops in the proportion
of the list until the budget is spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from strategikon.bayard.muster.lists import MOST_UNITS, heralds_of, incompatible, serves
from strategikon.bayard.muster.price import HERALD, leader_price, unit_price
from strategikon.bayard.profile import profile
from strategikon.bayard.troop_checks import complaints
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import problem

SHARE_OF_GENERAL: Final = 5  # at most a fifth of the budget, if there is another
UNITS_A_SUB_GENERAL: Final = 8
UNITS_AN_OFFICER: Final = 6
ENOUGH_UNITS: Final = 22


class Draft:
    """An army in the making."""

    def __init__(self, army: Mapping[str, Any], budget: int, year: int | None, dice: Dice) -> None:
        self.year, self.dice = year, dice
        self.troops = [troop for troop in army["troop"] if serves(troop, year) and not any(complaints(troop))]
        self.leaders = [leader for leader in army.get("leader", ()) if serves(leader, year)]
        self.price = {troop["id"]: unit_price(profile(troop)) for troop in self.troops}
        self.wage = {leader["id"]: leader_price(leader, year) for leader in self.leaders}
        self.units: Counter[str] = Counter()
        self.staff: Counter[str] = Counter()
        self.heralds, self.most_heralds = heralds_of(army)
        self.left = budget or sum(self.price[one["id"]] * one.get("max", 1) for one in self.troops) + sum(
            self.wage.values()
        )

    # -- buying --------------------------------------------------------------------------------------------------------

    def hire(self, leader: Mapping[str, Any]) -> None:
        self.staff[leader["id"]] += 1
        self.left -= self.wage[leader["id"]]

    def enlist(self, troop: Mapping[str, Any]) -> None:
        """2.10 With a leader of its own, if it needs one."""
        for leader in self.chief_of(troop):
            self.hire(leader)
        self.units[troop["id"]] += 1
        self.left -= self.price[troop["id"]]

    def chief_of(self, troop: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """2.10 The leader who must come along with the first allies of a contingent."""
        own = [one for one in self.leaders if one.get("contingent", "") == troop.get("contingent", "")]
        if not troop.get("contingent") or any(self.staff[one["id"]] for one in own):
            return []
        return sorted(own, key=lambda one: self.wage[one["id"]])[:1]

    def cost_of(self, troop: Mapping[str, Any]) -> int:
        return self.price[troop["id"]] + sum(self.wage[one["id"]] for one in self.chief_of(troop))

    def candidates(self) -> Iterator[Mapping[str, Any]]:
        """A4.16 Troops of which there may be one more, and that can be paid and led."""
        for troop in self.troops:
            led = not troop.get("contingent") or any(one.get("contingent") == troop["contingent"]
                                                     for one in self.leaders)  # fmt: skip
            full = self.units[troop["id"]] >= troop.get("max", MOST_UNITS)
            if led and not full and self.cost_of(troop) <= self.left and not self.estranged(troop):
                yield troop

    def estranged(self, line: Mapping[str, Any]) -> bool:
        """A4.16 Whether somebody is there already who does not serve with a troop or leader."""
        present = [one for one in (*self.troops, *self.leaders) if self.units[one["id"]] or self.staff[one["id"]]]
        return any(incompatible(line, one) for one in present)

    # -- the plan ------------------------------------------------------------------------------------------------------

    def demands(self) -> None:
        """A4.16, 2.02 The least numbers of the list, and a General."""
        generals = [one for one in self.leaders if one["rank"] == "general_in_chief"]
        generals.sort(key=lambda one: -self.wage[one["id"]])
        cheap = [one for one in generals if self.wage[one["id"]] * SHARE_OF_GENERAL <= self.left]
        for general in cheap[:1] or generals[-1:]:
            self.hire(general)
        for line in self.leaders:
            for _ in range(line.get("min", 0) - self.staff[line["id"]]):
                self.hire(line)
        self.left -= HERALD * self.heralds
        for troop in self.troops:
            for _ in range(0 if self.estranged(troop) else troop.get("min", 0)):
                self.enlist(troop)

    def fill(self) -> None:
        """Whatever is farthest behind its share in the list comes next; a Sub-general and officers with growing
        numbers."""
        while sum(self.units.values()) < ENOUGH_UNITS:
            choice = list(self.candidates())
            if not choice:
                return
            self.promote()
            able = [troop for troop in choice if self.cost_of(troop) <= self.left]
            if able:
                self.enlist(min(able, key=self.behind))

    def behind(self, troop: Mapping[str, Any]) -> tuple[int, int]:
        """How much of its share a troop has had, in hundredths; the dice settle what is equal."""
        most = min(troop.get("max", MOST_UNITS), ENOUGH_UNITS)
        return 100 * self.units[troop["id"]] // max(1, most) + self.dice.pick(25), self.dice.pick(100)

    def promote(self) -> None:
        """2.04 An army too wide for one man gets others, where they can be paid without going short of men."""
        count = sum(self.units.values())
        for rank, each in (("sub_general", UNITS_A_SUB_GENERAL), ("senior_officer", UNITS_AN_OFFICER)):
            have = sum(self.staff[one["id"]] for one in self.leaders if one["rank"] == rank)
            free = [one for one in self.leaders if one["rank"] == rank and not one.get("contingent")
                    and self.staff[one["id"]] < one.get("max", 1) and not self.estranged(one)]  # fmt: skip
            if free and have < count // each and 3 * self.wage[free[0]["id"]] <= self.left:
                self.hire(free[0])

    def spend(self) -> None:
        """2.27 What is left pays a herald, if there is none yet."""
        if self.left >= HERALD and not self.heralds and self.most_heralds:
            self.heralds = 1
            self.left -= HERALD


def raise_army(army: Mapping[str, Any], budget: int, year: int | None, seed: str) -> Draft:
    """An army of a list for a budget (0: the whole list); a `Problem` if it does not pay for what the list demands."""
    draft = Draft(army, budget, year, Dice(f"muster {seed}"))
    draft.demands()
    if draft.left < 0:
        raise problem("bayard-muster-poor", budget=budget, least=budget - draft.left)
    draft.fill()
    draft.spend()
    return draft
