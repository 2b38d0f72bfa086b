import type { Seeds } from '../hooks/seeds.ts';
import { NEW_FRIEND, REDEEMER, REWARDED_FRIENDS } from '../points/plan-points.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { referrals } from './referral-tables.ts';

export const seeds: Seeds = {
  write: async ({ db, plan, day }) => {
    await db.insert(referrals).values(referralRows(plan, day));
  },
  times: [referrals.joinedAt, referrals.rewardedAt],
};

/** Invitations between seeded members. */
function referralRows({ members }: SeedPlan, day: number): (typeof referrals.$inferInsert)[] {
  const referral = (account: string, rewardedAt: number | null) => {
    const { id = 0, registered = 0 } = members.find((member) => member.account === account) ?? {};
    return { memberId: id, joinedAt: day + registered, rewardedAt };
  };
  const inviterId = members.find(({ account }) => account === REDEEMER)?.id ?? 0;
  const friends = [...REWARDED_FRIENDS.map((account) => referral(account, day)), referral(NEW_FRIEND, null)];
  return friends.map((friend) => ({ ...friend, inviterId }));
}
