import type { Banner } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { EnglishWords } from '../generated/words.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { PROMOTION } from '../promotions/member-promotions.ts';
import { plansOf } from '../promotions/promotion-plans.ts';
import type { PromotionKey } from '../promotions/promotion-words.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { wordsOf } from '../words.ts';
import { type BannerId, type BannerPlan, PROMOTIONS, plans } from './banner-plans.ts';

/** The scene behind each banner's text. */
const SCENES: Readonly<Record<BannerId, string>> = {
  welcome: 'welcome',
  firstDeposit: 'welcome',
  slots: 'tiger',
  reels: 'tiger',
  live: 'live',
  league: 'live',
  lottery: 'lottery',
  fish: 'reef',
  sports: 'sports',
  match: 'sports',
  trial: 'cashback',
  agent: 'vip',
  hotSlots: 'sevens',
  hotLive: 'roulette',
  hotFish: 'abyss',
};

/** First scenes that replace the usual one, by merchant. */
const FIRST_SCENES: Readonly<Record<string, string>> = { harbor01: 'kickoff', lotus01: 'cashback', oasis01: 'dunes' };

/** Slides beyond this are never seen. */
const MOST_AT_HOME = 4;

/**
 * The banners whose link exists on this brand's site, in a language. Brands that list lottery first get its banner
 * first. In right-to-left languages the picture is on the left.
 */
export function bannersFor(brand: SandboxBrand, code: string): Banner[] {
  const { banners } = wordsOf('content', code);
  const language = brand.languages.offered.find((offered) => offered.code === code);
  const side = language?.direction === 'rtl' ? '?side=left' : '';
  const suiting = plans.filter((plan) => suits(plan, brand)).toSorted((a, b) => rankOf(brand, a) - rankOf(brand, b));
  const atHome = suiting.filter(({ groupName }) => groupName === 'w_home').slice(0, MOST_AT_HOME);
  return suiting
    .filter((plan) => plan.groupName !== 'w_home' || atHome.includes(plan))
    .map(({ id, groupName, linkageType, link, promotion }) => ({
      groupName,
      url: `/img/banners/${sceneOf(id, brand)}.svg${side}`,
      linkageType,
      link,
      ...withAge(banners[id], brand),
      ...(promotion && worthOf(promotion, brand)),
    }));
}

function withAge(words: EnglishWords['content']['banners'][BannerId], { legal }: SandboxBrand) {
  return { ...words, text: words.text.replace('{age}', String(legal.minimumAge)) };
}

function worthOf(promotion: PromotionKey, brand: SandboxBrand): Pick<Banner, 'amount'> {
  const plan = plansOf(brand).find(({ key }) => key === promotion);
  return plan ? { amount: minorUnits(plan.bonus * currencyFactor(brand.currency)) } : {};
}

function sceneOf(id: BannerId, { merchant }: SandboxBrand): string {
  const isFirst = id === 'welcome' || id === 'firstDeposit';
  return (isFirst && FIRST_SCENES[merchant]) || SCENES[id];
}

/** Promotions take the place of the plain banners of their category where the brand has any. */
function suits({ category, promotion, link, without, suits: does }: BannerPlan, brand: SandboxBrand): boolean {
  const hasPromotions = brand.modules.includes(PROMOTION);
  if (link === PROMOTIONS ? !hasPromotions : without === 'promotions' && hasPromotions) return false;
  if (promotion && !plansOf(brand).some(({ key }) => key === promotion)) return false;
  return (category === undefined || brand.categories.includes(category)) && does(brand);
}

/** The general banner comes first, the others follow the brand's order of categories. */
function rankOf({ categories }: SandboxBrand, { category }: BannerPlan): number {
  return category ? categories.indexOf(category) + 1 : 0;
}
