// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isDepositMethodsValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    keepValid(value.presets, (item1) => Number.isSafeInteger(item1) && item1 >= 1 && item1 <= 9007199254740991, 8, onLeftOut) &&
    Number.isSafeInteger(value.maxOpen) && value.maxOpen >= 1 && value.maxOpen <= 20 &&
    keepValid(value.methods, isDepositMethod, 64, onLeftOut) &&
    keepValid(value.bonuses, isDepositBonus, 20, onLeftOut);
}

function isDepositMethod(value) {
  return isObject(value) &&
    typeof value.methodId === 'string' && /^[a-z0-9-]{1,64}$/u.test(value.methodId) &&
    isDepositKind(value.kind) &&
    cutText(value, "name", 64) && value.name !== '' &&
    Number.isSafeInteger(value.min) && value.min >= 1 && value.min <= 9007199254740991 &&
    Number.isSafeInteger(value.max) && value.max >= 1 && value.max <= 9007199254740991 &&
    Number.isSafeInteger(value.feeRate) && value.feeRate >= 0 && value.feeRate <= 9999 &&
    Number.isSafeInteger(value.feeFixed) && value.feeFixed >= 0 && value.feeFixed <= 9007199254740991 &&
    Number.isSafeInteger(value.arrivalSeconds) && value.arrivalSeconds >= 0 && value.arrivalSeconds <= 2592000;
}

function isDepositKind(value) {
  return ["qr","ewallet","bank","crypto","voucher"].includes(value);
}

function isDepositBonus(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.promotionId) && value.promotionId >= 1 && value.promotionId <= 2147483647 &&
    cutText(value, "title", 255) &&
    Number.isSafeInteger(value.rate) && value.rate >= 1 && value.rate <= 100000 &&
    Number.isSafeInteger(value.min) && value.min >= 1 && value.min <= 9007199254740991 &&
    Number.isSafeInteger(value.max) && value.max >= 1 && value.max <= 9007199254740991 &&
    Number.isSafeInteger(value.wagering) && value.wagering >= 0 && value.wagering <= 1000;
}
