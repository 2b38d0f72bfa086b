import type { PlatformClient } from './platform-client.ts';

/** The payload as it is, which a test can read. Tests that have a page meet it in place of the encryption. */
export async function encryptPayload(_platform: PlatformClient, payload: object): Promise<string> {
  return JSON.stringify(payload);
}
