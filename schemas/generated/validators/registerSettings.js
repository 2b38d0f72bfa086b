// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isRegisterSettingsValue(value) {
  return isObject(value) &&
    isFieldRule(value.username) &&
    isFieldRule(value.password) &&
    isFieldRule(value.payeeName) &&
    isFieldRule(value.paymentPassword) &&
    isFieldRule(value.qqNum) &&
    isFieldRule(value.line) &&
    isFieldRule(value.whatsapp) &&
    isFieldRule(value.facebook) &&
    isFieldRule(value.wechat) &&
    isFieldRule(value.idNumber) &&
    isFieldRule(value.email) &&
    isFieldRule(value.mobileNum) &&
    isFieldRule(value.birthday) &&
    isFieldRule(value.affiliateCode) &&
    isFieldRule(value.captcha) &&
    isFieldRule(value.recommenderId);
}

function isFieldRule(value) {
  return isObject(value) &&
    typeof value.enabled === 'boolean' &&
    typeof value.required === 'boolean' &&
    isText(value.acceptedPattern, 1000) &&
    Number.isSafeInteger(value.minLength) && value.minLength >= 0 &&
    Number.isSafeInteger(value.maxLength) && value.maxLength >= 0;
}
