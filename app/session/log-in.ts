import type { LoginPayload, LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { login } from '../platform/generated/operations/login.ts';
import { payoutSession } from './payout-session.ts';

/**
 * Requests a session; `Session.begin` then starts it on this page.
 * @throws PlatformError; after a failed try `details.value` may be `{captcha: true}`
 */
export function logIn(platform: PlatformClient, payload: LoginPayload | SmsLoginPayload): Promise<LoginValue> {
  return login(platform, payload).catch((problem: unknown) => payoutSession(platform, problem));
}
