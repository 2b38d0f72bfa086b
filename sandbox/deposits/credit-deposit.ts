import { eq } from 'drizzle-orm';
import { minus, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { payWithDeposit } from '../promotions/pay-promotion.ts';
import { bonusPlan } from './deposit-bonus.ts';
import { depositOrders } from './deposit-tables.ts';
import type { DepositRow } from './order-item.ts';

/**
 * Books an order's payment within the caller's database transaction, once, and pays the bonus chosen with it unless the
 * promotion has paid the member before.
 * @returns false if it was booked before
 */
export async function creditDeposit(db: Database, order: DepositRow, now: number): Promise<boolean> {
  const { id, memberId, amount, fee } = order;
  const fingerprint = `${memberId}:${amount}:${fee}`;
  const transaction = await openTransaction(db, {
    kind: 'deposit',
    idempotencyKey: `deposit:${id}`,
    fingerprint,
    at: now,
  });
  if (transaction.replayed) return false;
  const [member, bank, house] = [
    await memberAccount(db, memberId),
    await ownAccount(db, 'bank'),
    await ownAccount(db, 'house'),
  ];
  const movements = [
    { accountId: bank.id, amount: negative(amount) },
    { accountId: member.id, amount: minus(amount, fee) },
    { accountId: house.id, amount: fee },
  ];
  await move(
    db,
    transaction.id,
    movements.filter((movement) => movement.amount !== 0),
  );
  await payBonus(db, order, now);
  // Post all movements first: a bet locks ledger accounts before its team's days.
  const deposited = { db, memberId, transactionId: transaction.id, amount: minus(amount, fee) };
  await hooksOf(db).tell('deposited', deposited);
  return true;
}

async function payBonus(db: Database, { id, memberId, promotionId, bonus }: DepositRow, now: number): Promise<void> {
  if (promotionId === null || bonus === null) return;
  const { wagering } = bonusPlan(promotionId);
  const payment = { memberId, promotionId, amount: bonus, wagering, claimKey: `deposit:${id}` };
  if (await payWithDeposit(db, payment, now)) return;
  await db.update(depositOrders).set({ promotionId: null, bonus: null }).where(eq(depositOrders.id, id));
}
