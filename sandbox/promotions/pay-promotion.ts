import { and, eq } from 'drizzle-orm';
import type { PaidBonus } from '#schemas/generated/platform.ts';
import { type MinorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { writeMessage } from '../inbox/write-message.ts';
import { balanceOf, memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { openRollover } from '../rollovers/open-rollover.ts';
import { type PromotionEntry, promotionEntries } from './promotion-tables.ts';

interface Payment {
  memberId: number;
  promotionId: number;
  amount: MinorUnits;
  /** Multiple of the amount that must be staked before a withdrawal. */
  wagering?: number | undefined;
  /** Chosen by the member's browser, one per intent. */
  claimKey: string;
}

/**
 * Pays a promotion's bonus to a member, only once. A repeated intent gets the first answer.
 * @throws Refusal not_available if it was paid for another intent
 */
export async function payPromotion({ db, brand, now }: Platform, payment: Payment): Promise<PaidBonus> {
  const { memberId } = payment;
  const time = now();
  return db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, postingOf(payment, time));
    const amount = replayed ? await earlierAmount(tx, payment) : await payNow(tx, id, payment, time);
    return { amount, currency: brand.currency, balance: await balanceOf(tx, memberId) };
  });
}

/**
 * Pays the bonus that a member chose with a deposit, within the database transaction that credits the deposit.
 * @returns false if the promotion has paid the member before
 */
export async function payWithDeposit(db: Database, payment: Payment, now: number): Promise<boolean> {
  const { id, replayed } = await openTransaction(db, postingOf(payment, now));
  if (!replayed) await payNow(db, id, payment, now);
  return !replayed;
}

/** The key ensures that a promotion pays a member once. */
function postingOf({ memberId, promotionId }: Payment, now: number) {
  const idempotencyKey = `bonus:${memberId}:${promotionId}`;
  return { kind: 'bonus', fingerprint: `promotion:${promotionId}`, idempotencyKey, at: now } as const;
}

async function payNow(db: Database, transactionId: number, payment: Payment, now: number): Promise<MinorUnits> {
  const { memberId, promotionId, amount, wagering, claimKey } = payment;
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, transactionId, [
    { accountId: house.id, amount: negative(amount) },
    { accountId: member.id, amount },
  ]);
  if (wagering)
    await openRollover(db, { memberId, transactionId, promotionId, held: amount, times: wagering, at: now });
  const paid = { status: 'CLAIMED', amount, claimKey, changedAt: now } as const;
  await db
    .insert(promotionEntries)
    .values({ ...paid, memberId, promotionId, comment: '', images: [], carried: ZERO, joinedAt: now })
    .onConflictDoUpdate({ target: [promotionEntries.memberId, promotionEntries.promotionId], set: paid });
  await writeMessage(db, { memberId, kind: 'bonusPaid', amount, about: String(promotionId), at: now });
  return amount;
}

async function earlierAmount(db: Database, { memberId, promotionId, claimKey }: Payment): Promise<MinorUnits> {
  const entry = await entryOf(db, memberId, promotionId);
  if (entry?.claimKey === claimKey) return entry.amount;
  throw new Refusal(409, 'not_available', 'This bonus has been paid already.');
}

export async function entryOf(
  db: Database,
  memberId: number,
  promotionId: number,
): Promise<PromotionEntry | undefined> {
  const [entry] = await db
    .select()
    .from(promotionEntries)
    .where(and(eq(promotionEntries.memberId, memberId), eq(promotionEntries.promotionId, promotionId)));
  return entry;
}
