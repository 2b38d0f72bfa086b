// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type LiveTopics = components['schemas']['LiveTopics'];

/** Whether the value is a whole LiveTopics; properties that the contract does not name are tolerated. */
export function isLiveTopics(value: unknown): value is LiveTopics;
