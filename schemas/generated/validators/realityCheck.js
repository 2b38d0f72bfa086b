// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isRealityCheckValue(value) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.since) && value.since >= 0 && value.since <= 8640000000000000 &&
    Number.isSafeInteger(value.minutes) && value.minutes >= 0 && value.minutes <= 9007199254740991 &&
    Number.isSafeInteger(value.staked) && value.staked >= 0 && value.staked <= 9007199254740991 &&
    Number.isSafeInteger(value.won) && value.won >= 0 && value.won <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991 &&
    Number.isSafeInteger(value.dueAt) && value.dueAt >= 0 && value.dueAt <= 8640000000000000;
}
