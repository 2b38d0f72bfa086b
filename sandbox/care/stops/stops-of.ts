import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { CareStop } from '#schemas/generated/platform.ts';
import { careStops } from '../care-tables.ts';
import { canAskToReturn, type StopRow, stopInForce } from './stop-rules.ts';

/** All stops of a member, also those that are over. */
export async function stopsOf(db: Database, memberId: number) {
  return db.select().from(careStops).where(eq(careStops.memberId, memberId));
}

/** The stop that keeps a member's account closed, as the contract shows it; null without one. */
export function describeStop(rows: readonly StopRow[], now: number): CareStop | null {
  const running = stopInForce(rows, now);
  if (!running) return null;
  const { kind, scope, startedAt, endsAt } = running;
  const returnsAt = kind === 'timeOut' ? endsAt : running.returnsAt;
  return {
    ...{ kind, scope, startedAt },
    ...(endsAt !== null && { endsAt }),
    canAskToReturn: canAskToReturn(rows, now) && running.returnsAt === null,
    ...(returnsAt !== null && { returnsAt }),
  };
}
