// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isClaimPromotionValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.amount) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isInteger(value.balance);
}
