"""The keys under which sites encrypt passwords, and the payloads that they open."""

import threading
from collections.abc import Mapping
from typing import Any

from jwcrypto import jwe, jwk
from jwcrypto.common import JWException, json_decode

from ..clock import Clock
from ..contract.body import parse_json
from ..refusals import Refusal
from ..storage.database import Database

DAY_MS = 24 * 60 * 60 * 1000

#: A key is current for so long.
LIFE_MS = 30 * DAY_MS

#: Open pages have the key before for a day.
GRACE_MS = DAY_MS

ALGORITHMS = ("ECDH-ES", "A256GCM")


class PayloadKeys:
    """A current key, and those before it that open pages may still have."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        # jwcrypto fills in parts of a key when they are first used.
        self._lock = threading.Lock()

    def public(self) -> list[Mapping[str, Any]]:
        """The public halves, the current one first."""
        stated = {"use": "enc", "alg": "ECDH-ES"}
        return [{**json_decode(key.export_public()), **stated} for key in self._keys()]

    def open(self, payload: str) -> str:
        """The plaintext of a compact JWE. Refuses every other algorithm, unknown keys and compressed payloads."""
        sealed = jwe.JWE(algs=list(ALGORITHMS))
        try:
            sealed.deserialize(payload)
            header = sealed.jose_header
            if (header.get("alg"), header.get("enc")) != ALGORITHMS or "zip" in header:
                raise _unreadable()
            key = next((key for key in self._keys() if key.key_id == header.get("kid")), None)
            if key is None:
                raise _unreadable()
            with self._lock:
                sealed.decrypt(key)
            return str(sealed.payload, "utf-8")
        except (JWException, ValueError, KeyError, TypeError, AttributeError) as error:
            raise _unreadable() from error

    def read(self, payload: str) -> Any:
        """The JSON inside of a payload."""
        text = self.open(payload)
        try:
            return parse_json(text)
        except Refusal as refusal:
            raise _unreadable() from refusal

    def _keys(self) -> list[jwk.JWK]:
        now = self._clock.now()
        with self._database.transaction() as transaction:
            newest = transaction.one("SELECT created_at FROM encryption_key ORDER BY created_at DESC LIMIT 1")
            if newest is None or newest["created_at"] < now - LIFE_MS:
                key = _new_key()
                transaction.insert(
                    "INSERT INTO encryption_key (kid, private, created_at) VALUES (?, ?, ?)",
                    key.key_id,
                    key.export(),
                    now,
                )
            rows = transaction.all("SELECT private, created_at FROM encryption_key ORDER BY created_at DESC")
        current, *earlier = rows
        in_grace = earlier[:1] if current["created_at"] > now - GRACE_MS else []
        return [jwk.JWK.from_json(row["private"]) for row in [current, *in_grace]]


def _new_key() -> jwk.JWK:
    key = jwk.JWK.generate(kty="EC", crv="P-256")
    # A key is named by its own digest, so two never share a name.
    return jwk.JWK(**{**json_decode(key.export()), "kid": key.thumbprint()})


def _unreadable() -> Refusal:
    return Refusal(400, "unreadable_payload", "The payload cannot be read with the current key.")
