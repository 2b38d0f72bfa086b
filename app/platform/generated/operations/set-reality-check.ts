// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RealityCheckChange } from '#schemas/generated/platform.ts';
import { isSetRealityCheckValue, type SetRealityCheckValue } from '#schemas/generated/validators/setRealityCheck.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sets the minutes between reality checks. @throws PlatformError */
export function setRealityCheck(
  platform: PlatformClient,
  body: RealityCheckChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SetRealityCheckValue> {
  return ask(platform, 'PUT /wps/member/care/realityCheck', { ...options, body }, isSetRealityCheckValue);
}
