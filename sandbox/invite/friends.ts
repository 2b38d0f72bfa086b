import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import { referrals } from './referral-tables.ts';

/** One page of the members whom somebody invited, latest first. */
export function friendsOf(db: Database, inviterId: number, { limit, offset }: { limit: number; offset: number }) {
  // The page first, from an index: what is before it costs nothing else.
  const page = db
    .select({ id: referrals.memberId, joinedAt: referrals.joinedAt, paid: referrals.rewardedAt })
    .from(referrals)
    .where(eq(referrals.inviterId, inviterId))
    .orderBy(desc(referrals.joinedAt), desc(referrals.memberId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({ id: page.id, account: members.account, joinedAt: page.joinedAt, paid: page.paid })
    .from(page)
    .innerJoin(members, eq(members.id, page.id))
    .orderBy(desc(page.joinedAt), desc(page.id));
}
