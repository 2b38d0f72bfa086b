"""Passwords, which are stored as salted scrypt digests alone."""

import hashlib
import hmac
import secrets

_COST, _BLOCK, _LANES = 2**14, 8, 1


def hash_password(password: str) -> str:
    """Salt and digest, in hexadecimal."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_digest(password, salt).hex()}"


def is_password(password: str, stored: str) -> bool:
    """Whether the digest is of this password. It takes its time, so call it outside of a transaction."""
    salt, _, digest = stored.partition(":")
    return hmac.compare_digest(_digest(password, bytes.fromhex(salt)), bytes.fromhex(digest))


def _digest(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8"), salt=salt, n=_COST, r=_BLOCK, p=_LANES)


#: Compared with where there is no account, so that an unknown one takes as long as a wrong password.
NOBODYS = hash_password(secrets.token_hex(16))
