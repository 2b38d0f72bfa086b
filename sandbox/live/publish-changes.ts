import type { OpenDatabase } from '../database/database.ts';
import { NOTICE_CHANNEL } from '../database/notices.ts';
import type { Platform } from '../platform.ts';

/**
 * Publishes every committed change to open sites: balances, unread messages and ended sessions. It listens to the
 * database, so that no write can be missed.
 */
export function publishChanges(database: OpenDatabase, platform: Platform): Promise<void> {
  return database.listen(NOTICE_CHANNEL, (notice) => publish(platform, notice));
}

function publish({ live, brand }: Platform, notice: string): void {
  const [kind, recipient = '', value] = notice.split(':');
  const [memberId, count] = [Number(recipient), Number(value)];
  if (kind === 'over') live.end(recipient, 'not_logged_in');
  else if (kind === 'elsewhere') live.end(recipient, 'logged_in_elsewhere');
  // Members who have never listened cannot have missed anything, and a reset changes every balance.
  else if (!live.knows(memberId)) return;
  else if (kind === 'balance') live.publish('balance', { balance: count, currency: brand.currency }, memberId);
  else if (kind === 'messages') live.publish('messages', { unreadCount: count }, memberId);
}
