import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { plansOf } from '#sandbox/promotions/promotion-plans.ts';
import { wordsOf } from '#sandbox/words.ts';
import { bonusMember } from '../bonus-member.ts';
import { bonusesOf, bonusTotals } from '../bonuses-of.ts';

export const bonuses: Handler<'bonuses'> = async (call) => {
  const { brand, db } = call.platform;
  const { pageNum = 1, pageSize = 20, language = brand.languages.default, status } = call.query;
  const memberId = bonusMember(call).id;
  const { start, end, ...range } = listRange(call.platform, call.query);
  const filter = { memberId, start, end };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const words = wordsOf('promotions', language).promotions;
  const titles = new Map(plansOf(brand).map(({ id, key }) => [id, words[key].title]));
  // The totals and the rows are of one moment.
  const { totals, found } = await db.transaction(
    async (tx) => ({
      totals: await bonusTotals(tx, filter),
      found: await bonusesOf(tx, { ...filter, status }, page),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const content = found.map((bonus) => ({ ...bonus, title: titles.get(bonus.promotionId) ?? brand.name }));
  const counts = { open: totals.open, closed: totals.count - totals.open };
  const totalPages = Math.ceil((status ? counts[status] : totals.count) / pageSize);
  return { success: true, value: { ...range, currency: brand.currency, totals, content, pageNum, totalPages } };
};
