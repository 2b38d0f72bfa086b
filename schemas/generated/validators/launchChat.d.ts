// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type LaunchChatAnswer = operations['launchChat']['responses'][200]['content']['application/json'];

/** Whether the value is a whole LaunchChatAnswer; properties that the contract does not name are tolerated. */
export function isLaunchChat(value: unknown): value is LaunchChatAnswer;
