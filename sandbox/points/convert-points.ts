import { type MinorUnits, minorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { balanceOf, memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { movePoints, openPoints } from './move-points.ts';
import { pointRatio } from './point-rates.ts';

interface Conversion {
  memberId: number;
  /** A multiple of the ratio's points. */
  points: number;
  currency: string;
  /** Number of times points were spent, as the member's page showed it; undefined if the site does not send it. */
  made?: number | undefined;
  idempotencyKey: string;
  at: number;
}

export interface Converted {
  currentPoints: number;
  /** Credited money. */
  amount: MinorUnits;
  balance: MinorUnits;
}

/** Debits points and credits money in one database transaction. @throws Refusal points_spent, insufficient_points or idempotency_conflict */
export async function convertPoints(db: Database, conversion: Conversion): Promise<Converted> {
  const { memberId, points, currency, made, idempotencyKey, at } = conversion;
  const ratio = pointRatio(currency);
  const amount = minorUnits((points / ratio.points) * ratio.amount);
  const key = `convert:${memberId}:${idempotencyKey}`;
  const posting = { kind: 'convert', memberId, idempotencyKey: key, fingerprint: `${points}`, made, at } as const;
  return db.transaction(async (tx) => {
    const { id, earlier } = await openPoints(tx, posting);
    if (earlier !== null) return { currentPoints: earlier, amount, balance: await balanceOf(tx, memberId) };
    // Money before points, as with a bet, so that the two cannot deadlock.
    await payOut(tx, memberId, amount, `points:${id}`, at);
    const currentPoints = await movePoints(tx, id, posting, -points);
    return { currentPoints, amount, balance: await balanceOf(tx, memberId) };
  });
}

async function payOut(db: Database, memberId: number, amount: MinorUnits, idempotencyKey: string, now: number) {
  const paid = { kind: 'points', idempotencyKey, fingerprint: `${amount}`, at: now } as const;
  const { id } = await openTransaction(db, paid);
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, id, [
    { accountId: house.id, amount: negative(amount) },
    { accountId: member.id, amount },
  ]);
}
