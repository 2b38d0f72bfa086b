// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type LiveMessage = components['schemas']['LiveMessage'];

/**
 * Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. Takes the
 * value over: cuts what the contract lets it cut, and leaves records out of lists.
 */
export function isLiveMessage(value: unknown): value is LiveMessage;
