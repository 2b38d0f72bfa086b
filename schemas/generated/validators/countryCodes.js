// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, keepValid } from './guard-parts.ts';

export function isCountryCodesValue(value, onLeftOut) {
  return keepValid(value, isCountry, 300, onLeftOut);
}

function isCountry(value) {
  return isObject(value) &&
    typeof value.countryCode === 'string' && /^[A-Z]{2}$/u.test(value.countryCode) &&
    typeof value.countryDialingCode === 'string' && /^\+\d{1,4}$/u.test(value.countryDialingCode);
}
