import type { BrandCategory, GameCategory } from './game-category.ts';

/** Which games of the platform's sports a category shows: only cockfight, none of it, or all. */
export function cockfightIn(category: GameCategory, categories: readonly BrandCategory[]): 'only' | 'none' | 'all' {
  if (category === 'cockfight') return 'only';
  return category === 'sports' && categories.includes('cockfight') ? 'none' : 'all';
}
