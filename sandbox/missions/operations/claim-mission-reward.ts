import type { Handler } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { activityIn, NO_ACTIVITY } from '../activity.ts';
import { missionClaims } from '../mission-tables.ts';
import { isReached, missionMember, missions, rewardOf } from '../missions.ts';
import { payReward } from '../pay-reward.ts';
import { spanOf } from '../period.ts';

export const claimMissionReward: Handler<'claimMissionReward'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId } = missionMember(call);
  const mission = missions.find(({ missionId }) => missionId === body.missionId);
  const span = mission && spanOf(mission.period, body.periodStart);
  const begun = span !== undefined && span.start === body.periodStart && span.start <= platform.now();
  if (!mission || !begun) throw new Refusal(404, 'not_found', 'There is no such mission in that period.');
  const activity = (await activityIn(platform.db, span, memberId)).get(memberId) ?? NO_ACTIVITY;
  if (!isReached(mission, activity, platform.brand.currency)) {
    throw new Refusal(409, 'mission_open', 'The mission is not finished yet.');
  }
  const reward = rewardOf(mission, platform);
  const at = platform.now();
  await platform.db.transaction(async (tx) => {
    const taken = await tx
      .insert(missionClaims)
      .values({ memberId, missionId: mission.missionId, periodStart: span.start, claimedAt: at })
      .onConflictDoNothing()
      .returning();
    const key = `mission:${memberId}:${mission.missionId}:${span.start}`;
    const about = mission.missionId;
    if (taken.length > 0) await payReward(tx, { memberId, reward, key, earned: 'mission', about, at });
  });
  return { success: true, value: { reward } };
};
