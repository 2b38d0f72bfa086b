"""The contract's calls, read from `platform.openapi.json`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .schema import Schema, Validator

_METHODS = ("get", "post", "put", "delete")


@dataclass(frozen=True)
class Operation:
    """A call of the contract, with all that decides whether it is answered."""

    id: str
    method: str
    path: str
    needs_session: bool
    modules: tuple[str, ...]
    open_while_owed: tuple[str, ...]
    closed_to_trials: bool
    parameters: tuple[Mapping[str, Any], ...]
    content_type: str | None
    body: Schema


class Contract:
    """All calls, by method and path, and a validator for what is sent with them."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.validator = Validator(document)
        self._operations = {
            (method.upper(), path): _operation(method.upper(), path, item[method])
            for path, item in document["paths"].items()
            for method in _METHODS
            if method in item
        }

    def find(self, method: str, path: str) -> Operation | None:
        """The call with this method and path."""
        return self._operations.get((method, path))


def read_contract(path: Path) -> Contract:
    """The contract in this file."""
    return Contract(json.loads(path.read_text(encoding="utf-8")))


def _operation(method: str, path: str, stated: Mapping[str, Any]) -> Operation:
    content: Mapping[str, Any] = stated.get("requestBody", {}).get("content", {})
    content_type = next(iter(content), None)
    return Operation(
        id=stated["operationId"],
        method=method,
        path=path,
        needs_session=any("token" in scheme for scheme in stated.get("security", [])),
        modules=tuple(stated.get("x-modules", ())),
        open_while_owed=tuple(stated.get("x-open-while-owed", ())),
        closed_to_trials=stated.get("x-closed-to-trials", False),
        parameters=tuple(stated.get("parameters", ())),
        content_type=content_type,
        body={} if content_type is None else content[content_type]["schema"],
    )
