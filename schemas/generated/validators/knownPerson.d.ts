// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type KnownPersonValue = operations['knownPerson']['responses'][200]['content']['application/json']['value'];

/**
 * Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. Takes the
 * value over: cuts what the contract lets it cut, and leaves records out of lists.
 */
export function isKnownPersonValue(value: unknown): value is KnownPersonValue;
