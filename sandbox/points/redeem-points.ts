import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { writeMessage } from '../inbox/write-message.ts';
import { Refusal } from '../refusal.ts';
import { movePoints, openPoints } from './move-points.ts';
import { pointStock, redemptions } from './point-tables.ts';

export type RedemptionRow = typeof redemptions.$inferSelect;
export type Verdict = 'approved' | 'rejected';

interface Redeeming {
  memberId: number;
  rewardId: string;
  quantity: number;
  /** Points for one item. */
  price: number;
  /** Number of times points were spent, as the member's page showed it; undefined if the site does not send it. */
  made?: number | undefined;
  idempotencyKey: string;
  at: number;
}

/**
 * Takes goods from the stock and points from the member, or neither of them.
 * @throws Refusal out_of_stock, points_spent, insufficient_points or idempotency_conflict
 */
export async function redeemPoints(
  db: Database,
  { memberId, rewardId, quantity, price, made, idempotencyKey, at }: Redeeming,
): Promise<{ redemption: RedemptionRow; points: number }> {
  const key = `redeem:${memberId}:${idempotencyKey}`;
  const posting = {
    kind: 'redeem',
    memberId,
    idempotencyKey: key,
    fingerprint: `${rewardId}:${quantity}`,
    made,
    at,
  } as const;
  return db.transaction(async (tx) => {
    const { id, earlier } = await openPoints(tx, posting);
    if (earlier !== null) return { redemption: await redemptionOf(tx, id), points: earlier };
    await takeStock(tx, rewardId, quantity);
    const cost = price * quantity;
    const points = await movePoints(tx, id, posting, -cost);
    const row = { transactionId: id, memberId, rewardId, quantity, points: cost, createdAt: at, decidedAt: null };
    const [redemption] = await tx
      .insert(redemptions)
      .values({ ...row, status: 'process' })
      .returning();
    if (!redemption) throw new Error('The redemption was not stored.');
    return { redemption, points };
  });
}

/**
 * Decides a redemption on the operator's behalf. A rejected one returns its goods and points, once.
 * @throws Refusal not_found unless the redemption awaits a decision
 */
export async function decideRedemption(db: Database, id: number, status: Verdict, now: number): Promise<RedemptionRow> {
  return db.transaction(async (tx) => {
    const [decided] = await tx
      .update(redemptions)
      .set({ status, decidedAt: now })
      .where(and(eq(redemptions.transactionId, id), eq(redemptions.status, 'process')))
      .returning();
    if (!decided) throw new Refusal(404, 'not_found', `No redemption ${id} awaits a decision.`);
    if (status === 'rejected') await giveBack(tx, decided, now);
    const { memberId, rewardId, points } = decided;
    const kind = status === 'approved' ? 'redemptionApproved' : 'redemptionRejected';
    await writeMessage(tx, { memberId, kind, points, about: rewardId, at: now });
    return decided;
  });
}

async function giveBack(
  db: Database,
  { transactionId, memberId, rewardId, quantity, points }: RedemptionRow,
  now: number,
) {
  await db
    .update(pointStock)
    .set({ left: sql`${pointStock.left} + ${quantity}` })
    .where(eq(pointStock.rewardId, rewardId));
  const key = `refund:${transactionId}`;
  const posting = { kind: 'refund', memberId, idempotencyKey: key, fingerprint: `${points}`, at: now } as const;
  const { id, earlier } = await openPoints(db, posting);
  if (earlier === null) await movePoints(db, id, posting, points);
}

async function takeStock(db: Database, rewardId: string, quantity: number): Promise<void> {
  const taken = await db
    .update(pointStock)
    .set({ left: sql`${pointStock.left} - ${quantity}` })
    .where(and(eq(pointStock.rewardId, rewardId), gte(pointStock.left, quantity)))
    .returning();
  if (taken.length === 0) throw new Refusal(409, 'out_of_stock', 'The stock is too low.');
}

async function redemptionOf(db: Database, transactionId: number): Promise<RedemptionRow> {
  const [redemption] = await db.select().from(redemptions).where(eq(redemptions.transactionId, transactionId));
  if (!redemption) throw new Error(`Transaction ${transactionId} is a redemption without its row.`);
  return redemption;
}
