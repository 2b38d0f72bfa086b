import { eq, sql } from 'drizzle-orm';
import { type MinorUnits, minorUnits, minus } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { movePoints, openPoints } from './move-points.ts';
import { memberPoints } from './point-accounts.ts';
import { stakePerPoint } from './point-rates.ts';
import { pointAccounts } from './point-tables.ts';

export interface EarnedBy {
  memberId: number;
  /** The bet's transaction in the money ledger. */
  betId: number;
  stake: MinorUnits;
  currency: string;
  at: number;
}

/** Awards points for a stake, once per bet. A remainder of less than a point is carried to the next bet. */
export async function earnPoints(db: Database, { memberId, betId, stake, currency, at }: EarnedBy): Promise<void> {
  const account = await memberPoints(db, memberId);
  const perPoint = stakePerPoint(currency);
  const [{ carried } = account] = await db
    .update(pointAccounts)
    .set({ carried: sql`${pointAccounts.carried} + ${stake}` })
    .where(eq(pointAccounts.id, account.id))
    .returning({ carried: pointAccounts.carried });
  const points = Math.floor(carried / perPoint);
  if (points === 0) return;
  const posting = { kind: 'earn', memberId, idempotencyKey: `earn:${betId}`, fingerprint: `${stake}`, at } as const;
  const { id, earlier } = await openPoints(db, posting);
  if (earlier !== null) throw new Error(`The bet ${betId} has brought its points already.`);
  await movePoints(db, id, posting, points);
  await db
    .update(pointAccounts)
    .set({ carried: minus(carried, minorUnits(points * perPoint)) })
    .where(eq(pointAccounts.id, account.id));
}
