// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isRegisterSettingsValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
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
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.enabled === 'boolean' &&
    typeof value.required === 'boolean' &&
    typeof value.acceptedPattern === 'string' &&
    Number.isInteger(value.minLength) && value.minLength >= 0 &&
    Number.isInteger(value.maxLength) && value.maxLength >= 0;
}
