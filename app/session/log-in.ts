import type { LoginPayload, LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { login } from '../platform/operations/login.ts';

/**
 * Asks the platform for a session; nothing is kept of it here, that is `Session.begin`.
 * @throws PlatformError: after a failed try its `details.value` says `{captcha: true}`
 */
export function logIn(platform: PlatformClient, payload: LoginPayload | SmsLoginPayload): Promise<LoginValue> {
  return login(platform, payload);
}
