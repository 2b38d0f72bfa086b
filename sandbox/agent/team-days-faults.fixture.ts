import { isDeepStrictEqual } from 'node:util';
import { ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { sumTeamDays } from './team-days.ts';
import { teamActivity, teamDays } from './team-tables.ts';

/** For tests: days of teams that differ from the sums of bets and ledger. Valid only while no rate has changed. */
export async function faultsOfTeamDays(platform: Platform): Promise<unknown[]> {
  const undo = new Error('Only read.');
  const faults: unknown[] = [];
  const counted = platform.db.transaction(async (tx) => {
    const read = async () => [
      ...(await tx.select().from(teamDays).orderBy(teamDays.memberId, teamDays.day, teamDays.level)),
      ...(await activity(tx)),
    ];
    const kept = await read();
    await sumTeamDays(tx, merchantZone(platform));
    const truth = await read();
    if (kept.length !== truth.length) faults.push({ kept: kept.length, truth: truth.length });
    faults.push(...truth.flatMap((row, at) => (isDeepStrictEqual(row, kept[at]) ? [] : [{ row, kept: kept[at] }])));
    throw undo;
  });
  await counted.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return faults;
}

/** Omits rows that count zero, left where a day was inserted between two others. */
function activity(db: Database) {
  const { headId, day, level, previous, members } = teamActivity;
  return db.select().from(teamActivity).where(ne(members, 0)).orderBy(headId, day, level, previous);
}
