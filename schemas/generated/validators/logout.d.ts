// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LogoutAnswer = operations['logout']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LogoutAnswer; properties that the contract does not name are tolerated. */
export function isLogout(value: unknown): value is LogoutAnswer;
