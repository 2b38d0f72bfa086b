"""The operator's own calls. They need the token of the environment variable PLATFORM_OPERATOR_TOKEN."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any

from ..calls.call import Fields
from ..calls.request import Request
from ..contract.body import check_value, parse_json
from ..contract.schema import EXACT
from ..refusals import Refusal, not_found
from ..system.modules import switch_module
from ..system.status import set_status

if TYPE_CHECKING:
    from ..platform import Platform

STATUS = {
    "type": "object",
    "required": ["status"],
    "additionalProperties": False,
    "properties": {
        "status": {"type": "integer", "enum": [0, 1, 2]},
        "backAt": {"type": "integer", "minimum": 0, "maximum": EXACT},
    },
}

MODULE = {
    "type": "object",
    "required": ["module", "enabled"],
    "additionalProperties": False,
    "properties": {"module": {"type": "string"}, "enabled": {"type": "boolean"}},
}


def answer_operator(platform: Platform, request: Request) -> Fields:
    """`PUT /operator/status` opens or closes the site, `PUT /operator/module` switches a module."""
    expected = platform.settings.operator_token
    if expected is None or not hmac.compare_digest((request.token or "").encode(), expected.encode()):
        raise Refusal(401, "not_logged_in", "This call needs the operator's token.")
    if request.method == "PUT" and request.path == "/operator/status":
        change = _read(platform, request, STATUS)
        with platform.database.transaction() as transaction:
            set_status(transaction, change["status"], change.get("backAt"))
        return {}
    if request.method == "PUT" and request.path == "/operator/module":
        change = _read(platform, request, MODULE)
        with platform.database.transaction() as transaction:
            if not switch_module(transaction, change["module"], change["enabled"]):
                raise not_found("The tree does not have this module.")
        return {}
    raise not_found("There is no such call.")


def _read(platform: Platform, request: Request, schema: dict[str, Any]) -> Any:
    value = parse_json(request.body.decode("utf-8", errors="replace"))
    check_value(value, schema, platform.contract.validator)
    return value
