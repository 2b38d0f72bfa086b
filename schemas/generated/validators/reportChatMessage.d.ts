// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ReportChatMessageAnswer = operations['reportChatMessage']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ReportChatMessageAnswer; properties that the contract does not name are tolerated. */
export function isReportChatMessage(value: unknown): value is ReportChatMessageAnswer;
