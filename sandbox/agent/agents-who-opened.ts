import { and, count, eq } from 'drizzle-orm';
import type { Known } from '../hooks/domain.ts';
import { members } from '../roster/member-tables.ts';
import { openedAccounts } from './team-tables.ts';

/** One if the member's account was opened by the agent above, else none. */
export async function agentsWhoOpened({ db, memberId }: Known['agentsWhoOpened']): Promise<number> {
  const isTheirs = and(eq(openedAccounts.agentId, members.uplineId), eq(openedAccounts.account, members.account));
  const [found] = await db
    .select({ opened: count() })
    .from(members)
    .innerJoin(openedAccounts, isTheirs)
    .where(eq(members.id, memberId));
  return found?.opened ?? 0;
}
