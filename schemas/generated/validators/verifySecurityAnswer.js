// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isVerifySecurityAnswerValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.valid === 'boolean';
}
