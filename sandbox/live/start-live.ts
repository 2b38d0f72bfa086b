import { minorUnits } from '#schemas/money/minor-units.ts';
import type { OpenDatabase } from '../database/database.ts';
import { NOTICE_CHANNEL } from '../database/notices.ts';
import { unreadOf } from '../messages/counts.ts';
import { deliverTo } from '../messages/deliver.ts';
import type { Platform } from '../platform.ts';
import { moduleTree } from '../process/modules.ts';
import type { Report } from '../process/report.ts';
import { statusOf } from '../process/site-status.ts';

export { createLive } from '../process/live.ts';
export { topicCheck } from './check-topics.ts';

export interface RunningLive {
  /** Publishes changed switches to open sites. */
  announce(): void;
  end(): void;
}

/** Starts publishing the platform's events to open sites. */
export async function startLive(database: OpenDatabase, platform: Platform, report: Report): Promise<RunningLive> {
  const stopPublishing = await publishChanges(database, platform, report);
  return { announce: switchAnnouncer(platform), end: stopPublishing };
}

/** @returns a function that publishes the switches that have changed since its last call */
function switchAnnouncer(platform: Platform): () => void {
  const { live, switches } = platform;
  const look = () => ({ status: statusOf(switches), tree: JSON.stringify(moduleTree(platform)) });
  let said = look();
  return () => {
    const { status, tree } = look();
    if (switches.socketDropped) live.drop();
    if (status !== said.status) live.publish('status', { status });
    if (tree !== said.tree) live.publish('modules', {});
    said = { status, tree };
  };
}

/**
 * Publishes every committed change to open sites: balances, unread messages and ended sessions. It listens to the
 * database, so that no write can be missed.
 * @returns stops publishing
 */
async function publishChanges(database: OpenDatabase, platform: Platform, report: Report): Promise<() => void> {
  let isOver = false;
  let last = Promise.resolve();
  const publishNext = async (notice: string) => {
    try {
      if (!isOver) await publish(platform, notice);
    } catch (cause) {
      if (!isOver) report(`A change was not published: ${String(cause)}`);
    }
  };
  // Publish one at a time, so that counts are sent in the order in which they were read.
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
  // Delivered messages send notices of their own; members who are away find theirs later.
  else if (kind === 'sent') await deliverTo(db, live.listening(), now());
  // Members who have never listened cannot have missed anything, and a reset changes every balance.
  else if (!live.knows(memberId)) return;
  else if (kind === 'balance')
    live.publish('balance', { balance: minorUnits(Number(value)), currency: brand.currency }, memberId);
  // Counted after the commit: within it, messages of a simultaneous transaction would be missing.
  else if (kind === 'messages') live.publish('messages', { unreadCount: await unreadOf(db, memberId) }, memberId);
}
