"""What came over HTTP."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Request:
    """One request. Names of headers are in lower case; `visitor` is the address of whoever sent it."""

    method: str
    path: str
    query: str
    headers: Mapping[str, str]
    body: bytes
    visitor: str

    @property
    def token(self) -> str | None:
        """The token of `authorization: Bearer …`."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() or None if scheme.lower() == "bearer" else None
