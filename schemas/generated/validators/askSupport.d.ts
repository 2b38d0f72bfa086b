// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type AskSupportAnswer = operations['askSupport']['responses'][200]['content']['application/json'];

/** Whether the value is a whole AskSupportAnswer; properties that the contract does not name are tolerated. */
export function isAskSupport(value: unknown): value is AskSupportAnswer;
