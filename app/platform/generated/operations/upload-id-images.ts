// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { IdImages } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Uploads the three pictures of an identity verification. @throws PlatformError */
export function uploadIdImages(
  platform: PlatformClient,
  body: IdImages,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/relay/MCSFE_uploadIdImg', { ...options, body });
}
