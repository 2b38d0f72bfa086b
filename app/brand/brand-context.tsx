import { createContext, useContext } from 'react';
import type { SiteBrand } from './brand.ts';

const BrandContext = createContext<SiteBrand | null>(null);

export const BrandProvider = BrandContext.Provider;

/** The brand of this site. @throws outside a `BrandProvider`. */
export function useBrand(): SiteBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
