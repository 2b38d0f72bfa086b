// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import { isObject, isText, keepValid } from './guard-parts.ts';

export function isLogInsValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.logIns, isLogIn, 20, onLeftOut);
}

function isLogIn(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.logInId) && value.logInId >= 1 && value.logInId <= 2147483647 &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000 &&
    isText(value.browser, 40) &&
    isText(value.system, 40) &&
    isText(value.address, 64) &&
    typeof value.isRefused === 'boolean' &&
    typeof value.isCurrent === 'boolean';
}
