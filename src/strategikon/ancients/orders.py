"""7, 17. Orders: who may be given one by the card, and giving them."""

from __future__ import annotations

from strategikon.ancients.cards import in_force, is_counter, ordered_pieces
from strategikon.ancients.field import CENTRE, EAST, NEIGHBOURS, SECTION, WEST, Fight
from strategikon.ancients.order_dice import assign_result, roll_orders, who_fits
from strategikon.ancients.state import Ancients
from strategikon.ancients.tables import CARDS, COUNTER_ATTACK, LEADERSHIP_ANY, CardKind
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

DONE = "done"


def order(battle: Fight) -> Activity | None:
    """7.01 One order after the other, before any movement; the step ends by itself when nobody can be ordered."""
    state = battle.state
    if not state.opened:
        open_orders(battle)
    while state.results:
        fitting = who_fits(battle)
        if fitting:
            return assign_result(battle, fitting)
        state.results = state.results[1:]  # R-ANC-28, R-ANC-37: a die that fits nobody is lost
    pieces = orderable(battle)
    if pieces:
        return choose_orders(battle, pieces)
    state.phase = "move"
    return None


def choose_orders(battle: Fight, pieces: list[int]) -> Activity:
    """R-ANC-15 One order after the other, or no more: fewer than the card allows, even none."""
    side = battle.state.active
    while pieces:
        choice = yield Ask(side, "order", [*pieces, DONE])
        if choice == DONE:
            break
        give_order(battle, choice)
        pieces = orderable(battle)
    battle.state.phase = "move"


def give_order(battle: Fight, piece: int) -> None:
    """7.04, 7.08 The piece is ordered; 17.20 a leader who heads a chain takes the unit in his hex with him."""
    state, field = battle.state, battle.field
    state.ordered[piece] = 1
    battle.emit("order", unit=field.ids[piece])
    if in_force(state).linked == "leader":
        if state.stood == 0:
            state.stood = SECTION[state.hex_of[piece]]
        if piece >= field.units:
            state.head = piece
            companion = state.unit_at[state.hex_of[piece]]
            if companion >= 0:
                state.ordered[companion] = 1
                battle.emit("order", unit=field.ids[companion])


def open_orders(battle: Fight) -> None:
    """17.27, 17.33, 17.41, 17.53 What the card does before the player has a say: dice, or a fixed set of units."""
    state, field = battle.state, battle.field
    state.opened = 1
    card = in_force(state)
    if card.whom in ("dice", "rally"):
        roll_orders(battle)
    elif card.whom in ("beside", "all"):
        for unit in field.units_of[state.active]:
            if state.hex_of[unit] >= 0 and _is_named(battle, unit, card):
                give_order(battle, unit)


def _is_named(battle: Fight, unit: int, card: CardKind) -> bool:
    """17.27, R-ANC-30 Every unit beside an enemy unit; 17.33 every unit of the troops."""
    if card.whom == "beside":
        return beside_enemy_unit(battle, unit)
    return battle.field.classes[unit].is_of(card.troops)


def beside_enemy_unit(battle: Fight, unit: int) -> bool:
    """Whether an enemy unit is adjacent; a lone leader is not a unit (2.14)."""
    state, field = battle.state, battle.field
    side_of, side = field.side_of, field.side_of[unit]
    for there in NEIGHBOURS[state.hex_of[unit]]:
        other = state.unit_at[there]
        if other >= 0 and side_of[other] != side:
            return True
    return False


# -- who may be ordered ----------------------------------------------------------------------------------------------


def orderable(battle: Fight) -> list[int]:
    """7.01 Every piece that can be given an order now: those that `cannot_order` does not refuse."""
    state, field = battle.state, battle.field
    card, side, hex_of, ordered = CARDS[state.order], state.active, state.hex_of, state.ordered
    if card.whom != "choice":
        return []
    if card.category == "section":
        room = rooms_in_sections(battle)
        if True not in room:
            return []
        return [p for p in field.pieces_of[side] if room[SECTION[hex_of[p]]] and not ordered[p]]
    if orders_left(battle) <= 0:
        return []
    if card.linked == "leader":
        return _links_of_chain(battle)
    pieces = field.troops_of[side][card.troops]
    if card.helmet:
        pieces += field.leaders_of[side]
    if card.linked == "group":
        near = beside_ordered(battle)
        if near:
            return [unit for unit in pieces if hex_of[unit] in near and not ordered[unit]]
    return [p for p in pieces if not ordered[p] and hex_of[p] >= 0]


