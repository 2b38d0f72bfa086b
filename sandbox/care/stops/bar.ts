import type { Database } from '#sandbox/database/database.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { sessionBreach } from '../limits/breach.ts';
import { limitRefusal } from '../limits/limit-refusal.ts';
import { describeStop, stopsOf } from './stops-of.ts';

/** The refusal of everything but payment for a member who has stopped; null for others. */
export async function stopRefusal(db: Database, memberId: number, now: number): Promise<Refusal | null> {
  const stop = describeStop(await stopsOf(db, memberId), now);
  if (!stop) return null;
  const [errorCode, message] =
    stop.kind === 'timeOut'
      ? (['timed_out', 'The member takes a time-out.'] as const)
      : (['self_excluded', 'The member has stopped to play.'] as const);
  return new Refusal(403, errorCode, message, { stop });
}

/** The refusal of a log-in: a stop, or a session time that is used up. */
export async function activeStop(platform: Platform, memberId: number, now: number): Promise<Refusal | null> {
  const stopped = await stopRefusal(platform.db, memberId, now);
  if (stopped) return stopped;
  const breach = await sessionBreach(platform, memberId, now);
  return breach && limitRefusal(breach);
}
