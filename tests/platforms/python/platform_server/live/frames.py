"""Frames of a WebSocket (RFC 6455), as a server reads and writes them."""

import struct
from dataclasses import dataclass
from enum import IntEnum
from io import BufferedIOBase

#: A hello is far below this.
MOST_BYTES = 16 * 1024


class Opcode(IntEnum):
    """What a frame is."""

    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


class ProtocolError(Exception):
    """The peer broke the protocol; the socket is closed with `code`."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True)
class Frame:
    """One frame, unmasked."""

    opcode: Opcode
    is_last: bool
    payload: bytes


def read_frame(stream: BufferedIOBase) -> Frame:
    """The next frame from a browser. Raises EOFError where the peer hung up."""
    first, second = _read(stream, 2)
    if first & 0x70:
        raise ProtocolError(1002, "No extension was agreed on.")
    if not second & 0x80:
        raise ProtocolError(1002, "A client has to mask its frames.")
    try:
        opcode = Opcode(first & 0x0F)
    except ValueError as error:
        raise ProtocolError(1002, "Unknown frame.") from error
    length = second & 0x7F
    if opcode >= Opcode.CLOSE and (length > 125 or not first & 0x80):
        raise ProtocolError(1002, "A control frame is too long.")
    if length == 126:
        (length,) = struct.unpack(">H", _read(stream, 2))
    elif length == 127:
        (length,) = struct.unpack(">Q", _read(stream, 8))
    if length > MOST_BYTES:
        raise ProtocolError(1009, "The message is too large.")
    mask = _read(stream, 4)
    masked = _read(stream, length)
    payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(masked))
    return Frame(opcode, bool(first & 0x80), payload)


def text_frame(text: str) -> bytes:
    """A whole message."""
    return _frame(Opcode.TEXT, text.encode("utf-8"))


def pong_frame(payload: bytes) -> bytes:
    """The answer to a ping."""
    return _frame(Opcode.PONG, payload)


def close_frame(code: int, reason: str = "") -> bytes:
    """The last frame of a side."""
    return _frame(Opcode.CLOSE, struct.pack(">H", code) + reason.encode("utf-8"))


def _frame(opcode: Opcode, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        head = struct.pack(">BB", 0x80 | opcode, length)
    elif length < 2**16:
        head = struct.pack(">BBH", 0x80 | opcode, 126, length)
    else:
        head = struct.pack(">BBQ", 0x80 | opcode, 127, length)
    return head + payload


def _read(stream: BufferedIOBase, count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data
