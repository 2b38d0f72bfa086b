"""A call that has passed the gate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..accounts.sessions import Session
    from ..platform import Platform

#: The fields of a successful answer beside `success`.
Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Call:
    """What a domain needs to answer: everything in it is proven against the contract."""

    platform: Platform
    query: Mapping[str, Any]
    body: Any
    visitor: str
    open_session: Session | None

    @property
    def session(self) -> Session:
        """The caller's session; the gate has proven it for every call that needs one."""
        if self.open_session is None:
            raise LookupError("A call without a session asked for it.")
        return self.open_session


#: By operation of the contract, what answers it.
Calls = Mapping[str, Callable[[Call], Fields]]
