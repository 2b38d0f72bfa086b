// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { SupportQuestionPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Sends a question to customer service. @throws PlatformError */
export function askSupport(
  platform: PlatformClient,
  body: SupportQuestionPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/support/question', { ...options, body });
}
