import type { SiteBrand } from './brand.ts';

/** Whether the brand gives a way to reach customer service. */
export function hasContact({ support }: Pick<SiteBrand, 'support'>): boolean {
  return Object.values(support).some(Boolean);
}
