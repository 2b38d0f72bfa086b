// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isResumeSessionValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.token === 'string' && value.token !== '' &&
    typeof value.firstTimeLogin === 'boolean' &&
    typeof value.passwordExpired === 'boolean' &&
    isMemberInfo(value.userInfo);
}

function isMemberInfo(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.id) && value.id >= 1 &&
    typeof value.account === 'string' &&
    typeof value.nickname === 'string' &&
    isMemberType(value.type) &&
    Number.isInteger(value.balance) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    typeof value.vipLabel === 'string' &&
    Number.isInteger(value.unreadMessages) && value.unreadMessages >= 0 &&
    (value.hasPassword === undefined || typeof value.hasPassword === 'boolean') &&
    (value.mustChangePassword === undefined || typeof value.mustChangePassword === 'boolean') &&
    Number.isInteger(value.availablePromos) && value.availablePromos >= 0;
}

function isMemberType(value) {
  return [0,1,2,4,41,42].includes(value);
}
