import { and, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/server/call.ts';
import { wordsOf } from '#sandbox/words.ts';
import { participant } from '../promotion-member.ts';
import { plansOf } from '../promotion-plans.ts';
import { promotionEntries } from '../promotion-tables.ts';

export const rewardHistory: Handler<'rewardHistory'> = async (call) => {
  const { brand, db } = call.platform;
  const { pageNum = 1, pageSize = 10, language = brand.languages.default } = call.query;
  const { id } = participant(call);
  const { currency } = brand;
  const words = wordsOf('promotions', language).promotions;
  const paid = await db
    .select()
    .from(promotionEntries)
    .where(and(eq(promotionEntries.memberId, id), eq(promotionEntries.status, 'CLAIMED')))
    .orderBy(desc(promotionEntries.changedAt));
  const rewards = paid.flatMap(({ promotionId, amount, changedAt: paidAt }) => {
    const plan = plansOf(brand).find((one) => one.id === promotionId);
    return plan ? [{ promotionId, title: words[plan.key].title, amount, currency, paidAt }] : [];
  });
  const content = rewards.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { success: true, value: { content, pageNum, totalPages: Math.ceil(rewards.length / pageSize) } };
};
