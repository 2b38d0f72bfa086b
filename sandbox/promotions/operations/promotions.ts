import type { Handler } from '#sandbox/calls/call.ts';
import { withZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { type MemberPromotion, memberPromotions, PROMOTION } from '../member-promotions.ts';
import { reasonIn } from '../promotion-words.ts';

export const promotions: Handler<'promotions'> = async ({ platform, query, member }) => {
  requireModule(platform, PROMOTION);
  const code = query.language ?? platform.brand.languages.default;
  const promotions = await memberPromotions(platform, member);
  return {
    success: true,
    value: { promotions: promotions.map((promotion) => promotionItem(promotion, platform, code)) },
  };
};

function promotionItem(promotion: MemberPromotion, platform: Platform, code: string): Promotion {
  const { plan, entry, status, startsAt, endsAt, bonus, progress } = promotion;
  const { brand } = platform;
  const words = wordsOf('promotions', code);
  const { title, summary, content } = words.promotions[plan.key];
  const { id, category, kind, scene } = plan;
  const isRead = brand.languages.offered.find((offered) => offered.code === code)?.direction === 'rtl';
  const reason = status === 'REJECTED' ? reasonIn(words, entry?.reason ?? null) : undefined;
  const granted = status === 'CLAIMED' || (status === 'ISSUED' && entry?.status === 'ISSUED');
  return {
    ...{ id, category, kind, status, title, summary, content: withZone(content, brand, platform.now()) },
    ...{ url: `/img/banners/${scene}.svg${isRead ? '?side=left' : ''}`, startsAt, bonus, currency: brand.currency },
    ...(endsAt !== undefined && { endsAt }),
    ...(granted && entry && { paid: entry.amount }),
    ...(reason !== undefined && { reason }),
    ...(progress && { progress }),
  };
}
