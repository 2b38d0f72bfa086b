"""Why a call is refused."""

from collections.abc import Mapping
from typing import Any


class Refusal(Exception):
    """Ends a call with a Problem of the contract: a status, a code that sites know, and a sentence in English."""

    def __init__(self, status: int, code: str, message: str, value: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.value = value

    @property
    def retry_after(self) -> int | None:
        """Seconds until another try makes sense, for the header `Retry-After`."""
        return None if self.value is None else self.value.get("retryAfterSeconds")


def invalid_request(message: str, status: int = 400) -> Refusal:
    """What was sent breaks the contract."""
    return Refusal(status, "invalid_request", message)


def not_found(message: str) -> Refusal:
    """What the call names does not exist, or is not the caller's."""
    return Refusal(404, "not_found", message)


def invalid_fields(*fields: tuple[str, str]) -> Refusal:
    """Fields that break a rule, each with the rule's name in the contract."""
    listed = [{"name": name, "rule": rule} for name, rule in fields]
    return Refusal(422, "invalid_field", "Some fields break a rule.", {"fields": listed})


def too_many_attempts(seconds: int) -> Refusal:
    """Too many wrong tries; the next one counts after `seconds`."""
    return Refusal(429, "too_many_attempts", "There were too many tries.", {"retryAfterSeconds": seconds})
