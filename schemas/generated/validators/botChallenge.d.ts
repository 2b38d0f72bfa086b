// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type BotChallengeAnswer = operations['botChallenge']['responses'][200]['content']['application/json'];

/** Whether the value is a whole BotChallengeAnswer; properties that the contract does not name are tolerated. */
export function isBotChallenge(value: unknown): value is BotChallengeAnswer;
