// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isTeamMovementsValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.timeZone, 64) &&
    typeof value.today === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.today) &&
    typeof value.from === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.from) &&
    typeof value.to === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value.to) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    isMovementTotals(value.totals) &&
    Array.isArray(value.kinds) && value.kinds.length <= 100 && value.kinds.every(isTeamMovementKind) &&
    Array.isArray(value.levels) && value.levels.length <= 1000 && value.levels.every(isTeamMovementLevel) &&
    keepValid(value.content, isTeamMovement, 500, onLeftOut) &&
    Number.isSafeInteger(value.pageNum) && value.pageNum >= 1 &&
    Number.isSafeInteger(value.totalPages) && value.totalPages >= 0 && value.totalPages <= 100000;
}

function isMovementTotals(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.spent) && value.spent >= 0 && value.spent <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}

function isTeamMovementKind(value) {
  return isObject(value) &&
    isMovementKind(value.kind) &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.spent) && value.spent >= 0 && value.spent <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}

function isMovementKind(value) {
  return ["deposit","withdrawal","returned","upline","downline","dividend","salary","bet","win","refund","points","bonus","mission","wallet","other"].includes(value);
}

function isTeamMovementLevel(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.level) && value.level >= 0 && value.level <= 2147483647 &&
    Number.isSafeInteger(value.count) && value.count >= 0 &&
    Number.isSafeInteger(value.received) && value.received >= 0 && value.received <= 9007199254740991 &&
    Number.isSafeInteger(value.spent) && value.spent >= 0 && value.spent <= 9007199254740991 &&
    Number.isSafeInteger(value.net) && value.net >= -9007199254740991 && value.net <= 9007199254740991;
}

function isTeamMovement(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.id) && value.id >= 1 && value.id <= 2147483647 &&
    cutText(value, "account", 255) && value.account !== '' &&
    Number.isSafeInteger(value.level) && value.level >= 0 && value.level <= 2147483647 &&
    isMovementKind(value.kind) &&
    Number.isSafeInteger(value.amount) && value.amount >= -9007199254740991 && value.amount <= 9007199254740991 &&
    Number.isSafeInteger(value.balance) && value.balance >= -9007199254740991 && value.balance <= 9007199254740991 &&
    Number.isSafeInteger(value.createdAt) && value.createdAt >= 0 && value.createdAt <= 8640000000000000 &&
    isText(value.reference, 64) &&
    (value.order === undefined || ["deposit","withdrawal"].includes(value.order)) &&
    (value.game === undefined || cutText(value, "game", 128)) &&
    (value.betId === undefined || (Number.isSafeInteger(value.betId) && value.betId >= 1 && value.betId <= 2147483647));
}
