"""A3.08-A3.10, R-BAY-66 Mixed units: foot that goes closely with horse or elephants."""

from __future__ import annotations

from strategikon.bayard.profile import Profile
from strategikon.bayard.tables import INFANTRY, MOVEMENT, Allowance


def foot_lost(profile: Profile, losses: int) -> int:
    """A3.08 How many of so many plaquettes were foot: foot first, then in turn, a mounted one last."""
    foot, riders = profile.escort, profile.plaquettes - profile.escort
    for number in range(losses):
        if foot and (number % 2 == 0 or riders <= 1):
            foot -= 1
        else:
            riders -= 1
    return profile.escort - foot


def foot_left(profile: Profile, losses: int) -> int:
    return profile.escort - foot_lost(profile, losses)


def slower(profile: Profile, allowed: Allowance) -> Allowance:
    """A3.08 The pace of the slower part."""
    foot = MOVEMENT[(INFANTRY, profile.escort_weight)]
    return Allowance(min(allowed.combat, foot.combat), min(allowed.march, foot.march), allowed.most)
