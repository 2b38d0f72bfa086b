// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamBetValue, type TeamBetValue } from '#schemas/generated/validators/teamBet.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One settled bet of an agent's team. @throws PlatformError */
export function teamBet(
  platform: PlatformClient,
  query: operations['teamBet']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamBetValue> {
  return ask(platform, 'GET /wps/agent/team/bet', { ...options, query }, isTeamBetValue);
}
