// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isContractDuesValue(value, onLeftOut) {
  return isObject(value) &&
    isContractKind(value.kind) &&
    ["own","given"].includes(value.side) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isText(value.timeZone, 64) && value.timeZone !== '' &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.comesIn) && value.comesIn >= 0 && value.comesIn <= 9007199254740991 &&
    Number.isSafeInteger(value.passedOn) && value.passedOn >= 0 && value.passedOn <= 9007199254740991 &&
    Number.isSafeInteger(value.unpaid) && value.unpaid >= 0 && value.unpaid <= 9007199254740991 &&
    Number.isSafeInteger(value.waiting) && value.waiting >= 0 && value.waiting <= 2147483647 &&
    isDueTotals(value.totals) &&
    keepValid(value.rows, isContractDue, 500, onLeftOut) &&
    (value.next === undefined || (typeof value.next === 'string' && /^\d{1,16}-\d{1,10}$/u.test(value.next)));
}

function isContractKind(value) {
  return ["dividend","dailySalary","hourlySalary","realTimeSalary"].includes(value);
}

function isDueTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 && value.count <= 2147483647 &&
    Number.isSafeInteger(value.validBet) && value.validBet >= 0 && value.validBet <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) && value.netLoss >= -9007199254740991 && value.netLoss <= 9007199254740991 &&
    Number.isSafeInteger(value.payable) && value.payable >= 0 && value.payable <= 9007199254740991;
}

function isContractDue(value) {
  return isObject(value) &&
    (value.dueId === undefined || (Number.isSafeInteger(value.dueId) && value.dueId >= 1 && value.dueId <= 2147483647)) &&
    (value.account === undefined || (cutText(value, "account", 255) && value.account !== '')) &&
    Number.isSafeInteger(value.start) && value.start >= 0 && value.start <= 8640000000000000 &&
    Number.isSafeInteger(value.end) && value.end >= 0 && value.end <= 8640000000000000 &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.validBet) && value.validBet >= 0 && value.validBet <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) && value.netLoss >= -9007199254740991 && value.netLoss <= 9007199254740991 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 && value.activeMembers <= 2147483647 &&
    Number.isSafeInteger(value.tier) && value.tier >= 0 && value.tier <= 10 &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.due) && value.due >= 0 && value.due <= 9007199254740991 &&
    Number.isSafeInteger(value.payable) && value.payable >= 0 && value.payable <= 9007199254740991 &&
    ["due","requested","paid","nothing"].includes(value.status) &&
    (value.paidAt === undefined || (Number.isSafeInteger(value.paidAt) && value.paidAt >= 0 && value.paidAt <= 8640000000000000));
}
