import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { type Withdrawal, withdrawals } from './withdrawal-tables.ts';

/** Locks a withdrawal, so that its steps wait for each other. @throws Refusal not_found */
export async function lockedWithdrawal(db: Database, id: number): Promise<Withdrawal> {
  const [withdrawal] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.transactionId, id))
    .for('no key update');
  if (!withdrawal) throw new Refusal(404, 'not_found', `There is no withdrawal ${id}.`);
  return withdrawal;
}
