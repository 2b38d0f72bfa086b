// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isResumeSessionValue, type ResumeSessionValue } from '#schemas/generated/validators/resumeSession.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Opens a session on a remembered device. @throws PlatformError */
export function resumeSession(
  platform: PlatformClient,
  options?: CallOptions,
): Promise<ResumeSessionValue> {
  return ask(platform, 'POST /wps/session/device', { ...options }, isResumeSessionValue);
}
