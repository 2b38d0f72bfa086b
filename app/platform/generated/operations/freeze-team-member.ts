// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { FreezeChange } from '#schemas/generated/platform.ts';
import { isFreezeTeamMemberValue, type FreezeTeamMemberValue } from '#schemas/generated/validators/freezeTeamMember.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Freezes downlines, or lifts their freeze. @throws PlatformError */
export function freezeTeamMember(
  platform: PlatformClient,
  body: FreezeChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<FreezeTeamMemberValue> {
  return ask(platform, 'POST /wps/agent/team/freeze', { ...options, body }, isFreezeTeamMemberValue);
}
