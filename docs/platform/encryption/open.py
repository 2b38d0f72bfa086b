"""Opens an encrypted payload: `python3 open.py KEYS < PAYLOAD`, where KEYS is a file with the platform's private keys (a JSON
Web Key Set). Prints the payload's JSON."""
import json
import sys

from jwcrypto import jwe, jwk
from jwcrypto.common import JWException


def open_payload(payload, keys):
    """Raises JWException or ValueError for a payload that has to be refused."""
    sealed = jwe.JWE(algs=["ECDH-ES", "A256GCM"])
    sealed.deserialize(payload)
    # A few bytes that are compressed can fill the memory.
    if "zip" in sealed.jose_header:
        raise ValueError("compressed")
    # Old keys stay for the pages that have them.
    key = keys.get_key(sealed.jose_header.get("kid"))
    if key is None:
        raise ValueError("unknown key")
    sealed.decrypt(key)
    return json.loads(sealed.payload.decode("utf-8"))


with open(sys.argv[1], encoding="utf-8") as file:
    keys = jwk.JWKSet.from_json(file.read())
try:
    opened = open_payload(sys.stdin.read().strip(), keys)
except (JWException, ValueError):
    sys.exit("unreadable_payload")
print(json.dumps(opened, ensure_ascii=False, separators=(",", ":")))
