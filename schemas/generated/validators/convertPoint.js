// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isConvertPointValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.currentPoints) && value.currentPoints >= 0 &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 &&
    Number.isSafeInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}
