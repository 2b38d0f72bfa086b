// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { OpenAccountPayload } from '#schemas/generated/platform.ts';
import { isOpenAccountValue, type OpenAccountValue } from '#schemas/generated/validators/openAccount.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Opens an account below an agent. @throws PlatformError */
export async function openAccount(
  platform: PlatformClient,
  body: OpenAccountPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<OpenAccountValue> {
  return ask(platform, 'POST /wps/agent/team/account', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isOpenAccountValue);
}
