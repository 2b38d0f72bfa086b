// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SubmitPersonalInfoAnswer = operations['submitPersonalInfo']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SubmitPersonalInfoAnswer; properties that the contract does not name are tolerated. */
export function isSubmitPersonalInfo(value: unknown): value is SubmitPersonalInfoAnswer;
