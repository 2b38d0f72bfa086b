// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RealityCheckAnswer } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Answers a reality check. @throws PlatformError */
export function answerRealityCheck(
  platform: PlatformClient,
  body: RealityCheckAnswer,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/care/realityCheck', { ...options, body });
}
