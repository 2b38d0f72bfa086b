import { minorUnits } from '#schemas/money/minor-units.ts';
import type { OpenDatabase } from '../database/database.ts';
import { NOTICE_CHANNEL } from '../database/notices.ts';
import { unreadOf } from '../messages/counts.ts';
import { deliverTo } from '../messages/deliver.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../process/report.ts';

/**
 * Publishes every committed change to open sites: balances, unread messages and ended sessions. It listens to the
 * database, so that no write can be missed.
 * @returns stops publishing
 */
export async function publishChanges(database: OpenDatabase, platform: Platform, report: Report): Promise<() => void> {
  let isOver = false;
  let last = Promise.resolve();
  const publishNext = async (notice: string) => {
    try {
      if (!isOver) await publish(platform, notice);
    } catch (cause) {
      if (!isOver) report(`A change was not published: ${String(cause)}`);
    }
  };
  // One at a time: a count that was read first is sent first.
  const receive = (notice: string) => {
    last = last.then(() => publishNext(notice));
  };
  await database.listen(NOTICE_CHANNEL, receive, platform.live.lose);
  return () => {
    isOver = true;
  };
}

async function publish({ live, brand, db, now }: Platform, notice: string): Promise<void> {
  const [kind, recipient = '', value] = notice.split(':');
  const memberId = Number(recipient);
  if (kind === 'over') live.end(recipient, 'not_logged_in');
  else if (kind === 'elsewhere') live.end(recipient, 'logged_in_elsewhere');
  // What arrives sends notices of its own; everyone else finds it when the site asks.
  else if (kind === 'sent') await deliverTo(db, live.listening(), now());
  // Members who have never listened cannot have missed anything, and a reset changes every balance.
  else if (!live.knows(memberId)) return;
  else if (kind === 'balance')
    live.publish('balance', { balance: minorUnits(Number(value)), currency: brand.currency }, memberId);
  // Counted after the commit: within it, messages of a simultaneous transaction would be missing.
  else if (kind === 'messages') live.publish('messages', { unreadCount: await unreadOf(db, memberId) }, memberId);
}
