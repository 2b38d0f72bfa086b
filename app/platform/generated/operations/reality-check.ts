// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isRealityCheckValue, type RealityCheckValue } from '#schemas/generated/validators/realityCheck.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** What a reality check shows. @throws PlatformError */
export function realityCheck(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<RealityCheckValue> {
  return ask(platform, 'GET /wps/member/care/realityCheck', { ...options }, isRealityCheckValue);
}