def _links_of_chain(battle: Fight) -> list[int]:
    """17.20, 17.21, R-ANC-20 Those that `_cannot_join_chain` does not refuse: heads, single units, linked units."""
    state, field = battle.state, battle.field
    hex_of, ordered, side = state.hex_of, state.ordered, state.active
    if state.head >= 0:
        near = beside_ordered(battle)
        return [unit for unit in field.units_of[side] if hex_of[unit] in near and not ordered[unit]]
    named = named_sections(state)
    anywhere = 0 if state.announced == LEADERSHIP_ANY else field.units  # R-ANC-20: below this number, any section
    pieces = field.pieces_of[side]
    return [p for p in pieces if hex_of[p] >= 0 and not ordered[p] and (p < anywhere or SECTION[hex_of[p]] & named)]


def cannot_order(battle: Fight, piece: int) -> Refusal | None:
    """7.01-7.12 Why the card in play gives this piece no order (now)."""
    state, field = battle.state, battle.field
    name, card = field.ids[piece], in_force(state)
    if field.side_of[piece] != state.active or state.hex_of[piece] < 0:
        return refusal("7.02", "ancients-why-not-yours", unit=name)
    if state.ordered[piece]:
        return refusal("7.04", "ancients-why-already-ordered", unit=name)
    if card.whom != "choice":
        return refusal(announced_rule(state), "ancients-why-card-decides", unit=name, card=card.id)
    if card.category == "section":
        if rooms_in_sections(battle)[SECTION[state.hex_of[piece]]]:
            return None
        return _no_room(battle, piece, card)
    reason = _cannot_be_named(battle, piece, card)
    if reason is None and orders_left(battle) <= 0:
        why = refusal(announced_rule(state), "ancients-why-no-order-left", card=_card_played(state))
        return why.besides("6.02", "7.13", *_rule_of_kind(card))
    return reason


def _card_played(state: Ancients) -> str:
    """The card whose orders are counted: a Counter Attack, not the card it copies, which may name another flank."""
    return CARDS[COUNTER_ATTACK if is_counter(state) else state.announced].id


def _no_room(battle: Fight, piece: int, card: CardKind) -> Refusal:
    """7.05, R-ANC-39 Out of the section, or its orders are given."""
    state = battle.state
    if not SECTION[state.hex_of[piece]] & named_sections(state):
        return _out_of_section(battle, piece, card)
    told = {"unit": battle.field.ids[piece], "card": _card_played(state)}
    return refusal(section_rule(state), "ancients-why-no-order-left", **told).besides("6.02", *_rule_of_kind(card))


def _out_of_section(battle: Fight, piece: int, card: CardKind) -> Refusal:
    """7.05; 17.31 the flank a copied card names is not that of a Counter Attack: Left becomes Right."""
    state, name = battle.state, battle.field.ids[piece]
    if is_counter(state):
        return refusal(section_rule(state), "ancients-why-other-section", unit=name).besides("17.30", "2.02", "2.03")
    why = refusal(section_rule(state), "ancients-why-out-of-section", unit=name, card=card.id)
    return why.besides("6.02", "2.02", "2.03", *_rule_of_kind(card))


def _cannot_be_named(battle: Fight, piece: int, card: CardKind) -> Refusal | None:
    """17.14-17.25, 17.35, 17.44-17.50 Troops, leaders and chains."""
    if card.linked == "leader":
        return _cannot_join_chain(battle, piece)
    field, state = battle.field, battle.state
    name, announced = field.ids[piece], CARDS[state.announced]
    if piece >= field.units:
        return None if card.helmet else _cannot_order_leader(battle, piece)
    if not field.classes[piece].is_of(card.troops):
        why = refusal(announced.rule, "ancients-why-other-troops", unit=name, card=announced.id)
        return why.besides("6.02", *_rule_of_kind(card))
    if card.linked == "group" and not _is_linked(battle, piece):
        return refusal(announced.rule, "ancients-why-not-linked", unit=name)
    return None


def _cannot_order_leader(battle: Fight, leader: int) -> Refusal:
    """7.12, R-ANC-38 Only cards with a helmet order a leader apart from his unit, or one who is alone."""
    state = battle.state
    announced, name = CARDS[state.announced], battle.field.ids[leader]
    if state.unit_at[state.hex_of[leader]] >= 0 and not announced.helmet:
        return refusal("7.12", "ancients-why-no-detaching", leader=name, card=announced.id)
    return refusal(announced.rule, "ancients-why-no-leaders", leader=name, card=announced.id)


