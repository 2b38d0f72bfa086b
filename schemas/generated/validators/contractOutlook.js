// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isContractOutlookValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    cutText(value, "account", 255) && value.account !== '' &&
    (value.own === undefined || isContract(value.own)) &&
    keepValid(value.below, isEndedContract, 1000, onLeftOut) &&
    Array.isArray(value.figures) && value.figures.length <= 4 && value.figures.every((item4) => isObject(item4) && isContractPeriod(item4.period) && isContractFigures(item4.figures) && typeof item4.beginsOn === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(item4.beginsOn));
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

function isEndedContract(value) {
  return isObject(value) &&
    isText(value.account, 255) && value.account !== '' &&
    isContractPeriod(value.period) &&
    Array.isArray(value.tiers) && value.tiers.length >= 1 && value.tiers.length <= 10 && value.tiers.every(isContractTier) &&
    Number.isSafeInteger(value.members) && value.members >= 1 && value.members <= 2147483647;
}

function isContractFigures(value) {
  return isObject(value) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.validBet) && value.validBet >= 0 && value.validBet <= 9007199254740991 &&
    Number.isSafeInteger(value.netLoss) && value.netLoss >= -9007199254740991 && value.netLoss <= 9007199254740991 &&
    Number.isSafeInteger(value.activeMembers) && value.activeMembers >= 0 && value.activeMembers <= 2147483647;
}
