import type { Database } from '#sandbox/database/database.ts';
import { lockMemberAccount } from '#sandbox/ledger/lock-member-account.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import type { CareStop, CareText } from '#schemas/generated/platform.ts';
import { careStops } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { forgetTraits, keepTraits } from '../register/keep-traits.ts';
import { closeForStop, endSessions } from './close-for-stop.ts';
import { listMember } from './list-member.ts';
import { addsTo, type StopRow, stopInForce } from './stop-rules.ts';
import { describeStop, stopsOf } from './stops-of.ts';

export interface NewStop {
  memberId: number;
  kind: StopRow['kind'];
  scope: StopRow['scope'];
  cause: (typeof careStops.$inferSelect)['cause'];
  endsAt: number | null;
  /** Describes the wish; the same key with another is refused. */
  fingerprint: string;
  idempotencyKey: string;
  shown?: CareText;
  /** Token of the calling session, which stays open to withdraw. */
  token: string | null;
}

/**
 * Starts a time-out or an exclusion, once per idempotency key, and closes the account at once: from the commit on, no
 * session but the one that asked is known, and no payment is waited for.
 * @throws Refusal stop_runs when it would add nothing to the stops that run, or idempotency_conflict
 */
export async function startStop(platform: Platform, stop: NewStop): Promise<CareStop> {
  const now = platform.now();
  const { memberId } = stop;
  const started = await platform.db.transaction(async (tx) => {
    // The account before the member, as money does.
    await lockMemberAccount(tx, memberId);
    await lockedMember(tx, memberId);
    const rows = await stopsOf(tx, memberId);
    if (!isRepeated(rows, stop)) await store(tx, stop, rows, now);
    return describeStop(await stopsOf(tx, memberId), now);
  });
  if (!started) throw new Error('The stop is over before it began.');
  // The news before the end of the sessions that it is for.
  platform.live.publish('care', { kind: 'stopped' }, memberId);
  await endSessions(platform.db, memberId);
  return started;
}

function isRepeated(rows: Awaited<ReturnType<typeof stopsOf>>, { idempotencyKey, fingerprint }: NewStop): boolean {
  const earlier = rows.find((row) => row.idempotencyKey === idempotencyKey);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another stop.');
  return earlier !== undefined;
}

async function store(db: Database, wanted: NewStop, rows: readonly StopRow[], now: number): Promise<void> {
  const { memberId, kind, scope, cause, endsAt, idempotencyKey, fingerprint, shown, token } = wanted;
  const row = { kind, scope, startedAt: now, endsAt, returnsAt: null };
  if (!addsTo(row, rows, now)) {
    const stop = describeStop(rows, now);
    throw new Refusal(409, 'stop_runs', 'The stop that runs ends later or is wider.', stop ? { stop } : undefined);
  }
  await db.insert(careStops).values({ ...row, memberId, cause, idempotencyKey, fingerprint });
  if (!stopInForce(rows, now)) await forgetTraits(db, memberId);
  const kept = await keepTraits(db, memberId);
  if (scope === 'operator') await listMember(db, kept);
  await closeForStop(db, memberId, token, now);
  const facts = { stop: kind, scope, cause, endsAt };
  await logEvent(db, { memberId, kind: 'stop-started', facts, at: now, ...(shown && { shown }) });
}
