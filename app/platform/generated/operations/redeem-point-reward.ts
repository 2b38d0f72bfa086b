// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations, RedeemPayload } from '#schemas/generated/platform.ts';
import { isRedeemPointRewardValue, type RedeemPointRewardValue } from '#schemas/generated/validators/redeemPointReward.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Redeems points for a good. @throws PlatformError */
export async function redeemPointReward(
  platform: PlatformClient,
  body: RedeemPayload,
  query?: operations['redeemPointReward']['parameters']['query'],
  options?: SessionCallOptions & BodyCallOptions,
): Promise<RedeemPointRewardValue> {
  return ask(platform, 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', { ...options, query, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isRedeemPointRewardValue);
}
