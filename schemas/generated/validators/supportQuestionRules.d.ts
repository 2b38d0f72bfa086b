// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SupportQuestionRulesAnswer = operations['supportQuestionRules']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SupportQuestionRulesAnswer; properties that the contract does not name are tolerated. */
export function isSupportQuestionRules(value: unknown): value is SupportQuestionRulesAnswer;
