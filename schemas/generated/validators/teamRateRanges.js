// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isTeamRateRangesValue(value) {
  return isObject(value) &&
    Array.isArray(value.ranges) && value.ranges.length <= 200 && value.ranges.every(isRateRange);
}

function isRateRange(value) {
  return isObject(value) &&
    cutText(value, "account", 255) && value.account !== '' &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.lowestRate) && value.lowestRate >= 0 && value.lowestRate <= 10000 &&
    Number.isSafeInteger(value.highestRate) && value.highestRate >= 0 && value.highestRate <= 10000 &&
    typeof value.isDirect === 'boolean';
}
