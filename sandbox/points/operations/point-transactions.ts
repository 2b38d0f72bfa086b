import { count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/server/call.ts';
import { pointMember } from '../point-member.ts';
import {
  pointAccounts as accounts,
  pointEntries as entries,
  pointTransactions as transactions,
} from '../point-tables.ts';

export const pointTransactions: Handler<'pointTransactions'> = async (call) => {
  const { db } = call.platform;
  const { pageNum = 1, pageSize = 20 } = call.query;
  const mine = eq(accounts.memberId, pointMember(call).id);
  const [all] = await db
    .select({ count: count() })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(mine);
  const content = await db
    .select({
      id: entries.id,
      kind: transactions.kind,
      points: entries.amount,
      balance: entries.balanceAfter,
      createdAt: transactions.createdAt,
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(mine)
    .orderBy(desc(transactions.createdAt), desc(entries.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { success: true, value: { content, pageNum, totalPages: Math.ceil((all?.count ?? 0) / pageSize) } };
};
