"""The report of a run: one HTML file that asks nothing of any network, with plots one can read at a glance and the
records of battles worth a look inside it."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from strategikon.files import keep_text
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.kernel.record import to_json
from strategikon.lab import plots
from strategikon.lab.fight import Row, rebuilt
from strategikon.lab.forecast import GRAVE, word
from strategikon.lab.simulate import Simulation
from strategikon.lab.statistics import quantile
from strategikon.lab.summary import Rate, Summary
from strategikon.lab.telling import command_line, first_told, opponent_told, percent
from strategikon.text import DECIMAL_SIGN, Teller

STYLE = Path(__file__).with_name("report.css")
FACES = {"EB Garamond": "eb-garamond-latin-wght-normal*.woff2", "Inter": "inter-latin-wght-normal*.woff2"}
FAIR = (0.35, 0.65)  # a battle between equals should end within
LIVERIES = {  # a side in a chart, by day and by night: dark ones in their ground, light ones in their band
    "madder": ("#8F2B22", "#BC5241"), "aegean": ("#1F4C77", "#4179AE"), "porphyry": ("#57295A", "#86508A"),
    "myrtle": ("#2C5036", "#50805D"), "ivory": ("#7A2E7E", "#E6DABB"), "saffron": ("#8A1F1A", "#D6A53D"),
    "sky": ("#1F5C94", "#A2C1D5"), "rose": ("#8C2A1E", "#D9A694"),
}  # fmt: skip
USUAL = ("madder", "ivory")
HUNDREDTHS = 100  # worth is counted in hundredths of a middling unit


def keep_report(done: Simulation, path: Path, language: str, fonts: Path | None = None) -> None:
    """Write the report of a run. `fonts` is a folder that may hold ours, which then go into the file."""
    keep_text(Report(done, language, fonts).page(), path)


class Report:
    """One run in one language."""

    def __init__(self, done: Simulation, language: str, fonts: Path | None = None) -> None:
        self.done, self.summary, self.fonts = done, done.summary(), fonts
        self.battle: AnyBattle = done.plan.begin()
        self.teller = Teller(language, self.battle.ruleset)
        self.point = DECIMAL_SIGN[language]
        self.names = [escape(self.teller.side(self.battle, side)) for side in self.battle.sides]

    def _say(self, message_id: str, **args: object) -> str:
        return escape(self.teller(message_id, **args))

    def page(self) -> str:
        """All of it."""
        title = self.teller.both(self.battle.scenario.document.get("title")) or self.battle.scenario.id
        parts = [self._answer(), *self._plots(), *self._units(), self._replays(), self._method()]
        return (
            f'<!doctype html>\n<html lang="{self.teller.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)} · {self._say('report-eyebrow')}</title>"
            f"<style>{_faces(self.fonts)}{STYLE.read_text('utf-8')}{self._liveries()}</style></head><body>{HATCH}<main>"
            f'<p class="eyebrow">{self._say("report-eyebrow")}</p><h1>{escape(title)}</h1>{self._about()}'
            f'<div class="grid">{"".join(parts)}</div></main></body></html>\n'
        )

    def _about(self) -> str:
        plan, summary = self.summary.plan, self.summary
        first, second = (opponent_told(plan.players[place], self.teller) for place in (0, -1))
        players = self._say("report-players", first=first, second=second)
        count = self._say("report-battles", count=len(summary.rows))
        return f'<p class="lead">{escape(summary.name)} · {count} · {players}</p>'

    def _liveries(self) -> str:
        dresses = {dress.id: dress.livery for dress in self.battle.scene(None).sides}
        worn = [dresses.get(side, usual) for side, usual in zip(self.battle.sides, USUAL, strict=False)]
        (day_a, night_a), (day_b, night_b) = (
            LIVERIES.get(livery, LIVERIES[usual]) for livery, usual in zip(worn, USUAL, strict=True)
        )
        day = f":root{{--a:{day_a};--b:{day_b};--b2:var(--paper-3)}}"
        return f"{day}@media(prefers-color-scheme:dark){{:root{{--a:{night_a};--b:{night_b}}}}}"

    # -- who wins -----------------------------------------------------------------------------------------------------

    def _answer(self) -> str:
        summary = self.summary
        rates = [summary.by_side[side] for side in summary.sides]
        sentence, comment = self._verdict(rates)
        bars = [self._rate(self.names, rates)]
        if len(summary.by_player) > 1:
            players = [escape(opponent_told(name, self.teller)) for name in summary.by_player]
            bars.append(self._rate(players, list(summary.by_player.values()), " plain"))
        first = escape(first_told(summary.first, self.teller))
        return (
            f'<section class="slip wide"><p class="answer">{sentence}</p><p>{comment} {first}</p>{"".join(bars)}'
            f"{self._facts()}</section>"
        )

    def _verdict(self, rates: Sequence[Rate]) -> tuple[str, str]:
        """The one thing to know, and what to make of it. Between unequal players it is who plays better."""
        if not self.summary.rows:
            return self._say("report-none"), ""
        if len(self.summary.by_player) > 1:
            name, rate = max(self.summary.by_player.items(), key=lambda pair: pair[1].win_rate)
            return self._won(opponent_told(name, self.teller), rate), ""
        best = max(range(len(rates)), key=lambda place: rates[place].win_rate)
        low, high = rates[best].interval
        fair = "report-fair" if high <= FAIR[1] else "report-unfair" if low > FAIR[1] else "report-open"
        return self._won(self.teller.side(self.battle, self.battle.sides[best]), rates[best]), self._say(fair)

    def _won(self, who: str, rate: Rate) -> str:
        low, high = rate.interval
        figures = {"rate": percent(rate.win_rate, self.teller), "low": f"{100 * low:.0f}"}
        return self._say("report-answer", who=who, high=percent(high, self.teller), **figures)

    def _rate(self, names: Sequence[str], rates: Sequence[Rate], look: str = "") -> str:
        """Two names, one bar, and below it the interval on a scale with the fair part shaded."""
        first, second = rates[0], rates[-1]
        battles = max(1, first.battles)
        low, high = first.interval
        widths = [100 * first.wins / battles, 100 * first.draws / battles, 100 * first.losses / battles]
        parts = "".join(
            f'<i class="{kind}" style="width:{width:.2f}%"></i>'
            for kind, width in zip(("a", "draw", "b"), widths, strict=True)
        )
        scale = "".join(
            f'<span{" class=far" if place in (20, 80) else ""} style="left:{place}%">{place} %</span>'
            for place in (20, 35, 50, 65, 80)
        )
        draws = self._say("report-draws", count=first.draws) if first.draws else ""
        return (
            f'<div class="rate{look}"><div class="names">'
            f"<span><b>{names[0]}</b>{percent(first.win_rate, self.teller)}</span>"
            f"<span><b>{names[-1]}</b>{percent(second.win_rate, self.teller)}</span></div>"
            f'<div class="bar">{parts}</div><div class="scale">{_across("fair", *FAIR)}{_across("span", low, high)}'
            f'<div class="dot" style="left:{100 * first.win_rate:.2f}%"></div>{scale}</div>'
            f'<p class="quiet">{self._say("report-interval")} {draws}</p></div>'
        )

    def _facts(self) -> str:
        summary = self.summary
        facts: list[tuple[str, str, float | None]] = [
            ("report-turns", self.teller.figure(summary.turns.mean), summary.turns.error),
            ("report-decisions", f"{summary.decisions.mean:.0f}", summary.decisions.error),
            ("report-seconds", self.teller.figure(summary.seconds.mean), None),
        ]
        draws = sum(row["winner"] is None for row in summary.rows)
        facts.append(("lab-drawn", str(draws), None))
        told = []
        for name, figure, error in facts:
            spread = "" if error is None else f" <small>± {self.teller.figure(error)}</small>"
            told.append(f"<div><dt>{self._say(name)}</dt><dd>{figure}{spread}</dd></div>")
        return f'<dl class="facts">{"".join(told)}</dl>'

    # -- plots --------------------------------------------------------------------------------------------------------

    def _plots(self) -> Iterable[str]:
        rows = self.summary.rows
        if not rows:
            return
        median = self.summary.turns.median
        turns = [row["turns"] for row in rows]
        label = self.teller("report-turn")
        mark = (median, self.teller("report-median", turns=f"{median:.0f}"))
        yield self._slip(
            "report-length", "report-length-why", plots.histogram(self.teller("report-length"), label, turns, mark)
        )
        plain = (
            self.teller.side(self.battle, self.battle.sides[0]),
            self.teller.side(self.battle, self.battle.sides[-1]),
        )
        spread = self._lead()
        if len(spread) > 1:
            drawn = plots.fan(self.teller("report-lead"), label, spread, plain, self.point)
            yield self._slip("report-lead", "report-lead-why", drawn)
        kind = self._main_cost()
        if kind:
            series = [_cut(self.summary.by_turn[side].get(kind, []), turns) for side in self.summary.sides]
            drawn = plots.mirrored(self.teller("report-losses"), label, series[0], series[-1], plain, self.point)
            yield self._slip("report-losses", "report-losses-why", drawn)

    def _slip(self, title: str, why: str, drawn: str) -> str:
        words = f'<h2>{self._say(title)}</h2><p class="quiet">{self._say(why)}</p>'
        return f'<section class="slip plot">{words}{drawn}</section>'

    def _lead(self) -> list[tuple[int, plots.Quartiles]]:
        """How much better the first side stands after each turn, in units; as long as a fifth of the battles last."""
        by_turn: dict[int, list[float]] = {}
        for row in self.summary.rows:
            for turn, _, worth in row["course"]:
                if worth is not None:
                    by_turn.setdefault(turn, []).append(worth / HUNDREDTHS)
        enough = max(3, len(self.summary.rows) // 5)
        spread = []
        for turn, values in sorted(by_turn.items()):
            if len(values) >= enough:
                low, lower, middle, upper, high = (quantile(values, share) for share in (0.1, 0.25, 0.5, 0.75, 0.9))
                spread.append((turn, (low, lower, middle, upper, high)))
        return spread

    def _main_cost(self) -> str | None:
        kinds = {kind for side in self.summary.sides for kind in self.summary.by_turn[side]}
        return "losses" if "losses" in kinds else min(kinds, default=None)

    # -- units --------------------------------------------------------------------------------------------------------

    def _units(self) -> Iterable[str]:
        for place, side in enumerate(self.summary.sides):
            if self.summary.units[side]:
                yield self._army(place, self.summary.units[side])
        yield self._costs()

    def _army(self, place: int, units: dict[str, dict[str, float]]) -> str:
        """The units of a side, those lost most often first."""
        kinds = [kind for kind in ("losses", "routs") if any(kind in means for means in units.values())]
        ranked = sorted(units, key=lambda unit: (-_lost(units[unit]), -units[unit].get("losses", 0), unit))
        most = max((units[unit].get("losses", 0) for unit in ranked), default=0)
        lines = [self._unit(unit, units[unit], kinds, most, "ab"[place % 2]) for unit in ranked]
        heads = "".join(f"<th>{escape(self.teller.say(word(kind, self.battle), self.battle))}</th>" for kind in kinds)
        return (
            f'<section class="slip"><h2><span class="key"><i class="{"ab"[place % 2]}"></i></span>'
            f'{self.names[place]}</h2><p class="quiet">{self._say("report-units-why")}</p>'
            f'<div class="scroll"><table><thead><tr><th></th><th></th>{heads}<th>{self._say("report-lost")}</th></tr>'
            f"</thead><tbody>{''.join(lines)}</tbody></table></div></section>"
        )

    def _unit(self, unit: str, means: dict[str, float], kinds: list[str], most: float, side: str) -> str:
        width = 100 * means.get("losses", 0) / most if most else 0
        cells = "".join(f"<td>{self.teller.figure(means.get(kind, 0))}</td>" for kind in kinds)
        name = escape(self.teller.piece(self.battle, unit))
        meter = f'<i style="width:{width:.0f}%"></i>' if width else ""
        lost = percent(min(1.0, _lost(means)), self.teller)
        return f'<tr><td>{name}</td><td class="meter {side}">{meter}</td>{cells}<td>{lost}</td></tr>'

    def _costs(self) -> str:
        """What a battle costs each side."""
        costs, say = self.summary.costs, self.teller.figure
        heads = "".join(f"<th>{name}</th>" for name in self.names)
        rows = []
        for kind in sorted({kind for kinds in costs.values() for kind in kinds}):
            means = [costs[side].get(kind, (0.0, 0.0)) for side in self.summary.sides]
            cells = "".join(f"<td>{say(mean)} ± {say(error)}</td>" for mean, error in means)
            rows.append(f"<tr><td>{escape(self.teller.say(word(kind, self.battle), self.battle))}</td>{cells}</tr>")
        return (
            f'<section class="slip"><h2>{self._say("report-costs")}</h2>'
            f'<p class="quiet">{self._say("report-costs-why")}</p><div class="scroll"><table>'
            f"<thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div></section>"
        )

    # -- battles worth a look -----------------------------------------------------------------------------------------

    def _replays(self) -> str:
        items = "".join(self._replay(kind, row) for kind, row in worth_a_look(self.summary))
        return (
            f'<section class="slip wide"><h2>{self._say("report-replays")}</h2>'
            f'<p class="quiet">{self._say("report-replays-why")}</p><ul class="battles">{items}</ul></section>'
        )

    def _replay(self, kind: str, row: Row) -> str:
        battle = rebuilt(self.done.plan, row)
        name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{battle.ruleset.id}-{battle.scenario.id}-{row['seed']}") + ".json"
        data = base64.b64encode(to_json(battle.record()).encode()).decode()
        winner = "" if row["winner"] is None else row["winner"]
        told = Message("report-won" if winner else "report-drawn", {"winner": winner, "turns": row["turns"]})
        return (
            f"<li><b>{self._say(kind)}</b>{escape(self.teller.say(told, battle))}<br>"
            f'<a download="{name}" href="data:application/json;base64,{data}">{self._say("report-download")}</a>'
            f"<br><code>strategikon replay {name}</code></li>"
        )

    def _method(self) -> str:
        line = escape(command_line(self.done))
        notes = " ".join(self._say(name) for name in ("report-method", "report-method-seed"))
        title = self._say("report-how")
        return f'<section class="slip wide"><h2>{title}</h2><p>{notes}</p><p><code>{line}</code></p></section>'


HATCH = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="6" height="6" style="fill:var(--b)"/>'
    '<rect width="1.6" height="6" style="fill:var(--b2)"/></pattern></defs></svg>'
)


def _lost(means: dict[str, float]) -> float:
    """How often a unit or leader was lost for good."""
    return means.get("destroyed", 0) + means.get("leaders", 0)


def _across(kind: str, low: float, high: float) -> str:
    """A part of a scale from 0 to 1."""
    return f'<div class="{kind}" style="left:{100 * low:.2f}%;width:{100 * (high - low):.2f}%"></div>'


def worth_a_look(summary: Summary) -> list[tuple[str, Row]]:
    """A typical battle and the extreme ones, none twice."""
    rows = summary.rows
    if not rows:
        return []
    usual = max(summary.sides, key=lambda side: summary.by_side[side].wins)
    rare = min(summary.sides, key=lambda side: summary.by_side[side].wins)
    won = [row for row in rows if row["winner"] == usual] or rows
    upset = [row for row in rows if row["winner"] == rare]
    found = {
        "report-typical": min(won, key=lambda row: (abs(row["turns"] - summary.turns.median), _odd(row, summary))),
        "report-shortest": min(rows, key=lambda row: (row["turns"], row["decisions"])),
        "report-longest": max(rows, key=lambda row: (row["turns"], row["decisions"])),
        "report-bloodiest": max(rows, key=lambda row: sum(_grave(row).values())),
        "report-one-sided": max(rows, key=_margin),
    }
    if upset and rare != usual:
        found["report-upset"] = max(upset, key=_margin)
    kept: dict[tuple[int, bool], tuple[str, Row]] = {}
    for kind, row in found.items():
        kept.setdefault((row["number"], row["swapped"]), (kind, row))
    return list(kept.values())


def _odd(row: Row, summary: Summary) -> float:
    return abs(float(row["decisions"]) - summary.decisions.median)


def _grave(row: Row) -> dict[str, int]:
    """Units and leaders lost, by side."""
    sums = dict.fromkeys(row["players"], 0)
    for _, side, what, _, amount in row["losses"]:
        if what in GRAVE:
            sums[side] += amount
    return sums


def _margin(row: Row) -> int:
    """How many more the beaten lost than the winner."""
    sums = _grave(row)
    return sum(sums.values()) - 2 * sums.get(row["winner"], 0) if row["winner"] else -1


def _cut(values: Sequence[float], turns: Sequence[int]) -> list[float]:
    """As long as a tenth of the battles last: what follows is the tale of a few."""
    last = int(quantile(turns, 0.9))
    return list(values[: max(1, last)])


def _faces(fonts: Path | None) -> str:
    """The fonts, where they are at hand: a report must not ask a network for them."""
    faces = []
    for family, pattern in FACES.items():
        for file in sorted(fonts.glob(pattern))[:1] if fonts else []:
            data = base64.b64encode(file.read_bytes()).decode()
            source = f'src:url(data:font/woff2;base64,{data}) format("woff2")'
            faces.append(f'@font-face{{font-family:"{family}";font-weight:400 800;{source}}}')
    return "".join(faces)
