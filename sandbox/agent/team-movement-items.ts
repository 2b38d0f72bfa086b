import { inArray } from 'drizzle-orm';
import type { TeamMovement } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { aboutMovements } from '../records/about-movements.ts';
import type { TeamMovementRow } from './team-movements.ts';

/** Movements as the contract has them. @param options language of the names, and `headLevel`: levels that the rows' head is below the agent */
export async function teamMovementItems(
  platform: Platform,
  rows: readonly TeamMovementRow[],
  { language, headLevel = 0 }: { language: string; headLevel?: number | undefined },
): Promise<TeamMovement[]> {
  const about = await aboutMovements(platform, rows, language);
  const betIds = [...about.values()].flatMap(({ betId }) => betId ?? []);
  const settled = await settledAmong(platform, betIds);
  return rows.map(({ id, account, level, kind, amount, balance, createdAt }) => {
    const { betId, title: _, ...known } = about.get(id) ?? { reference: '' };
    return {
      ...{ id, account, level: level + headLevel, kind, amount, balance, createdAt, ...known },
      ...(betId !== undefined && settled.has(betId) && { betId }),
    };
  });
}

/** A bet on a draw that is still to come has no record. */
async function settledAmong({ db }: Platform, betIds: number[]): Promise<ReadonlySet<number>> {
  if (betIds.length === 0) return new Set();
  const rows = await db.select({ id: bets.transactionId }).from(bets).where(inArray(bets.transactionId, betIds));
  return new Set(rows.map(({ id }) => id));
}
