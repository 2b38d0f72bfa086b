// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isCaptchaValue(value) {
  return typeof value === 'string';
}
