// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type VendorGameTypesAnswer = operations['vendorGameTypes']['responses'][200]['content']['application/json'];

/** Whether the value is a whole VendorGameTypesAnswer; properties that the contract does not name are tolerated. */
export function isVendorGameTypes(value: unknown): value is VendorGameTypesAnswer;
