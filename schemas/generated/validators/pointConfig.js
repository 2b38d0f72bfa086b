// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isPointConfigValue(value) {
  return isObject(value) &&
    isObject(value.ratio) && Number.isSafeInteger(value.ratio.points) && value.ratio.points >= 1 && Number.isSafeInteger(value.ratio.amount) && value.ratio.amount >= 1 &&
    Number.isSafeInteger(value.stakePerPoint) && value.stakePerPoint >= 1 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}
