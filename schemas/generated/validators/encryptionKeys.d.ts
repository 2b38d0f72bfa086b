// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type EncryptionKeysAnswer = operations['encryptionKeys']['responses'][200]['content']['application/json'];

/** Whether the value is a whole EncryptionKeysAnswer; properties that the contract does not name are tolerated. */
export function isEncryptionKeys(value: unknown): value is EncryptionKeysAnswer;
