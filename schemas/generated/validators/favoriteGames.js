// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isFavoriteGamesValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Array.isArray(value.favGameIds) && value.favGameIds.every((item1) => Number.isInteger(item1) && item1 >= 1);
}
