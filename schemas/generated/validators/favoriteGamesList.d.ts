// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type FavoriteGamesListAnswer = operations['favoriteGamesList']['responses'][200]['content']['application/json'];

/** Whether the value is a whole FavoriteGamesListAnswer; properties that the contract does not name are tolerated. */
export function isFavoriteGamesList(value: unknown): value is FavoriteGamesListAnswer;
