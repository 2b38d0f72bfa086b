// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText } from './guard-parts.ts';

export function isTeamMovementValue(value) {
  return isObject(value) &&
    isTeamMovement(value.movement) &&
    Array.isArray(value.path) && value.path.length <= 1000 && value.path.every((item1) => isText(item1, 255) && item1 !== '') &&
    isText(value.timeZone, 64) &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.asOf) && value.asOf >= 0 && value.asOf <= 8640000000000000;
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

function isMovementKind(value) {
  return ["deposit","withdrawal","returned","upline","downline","dividend","salary","bet","win","refund","points","bonus","mission","wallet","other"].includes(value);
}
