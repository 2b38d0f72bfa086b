// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RemoveFavoriteGameAnswer = operations['removeFavoriteGame']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RemoveFavoriteGameAnswer; properties that the contract does not name are tolerated. */
export function isRemoveFavoriteGame(value: unknown): value is RemoveFavoriteGameAnswer;
