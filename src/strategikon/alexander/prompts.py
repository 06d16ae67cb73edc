"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.leaders import initiative
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import INDIVIDUAL, NOBODY
from strategikon.kernel.decision import Ask, Tally
from strategikon.kernel.message import Message

ABOUT_A_UNIT: Final = frozenset({  # kinds of question that are put about one unit, which need not be the one that moves
    "intent", "fire", "harass", "revert", "rout", "rout-edge", "rout-facing", "rampage", "rampage-step", "reface",
    "return", "return-facing",
})  # fmt: skip

ACTS_ITSELF: Final = ABOUT_A_UNIT | {"advance", "combats", "move", "path", "pursuit"}  # about: the unit that acts
LEADS: Final = frozenset({"line", "momentum", "move-leader", "order", "prearrange"})  # about: the leader who does
AGAINST: Final = frozenset({  # kinds of question that something an enemy does raises
    "entry-fire", "exit-fire", "react-facing", "return-fire", "withdraw", "withdrawal-fire",
})  # fmt: skip
SHOOTS: Final = frozenset({"entry-fire", "exit-fire", "return-fire", "withdrawal-fire"})  # about: shooters and targets


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with who acts and whom it is about."""
    args, names = _args(battle, ask), battle.field.ids
    if ask.kind == "retreat" and len(ask.about) == 3:  # 6.92c forced on out of a friend's hex
        return Message("alexander-forced-on", {**args, "unit": names[ask.about[0]]})
    if ask.kind == "activate":
        return _whose_turn(battle, ask)
    whole = f"alexander-prompt-{ask.kind}"
    if ask.kind in AGAINST:
        enemy = _against(ask)
        if enemy == NOBODY:
            return Message(f"alexander-asks-{ask.kind}-any", args)
        return Message(whole, {**args, "enemy": names[enemy]})
    who = acting(battle, ask)
    if ask.kind == "crisis" and ask.values[0][0] == "step":  # 5.33b they step back one after the other
        whole = "alexander-asks-crisis-step"
    return Message(whole, args if who is None else {**args, "who": who})


def _args(battle: Fight, ask: Ask) -> dict[str, str | int]:
    state, field = battle.state, battle.field
    leader = field.leader_ids[state.leader] if state.leader >= 0 else ""
    asked = ask.about if ask.kind in ABOUT_A_UNIT and ask.about is not None else state.mover
    unit = field.ids[asked] if asked >= 0 else ""
    return {"side": field.sides[ask.side], "leader": leader, "unit": unit, "orders": state.orders_left}


def _whose_turn(battle: Fight, ask: Ask) -> Message:
    """5.12a The leader of the lowest Initiative is due; a better one may be tried (5.41)."""
    side, names = battle.field.sides[ask.side], battle.field.leader_ids
    due = [names[value[1]] for value in ask.values if value[0] == "activate"]
    others = any(value[0] == "trump" for value in ask.values)
    if not due:
        return Message("alexander-prompt-activate", {"side": side})
    if len(due) > 1:
        return Message("alexander-asks-activate-of", {"side": side, "leaders": due})
    kind = "or-another" if others else "one"
    return Message(f"alexander-asks-activate-{kind}", {"side": side, "leader": due[0]})


def _against(ask: Ask) -> int:
    """The enemy who moves or shoots, where it is a unit."""
    about = ask.about
    if ask.kind in SHOOTS:
        targets = {target for _, target in about}
        return targets.pop() if len(targets) == 1 else NOBODY
    found: int = about[0] if isinstance(about, tuple) else about
    return found


def tally(battle: Fight, ask: Ask) -> Tally | None:
    """4.1b How many of his Individual Orders a leader has given."""
    state = battle.state
    if ask.kind != "order" or state.order_kind != INDIVIDUAL or state.leader == NOBODY:
        return None
    most = max(initiative(battle, state.leader), state.orders_left)
    return Tally(most - state.orders_left, most)


def acting(battle: Fight, ask: Ask) -> str | None:
    """The unit or leader who acts; nobody where one is chosen among several."""
    about, leads = ask.about, ask.kind in LEADS
    if ask.kind == "retreat":
        about, leads = about[0], len(about) == 1
    elif ask.kind == "follow":
        about, leads = about[1], True
    elif ask.kind == "crisis":
        about, leads = _in_crisis(battle, ask)
    elif ask.kind in SHOOTS:
        shooters = {shooter for shooter, _ in about}
        about = shooters.pop() if len(shooters) == 1 else NOBODY
    elif not leads and ask.kind not in ACTS_ITSELF:
        return None
    if about is None or about == NOBODY:
        return None
    return str((battle.field.leader_ids if leads else battle.field.ids)[about])


def _in_crisis(battle: Fight, ask: Ask) -> tuple[int, bool]:
    """5.33b The leader says which unit retreats; then the unit steps back, and at last he himself."""
    if ask.values[0][0] != "step":
        return ask.about, True
    return (battle.state.leader, True) if ask.about == NOBODY else (ask.about, False)
