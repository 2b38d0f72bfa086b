import type { Platform } from '#sandbox/platform.ts';
import { stopRefusal } from '../stops/bar.ts';
import { closeForStop, endSessions } from '../stops/close-for-stop.ts';
import { isStopped } from '../stops/is-stopped.ts';
import { keepTraits } from './keep-traits.ts';
import { recognise } from './recognise.ts';

/**
 * Looks again who a member is, after they have said more about themselves. An excluded person's account closes at once; the
 * session of the call stays, and can only withdraw.
 * @throws Refusal self_excluded
 */
export async function requireUnlisted(platform: Platform, memberId: number, token: string | null): Promise<void> {
  const { db, now } = platform;
  if (await isStopped(db, memberId, now())) {
    await keepTraits(db, memberId);
    return;
  }
  await recognise(platform, memberId);
  const refusal = await stopRefusal(db, memberId, now());
  if (!refusal) return;
  await db.transaction((tx) => closeForStop(tx, memberId, token, now()));
  platform.live.publish('care', { kind: 'stopped' }, memberId);
  await endSessions(db, memberId);
  throw refusal;
}
