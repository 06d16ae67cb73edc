"""Live sockets, below everything else: uvicorn's, but for a frame that is no text."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NO_TEXT = 1007


class SocketConnection(WebSocketsSansIOProtocol):
    """One live socket. A message that is not UTF-8 ends it: uvicorn writes a traceback, and it is nobody's defect."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
