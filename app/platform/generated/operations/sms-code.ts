// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SmsPayload } from '#schemas/generated/platform.ts';
import { isSmsCodeValue, type SmsCodeValue } from '#schemas/generated/validators/smsCode.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Sends a code to a member's mobile number, to log in or to set a new password. @throws PlatformError */
export function smsCode(
  platform: PlatformClient,
  body: SmsPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<SmsCodeValue> {
  return ask(platform, 'POST /wps/verification/sms/noLogin', { ...options, body }, isSmsCodeValue, '');
}
