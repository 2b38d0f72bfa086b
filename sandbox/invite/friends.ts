import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { members } from '../roster/member-tables.ts';
import { referrals } from './referral-tables.ts';

/** Members whom somebody invited, by the days of their registration. */
export interface FriendRange extends Pick<RecordRange, 'start' | 'end'> {
  inviterId: number;
}

/** How many there are in the days. */
export async function countFriends(db: Database, range: FriendRange): Promise<number> {
  const [found] = await db.select({ friends: count() }).from(referrals).where(isInvited(range));
  return found?.friends ?? 0;
}

/** One page of them, latest first. */
export function friendsOf(db: Database, range: FriendRange, { limit, offset }: { limit: number; offset: number }) {
  // The page first, from an index: what is before it costs nothing else.
  const page = db
    .select({ id: referrals.memberId, joinedAt: referrals.joinedAt, paid: referrals.rewardedAt })
    .from(referrals)
    .where(isInvited(range))
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

function isInvited({ inviterId, start, end }: FriendRange) {
  const { joinedAt } = referrals;
  return and(eq(referrals.inviterId, inviterId), gte(joinedAt, start), lt(joinedAt, end));
}
