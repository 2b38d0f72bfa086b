import type { Platform } from '../platform.ts';
import { type CareRules, EVERY_PART, NO_PART } from './care-rules.ts';

/** Player-care rules of the brand that the platform serves. */
export function careRulesOf({ brand }: Pick<Platform, 'brand'>): CareRules {
  return brand.playerCare === undefined ? EVERY_PART : (brand.playerCare ?? NO_PART);
}
