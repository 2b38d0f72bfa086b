"""From a request to the fields of its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..contract.body import read_body
from ..contract.query import read_query
from ..refusals import Refusal
from .call import Call, Fields
from .gate import pass_gate
from .registry import CALLS
from .request import Request

if TYPE_CHECKING:
    from ..platform import Platform


def answer_call(platform: Platform, request: Request) -> Fields:
    """The fields of a success; a Refusal otherwise."""
    operation = platform.contract.find(request.method, request.path)
    if operation is None:
        raise Refusal(404, "not_found", "There is no such call.")
    answer = CALLS.get(operation.id)
    if answer is None:
        raise Refusal(501, "not_implemented", f"This platform does not have the call {operation.id}.")
    with platform.database.transaction() as transaction:
        session = pass_gate(transaction, operation, request.token, platform.clock.now())
    validator = platform.contract.validator
    query = read_query(operation, request.query, validator)
    body = read_body(operation, request.headers.get("content-type", ""), request.body, validator)
    return answer(Call(platform, query, body, request.visitor, session))
