"""The body of a call, as its schema has it."""

import json
from typing import Any

from ..refusals import invalid_request
from .document import Operation
from .query import parse_fields
from .schema import EXACT, Schema, SchemaError, Validator

#: Enough for every call that this platform has.
MOST_BYTES = 64 * 1024


def read_body(operation: Operation, content_type: str, body: bytes, validator: Validator) -> Any:
    """What was sent: the value of JSON or a form, the text of an encrypted body, None for a call without one."""
    if operation.content_type is None:
        if body:
            raise invalid_request("This call has no body.", status=415)
        return None
    if content_type.partition(";")[0].strip().lower() != operation.content_type:
        raise invalid_request(f"The body has to be {operation.content_type}.", status=415)
    text = _text(body)
    value = _VALUES.get(operation.content_type, str)(text)
    check_value(value, operation.body, validator)
    return value


def check_value(value: Any, schema: Schema, validator: Validator) -> None:
    """Refuses a value that breaks its schema."""
    try:
        validator.check(value, schema, "The body")
    except SchemaError as problem:
        raise invalid_request(str(problem)) from problem


def parse_json(text: str) -> Any:
    """The value of a JSON text. Texts that no program could store or answer are refused."""
    try:
        value = json.loads(text, parse_constant=_refuse_constant, parse_float=_number, parse_int=_integer)
        # A lone half of a surrogate pair is valid JSON, but no UTF-8.
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise invalid_request("The body is not JSON.") from error
    return value


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise invalid_request("The body is not UTF-8.") from error


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _integer(text: str) -> int:
    if len(text) > 17 or abs(int(text)) > EXACT:
        raise ValueError("An integer is too large")
    return int(text)


def _number(text: str) -> int | float:
    # JSON Schema takes 1.0 for an integer.
    number = float(text)
    return int(number) if number.is_integer() and abs(number) <= EXACT else number


_VALUES = {"application/json": parse_json, "application/x-www-form-urlencoded": parse_fields}
