// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isEncryptionKeysValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.keys) && value.keys.length >= 1 && value.keys.every(isJwk) &&
    (value.paths === undefined || isPathJwk(value.paths));
}

function isJwk(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    value.kty === "EC" &&
    value.crv === "P-256" &&
    typeof value.x === 'string' &&
    typeof value.y === 'string' &&
    typeof value.kid === 'string' &&
    value.use === "enc" &&
    value.alg === "ECDH-ES";
}

function isPathJwk(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    value.kty === "oct" &&
    typeof value.k === 'string' &&
    typeof value.kid === 'string' &&
    value.use === "enc" &&
    value.alg === "A256GCM";
}
