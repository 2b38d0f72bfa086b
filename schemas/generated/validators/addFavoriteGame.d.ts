// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type AddFavoriteGameAnswer = operations['addFavoriteGame']['responses'][200]['content']['application/json'];

/** Whether the value is a whole AddFavoriteGameAnswer; properties that the contract does not name are tolerated. */
export function isAddFavoriteGame(value: unknown): value is AddFavoriteGameAnswer;
