// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText, keepValid } from './guard-parts.ts';

export function isLogInsValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    (value.from === undefined || (typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from))) &&
    (value.to === undefined || (typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to))) &&
    isLogInTotals(value.totals) &&
    keepValid(value.content, isLogIn, 500, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isLogInTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 1000000 &&
    Number.isSafeInteger(value.refused) && value.refused >= 0 && value.refused <= 1000000;
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
