// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isWithdrawalOrderValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.orderId, 18) && /^W[0-9]{6}-[0-9]{6,10}$/u.test(value.orderId) &&
    isWithdrawalState(value.state) &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.fee) && value.fee >= 0 && value.fee <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= 1 && value.net <= 9007199254740991 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.remaining) && value.remaining >= 0 && value.remaining <= 9007199254740991 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    (value.approvedAt === undefined || (Number.isSafeInteger(value.approvedAt) && value.approvedAt >= 0 && value.approvedAt <= 8640000000000000)) &&
    (value.closedAt === undefined || (Number.isSafeInteger(value.closedAt) && value.closedAt >= 0 && value.closedAt <= 8640000000000000)) &&
    Number.isSafeInteger(value.confirmSeconds) && value.confirmSeconds >= 0 && value.confirmSeconds <= 2592000 &&
    Number.isSafeInteger(value.arrivalSeconds) && value.arrivalSeconds >= 0 && value.arrivalSeconds <= 2592000 &&
    isPayoutAccount(value.account) &&
    keepValid(value.transfers, isWithdrawalTransfer, 20, onLeftOut);
}

function isWithdrawalState(value) {
  return ["requested","approved","sent","received","refused"].includes(value);
}

function isPayoutAccount(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.accountId) && value.accountId >= 1 && value.accountId <= 2147483647 &&
    isPayoutKind(value.kind) &&
    cutText(value, "provider", 64) && value.provider !== '' &&
    cutText(value, "holder", 120) && value.holder !== '' &&
    cutText(value, "number", 16) && value.number !== '' &&
    typeof value.isDefault === 'boolean' &&
    Number.isSafeInteger(value.usableAt) && value.usableAt >= 0 && value.usableAt <= 8640000000000000;
}

function isPayoutKind(value) {
  return ["bank","card","ewallet"].includes(value);
}

function isWithdrawalTransfer(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.transferId) && value.transferId >= 1 && value.transferId <= 2147483647 &&
    Number.isSafeInteger(value.amount) && value.amount >= 1 && value.amount <= 9007199254740991 &&
    ["sent","received","missing"].includes(value.state) &&
    Number.isSafeInteger(value.sentAt) && value.sentAt >= 0 && value.sentAt <= 8640000000000000 &&
    Number.isSafeInteger(value.countsAt) && value.countsAt >= 0 && value.countsAt <= 8640000000000000 &&
    (value.confirmedAt === undefined || (Number.isSafeInteger(value.confirmedAt) && value.confirmedAt >= 0 && value.confirmedAt <= 8640000000000000)) &&
    typeof value.byItself === 'boolean';
}
