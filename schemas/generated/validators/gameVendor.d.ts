// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type GameVendorAnswer = operations['gameVendor']['responses'][200]['content']['application/json'];

/** Whether the value is a whole GameVendorAnswer; properties that the contract does not name are tolerated. */
export function isGameVendor(value: unknown): value is GameVendorAnswer;
