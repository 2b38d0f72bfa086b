import { and, desc, eq, inArray } from 'drizzle-orm';
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
  const plans = plansOf(brand);
  const ids = plans.map((plan) => plan.id);
  // At most one a plan: a promotion pays a member once.
  const paid = await db
    .select()
    .from(promotionEntries)
    .where(
      and(
        eq(promotionEntries.memberId, id),
        eq(promotionEntries.status, 'CLAIMED'),
        inArray(promotionEntries.promotionId, ids),
      ),
    )
    .orderBy(desc(promotionEntries.changedAt));
  const rewards = paid.flatMap(({ promotionId, amount, changedAt: paidAt }) => {
    const plan = plans.find((one) => one.id === promotionId);
    return plan ? [{ promotionId, title: words[plan.key].title, amount, currency, paidAt }] : [];
  });
  const content = rewards.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { success: true, value: { content, pageNum, totalPages: Math.ceil(rewards.length / pageSize) } };
};
