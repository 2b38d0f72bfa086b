// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText, keepValid } from './guard-parts.ts';

export function isSetCareLimitValue(value, onLeftOut) {
  return isObject(value) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isText(value.timeZone, 64) &&
    keepValid(value.parts, isCarePart, 6, onLeftOut) &&
    keepValid(value.limits, isCareLimit, 12, onLeftOut) &&
    Number.isSafeInteger(value.increaseHours) && value.increaseHours >= 1 && value.increaseHours <= 8760 &&
    (value.stop === undefined || isCareStop(value.stop)) &&
    (value.realityCheck === undefined || (isObject(value.realityCheck) && Number.isSafeInteger(value.realityCheck.minutes) && value.realityCheck.minutes >= 1 && value.realityCheck.minutes <= 1440 && Number.isSafeInteger(value.realityCheck.shortest) && value.realityCheck.shortest >= 1 && value.realityCheck.shortest <= 1440 && Number.isSafeInteger(value.realityCheck.longest) && value.realityCheck.longest >= 1 && value.realityCheck.longest <= 1440 && Number.isSafeInteger(value.realityCheck.dueAt) && value.realityCheck.dueAt >= 0 && value.realityCheck.dueAt <= 8640000000000000)) &&
    Number.isSafeInteger(value.sessionStartedAt) && value.sessionStartedAt >= 0 && value.sessionStartedAt <= 8640000000000000 &&
    (value.lastLogInAt === undefined || (Number.isSafeInteger(value.lastLogInAt) && value.lastLogInAt >= 0 && value.lastLogInAt <= 8640000000000000)) &&
    isNetPosition(value.position) &&
    (value.selfTest === undefined || (isObject(value.selfTest) && Number.isSafeInteger(value.selfTest.score) && value.selfTest.score >= 0 && value.selfTest.score <= 27 && Number.isSafeInteger(value.selfTest.at) && value.selfTest.at >= 0 && value.selfTest.at <= 8640000000000000)) &&
    (value.prompt === undefined || ["registration","firstDeposit"].includes(value.prompt)) &&
    (value.step === undefined || isCareStep(value.step));
}

function isCarePart(value) {
  return ["limits","realityCheck","sessionClock","timeOut","selfExclusion","selfTest"].includes(value);
}

function isCareLimit(value) {
  return isObject(value) &&
    isCareKind(value.kind) &&
    isCarePeriod(value.period) &&
    (value.amount === undefined || (Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991)) &&
    Number.isSafeInteger(value.used) && value.used >= 0 && value.used <= 9007199254740991 &&
    (value.left === undefined || (Number.isSafeInteger(value.left) && value.left >= 0 && value.left <= 9007199254740991)) &&
    (value.most === undefined || (Number.isSafeInteger(value.most) && value.most >= 0 && value.most <= 9007199254740991)) &&
    Number.isSafeInteger(value.renewsAt) && value.renewsAt >= 0 && value.renewsAt <= 8640000000000000 &&
    (value.increase === undefined || isCareIncrease(value.increase));
}

function isCareKind(value) {
  return ["deposit","loss","stake","session"].includes(value);
}

function isCarePeriod(value) {
  return ["day","week","month"].includes(value);
}

function isCareIncrease(value) {
  return isObject(value) &&
    (value.amount === undefined || (Number.isSafeInteger(value.amount) && value.amount >= 0 && value.amount <= 9007199254740991)) &&
    Number.isSafeInteger(value.askedAt) && value.askedAt >= 0 && value.askedAt <= 8640000000000000 &&
    Number.isSafeInteger(value.readyAt) && value.readyAt >= 0 && value.readyAt <= 8640000000000000 &&
    typeof value.isReady === 'boolean';
}

function isCareStop(value) {
  return isObject(value) &&
    ["timeOut","exclusion"].includes(value.kind) &&
    ["brand","operator"].includes(value.scope) &&
    Number.isSafeInteger(value.startedAt) && value.startedAt >= 0 && value.startedAt <= 8640000000000000 &&
    (value.endsAt === undefined || (Number.isSafeInteger(value.endsAt) && value.endsAt >= 0 && value.endsAt <= 8640000000000000)) &&
    typeof value.canAskToReturn === 'boolean' &&
    (value.returnsAt === undefined || (Number.isSafeInteger(value.returnsAt) && value.returnsAt >= 0 && value.returnsAt <= 8640000000000000));
}

function isNetPosition(value) {
  return isObject(value) &&
    typeof value.since === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.since) &&
    Number.isSafeInteger(value.deposited) && value.deposited >= 0 && value.deposited <= 9007199254740991 &&
    Number.isSafeInteger(value.withdrawn) && value.withdrawn >= -9007199254740991 && value.withdrawn <= 9007199254740991 &&
    Number.isSafeInteger(value.balance) && value.balance >= 0 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}

function isCareStep(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 && value.id <= 2147483647 &&
    ["message","prompt","call"].includes(value.kind) &&
    Number.isSafeInteger(value.at) && value.at >= 0 && value.at <= 8640000000000000;
}
