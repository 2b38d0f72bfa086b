// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isEncryptionKeysValue, type EncryptionKeysValue } from '#schemas/generated/validators/encryptionKeys.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Keys for encrypted payloads and paths. @throws PlatformError */
export function encryptionKeys(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<EncryptionKeysValue> {
  return ask(platform, 'GET /wps/system/keys', { ...options }, isEncryptionKeysValue);
}
