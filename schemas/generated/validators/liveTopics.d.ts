// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type LiveTopics = components['schemas']['LiveTopics'];

/**
 * Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. Takes the
 * value over: cuts what the contract lets it cut, and leaves records out of lists.
 */
export function isLiveTopics(value: unknown): value is LiveTopics;
