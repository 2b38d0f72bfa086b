"""A validator for the JSON Schema that the contract uses for what is sent to it."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

Schema = Mapping[str, Any]

#: A JSON number holds every integer up to here exactly (`x-limits` of the contract).
EXACT = 9007199254740991


class SchemaError(Exception):
    """A value breaks its schema. The message says where and how."""


class Validator:
    """Checks values against schemas whose references point into one document."""

    def __init__(self, document: Schema) -> None:
        self._document = document

    def check(self, value: Any, schema: Schema, where: str) -> None:
        """Raises SchemaError if the value breaks the schema; `where` names the value in the message."""
        schema = self.resolve(schema)
        if "anyOf" in schema:
            self._check_any(value, schema["anyOf"], where)
            return
        kind = schema.get("type")
        if kind is not None and not _TYPES[kind](value):
            raise SchemaError(f"{where} is not of the type {kind}.")
        if "const" in schema and not _same(value, schema["const"]):
            raise SchemaError(f"{where} is not {schema['const']}.")
        if "enum" in schema and not any(_same(value, choice) for choice in schema["enum"]):
            raise SchemaError(f"{where} is none of {', '.join(map(str, schema['enum']))}.")
        if isinstance(value, str):
            _check_text(value, schema, where)
        elif isinstance(value, Mapping):
            self._check_object(value, schema, where)
        elif isinstance(value, list):
            self._check_list(value, schema, where)
        elif isinstance(value, int) and not isinstance(value, bool):
            _check_range(value, schema, where)

    def resolve(self, schema: Schema) -> Schema:
        """The schema that a reference names, or the schema itself."""
        while "$ref" in schema:
            target: Any = self._document
            for step in schema["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            schema = target
        return schema

    def _check_any(self, value: Any, schemas: list[Schema], where: str) -> None:
        problems = []
        for schema in schemas:
            try:
                self.check(value, schema, where)
                return
            except SchemaError as problem:
                problems.append(str(problem))
        raise SchemaError(" Or: ".join(problems))

    def _check_object(self, value: Mapping[str, Any], schema: Schema, where: str) -> None:
        known = schema.get("properties", {})
        for name in schema.get("required", ()):
            if name not in value:
                raise SchemaError(f"{where}.{name} is missing.")
        for name, field in value.items():
            if name in known:
                self.check(field, known[name], f"{where}.{name}")
            elif schema.get("additionalProperties") is False:
                raise SchemaError(f"{where} has an unknown field.")

    def _check_list(self, value: list[Any], schema: Schema, where: str) -> None:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            raise SchemaError(f"{where} has too few or too many entries.")
        for index, entry in enumerate(value):
            self.check(entry, schema.get("items", {}), f"{where}[{index}]")


def _check_text(value: str, schema: Schema, where: str) -> None:
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        raise SchemaError(f"{where} is too short or too long.")
    if "pattern" in schema and not _pattern(schema["pattern"]).search(value):
        raise SchemaError(f"{where} does not match its pattern.")


def _check_range(value: int, schema: Schema, where: str) -> None:
    low = schema.get("minimum", -EXACT)
    high = schema.get("maximum", EXACT)
    if not low <= value <= high:
        raise SchemaError(f"{where} is not between {low} and {high}.")


@lru_cache(maxsize=256)
def _pattern(text: str) -> re.Pattern[str]:
    # Python's `$` also matches before a last line break, and its `\d` every script's digits.
    return re.compile(re.sub(r"(?<!\\)\$", r"\\Z", text), re.ASCII)


def _same(value: Any, other: Any) -> bool:
    # Python takes True for 1.
    return value == other and isinstance(value, bool) == isinstance(other, bool)


_TYPES: Mapping[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
}
