import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { listRange, type RecordRange } from '#sandbox/calls/record-range.ts';
import type { Database } from '#sandbox/database/database.ts';
import { bets } from '#sandbox/play/play-tables.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import type { InvitedFriend } from '#schemas/generated/platform.ts';
import { referralCode } from '../referral-code.ts';
import { referrals } from '../referral-tables.ts';
import { friendReward, goalIn, INVITE } from '../referrals.ts';

/** Members invited by one member, by the days of their registration. */
interface FriendRange extends Pick<RecordRange, 'start' | 'end'> {
  inviterId: number;
}

export const referral: Handler<'referral'> = async (call) => {
  const { platform, query } = call;
  requireModule(platform, INVITE);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot invite. Register first.');
  const { db, brand } = platform;
  const { pageNum = 1, pageSize = 20 } = query;
  const { start, end, ...days } = listRange(platform, query);
  const listed = { inviterId: member.id, start, end };
  const mine = eq(referrals.inviterId, member.id);
  const [totals] = await db
    .select({ invited: count(), rewarded: count(referrals.rewardedAt) })
    .from(referrals)
    .where(mine);
  const total = await countFriends(db, listed);
  const rows = await friendsOf(db, listed, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const ids = rows.map(({ id }) => id);
  const players =
    ids.length > 0 ? await db.selectDistinct({ id: bets.memberId }).from(bets).where(inArray(bets.memberId, ids)) : [];
  const playing = new Set(players.map(({ id }) => id));
  const reward = friendReward(platform);
  const content = rows.map(({ id, account, joinedAt, paid }): InvitedFriend => {
    const friend = { account: `${account.slice(0, 2)}***${account.slice(-2)}`, joinedAt };
    if (paid !== null) return { ...friend, state: 'rewarded', reward };
    return { ...friend, state: playing.has(id) ? 'playing' : 'joined' };
  });
  const { invited = 0, rewarded = 0 } = totals ?? {};
  return {
    success: true,
    value: {
      ...{ referralCode: referralCode(member.id), reward, invited, rewarded },
      goal: goalIn(brand.currency),
      currency: brand.currency,
      friends: { ...days, count: total, content, pageNum, totalPages: Math.ceil(total / pageSize) },
    },
  };
};

async function countFriends(db: Database, range: FriendRange): Promise<number> {
  const [row] = await db.select({ friends: count() }).from(referrals).where(isInvited(range));
  return row?.friends ?? 0;
}

/** A page of friends, latest first. */
function friendsOf(db: Database, range: FriendRange, { limit, offset }: { limit: number; offset: number }) {
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
