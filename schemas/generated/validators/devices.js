// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isDevicesValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.devices) && value.devices.length <= 10 && value.devices.every(isRememberedDevice);
}

function isRememberedDevice(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.deviceId === 'string' && /^[A-Za-z0-9_-]{1,64}$/u.test(value.deviceId) &&
    typeof value.browser === 'string' && [...value.browser].length <= 40 &&
    typeof value.system === 'string' && [...value.system].length <= 40 &&
    Number.isInteger(value.lastUsedAt) && value.lastUsedAt >= 0 &&
    Number.isInteger(value.expiresAt) && value.expiresAt >= 0 &&
    typeof value.isCurrent === 'boolean';
}
