// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSmsRegisterCodeValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isFinite(value.expiredMinutes) && value.expiredMinutes > 0 && value.expiredMinutes <= 1440;
}
