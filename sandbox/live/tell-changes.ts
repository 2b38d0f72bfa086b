import type { OpenDatabase } from '../database/database.ts';
import { NOTICE_CHANNEL } from '../database/notices.ts';
import type { Platform } from '../platform.ts';

/**
 * Tells the open sites of every change that the database has committed, whoever made it: the balance after each posting,
 * the count of unread messages, the end of a session.
 */
export function tellChanges(database: OpenDatabase, platform: Platform): Promise<void> {
  return database.listen(NOTICE_CHANNEL, (note) => tell(platform, note));
}

function tell({ live, brand }: Platform, note: string): void {
  const [what, whom = '', value] = note.split(':');
  const [memberId, count] = [Number(whom), Number(value)];
  if (what === 'over') live.end(whom, 'not_logged_in');
  else if (what === 'elsewhere') live.end(whom, 'logged_in_elsewhere');
  // Nobody else can have missed anything, and a reset changes everybody's.
  else if (!live.knows(memberId)) return;
  else if (what === 'balance') live.publish('balance', { balance: count, currency: brand.currency }, memberId);
  else if (what === 'messages') live.publish('messages', { unreadCount: count }, memberId);
}
