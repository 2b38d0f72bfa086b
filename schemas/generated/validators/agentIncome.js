// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isAgentIncomeValue(value) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isIncomeSums(value.totals) &&
    Array.isArray(value.days) && value.days.length <= 366 && value.days.every(isIncomeDay);
}

function isIncomeSums(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.commission) && value.commission >= 0 && value.commission <= 9007199254740991 &&
    Number.isSafeInteger(value.dividends) && value.dividends >= 0 && value.dividends <= 9007199254740991 &&
    Number.isSafeInteger(value.salaries) && value.salaries >= 0 && value.salaries <= 9007199254740991 &&
    Number.isSafeInteger(value.dividendsPaid) && value.dividendsPaid >= 0 && value.dividendsPaid <= 9007199254740991 &&
    Number.isSafeInteger(value.salariesPaid) && value.salariesPaid >= 0 && value.salariesPaid <= 9007199254740991 &&
    Number.isSafeInteger(value.net);
}

function isIncomeDay(value) {
  return isObject(value) &&
    typeof value.day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.day) &&
    Number.isSafeInteger(value.commission) && value.commission >= 0 && value.commission <= 9007199254740991 &&
    Number.isSafeInteger(value.dividends) && value.dividends >= 0 && value.dividends <= 9007199254740991 &&
    Number.isSafeInteger(value.salaries) && value.salaries >= 0 && value.salaries <= 9007199254740991 &&
    Number.isSafeInteger(value.dividendsPaid) && value.dividendsPaid >= 0 && value.dividendsPaid <= 9007199254740991 &&
    Number.isSafeInteger(value.salariesPaid) && value.salariesPaid >= 0 && value.salariesPaid <= 9007199254740991 &&
    Number.isSafeInteger(value.net);
}