def _cannot_join_chain(battle: Fight, piece: int) -> Refusal | None:
    """17.20, 17.21, R-ANC-19 A leader of the section first, or any single unit (R-ANC-20); then linked units."""
    state, field = battle.state, battle.field
    name, card = field.ids[piece], in_force(state)
    is_leader = piece >= field.units
    if state.head >= 0:
        if is_leader:
            return refusal("17.20", "ancients-why-one-leader", leader=name).besides("7.12")
        return None if _is_linked(battle, piece) else refusal("17.21", "ancients-why-not-linked", unit=name)
    if not is_leader and state.announced != LEADERSHIP_ANY:
        return None
    if SECTION[state.hex_of[piece]] & named_sections(state):
        return None
    if state.announced == LEADERSHIP_ANY:
        return refusal("17.32", "ancients-why-other-section", unit=name)
    return _out_of_section(battle, piece, card)


def _rule_of_kind(card: CardKind) -> tuple[str, ...]:
    """17.02, 17.14, 17.20 What all cards of a kind have in common."""
    rule = {"section": "17.02", "troop": "17.14", "leadership": "17.20"}.get(card.category)
    return (rule,) if rule else ()


def _is_linked(battle: Fight, unit: int) -> bool:
    """17.21, 17.35, 17.44 Adjacent to somebody ordered; the first of a group needs no link."""
    near = beside_ordered(battle)
    return not near or battle.state.hex_of[unit] in near


def announced_rule(state: Ancients) -> str:
    """The ledger number of the order announced, substitute or not."""
    return CARDS[state.announced].rule if state.announced >= 0 else "17.30"


def rooms_in_sections(battle: Fight) -> list[bool]:
    """7.03, R-ANC-39 By section mask: whether one piece more there and those ordered so far fit distinct orders.

    Those on a dotted line go to their flank as far as it has room, the rest to the Centre: nothing fits more.
    """
    state = battle.state
    count = [0] * 8
    for piece in ordered_pieces(battle):
        count[SECTION[state.hex_of[piece]]] += 1
    west, centre, east = state.sections
    spare_west, spare_east = west - count[1], east - count[4]
    spare_centre = centre - count[2] - max(0, count[3] - spare_west) - max(0, count[6] - spare_east)
    on_west, on_east = spare_west > count[3], spare_east > count[6]
    in_centre = spare_centre > 0
    # A flank piece may also push one from the dotted line beside it into the Centre.
    west_flank = on_west or (0 < spare_west <= count[3] and in_centre)
    east_flank = on_east or (0 < spare_east <= count[6] and in_centre)
    return [False, west_flank, in_centre, on_west or in_centre, east_flank, False, on_east or in_centre, False]


def named_sections(state: Ancients) -> int:
    """7.05 The mask of the sections for which the card has orders."""
    west, centre, east = state.sections
    return WEST * bool(west) | CENTRE * bool(centre) | EAST * bool(east)


def orders_left(battle: Fight) -> int:
    """17.14, 17.20-17.25, 17.35 Orders the card still has, sections apart."""
    state = battle.state
    card = in_force(state)
    most = card.orders or state.command[state.active]
    given = len(ordered_pieces(battle))
    if card.linked != "leader":
        return most - given
    if state.head < 0:
        return 1 - given
    own_hex = 2 if state.unit_at[state.hex_of[state.head]] >= 0 else 1
    return most - (given - own_hex)


def linked_to(battle: Fight) -> list[int]:
    """17.21, 17.44 Everybody who could be ordered one after the other, each linked to somebody ordered before."""
    trial, found = battle.fork(), list[int]()
    while pieces := [piece for piece in orderable(trial) if piece not in found]:
        found += pieces
        for piece in pieces:
            trial.state.ordered[piece] = 1
    return found


def beside_ordered(battle: Fight) -> set[int]:
    """17.21 The hexes next to somebody ordered: nobody ordered, no hexes."""
    hex_of, near = battle.state.hex_of, set[int]()
    for piece in ordered_pieces(battle):
        near.update(NEIGHBOURS[hex_of[piece]])
    return near


def section_rule(state: Ancients) -> str:
    """17.31 The flank of a Counter Attack is the one the opponent used; else the card names the section."""
    west, centre, east = state.sections
    one_flank = not centre and not (west and east)
    return "17.31" if one_flank and is_counter(state) else CARDS[state.announced].rule
