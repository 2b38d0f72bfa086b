// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LotterySlip } from '#schemas/generated/platform.ts';
import { isPlaceLotteryBetsValue, type PlaceLotteryBetsValue } from '#schemas/generated/validators/placeLotteryBets.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Places lottery bets. @throws PlatformError */
export function placeLotteryBets(
  platform: PlatformClient,
  body: LotterySlip,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<PlaceLotteryBetsValue> {
  return ask(platform, 'POST /lgw/bets', { ...options, body }, isPlaceLotteryBetsValue);
}
