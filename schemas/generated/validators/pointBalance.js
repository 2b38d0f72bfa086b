// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isPointBalanceValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.currentPoints) && value.currentPoints >= 0;
}
