import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { wordsOf } from '#sandbox/words.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { participant } from '../promotion-member.ts';
import { plansOf } from '../promotion-plans.ts';
import { promotionEntries } from '../promotion-tables.ts';

export const rewardHistory: Handler<'rewardHistory'> = async (call) => {
  const { brand, db } = call.platform;
  const { pageNum = 1, pageSize = 10, language = brand.languages.default } = call.query;
  const { id } = participant(call);
  const { currency } = brand;
  const words = wordsOf('promotions', language).promotions;
  const titles = new Map(plansOf(brand).map((plan) => [plan.id, words[plan.key].title]));
  const { start, end, ...range } = listRange(call.platform, call.query);
  const { memberId, status, promotionId, changedAt, amount } = promotionEntries;
  // A promotion pays a member once, so there is at most one payment a plan.
  const paid = await db
    .select({ promotionId, amount, paidAt: changedAt })
    .from(promotionEntries)
    .where(
      and(
        ...[eq(memberId, id), eq(status, 'CLAIMED'), inArray(promotionId, [...titles.keys()])],
        ...[gte(changedAt, start), lt(changedAt, end)],
      ),
    )
    .orderBy(desc(changedAt), desc(promotionId));
  const totals = { count: paid.length, paid: sumOf(paid.map((reward) => reward.amount)) };
  const content = paid
    .slice((pageNum - 1) * pageSize, pageNum * pageSize)
    .map((reward) => ({ ...reward, title: titles.get(reward.promotionId) ?? brand.name, currency }));
  const totalPages = Math.ceil(paid.length / pageSize);
  return { success: true, value: { ...range, currency, totals, content, pageNum, totalPages } };
};
