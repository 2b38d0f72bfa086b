// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type MemberInfoAnswer = operations['memberInfo']['responses'][200]['content']['application/json'];

/** Whether the value is a whole MemberInfoAnswer; properties that the contract does not name are tolerated. */
export function isMemberInfo(value: unknown): value is MemberInfoAnswer;
