import { type MinorUnits, share, sum, ZERO } from '../money/minor-units.ts';
import { type Terms, THRESHOLDS, type Tier } from './terms.ts';

/** Figures of a team in a period: the downline of a contract and everyone below it. */
export type Figures = Pick<Tier, 'validBet' | 'netLoss' | 'activeMembers'>;

/** Figures that are compared with a tier's thresholds. */
export type Reached = Pick<Tier, (typeof THRESHOLDS)[number]>;

/** The highest tier of which every threshold is reached; undefined below the first one. A threshold of 0 asks for nothing. */
export function tierReached(tiers: readonly Tier[], reached: Reached): Tier | undefined {
  return tiers.findLast((tier) => THRESHOLDS.every((name) => tier[name] === 0 || reached[name] >= tier[name]));
}

/** Computes the amount of a dividend, or of a salary of a day or an hour; rounded down to a minor unit. */
export function dueOf({ tiers }: Terms, figures: Figures): MinorUnits {
  const tier = tierReached(tiers, { ...figures, singleBet: ZERO });
  if (!tier) return ZERO;
  const { validBet, netLoss } = figures;
  const ofLoss = netLoss > 0 ? share(netLoss, tier.rate) : ZERO;
  return sum(tier.amount, ofLoss, share(validBet, netLoss < 0 ? tier.winRate : tier.lossRate));
}

/** Computes the amount of a real-time salary for one bet. */
export function dueOfBet({ tiers }: Terms, stake: MinorUnits): MinorUnits {
  const tier = tierReached(tiers, { validBet: ZERO, netLoss: ZERO, activeMembers: 0, singleBet: stake });
  return tier ? share(stake, tier.rate) : ZERO;
}
