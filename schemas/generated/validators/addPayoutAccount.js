// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isAddPayoutAccountValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.accountId) && value.accountId >= 1 && value.accountId <= 2147483647 &&
    isPayoutKind(value.kind) &&
    cutText(value, "provider", 64) && value.provider !== '' &&
    cutText(value, "holder", 120) && value.holder !== '' &&
    cutText(value, "number", 16) && value.number !== '' &&
    typeof value.isDefault === 'boolean' &&
    Number.isSafeInteger(value.usableAt) && value.usableAt >= 0 && value.usableAt <= 8640000000000000;
}

function isPayoutKind(value) {
  return ["bank","card","ewallet"].includes(value);
}
