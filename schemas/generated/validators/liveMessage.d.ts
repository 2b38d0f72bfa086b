// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type LiveMessage = components['schemas']['LiveMessage'];

/** Whether the value is a whole LiveMessage; properties that the contract does not name are tolerated. */
export function isLiveMessage(value: unknown): value is LiveMessage;
