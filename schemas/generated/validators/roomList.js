// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isRoomListValue(value, onLeftOut) {
  return keepValid(value, isRoom, 500, onLeftOut);
}

function isRoom(value) {
  return isObject(value) &&
    isText(value.roomId, 64) &&
    isText(value.gameCode, 64) &&
    cutText(value, "name", 255) &&
    Number.isSafeInteger(value.minBet) && value.minBet >= 0 &&
    Number.isSafeInteger(value.maxBet) && value.maxBet >= 0 &&
    typeof value.currency === 'string' && /^[A-Z]{3}$/u.test(value.currency) &&
    Number.isSafeInteger(value.players) && value.players >= 0 &&
    typeof value.open === 'boolean';
}
