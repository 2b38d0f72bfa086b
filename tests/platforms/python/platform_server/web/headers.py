"""Headers that answers carry: caching, sniffing, and who may read them from another origin."""

from collections.abc import Iterable, Mapping

from ..calls.request import Request

#: What a page in a frame loads: its origin is opaque, so it sends `Origin: null` and `same-origin` would keep it out.
FRAMED = "/wps/play/"

PICTURES = "/img/"

EXPOSED = "Date, Age, Retry-After"


def common_headers(request: Request) -> Mapping[str, str]:
    """Headers of every answer, which the answer's own replace."""
    is_open = request.path.startswith((FRAMED, PICTURES))
    return {
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin" if is_open else "same-origin",
    }


def cors_headers(request: Request, origins: Iterable[str]) -> Mapping[str, str]:
    """What lets a site of another origin read the answer; empty for an origin that the operator did not list."""
    origin = request.headers.get("origin")
    if origin is None:
        return {}
    if origin not in origins and not (origin == "null" and request.path.startswith(FRAMED)):
        return {"vary": "Origin"}
    return {"access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED, "vary": "Origin"}


PREFLIGHT = {
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type, platform",
    "access-control-max-age": "86400",
}
