// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamProfitValue, type TeamProfitValue } from '#schemas/generated/validators/teamProfit.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Profit and loss of an agent's team, account by account. @throws PlatformError */
export function teamProfit(
  platform: PlatformClient,
  query?: operations['teamProfit']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamProfitValue> {
  return ask(platform, 'GET /wps/agent/team/profit', { ...options, query }, isTeamProfitValue);
}
