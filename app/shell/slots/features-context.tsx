import { requiredContext } from '#app/context/required-context.ts';
import type { Feature } from './define-feature.ts';

export interface LinkedFeatures {
  features: readonly Feature[];
  /** Whether those that only people with an account see are still being loaded. */
  areComing: boolean;
}

/** Features linked into this site. @throws outside a `FeaturesProvider`. */
export const [FeaturesProvider, useFeatures] = requiredContext<LinkedFeatures>('Features');
