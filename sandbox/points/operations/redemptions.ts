import { and, count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { pointMember } from '../point-member.ts';
import { redemptions as rows } from '../point-tables.ts';
import { redemptionItem } from '../redemption-item.ts';

export const redemptions: Handler<'redemptions'> = async (call) => {
  const { platform, query } = call;
  const { pageNum = 1, pageSize = 20, status, language } = query;
  const mine = eq(rows.memberId, pointMember(call).id);
  const wanted = status ? and(mine, eq(rows.status, status)) : mine;
  const [all] = await platform.db.select({ count: count() }).from(rows).where(wanted);
  const found = await platform.db
    .select()
    .from(rows)
    .where(wanted)
    .orderBy(desc(rows.createdAt), desc(rows.transactionId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const content = found.map((row) => redemptionItem(platform, row, language));
  return { success: true, value: { content, pageNum, totalPages: Math.ceil((all?.count ?? 0) / pageSize) } };
};
