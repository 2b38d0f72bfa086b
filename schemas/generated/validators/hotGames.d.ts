// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type HotGamesAnswer = operations['hotGames']['responses'][200]['content']['application/json'];

/** Whether the value is a whole HotGamesAnswer; properties that the contract does not name are tolerated. */
export function isHotGames(value: unknown): value is HotGamesAnswer;
