// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LaunchPayload } from '#schemas/generated/platform.ts';
import { isLaunchGameValue, type LaunchGameValue } from '#schemas/generated/validators/launchGame.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Starts a game. @throws PlatformError */
export function launchGame(
  platform: PlatformClient,
  body: LaunchPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<LaunchGameValue> {
  return ask(platform, 'POST /wps/game/launchGame', { ...options, body }, isLaunchGameValue);
}
