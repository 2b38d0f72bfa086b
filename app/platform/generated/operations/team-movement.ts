// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamMovementValue, type TeamMovementValue } from '#schemas/generated/validators/teamMovement.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One movement of money in an agent's team. @throws PlatformError */
export function teamMovement(
  platform: PlatformClient,
  query: operations['teamMovement']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamMovementValue> {
  return ask(platform, 'GET /wps/agent/team/movement', { ...options, query }, isTeamMovementValue);
}
