import type { MissionReward } from '../../../schemas/generated/platform.ts';
import type { Database } from '../../database/database.ts';
import { memberAccount, ownAccount } from '../../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../../ledger/post-transaction.ts';
import { movePoints, openPoints } from '../../points/move-points.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Handler } from '../call.ts';
import { activityIn, noActivity } from './activity.ts';
import { missionClaims } from './mission-tables.ts';
import { isReached, missionMember, missions, rewardOf } from './missions.ts';
import { spanOf } from './period.ts';

export const claimMissionReward: Handler<'claimMissionReward'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId } = missionMember(call);
  const mission = missions.find(({ missionId }) => missionId === body.missionId);
  const span = mission && spanOf(mission.period, body.periodStart);
  const begun = span !== undefined && span.start === body.periodStart && span.start <= platform.now();
  if (!mission || !begun) throw new Refusal(404, 'not_found', 'There is no such mission in that period.');
  const activity = (await activityIn(platform.db, span, memberId)).get(memberId) ?? noActivity;
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
    if (taken.length > 0) await pay(tx, { memberId, reward, key, at });
  });
  return { success: true, value: { reward } };
};

interface Payment {
  memberId: number;
  reward: MissionReward;
  key: string;
  at: number;
}

async function pay(db: Database, { memberId, reward, key, at }: Payment): Promise<void> {
  const { kind, amount } = reward;
  if (kind === 'points') {
    const posting = { kind: 'bonus', memberId, idempotencyKey: key, fingerprint: `${amount}`, at } as const;
    const { id } = await openPoints(db, posting);
    await movePoints(db, id, posting, amount);
    return;
  }
  const { id } = await openTransaction(db, { kind: 'mission', idempotencyKey: key, fingerprint: `${amount}`, at });
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, id, [
    { accountId: house.id, amount: -amount },
    { accountId: member.id, amount },
  ]);
}
