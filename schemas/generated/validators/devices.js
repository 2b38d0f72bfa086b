// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText, keepValid } from './guard-parts.ts';

export function isDevicesValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.devices, isRememberedDevice, 10, onLeftOut);
}

function isRememberedDevice(value) {
  return isObject(value) &&
    typeof value.deviceId === 'string' && /^[A-Za-z0-9_-]{1,64}$/u.test(value.deviceId) &&
    isText(value.browser, 40) &&
    isText(value.system, 40) &&
    Number.isSafeInteger(value.lastUsedAt) && value.lastUsedAt >= 0 && value.lastUsedAt <= 8640000000000000 &&
    Number.isSafeInteger(value.expiresAt) && value.expiresAt >= 0 && value.expiresAt <= 8640000000000000 &&
    typeof value.isCurrent === 'boolean';
}
