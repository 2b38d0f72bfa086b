// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LaunchPayload } from '#schemas/generated/platform.ts';
import { isLaunchDemoValue, type LaunchDemoValue } from '#schemas/generated/validators/launchDemo.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Starts a demo of a game. @throws PlatformError */
export function launchDemo(
  platform: PlatformClient,
  body: LaunchPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<LaunchDemoValue> {
  return ask(platform, 'POST /wps/game/launchDemo', { ...options, body }, isLaunchDemoValue);
}
