"""What goes back over HTTP."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..calls.call import Fields
from ..refusals import Refusal


@dataclass(frozen=True)
class Answer:
    """A status, its bytes and the headers that only this answer has."""

    status: int
    content_type: str
    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict)


def success(fields: Fields, headers: Mapping[str, str] | None = None) -> Answer:
    """`{"success": true, …}`."""
    return _json(200, {"success": True, **fields}, headers or {})


def problem(refusal: Refusal) -> Answer:
    """A Problem of the contract."""
    fields: dict[str, Any] = {"success": False, "errorCode": refusal.code, "message": refusal.message}
    if refusal.value is not None:
        fields["value"] = refusal.value
    headers = {} if refusal.retry_after is None else {"retry-after": str(refusal.retry_after)}
    return _json(refusal.status, fields, headers)


def _json(status: int, value: Mapping[str, Any], headers: Mapping[str, str]) -> Answer:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Answer(status, "application/json; charset=utf-8", text.encode("utf-8"), headers)
