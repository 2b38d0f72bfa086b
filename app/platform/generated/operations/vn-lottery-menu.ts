// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isVnLotteryMenuValue, type VnLotteryMenuValue } from '#schemas/generated/validators/vnLotteryMenu.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The Vietnamese lottery games. @throws PlatformError */
export function vnLotteryMenu(
  platform: PlatformClient,
  query?: operations['vnLotteryMenu']['parameters']['query'],
  options?: CallOptions,
): Promise<VnLotteryMenuValue> {
  return ask(platform, 'GET /lgw/vn/games/game_menu', { ...options, query }, isVnLotteryMenuValue);
}
