import { eq } from 'drizzle-orm';
import { endedBy } from '#schemas/contracts/compare-terms.ts';
import type { Terms } from '#schemas/contracts/terms.ts';
import type { Database } from '../database/database.ts';
import { type Contract, standingBelow, termsOf } from './contract.ts';
import { lastDayOf } from './contract-days.ts';
import { contracts } from './contract-tables.ts';

/**
 * Ends a contract with its running period, and with it what the receiver gave and can no longer pay on. One that has not begun
 * never counts. @returns its last day
 */
export async function endContract(db: Database, contract: Contract, today: string): Promise<string> {
  const endsOn = lastDayOf(contract, today);
  await db.update(contracts).set({ endsOn }).where(eq(contracts.id, contract.id));
  await endBelow(db, contract, undefined, today);
  return endsOn;
}

/** Ends what the receiver gave and what pays more than the new terms. @param own undefined without new terms */
export async function endBelow(db: Database, { receiverId, kind }: Contract, own: Terms | undefined, today: string) {
  for (const contract of await tooHighBelow(db, receiverId, kind, own)) await endContract(db, contract, today);
}

/** Contracts that a member gave which pay more than the member's own terms do. */
export async function tooHighBelow(db: Database, giverId: number, kind: Contract['kind'], own: Terms | undefined) {
  const given = await db.select().from(contracts).where(standingBelow(giverId, kind)).orderBy(contracts.id);
  return endedBy(
    own,
    given.map((contract) => ({ contract, terms: termsOf(contract) })),
  ).map(({ contract }) => contract);
}
