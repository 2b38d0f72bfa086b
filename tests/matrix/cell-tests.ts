import { expect, test } from '../e2e/site/test.ts';
import type { BrandShape } from './brand-shape.ts';
import { type Cell, pageOf } from './cells.ts';
import { checkCell } from './check-cell.ts';
import { visit } from './visit.ts';

/**
 * Declares a test for each cell. Its tags name the brand, which selects the project, and the feature
 * that lists the page, which `npm test -- changed` uses.
 * @param mostSteps highest number of tab stops visited on a page; each takes two frames
 */
export function testCells(cells: readonly Cell[], brands: readonly BrandShape[], mostSteps: number): void {
  for (const cell of cells) {
    const { brand, path, window, scheme, language } = cell;
    const { feature, person } = pageOf(cell, brands);
    test(`${brand} ${path} ${window} ${scheme} ${language}`, { tag: [`@${brand}`, `@${feature}`] }, async ({
      page,
      running,
    }) => {
      // Checks change nothing on the platform, so it is not reset between cells.
      await visit(page, running, { ...cell, person });
      expect(await checkCell(page, mostSteps)).toEqual([]);
    });
  }
}
