"""The platform's clock."""

import time
from email.utils import formatdate


class Clock:
    """Counts from the instant at which it starts, so a change of the machine's clock changes nothing."""

    def __init__(self, start: int | None) -> None:
        """`start` is the first instant in epoch milliseconds; the machine's own if left out."""
        self._start = int(time.time() * 1000) if start is None else start
        self._begun = time.monotonic()

    def now(self) -> int:
        """Epoch milliseconds."""
        return self._start + int((time.monotonic() - self._begun) * 1000)

    def http_date(self) -> str:
        """The time as the header `Date` has it."""
        return formatdate(self.now() / 1000, usegmt=True)
