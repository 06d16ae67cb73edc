"""17.41-17.43, 17.53-17.57 Orders given by dice: I Am Spartacus and Rally."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE
from strategikon.ancients.cards import in_force
from strategikon.ancients.field import NEIGHBOURS, Fight
from strategikon.ancients.tables import FACES, HELMET, WEIGHTS
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import HIT

SKIP = "skip"


def near_leader(battle: Fight, unit: int) -> bool:
    """11.46, 17.53 Whether a leader of its side is attached to the unit or in an adjacent hex."""
    state, side_of = battle.state, battle.field.side_of
    here, leader_at = state.hex_of[unit], state.leader_at
    if leader_at[here] >= 0:
        return True
    side = side_of[unit]
    for there in NEIGHBOURS[here]:
        leader = leader_at[there]
        if leader >= 0 and side_of[leader] == side:
            return True
    return False


def roll_orders(battle: Fight) -> None:
    """17.41, 17.53 As many dice as Command; flags and swords give nothing."""
    state = battle.state
    dice = state.command[state.active]
    purpose = "rally" if in_force(state).whom == "rally" else "spartacus"
    throw = battle.throw("roll", dice, BATTLE_DIE)
    throw.tell(faces=throw.faces, dice=dice, purpose=purpose)
    for place, face in enumerate(throw.rolled):
        if face <= HELMET:
            throw.scored(place, HIT)
    state.results = tuple(face for face in throw.rolled if face <= HELMET)


def who_fits(battle: Fight) -> list[int]:
    """17.41, 17.53 Whom the next die can order or rally."""
    state, field = battle.state, battle.field
    refuse = cannot_rally if in_force(state).whom == "rally" else cannot_order_by_die
    face, side = state.results[0], state.active
    pieces = field.pieces_of[side] if face == HELMET else field.troops_of[side][WEIGHTS[face]]
    return [piece for piece in pieces if state.hex_of[piece] >= 0 and refuse(battle, piece, face) is None]


def assign_result(battle: Fight, fitting: list[int]) -> Activity:
    """R-ANC-28, R-ANC-37 The dice in the order rolled: each names one piece or is skipped."""
    state = battle.state
    kind = "rally" if in_force(state).whom == "rally" else "spartacus"
    choice = yield Ask(state.active, kind, [*fitting, SKIP], about=state.results[0])
    state.results = state.results[1:]
    if choice == SKIP:
        return
    state.ordered[choice] = 1
    name = battle.field.ids[choice]
    if kind == "rally":
        state.blocks = changed(state.blocks, choice, state.blocks[choice] + 1)
        battle.emit("rally", unit=name, blocks=state.blocks[choice])
    else:
        battle.emit("order", unit=name)


def cannot_order_by_die(battle: Fight, piece: int, face: int) -> Refusal | None:
    """17.41, R-ANC-28 A symbol orders a unit of its type, a helmet any unit or a leader alone in his hex."""
    state, field = battle.state, battle.field
    name = field.ids[piece]
    if field.side_of[piece] != state.active or state.hex_of[piece] < 0:
        return refusal("7.02", "ancients-why-not-yours", unit=name)
    if state.ordered[piece]:
        return refusal("7.04", "ancients-why-already-ordered", unit=name)
    if piece >= field.units and state.unit_at[state.hex_of[piece]] >= 0:
        return refusal("7.12", "ancients-why-no-detaching", leader=name, card="i-am-spartacus")
    if face != HELMET and (piece >= field.units or field.classes[piece].weight != face):
        return refusal("17.41", "ancients-why-wrong-die", unit=name, face=FACES[face])
    return None


def cannot_rally(battle: Fight, piece: int, face: int) -> Refusal | None:
    """17.53-17.55, R-ANC-37 A reduced unit of the type, with a leader or next to one, no elephants, no chariots."""
    state, field = battle.state, battle.field
    name = field.ids[piece]
    if piece >= field.units or field.side_of[piece] != state.active or state.hex_of[piece] < 0:
        return refusal("17.53", "ancients-why-not-your-unit", unit=name)
    bars: list[Refusal] = []
    if not field.classes[piece].rallies:
        bars.append(refusal("17.55", "ancients-why-never-rallies", unit=name))
    if state.blocks[piece] >= field.most[piece]:
        bars.append(refusal("17.55", "ancients-why-full-strength", unit=name).besides("17.53"))
    if not near_leader(battle, piece):
        bars.append(refusal("17.53", "ancients-why-no-leader-near", unit=name))
    if face not in (HELMET, field.classes[piece].weight):
        bars.append(refusal("17.54", "ancients-why-wrong-die", unit=name, face=FACES[face]))
    return together(*bars)
