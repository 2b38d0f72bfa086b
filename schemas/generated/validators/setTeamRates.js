// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject } from './guard-parts.ts';

export function isSetTeamRatesValue(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.changed) && value.changed >= 0 && value.changed <= 200 &&
    Number.isSafeInteger(value.same) && value.same >= 0 && value.same <= 200 &&
    Array.isArray(value.refused) && value.refused.length <= 200 && value.refused.every(isRefusedRate);
}

function isRefusedRate(value) {
  return isObject(value) &&
    cutText(value, "account", 255) && value.account !== '' &&
    ["not_direct_downline","rate_changed","rate_out_of_range"].includes(value.reason) &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.lowestRate) && value.lowestRate >= 0 && value.lowestRate <= 10000 &&
    Number.isSafeInteger(value.highestRate) && value.highestRate >= 0 && value.highestRate <= 10000;
}
