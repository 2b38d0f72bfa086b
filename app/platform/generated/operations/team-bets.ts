// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamBetsValue, type TeamBetsValue } from '#schemas/generated/validators/teamBets.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Settled bets of an agent's team. @throws PlatformError */
export function teamBets(
  platform: PlatformClient,
  query?: operations['teamBets']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamBetsValue> {
  return ask(platform, 'GET /wps/agent/team/bets', { ...options, query }, isTeamBetsValue);
}
