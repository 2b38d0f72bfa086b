// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import type { OnLeftOut } from './guard-parts.ts';
import type { operations } from '../platform.ts';

export type AccountRecordValue = operations['accountRecord']['responses'][200]['content']['application/json']['value'];

/**
 * Whether a value that was read as JSON keeps the contract; properties that it does not name are tolerated. Takes the
 * value over: cuts what the contract lets it cut, and leaves records out of lists.
 */
export function isAccountRecordValue(value: unknown, onLeftOut: OnLeftOut): value is AccountRecordValue;
