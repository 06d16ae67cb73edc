"""A1.59-A1.68 Setting up, by the template that also places armies for those who do not want to (deployment_plan.py)."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.bayard import deployment_plan
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask


def weigh_first(outlook: Outlook, ask: Ask) -> Sequence[float]:
    return deployment_plan.weigh_first(outlook.battle, ask)


def weigh_deploy(outlook: Outlook, ask: Ask) -> Sequence[float]:
    return deployment_plan.weigh_deploy(outlook.battle, ask)


def weigh_place(outlook: Outlook, ask: Ask) -> Sequence[float]:
    return deployment_plan.weigh_place(outlook.battle, ask)
