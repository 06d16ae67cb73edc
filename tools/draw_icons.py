"""Draw the icons of the installed page from our helmet, `web/public/icon.svg`, with a Chromium. Git keeps them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#F8F2E3"
# name, size, share of the width that the helmet takes, radius of the corners
ICONS = (
    ("icon-180", 180, 0.74, 0),
    ("icon-192", 192, 0.74, 42),
    ("icon-512", 512, 0.74, 112),
    ("icon-mask-512", 512, 0.56, 0),
)


def main() -> None:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        sys.exit("icons: there is no Chromium")
    if "PLAYWRIGHT_NODEJS_PATH" not in os.environ and (node := shutil.which("node")):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node
    helmet = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name, size, share, radius in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            inside = f"width: {size * share}px; height: {size * share}px; margin: auto"
            page.set_content(
                f"<style>body {{ margin: 0 }} div {{ display: flex; background: {PAPER}; width: {size}px; "
                f"height: {size}px; border-radius: {radius}px }} svg {{ {inside} }}</style><div>{helmet}</div>"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
