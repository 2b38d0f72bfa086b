// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isBonusesValue, type BonusesValue } from '#schemas/generated/validators/bonuses.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The member's bonuses. @throws PlatformError */
export function bonuses(
  platform: PlatformClient,
  query?: operations['bonuses']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<BonusesValue> {
  return ask(platform, 'GET /wps/member/bonuses', { ...options, query }, isBonusesValue);
}
