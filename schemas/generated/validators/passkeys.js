// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isPasskeysValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.passkeys, isPasskey, 20, onLeftOut) &&
    Number.isSafeInteger(value.maxPasskeys) && value.maxPasskeys >= 1 && value.maxPasskeys <= 20 &&
    typeof value.asksPaymentPassword === 'boolean';
}

function isPasskey(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.passkeyId) && value.passkeyId >= 1 && value.passkeyId <= 2147483647 &&
    cutText(value, "name", 120) &&
    isText(value.domain, 253) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    (value.lastUsedAt === undefined || (Number.isSafeInteger(value.lastUsedAt) && value.lastUsedAt >= 0 && value.lastUsedAt <= 8640000000000000)) &&
    typeof value.isSynced === 'boolean' &&
    typeof value.confirmsWithdrawals === 'boolean';
}
