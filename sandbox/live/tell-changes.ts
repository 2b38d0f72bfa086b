import type { OpenDatabase } from '../database/database.ts';
import { NOTICE_CHANNEL } from '../database/notices.ts';
import type { Platform } from '../platform.ts';

/**
 * Publishes every committed change to open sites: balances, unread messages and ended sessions. It listens to the
 * database, so that no write can be missed.
 */
export function tellChanges(database: OpenDatabase, platform: Platform): Promise<void> {
  return database.listen(NOTICE_CHANNEL, (note) => tell(platform, note));
}

function tell({ live, brand }: Platform, note: string): void {
  const [what, whom = '', value] = note.split(':');
  const [memberId, count] = [Number(whom), Number(value)];
  if (what === 'over') live.end(whom, 'not_logged_in');
  else if (what === 'elsewhere') live.end(whom, 'logged_in_elsewhere');
  // Members who have never listened cannot have missed anything, and a reset changes every balance.
  else if (!live.knows(memberId)) return;
  else if (what === 'balance') live.publish('balance', { balance: count, currency: brand.currency }, memberId);
  else if (what === 'messages') live.publish('messages', { unreadCount: count }, memberId);
}
