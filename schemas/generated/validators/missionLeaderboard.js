// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isMissionLeaderboardValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.entries, isLeaderboardEntry, 100, onLeftOut) &&
    isLeaderboardEntry(value.own) &&
    Number.isSafeInteger(value.endsAt) && value.endsAt >= 0 && value.endsAt <= 8640000000000000;
}

function isLeaderboardEntry(value) {
  return isObject(value) &&
    Number.isSafeInteger(value.place) && value.place >= 1 &&
    cutText(value, "account", 255) &&
    Number.isSafeInteger(value.stars) && value.stars >= 0 &&
    typeof value.self === 'boolean';
}
