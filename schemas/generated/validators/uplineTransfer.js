// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isUplineTransferValue(value) {
  return isObject(value) &&
    isText(value.transferId, 18) && /^U[0-9]{6}-[0-9]{6,10}$/u.test(value.transferId) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    cutText(value, "account", 255) && value.account !== '' &&
    cutText(value, "nickname", 255) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000;
}
