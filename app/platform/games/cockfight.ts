import type { BrandCategory, GameCategory } from './game-category.ts';

/** Vendors of cockfight; the platform lists them and their games under sports. */
const VENDORS: ReadonlySet<string> = new Set(['DS88', 'DIG']);

export function isCockfight({ vassalage }: { vassalage: string }): boolean {
  return VENDORS.has(vassalage);
}

/** Which games of the platform's sports a category shows: only cockfight, none of it, or all. */
export function cockfightIn(category: GameCategory, categories: readonly BrandCategory[]): 'only' | 'none' | 'all' {
  if (category === 'cockfight') return 'only';
  return category === 'sports' && categories.includes('cockfight') ? 'none' : 'all';
}
