import type { Platform } from '#sandbox/platform.ts';
import { stopRefusal } from '../stops/bar.ts';
import { closeForStop, endSessions } from '../stops/close-for-stop.ts';
import { isStopped } from '../stops/is-stopped.ts';
import { keepTraits } from './keep-traits.ts';
import { recognise } from './recognise.ts';

/**
 * Checks again whether a member is excluded after they have given further details. An excluded person's account is
 * closed at once; the session of the call remains and can only withdraw. @throws Refusal self_excluded
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
