// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isLaunchGameFallbackValue, type LaunchGameFallbackValue } from '#schemas/generated/validators/launchGameFallback.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Starts a game by the fallback. @throws PlatformError */
export function launchGameFallback(
  platform: PlatformClient,
  query: operations['launchGameFallback']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<LaunchGameFallbackValue> {
  return ask(platform, 'GET /wps/relay/GCS_gameLaunchFB', { ...options, query }, isLaunchGameFallbackValue);
}
