import type { Promotion } from '#schemas/generated/platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import type { PromotionKey } from './promotion-words.ts';

export interface PromotionPlan {
  id: number;
  key: PromotionKey;
  /** Name of the picture. */
  scene: string;
  category: Promotion['category'];
  kind: Promotion['kind'];
  /** Largest reward in US cents. */
  bonus: number;
  /** Start and end in days from today; without an end it does not expire. */
  begins: number;
  ends?: number;
  /** Multiple of the bonus that must be staked before it can be withdrawn; without it there is no such rule. */
  wagering?: number;
  /** A deposit can open it too: hundredths of a percent of what is credited, from a number of US cents on. */
  deposit?: { rate: number; min: number };
  /** Turnover in US cents that a challenge needs. */
  target?: number;
  /** Prizes of a raffle in US cents. */
  prizes?: readonly number[];
  /** Game category that a brand needs for this promotion. */
  needs?: SandboxBrand['categories'][number];
  /** Currency that a brand needs for this promotion. */
  currency?: string;
}

const PLANS: readonly PromotionPlan[] = [
  {
    ...{ id: 501, key: 'firstDeposit', scene: 'welcome', category: 'WELCOME', kind: 'APPLY' },
    ...{ bonus: 10_000, wagering: 8, deposit: { rate: 5000, min: 1000 }, begins: -90 },
  },
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
  {
    ...{ id: 510, key: 'thanks', scene: 'laurels', category: 'VIP', kind: 'APPLY' },
    ...{ bonus: 1_800, wagering: 3, begins: -25, ends: 5 },
  },
  {
    ...{ id: 511, key: 'zalo', scene: 'message', category: 'WELCOME', kind: 'APPLY' },
    // ₫131,000, from the specification.
    ...{ bonus: 524, begins: -30, currency: 'VND' },
  },
];

export function planOf(id: number): PromotionPlan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

/** The promotions that a brand has. */
export function plansOf(brand: Pick<SandboxBrand, 'categories' | 'currency'>): PromotionPlan[] {
  return PLANS.filter(
    ({ needs, currency = brand.currency }) =>
      currency === brand.currency && (needs === undefined || brand.categories.includes(needs)),
  );
}
