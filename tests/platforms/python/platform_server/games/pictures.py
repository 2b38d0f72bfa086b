"""Draws the pictures of games, vendors and banners."""

import re
from html import escape
from urllib.parse import parse_qsl

from ..calls.request import Request
from ..refusals import not_found
from ..web.answers import Answer
from .catalogue import BY_ID, VENDORS

#: Sites ask for a vendor's picture by category and style too, which make no difference here.
_PATH = re.compile(r"/img/(games|vendors|banners)/(?:[A-Z]+/[a-z]+/)?([A-Za-z0-9_]+)\.svg")

#: Width and height by the parameter `shape`.
SHAPES = {"portrait": (300, 400), "square": (300, 300), "wide": (400, 225)}

HEADERS = {
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
}


def draw_picture(request: Request) -> Answer:
    """The picture at a path below /img/."""
    found = _PATH.fullmatch(request.path)
    if found is None:
        raise not_found("There is no such picture.")
    query = dict(parse_qsl(request.query))
    svg = _DRAW[found[1]](found[2], query)
    return Answer(200, "image/svg+xml", svg.encode("utf-8"), HEADERS)


def _game(name: str, query: dict[str, str]) -> str:
    game = BY_ID.get(int(name)) if name.isascii() and name.isdigit() and len(name) < 10 else None
    if game is None:
        raise not_found("There is no such picture.")
    width, height = SHAPES.get(query.get("shape", ""), SHAPES["portrait"])
    title = "" if query.get("title") == "none" else _title(game.name, width, height)
    return _frame(width, height, game.node_id * 47, _shapes(game.node_id, width, height) + title)


def _vendor(code: str, _query: dict[str, str]) -> str:
    vendor = VENDORS.get(code)
    if vendor is None:
        raise not_found("There is no such picture.")
    letter = f'<text x="60" y="82" font-size="64" text-anchor="middle" {_LETTERS}>{escape(vendor.name[0])}</text>'
    return _frame(120, 120, sum(map(ord, code)) * 31, letter)


def _banner(name: str, query: dict[str, str]) -> str:
    width, height = (1200, 320) if query.get("wide") == "1" else (640, 320)
    number = sum(map(ord, name))
    return _frame(width, height, number * 13, _shapes(number, width, height))


_DRAW = {"games": _game, "vendors": _vendor, "banners": _banner}

_LETTERS = 'font-family="system-ui, sans-serif" font-weight="700" fill="#fff"'


def _frame(width: int, height: int, hue: int, content: str) -> str:
    hue %= 360
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">'
        f'<stop stop-color="hsl({hue},55%,38%)"/><stop offset="1" stop-color="hsl({(hue + 50) % 360},60%,18%)"/>'
        f'</linearGradient></defs><rect width="{width}" height="{height}" fill="url(#g)"/>{content}</svg>'
    )


def _shapes(number: int, width: int, height: int) -> str:
    """Rings whose places follow from the number."""
    rings = []
    for step in range(5):
        x, y = number * (step + 3) * 37 % width, number * (step + 5) * 23 % height
        rings.append(
            f'<circle cx="{x}" cy="{y}" r="{30 + number * (step + 1) % 60}" fill="none" stroke="#fff"'
            f' stroke-opacity=".{2 + step % 3}" stroke-width="{6 + step * 3}"/>'
        )
    return "".join(rings)


def _title(name: str, width: int, height: int) -> str:
    words = name.split()
    middle = (len(words) + 1) // 2
    lines = [" ".join(words[:middle]), " ".join(words[middle:])] if len(name) > 12 else [name]
    size = width // 10
    return "".join(
        f'<text x="{width // 2}" y="{height - 24 - (len(lines) - 1 - place) * (size + 6)}" font-size="{size}"'
        f' text-anchor="middle" {_LETTERS}>{escape(line)}</text>'
        for place, line in enumerate(lines)
        if line
    )
