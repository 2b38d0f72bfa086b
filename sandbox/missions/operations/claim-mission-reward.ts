import type { Handler } from '#sandbox/calls/call.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { activityIn, NO_ACTIVITY } from '../activity.ts';
import { claimReward } from '../claim-reward.ts';
import { isReached, missionMember, missions, rewardOf } from '../missions.ts';
import { spanOf } from '../period.ts';

export const claimMissionReward: Handler<'claimMissionReward'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId } = missionMember(call);
  const mission = missions.find(({ missionId }) => missionId === body.missionId);
  const span = mission && spanOf(mission.period, body.periodStart, merchantZone(platform));
  const begun = span !== undefined && span.start === body.periodStart && span.start <= platform.now();
  if (!mission || !begun) throw new Refusal(404, 'not_found', 'There is no such mission in that period.');
  const activity = (await activityIn(platform.db, span, memberId)).get(memberId) ?? NO_ACTIVITY;
  if (!isReached(mission, activity, platform.brand.currency)) {
    throw new Refusal(409, 'mission_open', 'The mission is not finished yet.');
  }
  const reward = await claimReward(platform.db, {
    ...{ memberId, missionId: mission.missionId, periodStart: span.start, reward: rewardOf(mission, platform) },
    ...{ claimKey: body.idempotencyKey, at: platform.now() },
  });
  return { success: true, value: { reward } };
};
