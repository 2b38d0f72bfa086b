// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { TimeOutStart } from '#schemas/generated/platform.ts';
import { isStartTimeOutValue, type StartTimeOutValue } from '#schemas/generated/validators/startTimeOut.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Starts a time-out. @throws PlatformError */
export function startTimeOut(
  platform: PlatformClient,
  body: TimeOutStart,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<StartTimeOutValue> {
  return ask(platform, 'POST /wps/member/care/timeOut', { ...options, body }, isStartTimeOutValue);
}
