import type { BrandCategory, GameCategory } from './game-category.ts';

/** Says whether a category shows only the cockfight of the platform's sports, none of it, or all sports. */
export function cockfightIn(category: GameCategory, categories: readonly BrandCategory[]): 'only' | 'none' | 'all' {
  if (category === 'cockfight') return 'only';
  return category === 'sports' && categories.includes('cockfight') ? 'none' : 'all';
}
