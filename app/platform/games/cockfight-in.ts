import type { BrandCategory, GameCategory } from './game-category.ts';

/** Says which sports a category shows: cockfighting only, all but cockfighting, or all. */
export function cockfightIn(category: GameCategory, categories: readonly BrandCategory[]): 'only' | 'none' | 'all' {
  if (category === 'cockfight') return 'only';
  return category === 'sports' && categories.includes('cockfight') ? 'none' : 'all';
}
