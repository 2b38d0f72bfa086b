// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SmsRegisterPayload } from '#schemas/generated/platform.ts';
import { isSmsRegisterCodeValue, type SmsRegisterCodeValue } from '#schemas/generated/validators/smsRegisterCode.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Sends a verification code for a registration. @throws PlatformError */
export function smsRegisterCode(
  platform: PlatformClient,
  body: SmsRegisterPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<SmsRegisterCodeValue> {
  return ask(platform, 'POST /wps/verification/sms/register', { ...options, body }, isSmsRegisterCodeValue, '');
}
