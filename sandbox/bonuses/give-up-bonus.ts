import { and, desc, eq } from 'drizzle-orm';
import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { rollovers } from '../rollovers/rollover-tables.ts';

interface GivingUp {
  memberId: number;
  promotionId: number;
  /** Amount that the page showed as lost. */
  amount: MinorUnits;
  /** Chosen by the member's browser, one per intent. */
  idempotencyKey: string;
  at: number;
}

/**
 * Ends the wagering of a bonus and takes the bonus back, or what is left of it on the balance, once per idempotency key.
 * A bonus that was given up stays so, whatever the key.
 * @throws Refusal not_found, not_available once its wagering is done, bonus_changed or idempotency_conflict
 */
export async function giveUpBonus(db: Database, givingUp: GivingUp): Promise<void> {
  const { memberId, promotionId, amount, idempotencyKey, at } = givingUp;
  await db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, {
      ...{ kind: 'bonus-returned', idempotencyKey: `bonus-returned:${memberId}:${idempotencyKey}` },
      ...{ fingerprint: `${promotionId}:${amount}`, at },
    });
    if (replayed) return;
    // The account before the rollover, as when a bet is settled.
    const member = await memberAccount(tx, memberId);
    const [rollover] = await tx
      .select()
      .from(rollovers)
      .where(and(eq(rollovers.memberId, memberId), eq(rollovers.promotionId, promotionId)))
      .orderBy(desc(rollovers.id))
      .limit(1)
      .for('update');
    if (!rollover) throw new Refusal(404, 'not_found', `The member has no bonus of the promotion ${promotionId}.`);
    if (rollover.status === 'given-up') return;
    if (rollover.status === 'finished') throw new Refusal(409, 'not_available', 'Its wagering is done: it is yours.');
    const forfeited = rollover.held < member.balance ? rollover.held : member.balance;
    if (forfeited !== amount) throw new Refusal(409, 'bonus_changed', 'What is left of the bonus has changed.');
    await tx.update(rollovers).set({ status: 'given-up', closedAt: at }).where(eq(rollovers.id, rollover.id));
    if (forfeited > 0) await takeBack(tx, id, { accountId: member.id, forfeited });
  });
}

interface TakingBack {
  accountId: number;
  forfeited: MinorUnits;
}

async function takeBack(db: Database, transactionId: number, { accountId, forfeited }: TakingBack): Promise<void> {
  const house = await ownAccount(db, 'house');
  await move(db, transactionId, [
    { accountId, amount: negative(forfeited) },
    { accountId: house.id, amount: forfeited },
  ]);
}
