import type { Database } from '#sandbox/database/database.ts';
import { isClosed, type Member } from '#sandbox/roster/member.ts';
import { isStopped } from './is-stopped.ts';

/** Whether an account gets no money and no proposals from other members. They do not learn what closed it. */
export async function isShut(
  db: Database,
  member: Pick<Member, 'id' | 'isLocked' | 'frozenBy'>,
  now: number,
): Promise<boolean> {
  return isClosed(member) || isStopped(db, member.id, now);
}
