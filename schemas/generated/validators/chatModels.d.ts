// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type ChatModelsAnswer = operations['chatModels']['responses'][200]['content']['application/json'];

/** Whether the value is a whole ChatModelsAnswer; properties that the contract does not name are tolerated. */
export function isChatModels(value: unknown): value is ChatModelsAnswer;
