// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isRoomListValue(value) {
  return Array.isArray(value) &&
    value.every(isRoom);
}

function isRoom(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.roomId === 'string' &&
    typeof value.gameCode === 'string' &&
    typeof value.name === 'string' &&
    Number.isInteger(value.minBet) && value.minBet >= 0 &&
    Number.isInteger(value.maxBet) && value.maxBet >= 0 &&
    typeof value.currency === 'string' &&
    Number.isInteger(value.players) && value.players >= 0 &&
    typeof value.open === 'boolean';
}
