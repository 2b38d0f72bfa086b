import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import type { Database } from '#sandbox/database/database.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { MissionReward } from '#schemas/generated/platform.ts';
import { activityIn, NO_ACTIVITY } from '../activity.ts';
import { missionClaims } from '../mission-tables.ts';
import { isReached, missionMember, missions, rewardOf } from '../missions.ts';
import { payReward } from '../pay-reward.ts';
import { spanOf } from '../period.ts';

interface Claim {
  memberId: number;
  missionId: string;
  periodStart: number;
  reward: MissionReward;
  /** Chosen by the member's browser, one per intent. */
  claimKey: string;
  at: number;
}

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

/**
 * Pays a mission's reward once per period, whatever the key. @returns the reward that was paid
 * @throws Refusal idempotency_conflict when the key was used for another mission or period
 */
async function claimReward(db: Database, claim: Claim): Promise<MissionReward> {
  const { memberId, missionId, periodStart, reward, claimKey, at } = claim;
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(missionClaims)
      .values({ memberId, missionId, periodStart, claimedAt: at, claimKey, reward })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) return earlierReward(tx, claim);
    const key = `mission:${memberId}:${missionId}:${periodStart}`;
    await payReward(tx, { memberId, reward, key, earned: 'mission', about: missionId, at });
    return reward;
  });
}

async function earlierReward(db: Database, { memberId, missionId, periodStart }: Claim): Promise<MissionReward> {
  const same = and(eq(missionClaims.missionId, missionId), eq(missionClaims.periodStart, periodStart));
  const [paid] = await db
    .select({ reward: missionClaims.reward })
    .from(missionClaims)
    .where(and(eq(missionClaims.memberId, memberId), same));
  if (paid) return paid.reward;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another mission.');
}
