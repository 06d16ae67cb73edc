"""The schema of scenario files (docs/scenarios/bayard.md): which keys there are, and what may stand behind each."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.craft import CRAFT, DIFFICULTIES
from strategikon.bayard.ground import EDGES
from strategikon.bayard.missions import MISSION_IDS
from strategikon.bayard.tables import (
    ANIMALS,
    CHARACTERS,
    COMPOUNDS,
    EQUIPMENT,
    EXOTIC_WEAPONS,
    FORMATIONS,
    LEADER_PARTICULARITIES,
    MELEE_WEAPONS,
    MISSILES,
    MORALE,
    OBSTACLES,
    PARTICULARITIES,
    QUALITIES,
    RANKS,
    TERRAIN_IDS,
    TRAINING,
    TYPES,
    WEIGHTS,
)  # fmt: skip
from strategikon.bayard.weather.charts import (
    FOG_IDS,
    KINDS,
    RAIN_IDS,
    SIDE_NAMES,
    SNOW_IDS,
    WEATHER_SEASONS,
    WIND_IDS,
    ZONES,
)  # fmt: skip
from strategikon.kernel.schema import (
    anything,
    boolean,
    both_languages,
    choice,
    either,
    ident,
    integer,
    listing,
    one_or_many,
    table,
    text,
)  # fmt: skip

HEX: Final = 7  # letters of a hex name
MOST_BOARD: Final = 60
MOST_HERALDS: Final = 12
PHASES: Final = (
    "orders", "deploy", "turn", "dawn",
    "sky", "beasts", "listen", "lead", "activate", "obey", "move", "moved", "fight", "fires", "rally",
    "laager", "end",
)  # fmt: skip
MARKS: Final = (
    "activated", "second", "reached", "moved", "marched", "shot", "fought", "melee", "stays", "doubled", "held",
    "enraged", "preplayed", "message", "on-foot", "static", "woken", "drowsy", "noisy",
)  # fmt: skip
LEADER_MARKS: Final = ("chief", "activated", "with-unit", "alone", "moved", "melee", "rallied")

_troop = {
    "type": choice(*TYPES), "weight": choice(*WEIGHTS), "melee": choice(*MELEE_WEAPONS, *EXOTIC_WEAPONS),
    "missile": choice(*MISSILES, *EXOTIC_WEAPONS), "training": choice(*TRAINING), "morale": choice(*MORALE),
    "plaquettes": integer(1, 12), "particularities": listing(choice(*PARTICULARITIES), most=12),
    "formations": listing(choice(*FORMATIONS[1:]), most=6),
    "mount": choice("horse", "camel", "elephant", "chariot", "wagon", "reindeer"),
    "team": choice("horse", "camel", "elephant"), "pack": choice("camel", "elephant"),
    "animal": choice(*ANIMALS),
    "platform": boolean(), "escort": integer(0, 4), "escort_weight": choice(*WEIGHTS),
    "escort_melee": choice(*MELEE_WEAPONS), "archers": integer(1, 2),
    "equipment": listing(choice(*EQUIPMENT), most=6), "equipment_allowed": listing(choice(*EQUIPMENT), most=6),
    "works": listing(choice(*OBSTACLES), most=6), "dwarf": boolean(), "sacrificial": boolean(), "loosen": boolean(),
    "resupply_turns": integer(1, 9), "contingent": ident(), "native_desert": boolean(), "stones": boolean(),
    "cost": integer(0, 2000),
}  # fmt: skip
_unit = table(
    always={"id": ident()},
    optional={
        **_troop, "troop": ident(), "name_en": text(80), "name_fr": text(80), "hex": text(HEX),
        "formation": choice(*FORMATIONS[1:]), "losses": integer(0, 5), "asleep": boolean(), "hidden": boolean(),
        "torches": boolean(), "corps": ident(), "sentinels": listing(text(HEX), most=2),
        "fortified": listing(choice("NW", "NE", "E", "SE", "SW", "W"), most=4),
    },
    inline={
        "marks": listing(choice(*MARKS), most=12), "moved": integer(0, 9), "loosened": integer(0, 3),
        "shots": integer(0, 20), "debit": integer(0, 4), "animals": integer(0, 4), "parched": integer(0, 20),
        "alerted": boolean(), "spotted": boolean(),
    },
)  # fmt: skip
_leader = table(
    always={"id": ident(), "rank": choice(*RANKS, "figure")},
    optional={
        "name_en": text(80), "name_fr": text(80), "hex": text(HEX), "quality": choice(*QUALITIES),
        "particularities": listing(choice(*LEADER_PARTICULARITIES), most=4), "character": choice(*CHARACTERS),
        "equipment": listing(choice(*EQUIPMENT), most=6), "contingent": ident(), "cost": integer(0, 1000),
        "objective": text(HEX), "type": choice(*TYPES), "weight": choice(*WEIGHTS),
    },
    inline={"marks": listing(choice(*LEADER_MARKS), most=6)},
)  # fmt: skip
_years = {"from": integer(-5000, 2000), "to": integer(-5000, 2000)}
_bounds = {"min": integer(0, 60), "max": integer(0, 60), "not_with": listing(ident(), most=40)}  # A4.16
_notes = {"name_en": text(80), "name_fr": text(80), "note_en": text(), "note_fr": text()}
ARMY: Final = table(
    always={"troop": listing(table(
        always={"id": ident(), "type": choice(*TYPES), "weight": choice(*WEIGHTS)},
        optional={**_troop, **_years, **_bounds, **_notes},
    ), least=1, most=100)},
    optional={
        "schema": choice(1), "id": ident(), "ruleset": choice("bayard"), "kind": choice("army"), **_years,
        "name": both_languages(), "description": both_languages(), "notes": both_languages(),
        "heralds": table(optional={"min": integer(0, MOST_HERALDS), "max": integer(0, MOST_HERALDS),
                                   "cost": integer(0, 1000)}),
        "leader": listing(table(
            always={"id": ident(), "rank": choice(*RANKS, "figure")},
            optional={
                **_years, **_bounds, **_notes, "quality": choice(*QUALITIES), "character": choice(*CHARACTERS),
                "particularities": listing(choice(*LEADER_PARTICULARITIES), most=4), "contingent": ident(),
                "equipment": listing(choice(*EQUIPMENT), most=6), "cost": integer(0, 1000), "type": choice(*TYPES),
                "weight": choice(*WEIGHTS),
            },
        ), most=40),
    },
)  # fmt: skip
_herald = table(
    always={"id": ident()},
    optional={"hex": text(HEX), "character": choice("dogmatix"), "name_en": text(80), "name_fr": text(80)},
)
_activation = table(always={"units": integer(1, 20)}, optional={"contingent": ident()})
_span = listing(integer(0, MOST_BOARD), least=2, most=2)
_reinforcement = table(
    always={"turn": integer(1, 99), "edge": choice(*EDGES)},
    optional={
        "rows": _span, "columns": _span, "leader": listing(_leader, most=20), "unit": listing(_unit, most=60),
    },
)  # fmt: skip
_camp = table(always={"hexes": listing(text(HEX), least=2, most=2)})
_side = table(
    always={"id": ident()},
    required={
        "edge": choice(*EDGES), "name_en": text(80), "name_fr": text(80),
        "unit": listing(_unit, least=1, most=60, inline=0),
    },
    optional={
        "army": ident(), "activations": listing(_activation, least=1, most=2), "points": integer(0, 100_000),
        "leader": listing(_leader, most=30), "reinforcement": listing(_reinforcement, most=8),
        "heralds": listing(_herald, most=MOST_HERALDS), "camp": listing(_camp, most=2), "agents": integer(0, 5),
        "missions": listing(choice(*MISSION_IDS), most=20), "breaks_at": integer(1, 200),
        "exits": boolean(), "decoys": listing(text(HEX), most=60), "decoy_count": integer(0, 60),
    },
)  # fmt: skip

_roll = integer(2, 12)
_weather = table(
    optional={
        "season": choice(*WEATHER_SEASONS), "zone": one_or_many(choice(*ZONES), most=4),
        "kind": choice(*KINDS), "force": either(choice(*RAIN_IDS, *SNOW_IDS, *FOG_IDS), _roll, int),
        "irregular": boolean(), "wind": either(choice(*WIND_IDS), _roll, int), "wind_toward": choice(*SIDE_NAMES),
        "stability": integer(1, 6), "every": integer(1, 3), "dice": listing(integer(1, 6), least=2, most=2),
    },
    inline={"age": integer(0, 99), "falling": boolean()},
)  # fmt: skip
_fire = table(
    always={"element": text(60)},
    optional={"side": ident()},
    inline={"since": integer(0, 99), "resistance": integer(0, 9)},
)
_time = table(optional={"season": choice(*WEATHER_SEASONS), "hour": integer(1, 24)})
_hexes = listing(text(20), least=1, most=400)
_board = table(
    always={"columns": integer(1, MOST_BOARD), "rows": integer(1, MOST_BOARD)},
    optional={
        "terrain": choice(*TERRAIN_IDS, *COMPOUNDS), "desert": boolean(),
        "area": listing(table(
            always={"type": choice(*TERRAIN_IDS, *COMPOUNDS), "hexes": _hexes},
            optional={"level": integer(1, 9), "name_en": text(80), "name_fr": text(80), "stone": boolean()},
        ), most=400),
        "face": listing(table(always={"type": choice(*OBSTACLES, *COMPOUNDS), "faces": _hexes}), most=400),
        "road": listing(table(always={"hexes": _hexes}, optional={"bridges": _hexes}), most=40),
        "current": listing(table(
            always={"hexes": _hexes, "toward": choice(*SIDE_NAMES)}, optional={"strong": boolean()},
        ), most=40),
        "passage": listing(table(always={"hexes": _hexes, "difficulty": choice(*DIFFICULTIES)}), most=40),
        "label": listing(table(always={"hex": text(HEX), "en": text(80), "fr": text(80)}), most=100),
    },
)  # fmt: skip
_deployment = table(
    always={"method": choice("alternate", "screened", "covered", "paper")},
    optional={
        "rows": integer(1, MOST_BOARD), "chooser": ident(),
        "zone": listing(table(always={"side": ident(), "hexes": _hexes}), most=2),
    },
)  # fmt: skip
_boat = table(
    always={"id": ident(), "kind": choice(*CRAFT), "hex": text(HEX)},
    optional={"name_en": text(80), "name_fr": text(80), "moored": boolean()},
    inline={"aground": choice(*DIFFICULTIES), "ready": integer(0, 99)},
)
_condition = table(
    always={"type": choice("demoralisation", "leader_eliminated", "occupy", "control", "units_near", "none_on_terrain",
                           "fewer_losses", "time_limit")},
    optional={
        "side": ident(), "winner": ident(), "leader": ident(), "no_rank_left": choice(*RANKS), "turn": integer(1, 99),
        "fraction": listing(integer(1, 100), least=2, most=2), "when_removed": ident(), "hexes": _hexes,
        "troops": listing(ident(), most=40), "count": integer(1, 60), "within": integer(0, 20),
        "terrain": choice(*TERRAIN_IDS), "compare": choice("share_lost"),
    },
)  # fmt: skip
_special_rule = table(
    always={"id": ident(), "effect": choice("free_start", "note"), "en": text(), "fr": text()},
    optional={"params": table(optional={"leader": ident(), "troops": listing(ident(), most=40)})},
)
_victory = table(always={"en": text(), "fr": text(), "conditions": listing(_condition, least=1, most=20)})
SCHEMA: Final = table(
    required={
        "schema": choice(1), "id": ident(), "ruleset": choice("bayard"), "kind": choice("battle"),
        "year": integer(-5000, 2000), "title": both_languages(), "date": both_languages(),
        "briefing": both_languages(), "turns": integer(0, 99), "victory": _victory, "board": _board,
    },
    always={"side": listing(_side, least=2, most=2)},
    optional={
        "first_player": ident(), "special_rule": listing(_special_rule, most=20), "options": anything(),
        "weather": _weather, "time": _time, "deployment": _deployment,
        "fire": listing(_fire, most=60), "camp_fires": listing(text(HEX), most=60),
        "boat": listing(_boat, most=40),
    },
    inline={
        "phase": choice(*PHASES), "turn": integer(1, 99), "active": ident(), "half": integer(0, 1),
        "points": integer(0, 20), "chiefs": listing(ident(), most=3), "stage": integer(0, 2),
        "conditions": listing(_condition, most=20),
        "beasts": listing(table(always={"side": ident(), "hex": text(HEX)}), most=20),
        "missed": listing(integer(0, 3), least=2, most=2), "lost": listing(integer(0, 200), least=2, most=2),
    },
)  # fmt: skip
