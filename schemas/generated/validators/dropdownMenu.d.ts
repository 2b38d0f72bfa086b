// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type DropdownMenuAnswer = operations['dropdownMenu']['responses'][200]['content']['application/json'];

/** Whether the value is a whole DropdownMenuAnswer; properties that the contract does not name are tolerated. */
export function isDropdownMenu(value: unknown): value is DropdownMenuAnswer;
