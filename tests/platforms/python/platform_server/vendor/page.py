"""The page that plays a launched game, and its rounds."""

from __future__ import annotations

import secrets
from importlib.resources import files
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from ..calls.request import Request
from ..contract.body import check_value, parse_json
from ..refusals import not_found
from ..web.answers import Answer, success
from .rounds import play_round, state_of

if TYPE_CHECKING:
    from ..platform import Platform

FILES = {"play.css": "text/css; charset=utf-8", "play.js": "text/javascript; charset=utf-8"}

ROUND = {
    "type": "object",
    "required": ["launch", "key", "stake", "pick"],
    "additionalProperties": False,
    "properties": {
        "launch": {"type": "string", "minLength": 1, "maxLength": 128},
        "key": {"type": "string", "pattern": "^[!-~]{1,64}$"},
        "stake": {"type": "integer", "enum": [100, 500, 1000]},
        "pick": {"type": "string", "enum": ["red", "black"]},
    },
}


def answer_vendor(platform: Platform, request: Request) -> Answer:
    """Everything below /wps/play/: the page, its two files, its state and a round."""
    name = request.path.rsplit("/", 1)[1]
    if request.method == "GET" and name in FILES:
        return Answer(200, FILES[name], files(__package__).joinpath(name).read_bytes())
    if request.method == "GET" and name == "":
        return _page(request)
    if request.method == "GET" and name == "state":
        return success({"value": state_of(platform, dict(parse_qsl(request.query)).get("launch", ""))})
    if request.method == "POST" and name == "round":
        # A page of an opaque origin sends text/plain, so that its browser asks no leave before.
        sent = parse_json(request.body.decode("utf-8", errors="replace"))
        check_value(sent, ROUND, platform.contract.validator)
        is_red = secrets.randbelow(2) == 0
        return success({"value": play_round(platform, sent, "red" if is_red else "black")})
    raise not_found("There is no such page.")


def _page(request: Request) -> Answer:
    page = files(__package__).joinpath("play.html").read_bytes()
    # A frame's origin is opaque, and WebKit takes 'self' for that: the page names its address too.
    scheme = request.headers.get("x-forwarded-proto", "http")
    host = request.headers.get("x-forwarded-host", request.headers.get("host", ""))
    own = f"'self' {scheme}://{host}"
    policy = (
        f"default-src 'none'; script-src {own}; style-src {own}; connect-src {own}; base-uri 'none'; form-action 'none'"
    )
    return Answer(200, "text/html; charset=utf-8", page, {"content-security-policy": policy})
