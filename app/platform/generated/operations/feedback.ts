// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { FeedbackPayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Receives feedback. @throws PlatformError */
export function feedback(
  platform: PlatformClient,
  body: FeedbackPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/feedback', { ...options, body });
}
