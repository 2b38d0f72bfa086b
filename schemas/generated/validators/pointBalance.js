// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isPointBalanceValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.currentPoints) && value.currentPoints >= 0 &&
    (value.made === undefined || (Number.isSafeInteger(value.made) && value.made >= 0 && value.made <= 2147483647));
}
