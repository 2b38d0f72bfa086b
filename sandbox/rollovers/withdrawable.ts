import { type MinorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { openSumsOf } from './count-turnover.ts';

/** The part of the balance that no open rollover holds back. */
export async function withdrawable(db: Database, memberId: number): Promise<MinorUnits> {
  const { held } = await openSumsOf(db, memberId);
  const free = minus(await balanceOf(db, memberId), held);
  return free > 0 ? free : ZERO;
}
