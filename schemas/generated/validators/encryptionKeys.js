// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isEncryptionKeysValue(value) {
  return isObject(value) &&
    Array.isArray(value.keys) && value.keys.length >= 1 && value.keys.length <= 10 && value.keys.every(isJwk) &&
    (value.paths === undefined || isPathJwk(value.paths));
}

function isJwk(value) {
  return isObject(value) &&
    value.kty === "EC" &&
    value.crv === "P-256" &&
    isText(value.x, 128) &&
    isText(value.y, 128) &&
    isText(value.kid, 128) &&
    value.use === "enc" &&
    value.alg === "ECDH-ES";
}

function isPathJwk(value) {
  return isObject(value) &&
    value.kty === "oct" &&
    isText(value.k, 128) &&
    isText(value.kid, 128) &&
    value.use === "enc" &&
    value.alg === "A256GCM";
}
