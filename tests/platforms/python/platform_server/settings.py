"""What an operator sets when the platform starts."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

#: In a checkout of brandgen; an operator's own copy is named by `--contract`.
CONTRACT = Path(__file__).parents[4] / "schemas" / "generated" / "platform.openapi.json"

LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    """The merchant's facts, and where the platform listens."""

    host: str
    port: int
    database: str
    contract: Path
    start: int | None
    domains: tuple[str, ...]
    origins: tuple[str, ...]
    trusted_proxies: tuple[str, ...]
    currency: str
    time_zone: str
    languages: tuple[str, ...]
    password: str
    operator_token: str | None


def read_settings(arguments: Sequence[str]) -> Settings:
    """Settings from the command line and the environment. Ends the program with a message where they are wrong."""
    given = _parser().parse_args(arguments)
    return Settings(
        host=given.host,
        port=given.port,
        database=given.database,
        contract=given.contract,
        start=given.now,
        domains=tuple(name.lower() for name in given.domain or ["mini.example"]),
        origins=tuple(given.origin or []),
        trusted_proxies=tuple(given.trusted_proxy or LOOPBACK),
        currency=given.currency,
        time_zone=given.time_zone,
        languages=tuple(given.language or ["EN"]),
        password=os.environ.get("PLATFORM_PASSWORD", "Demo-2026!"),
        operator_token=os.environ.get("PLATFORM_OPERATOR_TOKEN"),
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="platform_server", description="A platform for a minimal brand.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8080, help="port, or 0 for any free one (default: 8080)")
    parser.add_argument("--database", default=":memory:", help="file of the state (default: in memory)")
    parser.add_argument("--contract", type=Path, default=CONTRACT, help="platform.openapi.json of the package")
    parser.add_argument("--now", type=_instant, help="start the clock here, such as 2026-05-20T09:00:00+08:00")
    parser.add_argument("--domain", action="append", help="host name of the site; may be repeated")
    parser.add_argument("--origin", action="append", help="origin of a site elsewhere that may call; may be repeated")
    parser.add_argument("--trusted-proxy", action="append", help="address whose X-Forwarded-* headers count")
    parser.add_argument("--currency", default="USD", help="ISO 4217 code (default: USD)")
    parser.add_argument("--time-zone", type=_time_zone, default="UTC", help="IANA name (default: UTC)")
    parser.add_argument("--language", action="append", help="code of a language of the brand, EN if left out; may be repeated")
    return parser


def _instant(text: str) -> int:
    try:
        instant = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"not an instant: {text}") from error
    if instant.tzinfo is None:
        raise argparse.ArgumentTypeError(f"an instant needs an offset, such as +08:00: {text}")
    return int(instant.timestamp() * 1000)


def _time_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"not a time zone: {name}") from error
    return name
