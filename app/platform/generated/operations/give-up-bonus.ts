// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { GivenUpBonus } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Gives up a bonus. @throws PlatformError */
export function giveUpBonus(
  platform: PlatformClient,
  body: GivenUpBonus,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/bonuses/giveUp', { ...options, body });
}
