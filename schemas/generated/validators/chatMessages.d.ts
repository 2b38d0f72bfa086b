// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ChatMessagesAnswer = operations['chatMessages']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ChatMessagesAnswer; properties that the contract does not name are tolerated. */
export function isChatMessages(value: unknown): value is ChatMessagesAnswer;
