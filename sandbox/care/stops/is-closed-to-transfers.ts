import type { Database } from '#sandbox/database/database.ts';
import { isClosed, type Member } from '#sandbox/roster/member.ts';
import { isStopped } from './is-stopped.ts';

/** Whether other members cannot send the account money or proposals. They do not learn why it is closed. */
export async function isClosedToTransfers(
  db: Database,
  member: Pick<Member, 'id' | 'isLocked' | 'frozenBy'>,
  now: number,
): Promise<boolean> {
  return isClosed(member) || isStopped(db, member.id, now);
}
