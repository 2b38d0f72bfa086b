import { and, count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { pointMember } from '../point-member.ts';
import { redemptions as rows } from '../point-tables.ts';
import { redemptionItem } from '../redemption-item.ts';

export const redemptions: Handler<'redemptions'> = async (call) => {
  const { platform, query } = call;
  const { pageNum = 1, pageSize = 20, status, language } = query;
  const mine = eq(rows.memberId, pointMember(call).id);
  const condition = status ? and(mine, eq(rows.status, status)) : mine;
  const [total] = await platform.db.select({ count: count() }).from(rows).where(condition);
  const redemptions = await platform.db
    .select()
    .from(rows)
    .where(condition)
    .orderBy(desc(rows.createdAt), desc(rows.transactionId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const content = redemptions.map((row) => redemptionItem(platform, row, language));
  return { success: true, value: { content, pageNum, totalPages: Math.ceil((total?.count ?? 0) / pageSize) } };
};
