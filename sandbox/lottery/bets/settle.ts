import { and, asc, eq, exists, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SettledBet } from '#sandbox/hooks/domain.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { memberAccount, ownAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { move, openTransaction } from '#sandbox/ledger/post-transaction.ts';
import type { Platform } from '#sandbox/platform.ts';
import { countBet } from '#sandbox/play/count-bet.ts';
import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import { drawNumbers, seedOf } from '../draws/draw-numbers.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import { lotteryBets, lotteryDraws } from '../lottery-tables.ts';
import { payout } from './payout.ts';

export type OpenBet = typeof lotteryBets.$inferSelect;

/** Unsettled bets whose draw has taken place or was cancelled. */
export async function dueBets(db: Database, now: number): Promise<OpenBet[]> {
  const draws = db
    .select({ one: sql`1` })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, lotteryBets.gameCode), eq(lotteryDraws.issue, lotteryBets.issue)));
  return db
    .select()
    .from(lotteryBets)
    .where(and(eq(lotteryBets.status, 'open'), or(lte(lotteryBets.dueAt, now), exists(draws))))
    .orderBy(asc(lotteryBets.id));
}

/** Settles due bets one by one, so that a failure does not block the others. @throws the first failure */
export async function settleDue(platform: Platform): Promise<void> {
  const failures: unknown[] = [];
  for (const bet of await dueBets(platform.db, platform.now())) {
    await settleBet(platform, bet).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}

/** Settles a bet. Idempotent, and independent of the order of bets. */
export async function settleBet(platform: Platform, bet: OpenBet): Promise<void> {
  const now = platform.now();
  const certain = await platform.db.transaction(async (tx) => {
    // The account before all else, as for any bet: what ends a bonus waits here.
    await memberAccount(tx, bet.memberId);
    const { status, win } = await outcomeOf(tx, bet);
    const claimed = await tx
      .update(lotteryBets)
      .set({ status, win })
      .where(and(eq(lotteryBets.id, bet.id), eq(lotteryBets.status, 'open')))
      .returning({ id: lotteryBets.id });
    if (claimed.length === 0) return null;
    if (win > 0) await pay(tx, bet, win, status === 'refunded' ? 'refund' : 'win', now);
    // A refunded stake does not count as turnover.
    if (status === 'refunded') return null;
    const counted = certainBet(bet, win, now);
    await countBet({ ...platform, db: tx }, counted);
    return counted;
  });
  if (certain) await hooksOf(platform.db).tell('betDone', { platform, bet: certain });
}

function certainBet({ transactionId, memberId, gameCode, stake }: OpenBet, win: MinorUnits, now: number): SettledBet {
  return { betId: transactionId, memberId, nodeId: lotteryGame(gameCode)?.nodeId ?? 0, stake, win, at: now };
}

async function outcomeOf(
  db: Database,
  bet: OpenBet,
): Promise<{ status: 'won' | 'lost' | 'refunded'; win: MinorUnits }> {
  const { gameCode, issue, stake } = bet;
  const [draw] = await db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, gameCode), eq(lotteryDraws.issue, issue)));
  const game = lotteryGame(gameCode);
  const kind = game?.kinds.find(({ code }) => code === bet.kind);
  if (!game || !kind || draw?.status === 'cancelled') return { status: 'refunded', win: stake };
  const win = payout(kind, bet, drawNumbers(game.draw, seedOf(gameCode, issue)));
  return { status: win > 0 ? 'won' : 'lost', win };
}

async function pay(db: Database, bet: OpenBet, amount: MinorUnits, kind: 'win' | 'refund', now: number): Promise<void> {
  const posting = { kind, idempotencyKey: `lottery:${kind}:${bet.id}`, fingerprint: `${bet.id}:${amount}`, at: now };
  const transaction = await openTransaction(db, posting);
  if (transaction.replayed) return;
  const [member, house] = [await memberAccount(db, bet.memberId), await ownAccount(db, 'house')];
  await move(db, transaction.id, [
    { accountId: house.id, amount: negative(amount) },
    { accountId: member.id, amount },
  ]);
}
