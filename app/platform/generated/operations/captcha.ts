// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isCaptchaValue, type CaptchaValue } from '#schemas/generated/validators/captcha.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** A new captcha. @throws PlatformError */
export function captcha(
  platform: PlatformClient,
  query?: operations['captcha']['parameters']['query'],
  options?: CallOptions,
): Promise<CaptchaValue> {
  return ask(platform, 'GET /wps/captcha', { ...options, query }, isCaptchaValue, '');
}
