"""Announcements, banners, notices and popups."""

from ..calls.call import Call, Calls, Fields
from .texts import BANNERS, NOTICES, PLAYER, POPUPS, PROMOTION


def announcements(call: Call) -> Fields:
    """The lists of the types that were asked for; the others are empty."""
    asked = (call.query["types"] or "B,PL,PU,PR,H").split(",")
    execution = call.query["execution"]
    popups = [popup for popup in POPUPS if execution in (None, popup["execution"])]
    value = {
        "banners": list(BANNERS) if "B" in asked else [],
        "player": list(PLAYER) if "PL" in asked else [],
        "popup": popups if "PU" in asked else [],
        "promotion": list(PROMOTION) if "PR" in asked else [],
        "notices": list(NOTICES) if "H" in asked else [],
    }
    return {"value": value}


CALLS: Calls = {"announcements": announcements}
