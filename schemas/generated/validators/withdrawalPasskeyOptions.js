// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isWithdrawalPasskeyOptionsValue(value) {
  return isObject(value) &&
    isText(value.challenge, 512) && value.challenge !== '' && /^[A-Za-z0-9_-]*$/u.test(value.challenge) &&
    isText(value.rpId, 253) && value.rpId !== '' &&
    (value.timeout === undefined || (Number.isSafeInteger(value.timeout) && value.timeout >= 1 && value.timeout <= 600000)) &&
    value.userVerification === "required" &&
    (value.allowCredentials === undefined || (Array.isArray(value.allowCredentials) && value.allowCredentials.length <= 20 && value.allowCredentials.every(isPasskeyDescriptor)));
}

function isPasskeyDescriptor(value) {
  return isObject(value) &&
    typeof value.id === 'string' && /^[A-Za-z0-9_-]{1,1368}$/u.test(value.id) &&
    value.type === "public-key" &&
    (value.transports === undefined || (Array.isArray(value.transports) && value.transports.length <= 10 && value.transports.every((item2) => isText(item2, 32))));
}
