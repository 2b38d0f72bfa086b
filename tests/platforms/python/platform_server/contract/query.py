"""Values of a query, or of a form, as their schemas have them."""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from ..refusals import invalid_request
from .document import Operation
from .schema import SchemaError, Validator

_INTEGER = re.compile(r"-?[0-9]{1,16}")


def read_query(operation: Operation, text: str, validator: Validator) -> dict[str, Any]:
    """The parameters of a call, with their defaults. Parameters that the call does not have are left out."""
    sent = parse_fields(text)
    values: dict[str, Any] = {}
    for parameter in operation.parameters:
        name = parameter["name"]
        schema = validator.resolve(parameter["schema"])
        if name in sent:
            values[name] = _value(name, sent[name], schema, validator)
        elif parameter.get("required"):
            raise invalid_request(f"The parameter {name} is missing.")
        else:
            values[name] = schema.get("default")
    return values


def parse_fields(text: str) -> Mapping[str, str]:
    """The fields of a query or a form, each of them sent once."""
    try:
        pairs = parse_qsl(text, keep_blank_values=True, strict_parsing=bool(text), errors="strict", max_num_fields=100)
    except ValueError as error:
        raise invalid_request("The fields cannot be read.") from error
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise invalid_request("A field is sent twice.")
    return fields


def _value(name: str, text: str, schema: Mapping[str, Any], validator: Validator) -> Any:
    value: Any = text
    if schema.get("type") == "integer":
        if not _INTEGER.fullmatch(text):
            raise invalid_request(f"The parameter {name} is not an integer.")
        value = int(text)
    try:
        validator.check(value, schema, f"The parameter {name}")
    except SchemaError as problem:
        raise invalid_request(str(problem)) from problem
    return value
