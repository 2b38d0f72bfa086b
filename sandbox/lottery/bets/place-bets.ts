import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { memberAccount, ownAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { move, openTransaction } from '#sandbox/ledger/post-transaction.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { LotterySlip } from '#schemas/generated/platform.ts';
import { negative, ZERO } from '#schemas/money/minor-units.ts';
import { lotteryBets } from '../lottery-tables.ts';
import { checkLines, type SoldLine } from './check-lines.ts';
import type { OpenBet } from './settle.ts';

interface Stake {
  memberId: number;
  ticket: string;
  /** Describes the whole slip; the same key with another slip is refused. */
  fingerprint: string;
  at: number;
}

/**
 * Places all lines of a slip or none, and debits the stakes. A repeated key with the same slip returns the first bets
 * and debits nothing.
 * @throws Refusal as `checkLines` does, limit_reached, timed_out, self_excluded, insufficient_funds, idempotency_conflict
 */
export async function placeBets(platform: Platform, memberId: number, slip: LotterySlip): Promise<OpenBet[]> {
  const { idempotencyKey: ticket, lines } = slip;
  const stake: Stake = { memberId, ticket, fingerprint: fingerprintOf(lines), at: platform.now() };
  return platform.db.transaction(async (tx) => {
    const first = await claim(tx, stake, 0);
    if (first.replayed) return betsOf(tx, memberId, ticket);
    const sold = await checkLines({ ...platform, db: tx }, lines);
    for (const [index, line] of sold.entries()) {
      const { id } = index === 0 ? first : await claim(tx, stake, index);
      const asked = { memberId, stake: line.stake, at: stake.at };
      await hooksOf(tx).require('bet', { platform: { ...platform, db: tx }, ...asked });
      await take(tx, stake, id, line);
    }
    return betsOf(tx, memberId, ticket);
  });
}

function fingerprintOf(lines: LotterySlip['lines']): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

function claim(db: Database, { memberId, ticket, fingerprint, at }: Stake, index: number) {
  const idempotencyKey = `lottery:${memberId}:${index}:${ticket}`;
  return openTransaction(db, { kind: 'bet', idempotencyKey, fingerprint, at });
}

async function take(db: Database, { memberId, ticket, at }: Stake, transactionId: number, line: SoldLine) {
  const { stake } = line;
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, transactionId, [
    { accountId: member.id, amount: negative(stake) },
    { accountId: house.id, amount: stake },
  ]);
  await db
    .insert(lotteryBets)
    .values({ ...line, ticket, memberId, transactionId, status: 'open', win: ZERO, placedAt: at });
}

async function betsOf(db: Database, memberId: number, ticket: string): Promise<OpenBet[]> {
  return db
    .select()
    .from(lotteryBets)
    .where(and(eq(lotteryBets.memberId, memberId), eq(lotteryBets.ticket, ticket)))
    .orderBy(asc(lotteryBets.id));
}
