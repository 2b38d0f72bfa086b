// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isBotChallengeValue(value) {
  return isObject(value) &&
    isBotChallengeParameters(value.parameters) &&
    isText(value.signature, 128) &&
    Object.keys(value).every((name) => ["parameters","signature"].includes(name));
}

function isBotChallengeParameters(value) {
  return isObject(value) &&
    value.algorithm === "PBKDF2/SHA-256" &&
    isText(value.nonce, 128) && /^[0-9a-f]+$/u.test(value.nonce) &&
    isText(value.salt, 128) && /^[0-9a-f]+$/u.test(value.salt) &&
    Number.isSafeInteger(value.cost) && value.cost >= 1 && value.cost <= 1000000 &&
    Number.isSafeInteger(value.keyLength) && value.keyLength >= 1 && value.keyLength <= 64 &&
    typeof value.keyPrefix === 'string' && /^[0-9a-f]{1,8}$/u.test(value.keyPrefix) &&
    Number.isSafeInteger(value.expiresAt) && value.expiresAt >= 0 && value.expiresAt <= 8640000000000000 &&
    isObject(value.data) && isBotAction(value.data.action) && Object.keys(value.data).every((name) => name === "action") &&
    Object.keys(value).every((name) => ["algorithm","nonce","salt","cost","keyLength","keyPrefix","expiresAt","data"].includes(name));
}

function isBotAction(value) {
  return ["login","register","sms"].includes(value);
}
