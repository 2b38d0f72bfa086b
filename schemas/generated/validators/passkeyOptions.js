// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isPasskeyOptionsValue(value) {
  return isObject(value) &&
    isText(value.challenge, 512) && value.challenge !== '' && /^[A-Za-z0-9_-]*$/u.test(value.challenge) &&
    isObject(value.rp) && isText(value.rp.id, 253) && value.rp.id !== '' && isText(value.rp.name, 120) &&
    isObject(value.user) && isText(value.user.id, 86) && value.user.id !== '' && /^[A-Za-z0-9_-]*$/u.test(value.user.id) && isText(value.user.name, 120) && isText(value.user.displayName, 120) &&
    Array.isArray(value.pubKeyCredParams) && value.pubKeyCredParams.length >= 1 && value.pubKeyCredParams.length <= 20 && value.pubKeyCredParams.every((item1) => isObject(item1) && Number.isSafeInteger(item1.alg) && item1.type === "public-key") &&
    (value.timeout === undefined || (Number.isSafeInteger(value.timeout) && value.timeout >= 1 && value.timeout <= 600000)) &&
    (value.attestation === undefined || value.attestation === "none") &&
    Array.isArray(value.excludeCredentials) && value.excludeCredentials.length <= 20 && value.excludeCredentials.every(isPasskeyDescriptor) &&
    isObject(value.authenticatorSelection) && value.authenticatorSelection.residentKey === "required" && value.authenticatorSelection.userVerification === "required";
}

function isPasskeyDescriptor(value) {
  return isObject(value) &&
    typeof value.id === 'string' && /^[A-Za-z0-9_-]{1,1368}$/u.test(value.id) &&
    value.type === "public-key" &&
    (value.transports === undefined || (Array.isArray(value.transports) && value.transports.length <= 10 && value.transports.every((item3) => isText(item3, 32))));
}
