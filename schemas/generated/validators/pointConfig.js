// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPointConfigValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.ratio === 'object' && value.ratio !== null && !Array.isArray(value.ratio) && Number.isInteger(value.ratio.points) && value.ratio.points >= 1 && Number.isInteger(value.ratio.amount) && value.ratio.amount >= 1 &&
    Number.isInteger(value.stakePerPoint) && value.stakePerPoint >= 1 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency);
}
