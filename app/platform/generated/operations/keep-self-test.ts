// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SelfTestResult } from '#schemas/generated/platform.ts';
import { isKeepSelfTestValue, type KeepSelfTestValue } from '#schemas/generated/validators/keepSelfTest.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Keeps the score of a self-test. @throws PlatformError */
export function keepSelfTest(
  platform: PlatformClient,
  body: SelfTestResult,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<KeepSelfTestValue> {
  return ask(platform, 'POST /wps/member/care/selfTest', { ...options, body }, isKeepSelfTestValue);
}
