"""Draws a captcha's code as a PNG, without a library."""

import secrets
import struct
import zlib

#: Each figure in five rows of three dots.
_FIGURES = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
}

WIDTH, HEIGHT = 120, 48
_DOT = 6
_PAPER, _INK = 245, 40


def draw_code(code: str) -> bytes:
    """A grey PNG of the code: each figure a little out of line, among specks."""
    rows = [[_PAPER - secrets.randbelow(24) for _ in range(WIDTH)] for _ in range(HEIGHT)]
    for place, figure in enumerate(code):
        _draw_figure(rows, figure, left=8 + place * 27 + secrets.randbelow(5), top=4 + secrets.randbelow(10))
    for _ in range(160):
        rows[secrets.randbelow(HEIGHT)][secrets.randbelow(WIDTH)] = _INK + secrets.randbelow(120)
    return _png(rows)


def _draw_figure(rows: list[list[int]], figure: str, left: int, top: int) -> None:
    for dot, is_dark in enumerate(_FIGURES[figure]):
        if is_dark == "0":
            continue
        row, column = divmod(dot, 3)
        for y in range(top + row * _DOT, top + (row + 1) * _DOT):
            for x in range(left + column * _DOT, left + (column + 1) * _DOT):
                rows[y][x] = _INK + secrets.randbelow(40)


def _png(rows: list[list[int]]) -> bytes:
    # Eight bits of grey; each row begins with its filter, which is none.
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 0, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
