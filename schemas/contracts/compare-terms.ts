import { tierReached } from './due.ts';
import { PAYMENTS, type Terms, type Tier } from './terms.ts';

/** A payment of a tier that is above what the upline's own contract pays for the same figures. */
export interface Excess {
  /** Index of the tier. */
  tier: number;
  payment: (typeof PAYMENTS)[number];
  /** The most that it may be. */
  most: number;
}

const NOTHING = { rate: 0, winRate: 0, lossRate: 0, amount: 0 };

/**
 * Finds each tier that pays more than the upline's own contract of the kind does for the same figures. Without one the upline may
 * pay nothing, and neither for another period, whose figures the own contract says nothing about.
 */
export function excessOver(own: Terms | undefined, given: Terms): Excess[] {
  const tiers = own?.period === given.period ? own.tiers : [];
  return given.tiers.flatMap((tier, index) => {
    const most: Pick<Tier, (typeof PAYMENTS)[number]> | typeof NOTHING = tierReached(tiers, tier) ?? NOTHING;
    return PAYMENTS.filter((payment) => tier[payment] > most[payment]).map((payment) => ({
      ...{ tier: index, payment, most: most[payment] },
    }));
  });
}

/** The contracts below that a new own contract ends: those that pay more than it does. @param own undefined when it ends */
export function endedBy<Given extends { terms: Terms }>(own: Terms | undefined, given: readonly Given[]): Given[] {
  return given.filter(({ terms }) => excessOver(own, terms).length > 0);
}
