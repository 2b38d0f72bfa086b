import { isLogin } from '#schemas/generated/validators/login.js';
import { ask } from '../platform/ask.ts';
import type { LoginPayload, LoginValue, SmsLoginPayload } from '../platform/contract.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { asJose, encryptPayload } from '../platform/encrypt.ts';

/**
 * Asks the platform for a session; nothing is kept of it here, that is `Session.begin`.
 * @throws PlatformError: after a failed try its `details.value` says `{captcha: true}`
 */
export async function logIn(platform: PlatformClient, payload: LoginPayload | SmsLoginPayload): Promise<LoginValue> {
  const body = await encryptPayload(platform, payload);
  const answer = await ask(platform.POST('/wps/session/login', { body, ...asJose }), isLogin);
  return answer.value;
}
