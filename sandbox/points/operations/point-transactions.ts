import { count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { idOfPoints } from '../point-accounts.ts';
import { pointMember } from '../point-member.ts';
import { pointEntries as entries, pointTransactions as transactions } from '../point-tables.ts';

export const pointTransactions: Handler<'pointTransactions'> = async (call) => {
  const { db } = call.platform;
  const { pageNum = 1, pageSize = 20 } = call.query;
  const mine = eq(entries.accountId, idOfPoints(pointMember(call).id));
  const [total] = await db.select({ count: count() }).from(entries).where(mine);
  // The page first: no movement before it has its transaction looked up. The ids are in the order of the balances.
  const page = db
    .select()
    .from(entries)
    .where(mine)
    .orderBy(desc(entries.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .as('page');
  const content = await db
    .select({
      id: page.id,
      kind: transactions.kind,
      points: page.amount,
      balance: page.balanceAfter,
      createdAt: transactions.createdAt,
    })
    .from(page)
    .innerJoin(transactions, eq(transactions.id, page.transactionId))
    .orderBy(desc(page.id));
  return { success: true, value: { content, pageNum, totalPages: Math.ceil((total?.count ?? 0) / pageSize) } };
};
