import { and, eq } from 'drizzle-orm';
import type { PaidBonus } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { balanceOf, memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { type PromotionEntry, promotionEntries } from './promotion-tables.ts';

interface Payment {
  memberId: number;
  promotionId: number;
  /** Minor units. */
  amount: number;
  /** Chosen by the member's browser, one per intent. */
  claimKey: string;
}

/**
 * Pays a promotion's bonus to a member, only once. A repeated intent gets the first answer.
 * @throws Refusal not_available if it was paid for another intent
 */
export async function payPromotion({ db, brand, now }: Platform, payment: Payment): Promise<PaidBonus> {
  const { memberId, promotionId } = payment;
  const at = now();
  return db.transaction(async (tx) => {
    const posting = { kind: 'bonus', fingerprint: `promotion:${promotionId}`, at } as const;
    const key = `bonus:${memberId}:${promotionId}`;
    const { id, replayed } = await openTransaction(tx, { ...posting, idempotencyKey: key });
    const amount = replayed ? await earlierAmount(tx, payment) : await payNow(tx, id, payment, at);
    return { amount, currency: brand.currency, balance: await balanceOf(tx, memberId) };
  });
}

async function payNow(db: Database, transactionId: number, payment: Payment, at: number): Promise<number> {
  const { memberId, promotionId, amount, claimKey } = payment;
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, transactionId, [
    { accountId: house.id, amount: -amount },
    { accountId: member.id, amount },
  ]);
  const paid = { status: 'CLAIMED', amount, claimKey, changedAt: at } as const;
  await db
    .insert(promotionEntries)
    .values({ ...paid, memberId, promotionId, comment: '', images: [], carried: 0, joinedAt: at })
    .onConflictDoUpdate({ target: [promotionEntries.memberId, promotionEntries.promotionId], set: paid });
  return amount;
}

async function earlierAmount(db: Database, { memberId, promotionId, claimKey }: Payment): Promise<number> {
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
