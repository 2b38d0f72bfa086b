import { inArray, sql } from 'drizzle-orm';
import type { EndedContract } from '#schemas/generated/platform.ts';
import { lineage } from '../agent/team-tables.ts';
import type { Database } from '../database/database.ts';
import type { Contract } from './contract.ts';
import { accountsFor } from './contract-agent.ts';

/** Contracts of a giver with the size of each receiver's team, for those who are told that they end. */
export async function endedItems(db: Database, giverId: number, ended: readonly Contract[]): Promise<EndedContract[]> {
  if (ended.length === 0) return [];
  const ids = ended.map(({ receiverId }) => receiverId);
  const accounts = await accountsFor(db, giverId, ids);
  const sizes = await db
    .select({ id: lineage.ancestorId, below: sql`count(*)`.mapWith(Number) })
    .from(lineage)
    .where(inArray(lineage.ancestorId, ids))
    .groupBy(lineage.ancestorId);
  const below = new Map(sizes.map((size) => [size.id, size.below]));
  return ended.map(({ receiverId, period, tiers }) => ({
    ...{ account: accounts.get(receiverId) ?? '', period, tiers, members: (below.get(receiverId) ?? 0) + 1 },
  }));
}
