// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type HelpCenterAnswer = operations['helpCenter']['responses'][200]['content']['application/json'];

/** Whether the value is a whole HelpCenterAnswer; properties that the contract does not name are tolerated. */
export function isHelpCenter(value: unknown): value is HelpCenterAnswer;
