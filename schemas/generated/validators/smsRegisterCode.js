// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isSmsRegisterCodeValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    value.success === true &&
    (value.value === undefined || isSentCode(value.value)) &&
    (value.message === undefined || typeof value.message === 'string');
}

function isSentCode(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    (value.expiredMinutes === undefined || (Number.isFinite(value.expiredMinutes) && value.expiredMinutes >= 0 && value.expiredMinutes <= 1440));
}
