"""One WebSocket: its handshake, its hello and its messages."""

from __future__ import annotations

import base64
import hashlib
import json
import queue
import socket
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any

from ..accounts.sessions import find_session
from ..calls.request import Request
from ..contract.body import parse_json
from ..contract.schema import SchemaError
from ..refusals import Refusal
from .frames import Frame, Opcode, ProtocolError, close_frame, pong_frame, read_frame, text_frame
from .hub import Listener

if TYPE_CHECKING:
    from ..platform import Platform

LIVE_PATH = "/wps/live"

BEAT_SECONDS = 20
HELLO_SECONDS = 10

_MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

HELLO = {"$ref": "#/components/schemas/LiveHello"}


def serve_socket(handler: BaseHTTPRequestHandler, platform: Platform, request: Request) -> None:
    """Serves a WebSocket until either side ends it; the HTTP connection ends with it."""
    handler.close_connection = True
    if not _shake_hands(handler, request):
        return
    Connection(handler, platform).serve()


def _shake_hands(handler: BaseHTTPRequestHandler, request: Request) -> bool:
    key = request.headers.get("sec-websocket-key", "")
    if request.method != "GET" or not key or request.headers.get("sec-websocket-version") != "13":
        handler.send_response(426)
        handler.send_header("sec-websocket-version", "13")
        handler.send_header("content-length", "0")
        handler.end_headers()
        handler.wfile.flush()
        return False
    accept = base64.b64encode(hashlib.sha1((key + _MAGIC).encode("latin-1")).digest()).decode("ascii")
    handler.send_response(101)
    handler.send_header("upgrade", "websocket")
    handler.send_header("connection", "Upgrade")
    handler.send_header("sec-websocket-accept", accept)
    handler.end_headers()
    handler.wfile.flush()
    return True


class Connection:
    """Reads in the thread of the connection, and writes in one of its own."""

    def __init__(self, handler: BaseHTTPRequestHandler, platform: Platform) -> None:
        self._platform = platform
        self._socket = handler.connection
        self._stream = handler.rfile
        self._lock = threading.Lock()

    def serve(self) -> None:
        """Waits for the hello, then sends what happens."""
        listener = None
        try:
            listener = self._listen(self._read_hello())
            writer = threading.Thread(target=self._write, args=(listener,), daemon=True)
            writer.start()
            self._read_until_closed()
        except ProtocolError as error:
            self._close(error.code, str(error))
        except (EOFError, OSError):
            pass
        finally:
            if listener is not None:
                self._platform.hub.leave(listener)
                listener.messages.put(None)

    def _read_hello(self) -> Any:
        deadline = time.monotonic() + HELLO_SECONDS
        text = b""
        is_begun = False
        while True:
            self._socket.settimeout(max(0.001, deadline - time.monotonic()))
            try:
                frame = self._read_frame()
            except TimeoutError as error:
                raise ProtocolError(1008, "There was no hello.") from error
            if frame is None:
                continue
            if (frame.opcode is Opcode.CONTINUATION) != is_begun or frame.opcode is Opcode.BINARY:
                raise ProtocolError(1008, "The hello has to be one text.")
            is_begun = True
            text += frame.payload
            if frame.is_last:
                return self._parse_hello(text)

    def _parse_hello(self, text: bytes) -> Any:
        try:
            hello = parse_json(text.decode("utf-8"))
            self._platform.contract.validator.check(hello, HELLO, "The hello")
        except (UnicodeDecodeError, Refusal, SchemaError) as error:
            raise ProtocolError(1008, "The hello is not valid.") from error
        return hello["hello"]

    def _listen(self, hello: Any) -> Listener:
        """The listener of the hello's session; one whose session is over is told so and closed."""
        try:
            with self._platform.database.transaction() as transaction:
                session = find_session(transaction, hello["token"], self._platform.clock.now())
        except Refusal as refusal:
            self._send({"end": {"reason": refusal.code}})
            raise ProtocolError(1008, "There is no such session.") from refusal
        listener = Listener(session.member_id, session.token_hash, has_events=not session.owes_password)
        self._platform.hub.join(listener, hello.get("after"))
        # The session may have ended between the look at it and the joining.
        ended = self._end_of(session.token_hash)
        if ended is not None:
            listener.end(ended)
        return listener

    def _end_of(self, token_hash: str) -> str | None:
        with self._platform.database.transaction() as transaction:
            row = transaction.one("SELECT ended FROM session WHERE token_hash = ?", token_hash)
        return "not_logged_in" if row is None else row["ended"]

    def _read_until_closed(self) -> None:
        # A site says nothing more, but its browser answers pings and closes; a dead one is noticed by the writer.
        self._socket.settimeout(None)
        while True:
            self._read_frame()

    def _read_frame(self) -> Frame | None:
        """The next frame with data; None for a control frame, which is answered here."""
        frame = read_frame(self._stream)
        if frame.opcode is Opcode.CLOSE:
            self._close(1000)
            raise EOFError
        if frame.opcode is Opcode.PING:
            self._send_bytes(pong_frame(frame.payload))
        return None if frame.opcode in (Opcode.PING, Opcode.PONG) else frame

    def _write(self, listener: Listener) -> None:
        beat_at = time.monotonic() + BEAT_SECONDS
        try:
            while True:
                try:
                    message = listener.messages.get(timeout=max(0.0, beat_at - time.monotonic()))
                except queue.Empty:
                    message = {"beat": {"id": listener.last}}
                    beat_at += BEAT_SECONDS
                if message is None:
                    self._close(1000)
                    return
                self._send(message)
        except OSError:
            self._hang_up()

    def _send(self, message: Any) -> None:
        self._send_bytes(text_frame(json.dumps(message, ensure_ascii=False, separators=(",", ":"))))

    def _send_bytes(self, data: bytes) -> None:
        with self._lock:
            self._socket.sendall(data)

    def _close(self, code: int, reason: str = "") -> None:
        with suppress(OSError):
            self._send_bytes(close_frame(code, reason))
        self._hang_up()

    def _hang_up(self) -> None:
        # The reader may wait for data: this wakes it up.
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
