import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts, entries } from '../ledger/ledger-tables.ts';
import { bets } from '../play/play-tables.ts';
import { headsOf } from './heads-of.ts';
import { teamBets, teamEntries } from './team-record-tables.ts';

/** Adds a settled bet to the records of everyone whose team the member is in. Runs in the transaction that records the bet. */
export async function addToTeamBets(db: Database, betId: number): Promise<void> {
  await fillBets(db, eq(bets.transactionId, betId));
}

/** Adds movements, of any account, likewise. Runs in the transaction that books them. */
export async function addToTeamEntries(db: Database, entryIds: readonly number[]): Promise<void> {
  await fillEntries(db, inArray(entries.id, [...entryIds]));
}

/** Derives the records of all teams from all bets and entries, after a bulk insert. */
export async function fillTeamRecords(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Bookings wait for the lock, then add their own records.
    await tx.execute(sql`lock table ${bets}, ${entries} in share row exclusive mode`);
    await tx.delete(teamBets);
    await tx.delete(teamEntries);
    await fillBets(tx);
    await fillEntries(tx);
  });
}

async function fillBets(db: Database, which?: SQL): Promise<void> {
  await db.execute(sql`insert into ${teamBets} (head_id, settled_at, bet_id, level, node_id, stake, win)
    select heads.id, ${bets.createdAt}, ${bets.transactionId}, heads.level, ${bets.nodeId}, ${bets.stake}, ${bets.win}
      from ${bets} cross join lateral ${headsOf(bets.memberId)} heads where ${which ?? true}`);
}

async function fillEntries(db: Database, which?: SQL): Promise<void> {
  await db.execute(sql`insert into ${teamEntries} (head_id, created_at, entry_id, level, amount, kind)
    select heads.id, ${entries.createdAt}, ${entries.id}, heads.level, ${entries.amount}, ${entries.kind}
      from ${entries} join ${accounts} on ${eq(accounts.id, entries.accountId)}
      cross join lateral ${headsOf(accounts.memberId)} heads where ${and(isNotNull(accounts.memberId), which)}`);
}
