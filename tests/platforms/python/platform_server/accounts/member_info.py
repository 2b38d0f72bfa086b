"""Who is logged in, as the log-in and `memberInfo` say it."""

from collections.abc import Mapping
from typing import Any

from ..messages.inbox import unread_messages
from ..promotions.offers import open_promotions
from ..settings import Settings
from ..storage.database import Transaction


def member_info(transaction: Transaction, member_id: int, owes_password: bool, settings: Settings) -> Mapping[str, Any]:
    """A MemberInfo of the contract."""
    member = transaction.one("SELECT * FROM member WHERE id = ?", member_id)
    if member is None:
        raise LookupError(f"There is no member {member_id}.")
    return {
        "id": member["id"],
        "account": member["account"],
        "nickname": member["nickname"],
        "vipLabel": member["vip_label"],
        "type": member["type"],
        "balance": member["balance"],
        "currency": settings.currency,
        "timeZone": settings.time_zone,
        "unreadMessages": unread_messages(transaction, member_id),
        "hasPassword": True,
        "hasUpline": False,
        "mustChangePassword": owes_password,
        "availablePromos": open_promotions(),
    }
