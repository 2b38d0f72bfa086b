"""Rules of the registration form. They hold for a changed password too."""

from collections.abc import Mapping
from typing import Any

Rule = Mapping[str, Any]


def _rule(pattern: str, least: int, most: int, required: bool = False) -> Rule:
    return {
        "enabled": True,
        "required": required,
        "acceptedPattern": pattern,
        "minLength": least,
        "maxLength": most,
    }


#: A field that the form does not show.
_HIDDEN: Rule = {"enabled": False, "required": False, "acceptedPattern": "*", "minLength": 0, "maxLength": 255}

RULES: Mapping[str, Rule] = {
    "username": _rule("^[A-Za-z][A-Za-z0-9-]*$", 6, 20, required=True),
    "password": _rule("^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$", 8, 20, required=True),
    "payeeName": _rule("^\\S+( \\S+)+$", 3, 60, required=True),
    "email": _rule("^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$", 6, 120),
    "birthday": _rule("^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-[0-9]{4}$", 10, 10, required=True),
    **dict.fromkeys(
        (
            "paymentPassword",
            "qqNum",
            "line",
            "whatsapp",
            "facebook",
            "wechat",
            "idNumber",
            "mobileNum",
            "affiliateCode",
            "captcha",
            "recommenderId",
        ),
        _HIDDEN,
    ),
}
