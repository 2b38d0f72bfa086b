// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamLevelValue, type TeamLevelValue } from '#schemas/generated/validators/teamLevel.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One level of an agent's team. @throws PlatformError */
export function teamLevel(
  platform: PlatformClient,
  query?: operations['teamLevel']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamLevelValue> {
  return ask(platform, 'GET /wps/agent/team/level', { ...options, query }, isTeamLevelValue);
}
