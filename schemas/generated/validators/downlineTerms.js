// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isDownlineTermsValue(value, onLeftOut) {
  return isObject(value) &&
    cutText(value, "account", 255) && value.account !== '' &&
    cutText(value, "nickname", 255) &&
    typeof value.accepts === 'boolean' &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.available) && value.available >= 0 && value.available <= 9007199254740991 &&
    Number.isSafeInteger(value.turnoverLeft) && value.turnoverLeft >= 0 && value.turnoverLeft <= 9007199254740991 &&
    Number.isSafeInteger(value.min) && value.min >= 1 && value.min <= 9007199254740991 &&
    keepValid(value.presets, (item1) => Number.isSafeInteger(item1) && item1 >= 1 && item1 <= 9007199254740991, 8, onLeftOut) &&
    isWithdrawalLimit(value.limit) &&
    isWithdrawalLimit(value.left) &&
    Number.isSafeInteger(value.made) && value.made >= 0 && value.made <= 2147483647 &&
    typeof value.hasPaymentPassword === 'boolean';
}

function isWithdrawalLimit(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.times) && value.times >= 0 && value.times <= 1000 &&
    Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991;
}
