import { requiredContext } from '../context/required-context.ts';
import type { SiteBrand } from './brand.ts';

/** The brand of this site. @throws outside a `BrandProvider`. */
export const [BrandProvider, useBrand] = requiredContext<SiteBrand>('Brand');
