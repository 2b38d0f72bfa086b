// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type UnreadCountAnswer = operations['unreadCount']['responses'][200]['content']['application/json'];

/** Whether the value is a whole UnreadCountAnswer; properties that the contract does not name are tolerated. */
export function isUnreadCount(value: unknown): value is UnreadCountAnswer;
