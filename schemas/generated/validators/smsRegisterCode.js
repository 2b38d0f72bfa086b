// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isSmsRegisterCodeValue(value) {
  return isObject(value) &&
    value.success === true &&
    (value.value === undefined || isSentCode(value.value)) &&
    (value.message === undefined || typeof value.message === 'string');
}

function isSentCode(value) {
  return isObject(value) &&
    (value.expiredMinutes === undefined || (Number.isFinite(value.expiredMinutes) && value.expiredMinutes >= 0 && value.expiredMinutes <= 1440));
}
