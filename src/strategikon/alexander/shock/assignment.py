"""8.32 Who fights whom: the attacker says which units fight in which combat, within four limits.

A combat is a group of attackers each of whom has every defender of it in its ZOC (8.32b). Every marked unit attacks
somebody (8.3a), every enemy in the ZOC of one is attacked (8.32a), nobody twice (8.32d). The choice goes attacker by
attacker from left to right; `finals` are the sets of targets one of them may end with such that the others can still
fulfil all this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from strategikon.alexander.combats import Group
from strategikon.alexander.pieces import Fight, is_marked, mark, unit_id
from strategikon.alexander.shock.combat import make, order_key
from strategikon.alexander.shock.designation import cannot_shock_it, shockers, targets
from strategikon.alexander.state import Mark
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainers

DONE: Final = ("done",)
Targets = frozenset[int]


class Plan:
    """The state of the assignment: each attacker's possible targets, and the groups made so far.

    Between two questions the groups stand in `state.groups`, and `state.duties` holds the attacker who is choosing and
    what he has chosen."""

    def __init__(self, battle: Fight) -> None:
        self.order: Final = sorted(shockers(battle), key=lambda unit: order_key(battle, unit))
        self.zones: Final = {unit: frozenset(targets(battle, unit)) for unit in self.order}
        self.groups: Final = list(battle.state.groups)

    def waiting(self) -> list[int]:
        """The attackers whose targets are not settled, from left to right."""
        settled = [unit for group in self.groups for unit in group.attackers]
        return [unit for unit in self.order if unit not in settled]

    def group_of(self, target: int) -> Group | None:
        return next((group for group in self.groups if target in group.targets), None)

    def settle(self, unit: int, chosen: Targets) -> None:
        """An attacker attacks exactly these, with all who attack one of them already."""
        joined = [group for group in self.groups if group.targets & chosen]
        for group in joined:
            self.groups.remove(group)
        self.groups.append(Group((*(one for group in joined for one in group.attackers), unit), chosen))

    def keep(self, battle: Fight) -> None:
        """Into the state, until the next question is answered."""
        battle.state.groups = tuple(self.groups)


def finals(plan: Plan, unit: int, rest: list[int]) -> list[Targets]:
    """8.3a, 8.32 Every set of targets an attacker may end with."""
    zone = sorted(plan.zones[unit])
    sets = (frozenset(some) for count in range(1, len(zone) + 1) for some in combinations(zone, count))
    return [chosen for chosen in sets if conflict(plan, unit, chosen, rest) is None]


def begin(battle: Fight, groups: list[Group]) -> None:
    """8.3b, 8.32c, 8.32d The combats, from left to right; their defenders have been attacked this phase."""
    state = battle.state
    ordered = sorted(groups, key=lambda group: min(order_key(battle, unit) for unit in group.attackers))
    state.groups = ()
    state.combats = [make(battle, *group) for group in ordered]
    for number, (attacking, defending) in enumerate(ordered):
        enlist(battle, number, attacking, defending)
    if groups:
        state.obligation = 2 if state.obligation else 0


def assign(battle: Fight) -> None:
    """8.32 Phase `combats`: attackers are given their targets from left to right; where one has a choice, his player
    is asked (`assigning`). At last the groups become the combats of the segment."""
    plan, state = Plan(battle), battle.state
    while waiting := plan.waiting():
        unit, rest = waiting[0], waiting[1:]
        if state.duties[:1] != [unit]:
            state.duties = [unit]
        within = _within(plan, unit, rest, frozenset(state.duties[1:]))
        if len(within) > 1:
            plan.keep(battle)
            state.phase = "assigning"
            return
        plan.settle(unit, within[0])
    state.duties = []
    begin(battle, plan.groups)
    state.phase = "charge" if state.combats else "orders-end"


def closure(plan: Plan, chosen: Targets) -> Targets:
    """8.32b Whoever joins an attack attacks all its defenders."""
    groups = (plan.group_of(target) for target in chosen)
    return chosen.union(*(group.targets for group in groups if group))


def assigning(battle: Fight) -> Activity:
    """8.32e Phase `assigning`: one more target for the attacker whose turn it is, or the end of his list."""
    state = battle.state
    value = yield Ask(state.active, "combats", lambda: options(battle), about=state.duties[0])
    plan = Plan(battle)
    picked: Targets = frozenset(state.duties[1:])
    if value == DONE:
        plan.settle(state.duties[0], picked)
        plan.keep(battle)
        state.duties = []
    else:
        state.duties[1:] = sorted(closure(plan, picked | {value[2]}))
    state.phase = "combats"


def options(battle: Fight) -> list[Value]:
    """8.32e The targets the attacker may add, and `done` if he may leave it at that."""
    plan, (unit, *chosen) = Plan(battle), battle.state.duties
    picked: Targets = frozenset(chosen)
    within = _within(plan, unit, plan.waiting()[1:], picked)
    values: list[Value] = [("attack", unit, target) for target in _next_targets(plan, unit, picked, within)]
    return [*values, DONE] if picked in within else values


def _within(plan: Plan, unit: int, rest: list[int], picked: Targets) -> list[Targets]:
    return [chosen for chosen in finals(plan, unit, rest) if picked <= chosen]


def _next_targets(plan: Plan, unit: int, picked: Targets, within: list[Targets]) -> Iterator[int]:
    for target in sorted(plan.zones[unit] - picked):
        if any(target in chosen for chosen in within):
            yield target


def ensure(battle: Fight) -> None:
    """Cases that begin after the assignment: the first one that is allowed."""
    if battle.state.combats:
        return
    plan = Plan(battle)
    while waiting := plan.waiting():
        plan.settle(waiting[0], finals(plan, waiting[0], waiting[1:])[0])
    begin(battle, plan.groups)


def enlist(battle: Fight, number: int, attacking: Iterable[int], defending: Iterable[int]) -> None:
    """Everybody knows his combat, and the defenders are marked."""
    names = [unit_id(battle, unit) for unit in attacking], [unit_id(battle, unit) for unit in sorted(defending)]
    battle.emit("combat", attackers=names[0], defenders=names[1])
    for unit in attacking:
        battle.state.combat_of = changed(battle.state.combat_of, unit, number)
        if is_marked(battle, unit, Mark.MUST_CHECK):
            mark(battle, unit, Mark.MOVED_NOW)
    for unit in defending:
        battle.state.combat_of = changed(battle.state.combat_of, unit, number)
        mark(battle, unit, Mark.ATTACKED)


def conflict(plan: Plan, unit: int, chosen: Targets, rest: list[int]) -> str | None:
    """The rule a set of targets would break; None if it breaks none."""
    if not chosen:
        return "8.3a"
    if closure(plan, chosen) != chosen:
        return "8.32b"
    partners = [one for group in plan.groups if group.targets & chosen for one in group.attackers]
    if any(not chosen <= plan.zones[partner] for partner in partners):
        return "8.32b"
    return _leaves_undone(plan, unit, chosen, rest)


def _leaves_undone(plan: Plan, unit: int, chosen: Targets, rest: list[int]) -> str | None:
    """8.3a, 8.32a Whether, after this, some attacker could attack nobody, or some enemy in a ZOC would go unattacked.

    The others can always share out what is left if each can attack somebody and each enemy left is in the ZOC of one:
    whoever attacks together with others can leave them to it and take the enemy nobody has, and whoever is alone can
    take it as well.
    """
    groups = [group.targets for group in plan.groups if not group.targets & chosen] + [chosen]
    taken = frozenset().union(*groups)
    for other in rest:
        zone = plan.zones[other]
        if zone <= taken and not any(group <= zone for group in groups):
            return "8.3a"
    settled = [one for group in plan.groups for one in group.attackers] + [unit]
    needed = frozenset().union(*(plan.zones[one] for one in settled)) - taken
    covered: Targets = frozenset().union(*(plan.zones[other] for other in rest)) if rest else frozenset()
    return None if needed <= covered else "8.32a"


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_attack(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal:
    """8.32 Why an attacker may not attack so."""
    names = {"unit": battle.field.ids[ask.about], "target": battle.field.ids[target]}
    if unit != ask.about:
        return refusal("8.32e", "alexander-why-another-unit", unit=names["unit"])
    return cannot_shock_it(battle, unit, target) or refusal("8.32b", "alexander-why-target-elsewhere", **names)


def why_not_done(battle: Fight, ask: Ask) -> Refusal:
    """8.32a Why its list of targets may not end here."""
    return refusal("8.32a", "alexander-why-all-in-zoc", unit=battle.field.ids[ask.about])


WHY_NOT: Final[Explainers] = {("combats", "attack"): why_not_attack, ("combats", "done"): why_not_done}
