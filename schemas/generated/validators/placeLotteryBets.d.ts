// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type PlaceLotteryBetsAnswer = operations['placeLotteryBets']['responses'][200]['content']['application/json'];

/** Whether the value is a whole PlaceLotteryBetsAnswer; properties that the contract does not name are tolerated. */
export function isPlaceLotteryBets(value: unknown): value is PlaceLotteryBetsAnswer;
