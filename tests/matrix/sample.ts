import type { BrandShape } from './brand-shape.ts';
import { type Cell, cellsOf, cellsOfScreens, inTurn } from './cells.ts';
import { oncePerPath } from './once-per-path.ts';
import { pairwise } from './pairwise.ts';

/**
 * Chooses cells of two languages for each screen, as many as it takes for every two values to meet; and each page inside the member
 * centre or the back office once.
 */
export function sampleOf(brands: readonly BrandShape[]): Cell[] {
  return [...pairwise(inTurn(cellsOfScreens(brands), brands)), ...oncePerPath(cellsOf(brands.map(framedOf)))];
}

function framedOf(brand: BrandShape): BrandShape {
  return { ...brand, pages: brand.pages.filter(({ kind }) => kind === 'framed') };
}
