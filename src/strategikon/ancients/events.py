"""Every kind of event the rules state, and the fields it may have, in the order of a turn."""

from __future__ import annotations

from strategikon.kernel.events import EventTable

EVENTS: EventTable = {
    "turn": ("turn", "side"),
    "play": ("side", "card"),
    "order": ("unit",),
    "rally": ("unit", "blocks"),
    "move": ("unit", "start", "hex", "hexes"),
    "attach": ("leader", "unit"),
    "detach": ("leader", "unit"),
    "exit": ("unit", "hex"),
    "fire": ("unit", "target"),
    "attack": ("unit", "target"),
    "first-strike": ("side", "unit", "target"),
    "evade": ("unit", "path", "hex"),
    "abandoned": ("unit",),
    "roll": ("unit", "target", "faces", "dice", "purpose"),
    "elephants-reroll": ("unit", "faces"),
    "hit": ("unit", "hits", "lost", "blocks"),
    "eliminated": ("unit",),
    "leader-test": ("leader", "killed"),
    "leader-killed": ("leader",),
    "leader-left": ("leader",),
    "ignore": ("unit", "flags"),
    "retreat": ("unit", "path", "lost"),
    "blocked": ("unit", "lost"),
    "rampage": ("unit",),
    "battle-back": ("unit", "target"),
    "advance": ("unit", "hex"),
    "bonus": ("unit", "target"),
    "banner": ("side", "banners"),
    "objective": ("side", "objective", "hex"),
    "command": ("side", "command"),
    "discard": ("side", "card"),
    "draw": ("side", "card"),
    "shuffle": ("cards",),
}
