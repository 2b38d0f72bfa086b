// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type DevicesValue = operations['devices']['responses'][200]['content']['application/json']['value'];

/** Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. */
export function isDevicesValue(value: unknown): value is DevicesValue;
