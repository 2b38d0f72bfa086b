import { and, desc, eq } from 'drizzle-orm';
import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import type { Platform } from '../platform.ts';
import { favorites } from '../play/game-tables.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';

/** modId of an account's game lists. */
const ACCOUNT_GAMES = 'ACCOUNTGAME';

/** nodeIds of a member's favourites, latest first. */
export async function favoriteIds({ db }: Platform, member: Member): Promise<number[]> {
  const rows = await db
    .select({ nodeId: favorites.nodeId })
    .from(favorites)
    .where(eq(favorites.memberId, member.id))
    .orderBy(desc(favorites.createdAt), desc(favorites.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

/** Matches one favourite of a member. */
export function favorite(member: Member, nodeId: number) {
  return and(eq(favorites.memberId, member.id), eq(favorites.nodeId, nodeId));
}

/** The member whose game lists a call is about. @throws Refusal not_logged_in for visitors, trial_account for trials */
export function listsMember<Id extends OperationId>(call: Call<Id>): Member {
  requireModule(call.platform, ACCOUNT_GAMES);
  const member = loggedIn(call);
  if (isTrial(member))
    throw new Refusal(403, 'trial_account', 'A trial account has no lists of games. Register first.');
  return member;
}
