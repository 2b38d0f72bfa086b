// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isWithdrawalTermsValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.available) && value.available >= 0 && value.available <= 9007199254740991 &&
    Number.isSafeInteger(value.min) && value.min >= 1 && value.min <= 9007199254740991 &&
    Number.isSafeInteger(value.feeRate) && value.feeRate >= 0 && value.feeRate <= 9999 &&
    keepValid(value.presets, (item1) => Number.isSafeInteger(item1) && item1 >= 1 && item1 <= 9007199254740991, 8, onLeftOut) &&
    isWithdrawalLimit(value.limit) &&
    isWithdrawalLimit(value.left) &&
    Number.isSafeInteger(value.arrivalSeconds) && value.arrivalSeconds >= 0 && value.arrivalSeconds <= 2592000 &&
    Number.isSafeInteger(value.confirmSeconds) && value.confirmSeconds >= 0 && value.confirmSeconds <= 2592000 &&
    Number.isSafeInteger(value.accountWaitSeconds) && value.accountWaitSeconds >= 0 && value.accountWaitSeconds <= 2592000 &&
    (value.nextAccountReady === undefined || typeof value.nextAccountReady === 'boolean') &&
    (value.holder === undefined || (cutText(value, "holder", 120) && value.holder !== '')) &&
    Number.isSafeInteger(value.maxAccounts) && value.maxAccounts >= 1 && value.maxAccounts <= 20 &&
    Number.isSafeInteger(value.made) && value.made >= 0 && value.made <= 2147483647 &&
    typeof value.hasPaymentPassword === 'boolean' &&
    (value.hasPasskey === undefined || typeof value.hasPasskey === 'boolean') &&
    keepValid(value.requirements, isWithdrawalRequirement, 50, onLeftOut) &&
    keepValid(value.accounts, isPayoutAccount, 20, onLeftOut) &&
    keepValid(value.providers, isPayoutProvider, 200, onLeftOut);
}

function isWithdrawalLimit(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.times) && value.times >= 0 && value.times <= 1000 &&
    Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991;
}

function isWithdrawalRequirement(value) {
  return isObject(value) &&
    ["deposit","promotion"].includes(value.source) &&
    (value.title === undefined || (cutText(value, "title", 200) && value.title !== '')) &&
    Number.isSafeInteger(value.held) && value.held >= 1 && value.held <= 9007199254740991 &&
    Number.isSafeInteger(value.required) && value.required >= 1 && value.required <= 9007199254740991 &&
    Number.isSafeInteger(value.done) && value.done >= 0 && value.done <= 9007199254740991 &&
    Number.isSafeInteger(value.openedAt) && value.openedAt >= 0 && value.openedAt <= 8640000000000000;
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

function isPayoutProvider(value, onLeftOut) {
  return isObject(value) &&
    isPayoutKind(value.kind) &&
    cutText(value, "name", 64) && value.name !== '' &&
    (value.number === undefined || isPayoutNumber(value.number)) &&
    (value.prefixes === undefined || (keepValid(value.prefixes, (item5) => typeof item5 === 'string' && /^[0-9]{1,8}(-[0-9]{1,8})?$/u.test(item5), 20, onLeftOut)));
}

function isPayoutNumber(value) {
  return isObject(value) &&
    ["digits","iban","mobile"].includes(value.form) &&
    (value.least === undefined || (Number.isSafeInteger(value.least) && value.least >= 1 && value.least <= 34)) &&
    (value.most === undefined || (Number.isSafeInteger(value.most) && value.most >= 1 && value.most <= 34)) &&
    (value.country === undefined || (typeof value.country === 'string' && /^[A-Z]{2}$/u.test(value.country)));
}
