"""The page: files that were built from `web/`. Paths that are no file are the page's own and get its index."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from strategikon.server.refusals import MISSING, refused

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
FOR_EVER = "public, max-age=31536000, immutable"  # their names have a hash of what they hold
ASK_AGAIN = "no-cache"
FILE = re.compile(r"\.[A-Za-z][^/.]*$")  # the end of a file's name; a rule's number (4.58, 6.13a) is an address


class Page:
    """The folder of the built page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        """A file of the page, or its index."""
        path = request.path_params.get("path", "")
        if path == "api" or path.startswith("api/"):
            raise refused(MISSING, "server-no-path")
        found = self._find(path)
        if found is None:
            raise refused(MISSING, "server-no-path" if (self.folder / "index.html").is_file() else "server-no-page")
        hashed = found.parent != self.folder and found.relative_to(self.folder).parts[0] == "assets"
        return FileResponse(found, headers={"cache-control": FOR_EVER if hashed else ASK_AGAIN})

    def _find(self, path: str) -> Path | None:
        try:
            wanted = (self.folder / path).resolve()
            if wanted.is_relative_to(self.folder) and wanted.is_file():
                return wanted
        except (OSError, ValueError):  # a name too long, or with a null in it
            return None
        index = self.folder / "index.html"
        return None if FILE.search(path) or not index.is_file() else index
