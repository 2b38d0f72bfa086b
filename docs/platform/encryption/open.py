"""Opens an encrypted payload: `python3 open.py KEYS < PAYLOAD`, where KEYS is a file with the platform's private keys (a JSON
Web Key Set). Prints the payload's JSON."""
import json
import sys

from jwcrypto import jwe, jwk

keys = jwk.JWKSet.from_json(open(sys.argv[1], encoding="utf-8").read())
payload = sys.stdin.read().strip()

sealed = jwe.JWE(algs=["ECDH-ES", "A256GCM"])
sealed.deserialize(payload)
# Old keys stay for the pages that have them.
key = keys.get_key(sealed.jose_header["kid"])
if key is None:
    sys.exit("unreadable_payload")
sealed.decrypt(key)
print(json.dumps(json.loads(sealed.payload.decode("utf-8")), ensure_ascii=False, separators=(",", ":")))
