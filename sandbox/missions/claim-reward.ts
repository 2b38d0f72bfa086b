import { and, eq } from 'drizzle-orm';
import type { MissionReward } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { missionClaims } from './mission-tables.ts';
import { payReward } from './pay-reward.ts';

interface Claim {
  memberId: number;
  missionId: string;
  periodStart: number;
  reward: MissionReward;
  /** Chosen by the member's browser, one per intent. */
  claimKey: string;
  at: number;
}

/**
 * Pays a mission's reward once per period, whatever the key. @returns the reward that was paid
 * @throws Refusal idempotency_conflict when the key was used for another mission or period
 */
export async function claimReward(db: Database, claim: Claim): Promise<MissionReward> {
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
