// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SendChatMessageAnswer = operations['sendChatMessage']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SendChatMessageAnswer; properties that the contract does not name are tolerated. */
export function isSendChatMessage(value: unknown): value is SendChatMessageAnswer;
