import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MissionReward, RegisterPayload } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { isStopped } from '../care/stops/is-stopped.ts';
import type { Database } from '../database/database.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { payReward } from '../missions/pay-reward.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { POINTS } from '../points/point-member.ts';
import { isModuleOn } from '../process/modules.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { memberOfCode } from './referral-code.ts';
import { referrals } from './referral-tables.ts';

/** modId of invitations. */
export const INVITE = 'INVITE';

/** Reward for one friend: points where the brand has them, else US cents. */
const REWARD = { points: 5000, cents: 250 };
/** Stakes in US cents that earn the reward. */
const GOAL_CENTS = 2000;

/** Minor units that a friend must stake. */
export function goalIn(currency: string): MinorUnits {
  return minorUnits(GOAL_CENTS * currencyFactor(currency));
}

export function friendReward(platform: Platform): MissionReward {
  const { currency } = platform.brand;
  if (isModuleOn(platform, POINTS)) return { kind: 'points', amount: REWARD.points };
  return { kind: 'money', amount: REWARD.cents * currencyFactor(currency), currency };
}

/** Records who invited a new member. An unknown code does not block the registration. */
export async function linkInviter(
  db: Database,
  { id: memberId, registeredAt: joinedAt }: Pick<Member, 'id' | 'registeredAt'>,
  { referralCode, recommenderId }: Pick<RegisterPayload, 'referralCode' | 'recommenderId'>,
): Promise<void> {
  const inviterId = memberOfCode(referralCode || recommenderId || '');
  if (inviterId === null || inviterId === memberId) return;
  const [inviter] = await db.select().from(members).where(eq(members.id, inviterId));
  if (inviter && !isTrial(inviter)) await db.insert(referrals).values({ memberId, inviterId, joinedAt });
}

/** Pays the member's inviter, once, when the member has staked enough. */
export async function rewardInviter(platform: Platform, memberId: number): Promise<void> {
  if (!isModuleOn(platform, INVITE)) return;
  const { db, brand } = platform;
  const due = and(eq(referrals.memberId, memberId), isNull(referrals.rewardedAt));
  const [open] = await db.select().from(referrals).where(due);
  if (!open || (await stakedBy(db, memberId)) < goalIn(brand.currency)) return;
  const now = platform.now();
  await db.transaction(async (tx) => {
    // An inviter who has stopped to play gets no rewards until they are back. The account is locked, as a stop locks it.
    await memberAccount(tx, open.inviterId);
    if (await isStopped(tx, open.inviterId, now)) return;
    const paid = await tx.update(referrals).set({ rewardedAt: now }).where(due).returning();
    const key = `invite:${memberId}`;
    if (paid.length === 0) return;
    const reward = friendReward(platform);
    await payReward(tx, { memberId: open.inviterId, reward, key, earned: 'friend', at: now });
  });
}

async function stakedBy(db: Database, memberId: number): Promise<number> {
  const [sum] = await db
    .select({ staked: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(Number) })
    .from(bets)
    .where(eq(bets.memberId, memberId));
  return sum?.staked ?? 0;
}
