"""A battle played by typing: the board, the question, numbered options, and the commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import get_terminal_size
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

from strategikon.ai import Opponent, counsellor
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision, Illegal, Option, Wish
from strategikon.kernel.instead import allowed_instead, member_instead
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.scene import Piece
from strategikon.lab.forecast import can_forecast, dicey, forecast
from strategikon.lab.threats import threat
from strategikon.terminal import adviser, log, picture, rulebook
from strategikon.terminal.files import keep, record_home
from strategikon.terminal.keyboard import Keyboard
from strategikon.terminal.log import Entry
from strategikon.terminal.words import Typed, Vocabulary, canonical, find_options, label, next_words
from strategikon.text import Teller, columns

ONE_A_LINE = 12  # options, with their sentences; more are printed in columns
USUAL_LOG = 10
NEED_AN_OPTION = ("why", "sheet")  # commands that mean nothing alone
Action: TypeAlias = Callable[[str], bool]  # whether the session goes on


class Session:
    """One battle at one terminal. `computers` play their sides; everybody else sits here and types."""

    def __init__(
        self, battle: AnyBattle, entries: list[Entry], teller: Teller, screen: Console,
        computers: Mapping[str, Opponent], save: Path | None, curtain: bool,
    ) -> None:  # fmt: skip
        self.battle, self.entries, self.teller, self.screen = battle, entries, teller, screen
        self.computers, self.save_path = computers, save
        self.keyboard = Keyboard(self._completions)
        self.vocabulary = Vocabulary(teller)
        self.humans = [side for side in battle.sides if side not in computers]
        self.curtain = curtain and self.keyboard.interactive and len(self.humans) > 1 and battle.scene(None).secrets
        self.viewer = self.humans[0] if self.humans else None
        self.news: dict[str | None, int] = {}  # how many entries each viewer has been told
        self.drawn = -1  # the decision that was put last
        self.proposed: tuple[int, str] | None = None  # what Enter takes, where something near to it was refused
        self.thought: tuple[AnyBattle, Opponent, int] | None = None  # the computer's last choice, before it was made
        self.seen: list[str] = []  # the board as it was drawn last: it is not drawn again while it looks the same
        self.actions: dict[str, Action] = {
            "choose": self._choose, "help": self._help, "undo": self._undo, "force": self._undo_force,
            "why": self._why, "odds": self._odds, "sheet": self._sheet, "threat": self._threat, "advise": self._advise,
            "aim": self._aim, "log": self._log, "board": self._board, "unit": self._unit, "rule": self._rule,
            "measure": self._measure, "save": self._save, "options": self._options, "quit": lambda _: False,
        }  # fmt: skip

    # -- the course of a battle ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until it is over or the player leaves."""
        self._introduce()
        try:
            while self.battle.decision is not None:
                if not self._turn(self.battle.decision):
                    self._leave()
                    return
        except KeyboardInterrupt:
            self._autosave()
            raise
        self._finish()

    def _turn(self, decision: Decision) -> bool:
        computer = self.computers.get(decision.side)
        if computer is not None:
            index = computer.choose(self.battle)
            if len(decision.options) > 1:
                self.thought = self.battle.fork(), computer, index
            self._take(decision, decision.options[index])
            return True
        self._hand_over(decision.side)
        if not self.keyboard.ahead:
            self._ask(decision)
        typed = self.keyboard.next("> ")
        if typed is None:
            return False
        return self._obey(self.vocabulary.read(typed, decision.texts()))

    def _obey(self, typed: Typed) -> bool:
        if typed.command in NEED_AN_OPTION and not typed.rest:
            self._say(self._usage(typed.command))
            return True
        try:
            return self.actions[typed.command](typed.rest)
        except (Illegal, Problem) as trouble:
            self._say(*self.teller.complaints(trouble, self.battle))
            self.keyboard.forget()
            return True

    def _take(self, decision: Decision, option: Option) -> None:
        events = self.battle.choose(option, decision.side, decision.number)
        self.entries.append(Entry(decision.number + 1, decision.side, option, events))

    def _hand_over(self, side: str) -> None:
        """The terminal goes to another side: what is hidden from it leaves the screen first."""
        if self.viewer != side and self.curtain:
            self.keyboard.forget()
            if self.battle.number:
                self._wait("play-curtain-falls", self.viewer or side)
            self._wait("play-curtain", side)
            self.seen = []
        if side in self.humans:
            self.viewer = side

    def _wait(self, message_id: str, side: str) -> None:
        """For Enter, and then for nothing on the screen."""
        self._say(self.teller(message_id, side=self.teller.side(self.battle, side)))
        self.keyboard.next("")
        self.keyboard.forget()
        self.screen.clear()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.screen.print(line)

    def _introduce(self) -> None:
        battle, document = self.battle, self.battle.scenario.document
        title = self.teller.both(document.get("title")) or battle.scenario.id
        self._say(self.teller("play-title", name=battle.scenario.name, title=title, seed=battle.seed))
        briefing = self.teller.both(document.get("briefing"))
        notes = [self.teller.say(note, battle) for note in battle.scenario.notes]
        notes += [self.teller.say(remark, battle) for remark in battle.scenario.remarks]
        self._say(*([briefing] if briefing else []), *notes, self.teller("play-hint"))
        self.news = dict.fromkeys((None, *battle.sides), max(0, len(self.entries) - 1))

    def _tell_news(self) -> None:
        """What happened since this viewer was told last."""
        for entry in self.entries[self.news[self._reader] :]:
            self._say(*log.told(entry, self.battle, self.viewer, self.teller))
        self.news[self._reader] = len(self.entries)

    @property
    def _reader(self) -> str | None:
        """Behind curtains each side reads its own news; otherwise everybody reads the same screen."""
        return self.viewer if self.curtain else None

    def _ask(self, decision: Decision) -> None:
        self._tell_news()
        if self.drawn != decision.number:
            lines = picture.picture(self.battle, self.viewer, self.teller)
            if self.seen != (seen := [line.plain for line in lines]):
                self._show(lines)
            self.drawn, self.seen = decision.number, seen
            self._say("", self.teller.say(decision.prompt, self.battle))
            self._options("")

    def _show(self, lines: list[Text]) -> None:
        for line in lines:
            self.screen.print(line)

    def _completions(self, line: str) -> list[str]:
        return next_words(line, self.battle, self.vocabulary, self.viewer)

    # -- commands -----------------------------------------------------------------------------------------------------

    def _choose(self, rest: str) -> bool:
        decision = self.battle.decision
        proposed, self.proposed = self.proposed, None
        if decision is not None and not rest and proposed and proposed[0] == decision.number:
            rest = proposed[1]
        if decision is None or not rest:
            self.drawn, self.seen = -1, []
            return True
        found = find_options(rest, decision, self.battle, self.teller)
        if len(found) == 1:
            self._take(decision, found[0])
            self._tell_news()
            return True
        self.keyboard.forget()
        if found:
            some = ", ".join(option.text for option in found[:8])
            self._say(self.teller("play-ambiguous", text=rest[:60], count=len(found), some=some))
        else:
            self._say(self._reason(rest), self._nearest(rest, decision) or self.teller("play-help-hint"))
        return True

    def _nearest(self, text: str, decision: Decision) -> str:
        """What is nearest to a text that was refused: Enter takes it."""
        meant = canonical(text, self.battle)
        value = member_instead(self.battle, meant)
        if value is None:
            return self._instead(meant)
        self.proposed = (decision.number, self.battle.write(value).text)
        return self.teller("play-nearest", text=self.proposed[1])

    def _instead(self, text: str) -> str:
        """What would be allowed instead, in its own words; nothing if nothing is near."""
        some = "; ".join(option.text for option in allowed_instead(self.battle, text))
        return self.teller("play-instead", some=some) if some else ""

    def _reason(self, text: str) -> str:
        reason = self.battle.why_not(canonical(text, self.battle))
        return self.teller.refusal(reason, self.battle) if reason else self.teller("play-on-offer", text=text)

    def _why(self, rest: str) -> bool:
        decision = self.battle.decision
        found = find_options(rest, decision, self.battle, self.teller) if decision and rest else []
        if len(found) == 1:
            self._say(self.teller("play-on-offer", text=found[0].text))
        else:
            self._say(*filter(None, (self._reason(rest), self._instead(canonical(rest, self.battle)))))
        return True

    def _meant(self, rest: str) -> Option | None:
        """The option on offer that was meant; None if that is not clear, and then it has been said."""
        decision = self.battle.decision
        found = find_options(rest, decision, self.battle, self.teller) if decision and rest else []
        if len(found) == 1:
            return found[0]
        if found:
            some = ", ".join(option.text for option in found[:8])
            self._say(self.teller("play-ambiguous", text=rest[:60], count=len(found), some=some))
        else:
            self._say(self._reason(rest))
        return None

    def _odds(self, rest: str) -> bool:
        """Of the option that was named, or of all that lead to dice."""
        if not rest:
            for text in (found := dicey(self.battle)):
                self._say(*adviser.odds_told(forecast(self.battle, text), self.battle, self.teller))
            self._say(*([] if found else [self.teller("odds-none")]))
            return True
        option = self._meant(rest)
        if option is None:
            return True
        if can_forecast(self.battle, self.battle.find(option)[0]):
            self._say(*adviser.odds_told(forecast(self.battle, option.text), self.battle, self.teller))
        else:
            self._say(self.teller("odds-no-dice", text=option.text))
        return True

    def _sheet(self, rest: str) -> bool:
        option = self._meant(rest)
        if option is None:
            return True
        sheet = self.battle.ruleset.sheet(self.battle, self.battle.find(option)[0])
        if sheet is None:
            self._say(self.teller("sheet-none", text=option.text))
        else:
            self._say(*adviser.sheet_told(sheet, self.battle, self.teller))
        return True

    def _threat(self, rest: str) -> bool:
        piece = self._piece(rest)
        if piece is not None:
            self._say(*adviser.threat_told(threat(self.battle, piece.id), self.battle, self.teller))
        return True

    def _advise(self, _: str) -> bool:
        """What the best opponent would do here, and why."""
        decision = self.battle.decision
        if decision is not None:
            counsel = counsellor(f"hint {self.battle.number}")
            index = counsel.choose(self.battle)
            aim = self.teller.say(counsel.aim(self.battle, index), self.battle)
            self._say(self.teller("play-hint-told", text=decision.options[index].text, aim=aim))
        return True

    def _aim(self, _: str) -> bool:
        """What the computer was trying to do by its last choice."""
        if self.thought is None:
            self._say(self.teller("play-aim-none"))
        else:
            before, computer, index = self.thought
            self._say(self.teller.say(computer.aim(before, index), before))
        return True

    def _help(self, _: str) -> bool:
        self._say(self.teller("play-help-choose"))
        for command in self.vocabulary.first:
            self._say(f"  {self._usage(command)}")
        return True

    def _usage(self, command: str) -> str:
        return self.teller(f"play-help-{command}", word=self.vocabulary.first[command])

    def _undo(self, _: str) -> bool:
        self.battle.undo()
        self._after_undo()
        return True

    def _undo_force(self, _: str) -> bool:
        """Alone one may take back what one likes: back to one's own last decision."""
        if self.curtain:
            self._say(self.teller("play-force-refused"))
            return True
        self.battle.undo(force=True)
        while self.battle.number and self.battle.decision and self.battle.decision.side in self.computers:
            self.battle.undo(force=True)
        self._after_undo()
        return True

    def _after_undo(self) -> None:
        self.thought = None
        del self.entries[self.battle.number + 1 :]
        self.news = {side: min(told, len(self.entries)) for side, told in self.news.items()}
        self.drawn = -1
        self._say(self.teller("play-undone", number=self.battle.number))

    def _log(self, rest: str) -> bool:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else USUAL_LOG
        for entry in self.entries[len(self.entries) - min(count, len(self.entries)) :]:
            self._say(*log.told(entry, self.battle, self.viewer, self.teller))
        return True

    def _board(self, rest: str) -> bool:
        self._show(picture.picture(self.battle, self.viewer, self.teller, rest.upper() or None))
        return True

    def _unit(self, rest: str) -> bool:
        piece = self._piece(rest)
        if piece is not None:
            self._say(*picture.sheet(piece, self.battle, self.teller))
        return True

    def _measure(self, rest: str) -> bool:
        """Between two pieces, or around one."""
        names = rest.split()
        pieces = [self._piece(name) for name in names[:2]]
        if not names or None in pieces:
            self._say(*([] if names else [self._usage("measure")]))
            return True
        ends = [Wish(piece.id) for piece in pieces if piece is not None]
        found = self.battle.ruleset.measure(self.battle, ends[0], ends[1] if len(ends) > 1 else None)
        lines = [] if found is None else [self.teller.say(line, self.battle) for line in found.lines]
        self._say(*(lines or [self.teller("play-measure-none")]))
        return True

    def _piece(self, rest: str) -> Piece | None:
        """The piece that was meant; None if that is not clear, and then those in question have been listed."""
        pieces = self.battle.scene(self.viewer).pieces
        wish = rest.lower()
        found = [piece for piece in pieces if piece.id.lower() == wish]
        found = found or [piece for piece in pieces if wish and piece.id.lower().startswith(wish)]
        if len(found) == 1:
            return found[0]
        known = columns([piece.id for piece in found or pieces], get_terminal_size().columns)
        self._say(self.teller("play-unit-which", text=rest[:60] or "-"), *known)
        return None

    def _rule(self, rest: str) -> bool:
        ruleset = self.battle.ruleset
        found = load_ledger(ruleset.folder / "rules.toml").find(rest) if rest else []
        if not found:
            self._say(self.teller("rule-unknown", rule=rest[:40] or "-", ruleset=ruleset.id))
        self._say(*rulebook.told(found, self.teller))
        return True

    def _save(self, rest: str) -> bool:
        path = Path(rest) if rest else self.save_path
        if path is None:
            self._say(self.teller("play-save-where"))
            return True
        keep(self.battle, path)
        self._say(self.teller("play-saved", file=str(path)))
        return True

    def _options(self, _: str) -> bool:
        decision = self.battle.decision
        options = decision.options if decision else ()
        digits = len(str(len(options)))
        texts = [f"{number:>{digits}} {option.text}" for number, option in enumerate(options, 1)]
        widest = max(map(len, texts), default=0)
        if len(options) > ONE_A_LINE:
            self._say(*columns(texts, get_terminal_size().columns - 1))
        else:
            for text, option in zip(texts, options, strict=True):
                self._say(f"{text.ljust(widest)}  {label(option, self.battle, self.teller)}".rstrip())
        if decision and decision.family:
            verbs = self.battle.speech.verbs.by_id
            self._say(self.teller("play-family", texts=", ".join(verbs[verb].told for verb in decision.family.verbs)))
        return True

    # -- the end ------------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._autosave()
        path = self.save_path
        self._say("", self.teller("play-go-on", file=str(path)) if path else self.teller("play-go-on-unsaved"))

    def _autosave(self) -> None:
        if self.save_path is not None:
            keep(self.battle, self.save_path)

    def _finish(self) -> None:
        outcome = self.battle.outcome
        assert outcome is not None
        self._tell_news()
        self._show(picture.picture(self.battle, self.viewer, self.teller))
        winner = outcome.winner
        who = "play-drawn" if winner is None else "play-won"
        self._say("", self.teller.say(Message(who, {"winner": winner or ""}), self.battle))
        self._say(self.teller.say(outcome.reason, self.battle))
        path = self.save_path or record_home(self.battle)
        keep(self.battle, path)
        self._say(self.teller("play-record", file=str(path)))
