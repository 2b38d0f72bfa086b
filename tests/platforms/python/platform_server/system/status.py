"""Whether the site is open."""

from collections.abc import Mapping
from typing import Any

from ..refusals import Refusal
from ..storage.database import Transaction

OPEN, MAINTENANCE, RESTRICTED = 0, 1, 2

#: Answered while the site is closed: what tells why, and customer service.
ALWAYS_OPEN = ("/wps/system/", "/wps/relay/CBS_")

_NOTICES = {
    OPEN: ("", ""),
    MAINTENANCE: ("We'll be back soon", "We are working on the site. Your balance and your bets are safe."),
    RESTRICTED: ("Not available here", "We can't offer our games in your region."),
}


def refuse_while_closed(transaction: Transaction, path: str) -> None:
    """Refuses a call while the site is closed."""
    if path.startswith(ALWAYS_OPEN):
        return
    status = transaction.number("SELECT status FROM site")
    if status == MAINTENANCE:
        raise Refusal(503, "maintenance", "The site is under maintenance.", {"retryAfterSeconds": 60})
    if status == RESTRICTED:
        raise Refusal(403, "region_restricted", "The site is not available in this region.")


def notice(transaction: Transaction) -> Mapping[str, Any]:
    """The fields of a SystemStatus that say whether the site is open, and the words of the notice."""
    site = transaction.one("SELECT status, back_at FROM site")
    if site is None:
        raise LookupError("The database has no site.")
    title, text = _NOTICES[site["status"]]
    info: dict[str, Any] = {"title": title, "text": text, "customerService": ""}
    if site["status"] == MAINTENANCE and site["back_at"] is not None:
        info["backAt"] = site["back_at"]
    return {
        "status": site["status"],
        "maintenance": site["status"] == MAINTENANCE,
        "regionRestriction": site["status"] == RESTRICTED,
        "info": info,
    }


def set_status(transaction: Transaction, status: int, back_at: int | None) -> None:
    """Opens or closes the site, and tells open pages."""
    transaction.run("UPDATE site SET status = ?, back_at = ?", status, back_at)
    transaction.tell(None, "status", {"status": status})
