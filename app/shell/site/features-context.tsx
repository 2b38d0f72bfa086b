import { createContext, useContext } from 'react';
import type { Feature } from '../slots/define-feature.ts';

const FeaturesContext = createContext<readonly Feature[] | null>(null);

export const FeaturesProvider = FeaturesContext.Provider;

/** The features that are linked into this site. @throws outside a `FeaturesProvider`. */
export function useFeatures(): readonly Feature[] {
  const features = useContext(FeaturesContext);
  if (!features) throw new Error('useFeatures needs a FeaturesProvider above it.');
  return features;
}
