// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isCreateRegistrationLinkValue(value) {
  return isObject(value) &&
    typeof value.code === 'string' && /^[0-9A-Z]{4,20}$/u.test(value.code) &&
    isText(value.url, 2048) &&
    isAccountKind(value.kind) &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    cutText(value, "note", 140) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    (value.expiresAt === undefined || (Number.isSafeInteger(value.expiresAt) && value.expiresAt >= 0 && value.expiresAt <= 8640000000000000)) &&
    typeof value.isEnabled === 'boolean' &&
    Number.isSafeInteger(value.uses) && value.uses >= 0 && value.uses <= 2147483647;
}

function isAccountKind(value) {
  return ["member","agent"].includes(value);
}
