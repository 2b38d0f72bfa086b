// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isCountryCodesValue(value) {
  return Array.isArray(value) &&
    value.every(isCountry);
}

function isCountry(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.countryCode === 'string' && /^[A-Z]{2}$/u.test(value.countryCode) &&
    typeof value.countryDialingCode === 'string' && /^\+\d{1,4}$/u.test(value.countryDialingCode);
}
