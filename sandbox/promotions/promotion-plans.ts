import type { Promotion } from '#schemas/generated/platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import type { PromotionKey } from './promotion-words.ts';

export interface PromotionPlan {
  id: number;
  key: PromotionKey;
  /** Name of its picture. */
  scene: string;
  category: Promotion['category'];
  kind: Promotion['kind'];
  /** US cents: the most that it pays. */
  bonus: number;
  /** Days from the present one on which it begins and ends; without an end it goes on. */
  begins: number;
  ends?: number;
  /** US cents of turnover that a challenge takes. */
  target?: number;
  /** US cents that a raffle has for its tickets. */
  prizes?: readonly number[];
  /** Category of games without which a brand has not got it. */
  needs?: SandboxBrand['categories'][number];
  /** Currency without which a brand has not got it. */
  currency?: string;
}

const PLANS: readonly PromotionPlan[] = [
  { id: 501, key: 'firstDeposit', scene: 'welcome', category: 'WELCOME', kind: 'APPLY', bonus: 10_000, begins: -90 },
  { id: 502, key: 'weeklyRebate', scene: 'cashback', category: 'CASHBACK', kind: 'APPLY', bonus: 2_500, begins: -60 },
  { id: 503, key: 'bigWin', scene: 'snapshot', category: 'GAMES', kind: 'APPLY', bonus: 1_500, begins: -12, ends: 9 },
  {
    ...{ id: 504, key: 'reelChallenge', scene: 'tiger', category: 'GAMES', kind: 'CHALLENGE' },
    ...{ bonus: 3_000, begins: -4, ends: 3, target: 50_000, needs: 'rng' },
  },
  {
    ...{ id: 505, key: 'tableLeague', scene: 'live', category: 'GAMES', kind: 'SIGN' },
    ...{ bonus: 50_000, begins: -2, ends: 5, needs: 'live' },
  },
  {
    ...{ id: 506, key: 'raffle', scene: 'raffle', category: 'WELCOME', kind: 'RAFFLE' },
    ...{ bonus: 8_800, begins: -1, ends: 1, prizes: [88, 188, 288, 888, 8_800] },
  },
  {
    ...{ id: 507, key: 'matchWeekend', scene: 'kickoff', category: 'GAMES', kind: 'SIGN' },
    ...{ bonus: 20_000, begins: 3, ends: 6, needs: 'sports' },
  },
  {
    ...{ id: 508, key: 'reefFestival', scene: 'reef', category: 'GAMES', kind: 'CHALLENGE' },
    ...{ bonus: 4_000, begins: -20, ends: -2, target: 40_000, needs: 'fish' },
  },
  { id: 509, key: 'birthday', scene: 'birthday', category: 'VIP', kind: 'APPLY', bonus: 5_000, begins: -200 },
  { id: 510, key: 'thanks', scene: 'laurels', category: 'VIP', kind: 'APPLY', bonus: 1_800, begins: -25, ends: 5 },
  {
    ...{ id: 511, key: 'zalo', scene: 'message', category: 'WELCOME', kind: 'APPLY' },
    // ₫131,000, as the specification has it.
    ...{ bonus: 524, begins: -30, currency: 'VND' },
  },
];

/** The promotions that a brand has. */
export function plansOf(brand: Pick<SandboxBrand, 'categories' | 'currency'>): PromotionPlan[] {
  return PLANS.filter(
    ({ needs, currency = brand.currency }) =>
      currency === brand.currency && (needs === undefined || brand.categories.includes(needs)),
  );
}
