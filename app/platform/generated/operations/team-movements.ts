// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamMovementsValue, type TeamMovementsValue } from '#schemas/generated/validators/teamMovements.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Movements of money in an agent's team. @throws PlatformError */
export function teamMovements(
  platform: PlatformClient,
  query?: operations['teamMovements']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamMovementsValue> {
  return ask(platform, 'GET /wps/agent/team/movements', { ...options, query }, isTeamMovementsValue);
}
