// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isProcessRealTimeSalaryValue(value, onLeftOut) {
  return isObject(value) &&
    (value.contract === undefined || isContract(value.contract)) &&
    Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    keepValid(value.dues, isContractDue, 500, onLeftOut);
}

function isContract(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.contractId) && value.contractId >= 1 && value.contractId <= 2147483647 &&
    isContractKind(value.kind) &&
    isContractPeriod(value.period) &&
    Array.isArray(value.tiers) && value.tiers.length >= 1 && value.tiers.length <= 10 && value.tiers.every(isContractTier) &&
    (value.account === undefined || (cutText(value, "account", 255) && value.account !== '')) &&
    ["proposed","accepted","active","ended","rejected","withdrawn","expired"].includes(value.status) &&
    Number.isSafeInteger(value.proposedAt) && value.proposedAt >= 0 && value.proposedAt <= 8640000000000000 &&
    Number.isSafeInteger(value.answerBy) && value.answerBy >= 0 && value.answerBy <= 8640000000000000 &&
    (value.beginsOn === undefined || (typeof value.beginsOn === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.beginsOn))) &&
    (value.endsOn === undefined || (typeof value.endsOn === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.endsOn)));
}

function isContractKind(value) {
  return ["dividend","dailySalary","hourlySalary","realTimeSalary"].includes(value);
}

function isContractPeriod(value) {
  return ["daily","weekly","semimonthly","monthly","hourly","fiveMinutes"].includes(value);
}

function isContractTier(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.validBet) && value.validBet >= 0 && value.validBet <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) && value.netLoss >= 0 && value.netLoss <= 9007199254740991 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 && value.activeMembers <= 2147483647 &&
    Number.isSafeInteger(value.singleBet) && value.singleBet >= 0 && value.singleBet <= 9007199254740991 &&
    Number.isSafeInteger(value.rate) && value.rate >= 0 && value.rate <= 10000 &&
    Number.isSafeInteger(value.winRate) && value.winRate >= 0 && value.winRate <= 10000 &&
    Number.isSafeInteger(value.lossRate) && value.lossRate >= 0 && value.lossRate <= 10000 &&
    Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991;
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
