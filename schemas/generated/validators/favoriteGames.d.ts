// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type FavoriteGamesAnswer = operations['favoriteGames']['responses'][200]['content']['application/json'];

/** Whether the value is a whole FavoriteGamesAnswer; properties that the contract does not name are tolerated. */
export function isFavoriteGames(value: unknown): value is FavoriteGamesAnswer;
