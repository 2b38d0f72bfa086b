// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isMissionLeaderboardValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.entries) && value.entries.every(isLeaderboardEntry) &&
    isLeaderboardEntry(value.own) &&
    Number.isInteger(value.endsAt);
}

function isLeaderboardEntry(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Number.isInteger(value.place) && value.place >= 1 &&
    typeof value.account === 'string' &&
    Number.isInteger(value.stars) && value.stars >= 0 &&
    typeof value.self === 'boolean';
}
