// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { FreePlayPayload } from '#schemas/generated/platform.ts';
import { isFreePlayValue, type FreePlayValue } from '#schemas/generated/validators/freePlay.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Logs a visitor in to a trial account. @throws PlatformError */
export function freePlay(
  platform: PlatformClient,
  body: FreePlayPayload,
  options?: CallOptions & BodyCallOptions,
): Promise<FreePlayValue> {
  return ask(platform, 'POST /wps/session/login/freeplay', { ...options, body }, isFreePlayValue);
}
