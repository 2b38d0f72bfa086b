// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { MissionClaim } from '#schemas/generated/platform.ts';
import { isClaimMissionRewardValue, type ClaimMissionRewardValue } from '#schemas/generated/validators/claimMissionReward.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Claims the reward of a completed mission. @throws PlatformError */
export function claimMissionReward(
  platform: PlatformClient,
  body: MissionClaim,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ClaimMissionRewardValue> {
  return ask(platform, 'POST /wps/relay/MCSFE_claimMissionReward', { ...options, body }, isClaimMissionRewardValue);
}
