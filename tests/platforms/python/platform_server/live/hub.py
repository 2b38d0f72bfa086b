"""Who listens, and the last events: a site that was away is sent what it missed."""

import secrets
import threading
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from ..clock import Clock
from ..storage.database import Event, SessionEnd

#: Events kept for all members together.
MOST_KEPT = 2_000

#: A connection that is so far behind is dropped, and comes back with its cursor.
MOST_WAITING = 500


@dataclass(frozen=True)
class Kept:
    """An event with its id."""

    id: int
    at: int
    event: Event

    def is_for(self, member_id: int) -> bool:
        """Whether the member is sent it."""
        return self.event.member_id in (None, member_id)


class Listener:
    """A connection's messages, in their order; None ends it."""

    def __init__(self, member_id: int, token_hash: str, has_events: bool) -> None:
        self.member_id = member_id
        self.token_hash = token_hash
        #: A session that owes something is only told when it ends.
        self.has_events = has_events
        self.messages: SimpleQueue[Mapping[str, Any] | None] = SimpleQueue()
        #: The last event that was put among the messages.
        self.last = 0

    def send_event(self, kept: Kept) -> None:
        """Puts an event among the messages."""
        event = kept.event
        content = {"id": kept.id, "previous": self.last, "at": kept.at, "topic": event.topic, "data": event.data}
        self.messages.put({"event": content})
        self.last = kept.id

    def end(self, reason: str) -> None:
        """Says that the session is over, and ends."""
        self.messages.put({"end": {"reason": reason}})
        self.messages.put(None)


class Hub:
    """Numbers events across all members and hands them to listeners."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._listeners: set[Listener] = set()
        self._kept: deque[Kept] = deque(maxlen=MOST_KEPT)
        self._last = 0
        # Events do not outlive the process, so a run of them has a name of its own.
        self.stream = secrets.token_hex(8)

    def publish(self, news: list[Event | SessionEnd]) -> None:
        """Hands the news of a transaction to all whom they concern."""
        with self._lock:
            for item in news:
                if isinstance(item, SessionEnd):
                    self._end(item)
                else:
                    self._send(item)

    def join(self, listener: Listener, after: Mapping[str, Any] | None) -> None:
        """Adds a listener: its `welcome` first, then every event after the one it names, if all of them are kept."""
        with self._lock:
            complete = after is not None and self._has_all_after(after) and listener.has_events
            seen = after["id"] if after is not None and complete else self._last
            listener.last = seen
            listener.messages.put({"welcome": {"stream": self.stream, "id": seen, "complete": complete}})
            for kept in self._kept:
                if kept.id > seen and kept.is_for(listener.member_id):
                    listener.send_event(kept)
            self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Removes a listener."""
        with self._lock:
            self._listeners.discard(listener)

    def close(self) -> None:
        """Ends every connection; sites come back when there is a platform again."""
        with self._lock:
            for listener in self._listeners:
                listener.messages.put(None)

    def _has_all_after(self, after: Mapping[str, Any]) -> bool:
        oldest = self._kept[0].id if self._kept else self._last + 1
        return bool(after["stream"] == self.stream and oldest - 1 <= after["id"] <= self._last)

    def _send(self, event: Event) -> None:
        self._last += 1
        kept = Kept(self._last, self._clock.now(), event)
        self._kept.append(kept)
        for listener in self._listeners:
            if not listener.has_events or not kept.is_for(listener.member_id):
                continue
            if listener.messages.qsize() >= MOST_WAITING:
                listener.messages.put(None)
            else:
                listener.send_event(kept)

    def _end(self, ended: SessionEnd) -> None:
        for listener in self._listeners:
            if listener.token_hash == ended.token_hash:
                listener.end(ended.reason)
