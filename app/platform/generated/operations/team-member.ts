// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isTeamMemberValue, type TeamMemberValue } from '#schemas/generated/validators/teamMember.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** One downline of an agent. @throws PlatformError */
export function teamMember(
  platform: PlatformClient,
  query: operations['teamMember']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<TeamMemberValue> {
  return ask(platform, 'GET /wps/agent/team/member', { ...options, query }, isTeamMemberValue);
}
