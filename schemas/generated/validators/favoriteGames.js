// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, keepValid } from './guard-parts.ts';

export function isFavoriteGamesValue(value, onLeftOut) {
  return isObject(value) &&
    keepValid(value.favGameIds, (item1) => Number.isSafeInteger(item1) && item1 >= 1, 10000, onLeftOut);
}
