// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type FeedbackAnswer = operations['feedback']['responses'][200]['content']['application/json'];

/** Whether the value is a whole FeedbackAnswer; properties that the contract does not name are tolerated. */
export function isFeedback(value: unknown): value is FeedbackAnswer;
