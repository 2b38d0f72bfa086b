// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isCaptchaValue(value) {
  return isObject(value) &&
    value.success === true &&
    isText(value.value, 1000000) &&
    (value.captchaId === undefined || (isText(value.captchaId, 64) && value.captchaId !== '')) &&
    (value.message === undefined || typeof value.message === 'string');
}
