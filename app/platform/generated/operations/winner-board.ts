// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isWinnerBoardValue, type WinnerBoardValue } from '#schemas/generated/validators/winnerBoard.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** The latest wins. @throws PlatformError */
export function winnerBoard(
  platform: PlatformClient,
  query?: operations['winnerBoard']['parameters']['query'],
  options?: CallOptions,
): Promise<WinnerBoardValue> {
  return ask(platform, 'GET /wps/relay/getWinnerBoard', { ...options, query }, isWinnerBoardValue);
}
