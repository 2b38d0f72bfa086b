import type { SiteBrand } from './brand.ts';

/** Whether the brand says how its support is reached. */
export function hasContact({ support }: Pick<SiteBrand, 'support'>): boolean {
  return Object.values(support).some(Boolean);
}
