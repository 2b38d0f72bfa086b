// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type GameListAnswer = operations['gameList']['responses'][200]['content']['application/json'];

/** Whether the value is a whole GameListAnswer; properties that the contract does not name are tolerated. */
export function isGameList(value: unknown): value is GameListAnswer;
